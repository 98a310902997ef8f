import { SearchX, Table2 } from "lucide-react";
import { useCallback } from "react";
import type { Loaded } from "../../lib/api/use-api";
import { dateTime } from "../../lib/format/format";
import { phone, useMedia } from "../../lib/use-media";
import { reportTypeName } from "../../scenario/names/purpose-names";
import { type Option, Select } from "../../ui/fields/select";
import { MiddleText } from "../../ui/middle-text";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { useVirtualRows } from "../../ui/use-virtual-rows";
import { ScenarioListSkeleton } from "./list-frame";
import type { ScenarioOrder } from "./scenario-order";
import { ChooseBox, OpenBadge, ScenarioButtons, type ScenarioListProps } from "./scenario-row";
import { lastViewWords, StatusBadge } from "./scenario-status";
import { ScenarioTable } from "./scenario-table";
import type { ScenarioLines } from "./use-scenario-lines";

type Props = ScenarioListProps & {
  scenarios: Loaded<ScenarioLines>;
  /** Whether a search or a filter leaves some out. */
  narrowed: boolean;
};

/** Shows one of four states: loading, failed, empty, or the list. */
export function ScenarioList({ scenarios, narrowed, ...list }: Props) {
  const small = useMedia(phone);
  if (scenarios.state === "loading") return <ScenarioListSkeleton />;
  if (scenarios.state === "failed") return <Problem message={scenarios.message} onRetry={scenarios.retry} />;
  if (list.shown.length === 0 && narrowed)
    return (
      <Empty icon={SearchX} title="No results found">
        No scenario of this type and status has a name, client or location with a word that starts that way.
      </Empty>
    );
  if (list.shown.length === 0)
    return (
      <Empty icon={Table2} title="You currently have no saved scenarios.">
        Save a scenario to find it here, on any device.
      </Empty>
    );
  return small ? <ScenarioCards {...list} /> : <ScenarioTable {...list} />;
}

const cardHeight = 128;

type OrderKey = `${ScenarioOrder["by"]} ${ScenarioOrder["direction"]}`;
const orderOptions: readonly Option<OrderKey>[] = [
  { value: "updated desc", label: "Updated, newest first" },
  { value: "updated asc", label: "Updated, oldest first" },
  { value: "name asc", label: "Name, A to Z" },
  { value: "name desc", label: "Name, Z to A" },
  { value: "location asc", label: "Location, A to Z" },
  { value: "location desc", label: "Location, Z to A" },
  { value: "type asc", label: "Type, A to Z" },
  { value: "type desc", label: "Type, Z to A" },
  { value: "status asc", label: "Status, complete first" },
  { value: "status desc", label: "Status, drafts first" },
];
const orderOf = (key: OrderKey): ScenarioOrder => {
  const [by, direction] = key.split(" ") as [ScenarioOrder["by"], ScenarioOrder["direction"]];
  return { by, direction };
};

/** The list on a phone. */
function ScenarioCards({ shown, order, onOrder, opened, actions, ...choice }: ScenarioListProps) {
  const { scroller, virtual, watch } = useVirtualRows(shown.length, {
    heightAt: () => cardHeight,
    keyAt: useCallback((at: number) => shown[at]!.id, [shown]),
  });
  return (
    <>
      <div className="shrink-0 border-line border-b px-5 pb-3">
        <Select
          aria-label="Sort by"
          value={`${order.by} ${order.direction}`}
          options={orderOptions}
          onChange={(key) => onOrder(orderOf(key))}
        />
      </div>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto" {...watch}>
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const scenario = shown[index]!;
            const chapter = scenario.analysis && "Chapter of a purchase analysis";
            const facts = [chapter, scenario.towns, reportTypeName(scenario)].filter(Boolean);
            const times = [dateTime(scenario.lastUpdated), lastViewWords(scenario.lastViewed)].filter(Boolean);
            return (
              <li
                key={key}
                data-at={index}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                aria-current={scenario.id === opened || undefined}
                style={{ top: start, height: cardHeight }}
                className="absolute inset-x-0 border-line border-b py-2 pr-2 pl-2"
              >
                <div className="flex items-start">
                  <span className="px-3.5">
                    <ChooseBox scenario={scenario} {...choice} />
                  </span>
                  <span className="min-w-0 flex-1 pt-1">
                    <b className="flex items-center gap-2 font-medium text-md">
                      <MiddleText>{scenario.name}</MiddleText>
                      {scenario.id === opened && <OpenBadge />}
                    </b>
                    <span className="block truncate text-fg-3">{[scenario.clientName, ...facts].join(" · ")}</span>
                    <span className="num block truncate text-fg-3 text-sm">{times.join(" · ")}</span>
                  </span>
                </div>
                <div className="flex items-center justify-between gap-3 pl-11">
                  <StatusBadge status={scenario.status} />
                  <ScenarioButtons scenario={scenario} actions={actions} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
