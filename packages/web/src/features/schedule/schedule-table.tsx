import { Fragment, useCallback, useMemo } from "react";
import { phone, useMedia } from "../../lib/use-media";
import { useVirtualRows } from "../../ui/use-virtual-rows";
import { type ShownLoan, totalOf } from "./columns";
import type { By } from "./lines";
import { type Line, lineKey } from "./lines";
import { headRows, TableHead } from "./table-head";
import { scheduleText, TableLine } from "./table-line";

export type ScheduleProps = {
  by: By;
  lines: readonly Line[];
  loans: readonly ShownLoan[];
  firstPayment: string;
  /** The payments at which a lead flips. */
  crossings: ReadonlySet<number>;
  onToggle: (year: number) => void;
};

/** Pixels: names of lines, columns, columns of figures from a million and from a hundred million on, and the widest that a column stretches to. A phone shows a loan's balance without scrolling. */
export const usual = { line: 132, column: 92, wide: 108, widest: 124, most: 200 };
const onPhone = { line: 82, column: 76, wide: 76, widest: 88, most: 200 };

/** Gives pixels: the column of line names, the least that the table needs, and the most that one or two loans stretch to. */
export function tableWidth(loans: readonly ShownLoan[], { line, column, wide, widest, most }: typeof usual) {
  const count = loans.reduce((sum, { columns }) => sum + columns.length, 0);
  const total = Math.max(...loans.map(({ loan: { months } }) => months.total.at(-1) ?? 0));
  const each = total >= 100_000_000 ? widest : total >= 1_000_000 ? wide : column;
  return { line, count, all: line + count * each, most: line + count * most };
}

/** Fingers get higher rows (theme/tokens.css). */
const fingers = "(pointer: coarse), (max-width: 720px)";
export const heights = { year: 32, payment: 28 };
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
export function ScheduleTable({ by, lines, loans, firstPayment, crossings, onToggle }: ScheduleProps) {
  const { scroller, virtual, height, watch } = useLines(lines);
  const isNarrow = useMedia(phone);
  const width = useMemo(() => tableWidth(loans, isNarrow ? onPhone : usual), [loans, isNarrow]);
  const label = `Amortization schedule, ${by}`;
  const items = virtual.getVirtualItems();
  const all = 1 + width.count;
  const ends = items.map(({ end }) => end);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields, and this holds a table
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      className="num relative min-h-0 flex-initial phone:text-sm overflow-auto overscroll-x-contain border-line border-y max-h-[800px] phone:max-h-[min(800px,calc(100dvh-120px))]"
      {...watch}
    >
      <table
        aria-label={label}
        aria-rowcount={lines.length + headRows + 1}
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: width.all, maxWidth: width.most }}
      >
        <TableHead by={by} loans={loans} line={width.line} />
        <tbody>
          {items.map(({ index, start, key }, at) => (
            <Fragment key={key}>
              <Gap height={start - (ends[at - 1] ?? 0)} columns={all} />
              <TableLine
                at={index}
                line={lines[index]!}
                height={height[lines[index]!.kind]}
                loans={loans}
                isNarrow={isNarrow}
                firstPayment={firstPayment}
                crossings={crossings}
                onToggle={onToggle}
              />
            </Fragment>
          ))}
          <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} columns={all} />
        </tbody>
        <TableFoot loans={loans} isNarrow={isNarrow} at={lines.length + headRows + 1} />
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

type FootProps = Pick<ScheduleProps, "loans"> & {
  isNarrow: boolean;
  /** The foot's place among all rows. */
  at: number;
};

/** What each loan comes to stays in sight below the lines. */
export const TableFoot = ({ loans, isNarrow, at }: FootProps) => (
  <tfoot className="sticky bottom-0 z-20 font-semibold print:static print:table-row-group">
    <tr aria-rowindex={at} className="h-row">
      <th
        scope="row"
        className="sticky left-0 z-10 border-line-strong border-t-2 bg-surface pr-2 pl-6 text-left phone:pl-4"
      >
        Total
      </th>
      {loans.map(({ loan, columns }) =>
        columns.map(({ key }, place) => {
          const total = totalOf(loan, key);
          return (
            <td
              key={`${loan.id} ${key}`}
              className={`whitespace-nowrap border-line-strong border-t-2 bg-surface px-2 text-right phone:px-1 ${place === 0 ? "border-l border-l-line" : ""}`}
            >
              {total !== null && scheduleText(total, isNarrow)}
            </td>
          );
        }),
      )}
    </tr>
  </tfoot>
);
