import type { FigureName, Horizon } from "@highway/engine/scenario/schema/types";
import type { Computed } from "../columns";
import { type FigureWord, known, line, type Row } from "../row";
import type { Yearly } from "../times";
import { lacksGrowth, lacksTax } from "../unknown-parts";

/** Something that a loan comes to after so many years; null where it is not known. */
export type Measure = {
  words: FigureWord;
  explains: FigureName;
  of: (horizon: Horizon) => number | null;
  ranks?: true;
  /** It is of no use beside one that knows what this one leaves out. */
  lacks?: { is: (column: Computed) => boolean; note: "withoutTax" | "withoutGrowth" };
  /** It is the officer's alone. */
  audience?: "officer";
};

const measure = (
  words: Measure["words"],
  explains: FigureName & keyof Horizon,
  more: Partial<Measure> = {},
): Measure => ({
  words,
  explains,
  of: (horizon) => horizon[explains] as number | null,
  ...more,
});

export const costMeasures: readonly Measure[] = [
  measure("totalCost", "totalCost", { ranks: true }),
  measure("costsOfOwning", "ownershipCosts", { audience: "officer", lacks: { is: lacksTax, note: "withoutTax" } }),
];
export const equityMeasures: readonly Measure[] = [
  measure("equity", "equity", { lacks: { is: lacksGrowth, note: "withoutGrowth" } }),
  measure("netGain", "netGain", { lacks: { is: lacksGrowth, note: "withoutGrowth" } }),
];
export const taxMeasures: readonly Measure[] = [measure("taxSavings", "taxSavings")];
export const balanceMeasure = measure("balance", "balance");
const interestPaidMeasure = measure("interestPaid", "interestPaid", { ranks: true });
export const principalMeasure = measure("principalPaid", "principalPaid");

/** A measure after so many years, over all loans. */
export const measureRow = ({ words, explains, of, ranks, lacks }: Measure, years: number, yearly: Yearly): Row => ({
  key: `${words} ${years}`,
  words: (all) => all.years(years),
  ...(lacks && {
    likeness: (column) => (lacks.is(column) ? lacks.note : ""),
    note: (column, all) => (lacks.is(column) ? all[lacks.note] : null),
  }),
  ...line.estimate(explains, ({ id }) => readingAt(of, yearly.get(id)?.[years]), { years, ranks, compares: true }),
});

const readingAt = (of: Measure["of"], horizon: Horizon | undefined) => known(horizon ? of(horizon) : null);

/** What is owed and paid at one year. Of a loan that lends nothing there is neither. */
export const yearRows = (years: number, yearly: Yearly): Row[] =>
  [balanceMeasure, interestPaidMeasure].map((measure) => ({
    ...measureRow(measure, years, yearly),
    words: measure.words,
    precision: "estimate",
    of: ({ id, result }: Computed) => (result.amount === 0 ? "none" : readingAt(measure.of, yearly.get(id)?.[years])),
  }));
