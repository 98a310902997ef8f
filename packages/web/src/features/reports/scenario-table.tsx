import { date } from "../../lib/format/format";
import { placeOf } from "../../scenario/names/place-of";
import { SortTh, Table, Td, Th, Tr } from "../../ui/table";
import type { SavedScenario, ScenarioActions } from "./saved-scenario";
import { ScenarioButtons } from "./scenario-buttons";
import { typeName } from "./scenario-type";
import { StatusBadge } from "./status-badge";
import type { Order } from "./use-saved-scenarios";
import { viewedWords } from "./viewed";

export type ScenarioListProps = {
  scenarios: readonly SavedScenario[];
  order: Order;
  onSort: () => void;
  actions: ScenarioActions;
};

export const ScenarioTable = ({ scenarios, actions, ...sort }: ScenarioListProps) => (
  <Table>
    <ScenarioTableHead {...sort} />
    <tbody>
      {scenarios.map((scenario) => (
        <Row key={scenario.report.id} scenario={scenario} actions={actions} />
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

function Row({ scenario, actions }: { scenario: SavedScenario; actions: ScenarioActions }) {
  const { report, client, lastViewed } = scenario;
  return (
    <Tr>
      <Td className="leading-4">
        <b className="block truncate font-medium" title={report.name}>
          {report.name}
        </b>
        <span className="num block truncate text-fg-3 text-xs">
          {[client.name, viewedWords(lastViewed)].filter(Boolean).join(" · ")}
        </span>
      </Td>
      <Td className="text-fg-2">{placeOf(report.properties) ?? <span className="text-fg-3">None</span>}</Td>
      <Td className="text-fg-2 max-[860px]:hidden">{typeName(report)}</Td>
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
