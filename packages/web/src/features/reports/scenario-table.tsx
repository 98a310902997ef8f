import type { ReportLine } from "@highway/core/reports/schema";
import { Fragment, useCallback } from "react";
import { cx } from "../../lib/class-names";
import { dateTime } from "../../lib/format/format";
import { reportTypeName } from "../../scenario/names/purpose-names";
import { Checkbox } from "../../ui/fields/checkbox";
import { MiddleText } from "../../ui/middle-text";
import { SortTh, Td, Th, Tr } from "../../ui/table";
import { useVirtualRows } from "../../ui/use-virtual-rows";
import { isBelow, orderAfterPress, type ScenarioColumn } from "./scenario-order";
import { ChooseBox, OpenBadge, ScenarioButtons, type ScenarioListProps } from "./scenario-row";
import { lastViewWords, StatusBadge } from "./scenario-status";

const rowHeight = 44;
const columnCount = 7;

/** The list as a table: its heads stay in sight, and readers are told of all its rows, of which only those in sight are drawn. */
export function ScenarioTable({ shown, order, onOrder, opened, actions, ...choice }: ScenarioListProps) {
  const { scroller, virtual, watch, onKeyDown } = useVirtualRows(shown.length, {
    heightAt: () => rowHeight,
    keyAt: useCallback((at: number) => shown[at]!.id, [shown]),
  });
  const items = virtual.getVirtualItems();
  const ends = items.map(({ end }) => end);
  const all = shown.every(({ id }) => choice.chosen.has(id));
  const head = (by: ScenarioColumn) => ({
    direction: order.by === by ? order.direction : null,
    onSort: () => {
      onOrder(orderAfterPress(order, by));
      if (scroller.current) scroller.current.scrollTop = 0;
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows' own buttons
    <div ref={scroller} className="min-h-0 flex-1 scroll-pt-8 overflow-y-auto" onKeyDown={onKeyDown} {...watch}>
      <table
        aria-label="Saved scenarios"
        aria-rowcount={shown.length + 1}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead className="sticky top-0 z-10">
          <tr aria-rowindex={1}>
            <Th className="w-11">
              <Checkbox
                label="Select all"
                hideLabel
                checked={all}
                onChange={(on) => choice.onChoose(new Set(on ? shown.map(({ id }) => id) : []))}
              />
            </Th>
            <SortTh {...head("name")}>Name</SortTh>
            <SortTh {...head("location")} className="w-36">
              Location
            </SortTh>
            <SortTh {...head("type")} className="w-24 max-[860px]:hidden">
              Type
            </SortTh>
            <SortTh {...head("updated")} className="w-42">
              Updated
            </SortTh>
            <SortTh {...head("status")} className="w-28">
              Status
            </SortTh>
            <Th className="w-44">
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ index, start, key }, at) => (
            <Fragment key={key}>
              <Gap height={start - (ends[at - 1] ?? 0)} />
              <ScenarioRow
                scenario={shown[index]!}
                at={index}
                isOpen={shown[index]!.id === opened}
                isNested={isBelow(shown[index]!, shown)}
                actions={actions}
                {...choice}
              />
            </Fragment>
          ))}
          <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row holds nothing to focus
    <tr aria-hidden="true">
      <td colSpan={columnCount} className="p-0" style={{ height }} />
    </tr>
  );

type RowProps = Pick<ScenarioListProps, "chosen" | "onChoose" | "actions"> & {
  scenario: ReportLine;
  at: number;
  isOpen: boolean;
  /** It stands below its purchase analysis. */
  isNested: boolean;
};

function ScenarioRow({ scenario, at, isOpen, isNested, actions, ...choice }: RowProps) {
  const { id, name, clientName, towns, lastUpdated, lastViewed, status } = scenario;
  return (
    <Tr
      data-at={at}
      aria-rowindex={at + 2}
      aria-current={isOpen || undefined}
      className={cx((isOpen || choice.chosen.has(id)) && "bg-accent-soft")}
    >
      <Td>
        <ChooseBox scenario={scenario} {...choice} />
      </Td>
      <Td className={cx("leading-4", isNested && "pl-8!")}>
        <b className="flex items-center gap-2 font-medium">
          <MiddleText>{name}</MiddleText>
          {isOpen && <OpenBadge />}
        </b>
        <span className="num block truncate text-fg-3 text-xs">
          {[scenario.analysis && "Chapter of a purchase analysis", clientName, lastViewWords(lastViewed)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </Td>
      <Td className="text-fg-2">{towns ?? <span className="text-fg-3">None</span>}</Td>
      <Td className="text-fg-2 max-[860px]:hidden">{reportTypeName(scenario)}</Td>
      <Td className="num text-fg-2">{dateTime(lastUpdated)}</Td>
      <Td className="*:align-middle">
        <StatusBadge status={status} />
      </Td>
      <Td className="text-right">
        <ScenarioButtons scenario={scenario} actions={actions} quiet />
      </Td>
    </Tr>
  );
}
