import type { FigureName, Horizon } from "@highway/engine/scenario/schema/types";
import type { Series } from "../../ui/chart/series";
import { type Column, isComputed } from "./column";
import type { Times } from "./results";
import { known, type Row } from "./rows";

/** Something that a loan comes to after so many years, dollars; null where it is not known. */
export type Measure = {
  name: string;
  figure: FigureName;
  of: (horizon: Horizon) => number | null;
  compare: "rank" | "differ";
};

export const costMeasures: readonly Measure[] = [
  { name: "Total cost", figure: "totalCost", of: ({ totalCost }) => totalCost, compare: "rank" },
  { name: "Costs of owning", figure: "ownershipCosts", of: ({ ownershipCosts }) => ownershipCosts, compare: "differ" },
];
export const equityMeasures: readonly Measure[] = [
  { name: "Equity", figure: "equity", of: ({ equity }) => equity, compare: "differ" },
  { name: "Net gain", figure: "netGain", of: ({ netGain }) => netGain, compare: "differ" },
];
export const taxMeasures: readonly Measure[] = [
  { name: "Tax savings", figure: "taxSavings", of: ({ taxSavings }) => taxSavings, compare: "differ" },
];
export const principalMeasure: Measure = {
  name: "Principal paid",
  figure: "principalPaid",
  of: ({ principalPaid }) => principalPaid,
  compare: "differ",
};

type Yearly = Times["yearly"];

/** A measure after so many years, over all loans. */
export const measureRow = ({ figure, of, compare }: Measure, years: number, yearly: Yearly): Row => ({
  label: years === 1 ? "1 year" : `${years} years`,
  precision: "dollars",
  figure,
  years,
  of: ({ id }) => {
    const horizon = yearly.get(id)?.[years];
    return known(horizon ? of(horizon) : null);
  },
  compare,
});

/** A line for each loan of which the measure is known. */
export function measureSeries(measure: Measure, columns: readonly Column[], yearly: Yearly): Series[] {
  return columns.filter(isComputed).flatMap(({ id, index, title }) => {
    const values = (yearly.get(id) ?? []).map(measure.of);
    return values.length > 0 && values.every((value) => value !== null)
      ? [{ id, index, name: title, values: values as number[] }]
      : [];
  });
}
