import { loanSeries } from "../../../ui/loan-mark";
import type { Column } from "../../columns";

/** A loan's letter in its color's frame: on a gray print the letter alone says which it is. */
export const LoanKey = ({ column }: { column: Pick<Column, "index" | "letter"> }) => (
  <span className="key" style={{ borderColor: colorOf(column) }}>
    {column.letter}
  </span>
);

export const colorOf = ({ index }: Pick<Column, "index">) => loanSeries[index % loanSeries.length]!.color;
