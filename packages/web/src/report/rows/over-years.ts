import type { FigureName, Horizon } from "@highway/engine/scenario/schema/types";
import type { Column, Computed, Replaced } from "../columns";
import { type FigureWord, knownReading, line, type Row } from "../row";
import type { Yearly } from "../times";
import { lacksGrowth, lacksTax } from "../unknown-parts";

/** A figure of a loan after so many years; null if it is not known. */
export type Measure = {
  words: FigureWord;
  explains: FigureName;
  of: (horizon: Horizon) => number | null;
  ranks?: true;
  /** What the figure leaves out. It is not comparable with one that includes it. */
  lacks?: { is: (column: Computed) => boolean; note: "withoutTax" | "withoutGrowth" };
  /** The figure for all that a refinance replaces besides today's mortgage, so that both sides count the same. */
  debts?: (replaced: Replaced, years: number) => number | null;
  /** The figure whose working explains that sum. */
  explainsToday?: FigureName;
  /** Whether only the officer reads it. */
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
  measure("totalCost", "totalCost", {
    ranks: true,
    debts: ({ debtInterest }, years) => debtInterest(years),
    explainsToday: "costBefore",
  }),
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

/** Makes the row of a measure after so many years, for all loans. */
export const measureRow = (
  { words, explains, of, ranks, lacks, debts, explainsToday }: Measure,
  years: number,
  yearly: Yearly,
): Row => ({
  key: `${words} ${years}`,
  words: (all) => all.years(years),
  ...(lacks && {
    likeness: (column) => (lacks.is(column) ? lacks.note : ""),
    note: (column, all) => (lacks.is(column) ? all[lacks.note] : null),
  }),
  ...(debts && {
    today: {
      of: (column, replaced) => todayAt({ of, debts }, column, replaced, years, yearly),
      explains: explainsToday,
      years,
    },
  }),
  ...line.estimate(explains, ({ id }) => readingAt(of, yearly.get(id)?.[years]), { years, ranks, compares: true }),
});

/** Adds to today's mortgage what is replaced with it; null if a part of it is not known. */
export function todayAt(
  { of, debts }: Pick<Measure, "of" | "debts">,
  { id }: Pick<Column, "id">,
  replaced: Replaced,
  years: number,
  yearly: Yearly,
): number | null {
  const all = [id, ...replaced.besides].map((each) => {
    const horizon = yearly.get(each)?.[years];
    return horizon ? of(horizon) : null;
  });
  return [...all, debts?.(replaced, years) ?? null].reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );
}

const readingAt = (of: Measure["of"], horizon: Horizon | undefined) => knownReading(horizon ? of(horizon) : null);

/** Returns the rows of what is owed and paid at one year. They do not apply to a loan that lends nothing. */
export const yearRows = (years: number, yearly: Yearly): Row[] =>
  [balanceMeasure, interestPaidMeasure].map((measure) => ({
    ...measureRow(measure, years, yearly),
    words: measure.words,
    precision: "estimate",
    of: ({ id, result }: Computed) => (result.amount === 0 ? "none" : readingAt(measure.of, yearly.get(id)?.[years])),
  }));
