import { loanSeries } from "../../../ui/loan-mark";
import type { Column } from "../../columns";

export const colorOf = ({ index }: Pick<Column, "index">) => loanSeries[index % loanSeries.length]!.color;

/** A loan's letter, framed in the loan's color. The letter by itself says which loan it is. */
export const LoanBadge = ({ column }: { column: Pick<Column, "index" | "letter"> }) => (
  <span
    className="inline-grid h-[22px] min-w-[22px] shrink-0 place-items-center justify-self-start rounded-sm border-2 bg-surface px-1 font-bold text-fg text-sm leading-none"
    style={{ borderColor: colorOf(column) }}
  >
    {column.letter}
  </span>
);
