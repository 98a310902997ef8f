import type { Part } from "../../ui/chart/bars";
import { cashRows } from "./cash-rows";
import { rowsThatApply } from "./cells";
import type { Computed } from "./column";
import { FigureSection } from "./figure-sections";
import type { SectionProps } from "./results";

/** As the lines of the table: they add up to the cash to close. */
const cashParts = (column: Computed): Part[] =>
  cashRows
    .filter(({ total }) => !total)
    .map((row) => {
      const reading = row.of(column);
      return { name: row.label, value: typeof reading === "number" ? reading : 0 };
    })
    .filter(({ value }) => value !== 0);

export const Cash = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Cash to close"
    {...{ columns, differences }}
    lines={rowsThatApply(cashRows, columns)}
    parts={cashParts}
  />
);
