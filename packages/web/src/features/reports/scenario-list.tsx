import { townsOf } from "@highway/core/reports/pure/towns";
import { ArrowDown, ArrowUp, SearchX, Table2, Trash2 } from "lucide-react";
import type { Loaded } from "../../lib/api/use-api";
import type { Pages } from "../../lib/api/use-pages";
import { cx } from "../../lib/class-names";
import { date } from "../../lib/format/format";
import { phone, useMedia } from "../../lib/use-media";
import { purposeName } from "../../scenario/names/purpose-names";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { SortTh, Table, Td, Th, Tr } from "../../ui/table";
import { ScenarioListSkeleton } from "./list-frame";
import { lastViewWords, StatusBadge } from "./scenario-status";
import type { Order, SavedScenario, ScenarioActions } from "./use-saved-scenarios";

type Props = Omit<ScenarioListProps, "scenarios"> & {
  scenarios: Loaded<Pages<SavedScenario>>;
  searched: boolean;
};

/** Shows one of four states: loading, failed, empty, or the list. */
export function ScenarioList({ scenarios, searched, ...list }: Props) {
  const small = useMedia(phone);
  if (scenarios.state === "loading") return <ScenarioListSkeleton />;
  if (scenarios.state === "failed") return <Problem message={scenarios.message} onRetry={scenarios.retry} />;
  const { items } = scenarios.data;
  if (items.length === 0 && searched)
    return (
      <Empty icon={SearchX} title="No results found">
        No scenario has a name, client or location with a word that starts that way.
      </Empty>
    );
  if (items.length === 0)
    return (
      <Empty icon={Table2} title="You currently have no saved scenarios.">
        Save a scenario to find it here, on any device.
      </Empty>
    );
  const List = small ? ScenarioCards : ScenarioTable;
  return <List scenarios={items} {...list} />;
}

/** The list on a phone. */
const ScenarioCards = ({ scenarios, order, onSort, actions }: ScenarioListProps) => (
  <>
    <SortByUpdated order={order} onSort={onSort} />
    <ul>
      {scenarios.map((scenario) => {
        const { report, client, lastViewed } = scenario;
        const facts = [
          townsOf(report.properties),
          purposeName(report.toolMeta.type),
          date(report.lastUpdated),
          lastViewWords(lastViewed),
        ].filter(Boolean);
        return (
          <li key={report.id} className="border-line border-b px-5 pt-3 pb-1">
            <div className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <b className="block truncate font-medium text-md">{report.name}</b>
                <span className="block truncate text-fg-3">{client.name}</span>
              </span>
              <StatusBadge status={report.status} />
            </div>
            <div className="-mr-3 flex items-center justify-between gap-3">
              <span className="num text-fg-2 text-sm">{facts.join(" · ")}</span>
              <ScenarioButtons scenario={scenario} actions={actions} />
            </div>
          </li>
        );
      })}
    </ul>
  </>
);

const SortByUpdated = ({ order, onSort }: Pick<ScenarioListProps, "order" | "onSort">) => (
  <button
    type="button"
    onClick={onSort}
    aria-label={`Sorted by Updated, ${order === "desc" ? "newest" : "oldest"} first`}
    className="flex h-11 w-full items-center gap-1 border-line border-y bg-canvas px-5 font-medium text-sm"
  >
    Updated
    <Icon of={order === "asc" ? ArrowUp : ArrowDown} size={12} strokeWidth={2.25} />
  </button>
);

type ScenarioListProps = {
  scenarios: readonly SavedScenario[];
  order: Order;
  onSort: () => void;
  actions: ScenarioActions;
};

const ScenarioTable = ({ scenarios, actions, ...sort }: ScenarioListProps) => (
  <Table>
    <ScenarioTableHead {...sort} />
    <tbody>
      {scenarios.map((scenario) => (
        <ScenarioRow key={scenario.report.id} scenario={scenario} actions={actions} />
      ))}
    </tbody>
  </Table>
);

const ScenarioTableHead = ({ order, onSort }: Pick<ScenarioListProps, "order" | "onSort">) => (
  <thead>
    <tr>
      <Th>Name</Th>
      <Th className="w-36">Location</Th>
      <Th className="w-24 max-[860px]:hidden">Type</Th>
      <SortTh direction={order} onSort={onSort} className="w-24">
        Updated
      </SortTh>
      <Th className="w-28">Status</Th>
      <Th className="w-36">
        <span className="sr-only">Actions</span>
      </Th>
    </tr>
  </thead>
);

function ScenarioRow({ scenario, actions }: { scenario: SavedScenario; actions: ScenarioActions }) {
  const { report, client, lastViewed } = scenario;
  return (
    <Tr>
      <Td className="leading-4">
        <b className="block truncate font-medium" title={report.name}>
          {report.name}
        </b>
        <span className="num block truncate text-fg-3 text-xs">
          {[client.name, lastViewWords(lastViewed)].filter(Boolean).join(" · ")}
        </span>
      </Td>
      <Td className="text-fg-2">{townsOf(report.properties) ?? <span className="text-fg-3">None</span>}</Td>
      <Td className="text-fg-2 max-[860px]:hidden">{purposeName(report.toolMeta.type)}</Td>
      <Td className="num text-fg-2">{date(report.lastUpdated)}</Td>
      <Td className="*:align-middle">
        <StatusBadge status={report.status} />
      </Td>
      <Td className="text-right">
        <ScenarioButtons scenario={scenario} actions={actions} quiet />
      </Td>
    </Tr>
  );
}

/** The buttons Load and Delete. Load stays quiet until the pointer or the keyboard comes to its row. */
function ScenarioButtons({
  scenario,
  actions: { onLoad, onDelete, loading },
  quiet = false,
}: {
  scenario: SavedScenario;
  actions: ScenarioActions;
  quiet?: boolean;
}) {
  const { id, name } = scenario.report;
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        size="sm"
        busy={loading === id}
        aria-label={`Load ${name}`}
        onClick={() => onLoad(scenario)}
        className={cx(
          quiet &&
            "border-transparent! bg-transparent! text-accent-text! group-focus-within:border-line-strong! group-hover:border-line-strong! group-hover:bg-surface! group-hover:text-fg!",
        )}
      >
        Load
      </Button>
      <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={() => onDelete(scenario)} />
    </span>
  );
}
