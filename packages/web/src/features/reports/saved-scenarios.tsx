import type { ReportLine } from "@highway/core/reports/schema";
import { Share2, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, Suspense, useState } from "react";
import type { Loaded } from "../../lib/api/use-api";
import { count, quantity } from "../../lib/format/format";
import { scenarioTypes } from "../../scenario/names/purpose-names";
import { Button } from "../../ui/button";
import { SearchField } from "../../ui/fields/search-field";
import { type Option, Select } from "../../ui/fields/select";
import { Switch } from "../../ui/fields/switch";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { useLoading } from "./loading";
import { DeleteScenarios, duplicateScenario, RenameScenario } from "./scenario-changes";
import { ScenarioList } from "./scenario-list";
import { arrangeScenarios, noFilter, type ScenarioFilter, type ScenarioOrder } from "./scenario-order";
import type { SavedScenario } from "./use-saved-scenarios";
import { type ScenarioLines, useScenarioLines } from "./use-scenario-lines";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The client at hand; without one, null, and the list is of all clients. */
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
  /** The scenario that is open on the page, and how it is renamed there; null where none is. */
  opened?: { id: string; rename: (name: string) => void } | null;
  /** The window that makes links to scenarios. */
  share: (scenarios: readonly ReportLine[], onClose: () => void) => ReactNode;
};

type Asking = { what: "rename"; scenario: ReportLine } | { what: "delete" | "share"; scenarios: readonly ReportLine[] };

const newestFirst: ScenarioOrder = { by: "updated", direction: "desc" };

/** Lists the saved scenarios of a client, or of all clients: to search, filter, sort, load, rename, copy, share or delete. */
export function SavedScenarios({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, clientID, onLoad, opened = null, share }: Omit<Props, "open">) {
  const [searchText, setSearchText] = useState("");
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState(newestFirst);
  const [viewAll, setViewAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const scenarios = useScenarioLines(viewAll ? null : clientID, searchText);
  const { load, loading, switching, confirmSwitch, cancelSwitch } = useLoading({ clientID, onLoad, onClose });
  const shown = scenarios.state === "ready" ? arrangeScenarios(scenarios.data.lines, filter, order) : [];
  // What is out of sight is not chosen: nobody deletes what they do not see.
  const selected = shown.filter(({ id }) => chosen.has(id));
  const close = () => setAsking(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Saved scenarios"
      width={1000}
      footer={
        <>
          <ListTotal scenarios={scenarios} shown={shown.length} selected={selected.length} />
          {selected.length > 0 && (
            <>
              <Button size="sm" variant="quiet" className="touch:h-11" onClick={() => setChosen(new Set())}>
                Clear
              </Button>
              <Button
                size="sm"
                icon={Share2}
                className="touch:h-11"
                onClick={() => setAsking({ what: "share", scenarios: selected })}
              >
                Share
              </Button>
              <Button
                size="sm"
                icon={Trash2}
                className="text-danger! touch:h-11"
                onClick={() => setAsking({ what: "delete", scenarios: selected })}
              >
                Delete
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="flex h-[min(620px,calc(100dvh-2*min(92px,10vh)-110px))] flex-col phone:h-[calc(100dvh-146px)]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is the search field's */}
        <div className="flex shrink-0 items-center gap-2 px-5 pb-3 phone:flex-wrap" onKeyDown={goToFirstRow}>
          <SearchField
            label="Search name, client or location"
            isFirst
            onSearch={setSearchText}
            className="flex-1 phone:min-w-full"
          />
          <Filters filter={filter} onChange={setFilter} />
          {clientID !== null && <Switch label="View all clients" checked={viewAll} onChange={setViewAll} />}
        </div>
        <ScenarioList
          scenarios={scenarios}
          shown={shown}
          narrowed={searchText !== "" || filter !== noFilter}
          order={order}
          onOrder={setOrder}
          chosen={chosen}
          onChoose={setChosen}
          opened={opened?.id ?? null}
          actions={{
            loading,
            onLoad: load,
            onRename: (scenario) => setAsking({ what: "rename", scenario }),
            onDuplicate: (scenario) => void duplicateScenario(scenario),
            onDelete: (scenario) => setAsking({ what: "delete", scenarios: [scenario] }),
          }}
        />
      </div>
      {asking?.what === "rename" && (
        <RenameScenario
          scenario={asking.scenario}
          renameOpen={opened?.id === asking.scenario.id ? opened.rename : null}
          onClose={close}
        />
      )}
      {asking?.what === "delete" && <DeleteScenarios scenarios={asking.scenarios} onClose={close} />}
      {asking?.what === "share" && <Suspense fallback={null}>{share(asking.scenarios, close)}</Suspense>}
      {switching && (
        <ConfirmDialog
          open
          title={`Switch to ${switching.clientName}?`}
          onCancel={cancelSwitch}
          onConfirm={confirmSwitch}
        >
          This scenario is another client's. Loading it switches to them.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** From the search, an arrow down goes to the first that was found, whose Load is the next key. */
function goToFirstRow(event: KeyboardEvent<HTMLElement>) {
  const first = event.currentTarget.parentElement?.querySelector<HTMLElement>("[data-at] button");
  if (event.key !== "ArrowDown" || !(event.target instanceof HTMLInputElement) || !first) return;
  event.preventDefault();
  first.focus();
}

const typeOptions: readonly Option<ScenarioFilter["type"]>[] = [
  { value: "all", label: "All types" },
  ...scenarioTypes.map(({ type, name }) => ({ value: type, label: name })),
];
const statusOptions: readonly Option<ScenarioFilter["status"]>[] = [
  { value: "all", label: "All statuses" },
  { value: "complete", label: "Complete" },
  { value: "draft", label: "Draft" },
];

type FiltersProps = { filter: ScenarioFilter; onChange: (filter: ScenarioFilter) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const change = (next: ScenarioFilter) => onChange(next.type === "all" && next.status === "all" ? noFilter : next);
  return (
    <>
      <Select
        aria-label="Type"
        className="w-32 phone:w-auto phone:min-w-36 phone:flex-1"
        value={filter.type}
        options={typeOptions}
        onChange={(type) => change({ ...filter, type })}
      />
      <Select
        aria-label="Status"
        className="w-32 phone:w-auto phone:min-w-36 phone:flex-1"
        value={filter.status}
        options={statusOptions}
        onChange={(status) => change({ ...filter, status })}
      />
    </>
  );
}

type TotalProps = { scenarios: Loaded<ScenarioLines>; shown: number; selected: number };

/** "34 scenarios", "10 of 34 scenarios", "3 selected". */
function ListTotal({ scenarios, shown, selected }: TotalProps) {
  const text = scenarios.state === "ready" ? totalInWords(scenarios.data, shown) : "";
  return (
    <span role="status" className="num flex-1 text-fg-3 text-sm">
      {selected > 0 ? `${count(selected)} selected` : text}
    </span>
  );
}

export function totalInWords({ total, goesOn }: Pick<ScenarioLines, "total" | "goesOn">, shown: number): string {
  if (goesOn) return `${count(shown)} of the ${count(total)} saved last. A search finds older ones too.`;
  const all = quantity(total, "scenario");
  return shown === total ? all : `${count(shown)} of ${all}`;
}
