import { ChevronDown, ChevronRight, RefreshCw } from "lucide-react";
import { memo } from "react";
import { cx } from "../../lib/class-names";
import { fixed } from "../../lib/format/format";
import { Icon } from "../../ui/icon";
import { type Column, figureAt, isRecastAt, lowestAt, type ShownLoan } from "./columns";
import type { ScheduleLoan } from "./lines";
import { holds, type Line } from "./lines";
import { paymentMonth } from "./payment-edits";
import { headRows } from "./table-head";

type Props = {
  /** The line's place among the lines, from 0. */
  at: number;
  line: Line;
  height: number;
  loans: readonly ShownLoan[];
  /** Where a million has no room for its cents. */
  isNarrow: boolean;
  firstPayment: string;
  crossings: ReadonlySet<number>;
  onToggle: (year: number) => void;
};

const isCrossing = (line: Line, crossings: ReadonlySet<number>) =>
  [...crossings].some((payment) => holds(line, payment));

/** Draws one year or one payment of every loan. */
export const TableLine = memo(function TableLine({ at, line, height, crossings, ...rest }: Props) {
  const { loans, isNarrow, firstPayment, onToggle } = rest;
  const crossing = isCrossing(line, crossings);
  const year = line.kind === "year";
  const lowest = lowestAt(
    loans.map(({ loan }) => loan),
    line,
  );
  const tint = crossing ? "bg-accent-soft" : year && line.open !== null ? "bg-canvas" : "bg-surface";
  return (
    <tr
      data-at={at}
      aria-rowindex={at + headRows + 1}
      style={{ height }}
      className={cx("group", year && line.open !== null && "font-medium")}
    >
      <th
        scope="row"
        className={cx(
          "sticky left-0 z-10 whitespace-nowrap border-line border-b pr-2 pl-6 text-left phone:pr-1 phone:pl-4",
          year ? "font-semibold" : "font-normal",
          tint,
          crossing && "shadow-[inset_3px_0_0_var(--accent)]",
        )}
      >
        {year ? <Year line={line} onToggle={onToggle} /> : <Payment number={line.number} first={firstPayment} />}
      </th>
      {loans.map(({ loan, columns }) =>
        columns.map(({ key }, place) => (
          <td
            key={`${loan.id} ${key}`}
            className={cx("border-line border-b px-2 text-right phone:px-1", tint, place === 0 && "border-l")}
          >
            <Figure
              loan={loan}
              line={line}
              of={key}
              isNarrow={isNarrow}
              lowest={key === "balance" && lowest === loan.id}
            />
          </td>
        )),
      )}
    </tr>
  );
});

function Year({ line, onToggle }: { line: Extract<Line, { kind: "year" }>; onToggle: (year: number) => void }) {
  const name = `Year ${line.number}`;
  if (line.open === null) return name;
  return (
    <button
      type="button"
      aria-expanded={line.open}
      onClick={() => onToggle(line.number)}
      className="-ml-1 inline-flex h-6 items-center gap-1 rounded-xs pr-1 font-semibold hover:text-accent-text touch:h-11"
    >
      <Icon of={line.open ? ChevronDown : ChevronRight} size={14} className="text-fg-3 print:hidden" />
      {name}
    </button>
  );
}

const Payment = ({ number, first }: { number: number; first: string }) => (
  <span className="inline-flex items-baseline gap-2 phone:flex-col phone:items-start phone:gap-0 phone:leading-4">
    <span className="w-7 text-right phone:w-auto">{number}</span>
    <span className="text-fg-3 text-xs">{paymentMonth(first, number)}</span>
  </span>
);

type FigureProps = { loan: ScheduleLoan; line: Line; of: Column["key"]; isNarrow: boolean; lowest: boolean };

/** A figure with its cents; in a narrow table one from a million on without. */
export const scheduleText = (value: number, isNarrow: boolean) =>
  fixed(value, isNarrow && Math.abs(value) >= 1_000_000 ? 0 : 2);

function Figure({ loan, line, of, isNarrow, lowest }: FigureProps) {
  const value = figureAt(loan, line, of);
  if (value === null || (of === "lumpPayment" && value === 0)) return null;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {of === "lumpPayment" && isRecastAt(loan, line) && (
        <Icon of={RefreshCw} size={12} label="Recast" className="text-accent-text" />
      )}
      {lowest ? <b className="font-semibold">{scheduleText(value, isNarrow)}</b> : scheduleText(value, isNarrow)}
      {lowest && <span className="sr-only">, the lowest</span>}
    </span>
  );
}
