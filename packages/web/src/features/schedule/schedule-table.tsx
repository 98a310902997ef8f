import { Fragment, useCallback, useMemo } from "react";
import { fixed } from "../../lib/format/format";
import { useMedia } from "../../lib/use-media";
import { useVirtualRows } from "../../ui/use-virtual-rows";
import { type Column, totalOf } from "./columns";
import type { By, ScheduleLoan } from "./lines";
import { type Line, lineKey } from "./lines";
import { headRows, TableHead } from "./table-head";
import { TableLine } from "./table-line";

type Props = {
  by: By;
  lines: readonly Line[];
  loans: readonly ScheduleLoan[];
  columns: readonly Column[];
  firstPayment: string;
  /** The payments at which a lead flips. */
  crossings: ReadonlySet<number>;
  onToggle: (year: number) => void;
};

const lineNameWidth = 132;

/** Gives the pixels of one column: figures from a million on are wider. */
const columnWidth = (loans: readonly ScheduleLoan[]) =>
  loans.some(({ months }) => (months.total.at(-1) ?? 0) >= 1_000_000) ? 108 : 92;

/** Gives pixels: the column of line names, the least that the table needs, and the most that one or two loans stretch to. */
function tableWidth(loans: readonly ScheduleLoan[], columns: readonly Column[]) {
  const count = loans.length * columns.length;
  return {
    line: lineNameWidth,
    all: lineNameWidth + count * columnWidth(loans),
    most: lineNameWidth + count * 200,
  };
}

/** Fingers get higher rows (theme/tokens.css). */
const fingers = "(pointer: coarse), (max-width: 720px)";
const heights = { year: 32, payment: 28 };
const heightsForFingers = { year: 44, payment: 36 };

function useLines(lines: readonly Line[]) {
  const height = useMedia(fingers) ? heightsForFingers : heights;
  const rows = useVirtualRows(lines.length, {
    heightAt: (at) => height[lines[at]!.kind],
    // Each state of the lines has a function of its own, so that their heights are looked up again.
    keyAt: useCallback((at: number) => lineKey(lines[at]!) + height.year, [lines, height]),
  });
  return { ...rows, height };
}

/**
 * The loans' payments side by side, as a real table: its heads and totals stay in sight, and readers are told of all its
 * rows, of which only those in sight are drawn.
 */
export function ScheduleTable({ by, lines, loans, columns, firstPayment, crossings, onToggle }: Props) {
  const { scroller, virtual, height, watch } = useLines(lines);
  const width = useMemo(() => tableWidth(loans, columns), [loans, columns]);
  const label = `Amortization schedule, ${by}`;
  const items = virtual.getVirtualItems();
  const all = 1 + loans.length * columns.length;
  const ends = items.map(({ end }) => end);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, and this holds a table
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      className="num relative min-h-0 flex-initial overflow-auto overscroll-x-contain border-line border-y max-h-[800px] phone:max-h-[min(800px,calc(100dvh-120px))]"
      {...watch}
    >
      <table
        aria-label={label}
        aria-rowcount={lines.length + headRows + 1}
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: width.all, maxWidth: width.most }}
      >
        <colgroup>
          <col style={{ width: width.line }} />
          {loans.map(({ id }) => columns.map(({ key }) => <col key={`${id} ${key}`} />))}
        </colgroup>
        <TableHead by={by} loans={loans} columns={columns} />
        <tbody>
          {items.map(({ index, start, key }, at) => (
            <Fragment key={key}>
              <Gap height={start - (ends[at - 1] ?? 0)} columns={all} />
              <TableLine
                at={index}
                line={lines[index]!}
                height={height[lines[index]!.kind]}
                loans={loans}
                columns={columns}
                firstPayment={firstPayment}
                crossings={crossings}
                onToggle={onToggle}
              />
            </Fragment>
          ))}
          <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} columns={all} />
        </tbody>
        <TableFoot loans={loans} columns={columns} at={lines.length + headRows + 1} />
      </table>
    </div>
  );
}

/** Holds the place of lines that are not drawn. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row holds nothing to focus
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height }} />
    </tr>
  );

type FootProps = Pick<Props, "loans" | "columns"> & { /** The foot's place among all rows. */ at: number };

/** What each loan comes to stays in sight below the lines. */
const TableFoot = ({ loans, columns, at }: FootProps) => (
  <tfoot className="sticky bottom-0 z-20 font-semibold">
    <tr aria-rowindex={at} className="h-row">
      <th
        scope="row"
        className="sticky left-0 z-10 border-line-strong border-t-2 bg-surface pr-2 pl-6 text-left phone:pl-4"
      >
        Total
      </th>
      {loans.map((loan) =>
        columns.map(({ key }, place) => {
          const total = totalOf(loan, key);
          return (
            <td
              key={`${loan.id} ${key}`}
              className={`border-line-strong border-t-2 bg-surface px-2 text-right ${place === 0 ? "border-l border-l-line" : ""}`}
            >
              {total !== null && fixed(total, 2)}
            </td>
          );
        }),
      )}
    </tr>
  </tfoot>
);
