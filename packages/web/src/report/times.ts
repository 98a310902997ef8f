import { addMonths } from "@highway/engine/rules/day";
import { horizonsDefault } from "@highway/engine/rules/product-defaults";
import type { Horizon } from "@highway/engine/scenario/schema/types";
import { monthIn } from "../lib/format/format";
import type { Lang } from "../lib/words/lang";
import type { WorkingReport } from "../scenario/document";
import { type Basis, horizonsOf, type WholeScenario, wholeOf } from "../scenario/figures/figures";
import { figuresOf } from "../scenario/figures/loan-figures";

/** Each loan's figures after every year from 0 to the last, both its loans together, for the loans that have figures. */
export type Yearly = ReadonlyMap<string, readonly Horizon[]>;

/** The loans over the years, and the scenario as a whole. */
export type Times = WholeScenario & {
  /** The last year in charts: the last loan's end, or the longest horizon. */
  lastYear: number;
  yearly: Yearly;
};

/** Returns the years that a report shows: its own, each once and in order, or the defaults of its day. */
export function horizonYearsOf({ toolMeta, asOf }: Pick<WorkingReport, "toolMeta" | "asOf">): readonly number[] {
  const chosen = toolMeta?.horizonYears ?? [];
  return chosen.length > 0 ? [...new Set(chosen)].sort((one, other) => one - other) : horizonsDefault.on(asOf);
}

const timesByBasis = new WeakMap<Basis, { years: readonly number[]; times: Times }>();

/** Calculates the figures over the years, once for all sections of a page. */
export function timesOf(basis: Basis, years: readonly number[]): Times {
  const known = timesByBasis.get(basis);
  if (known?.years === years) return known.times;
  const times = workedOut(basis, years);
  timesByBasis.set(basis, { years, times });
  return times;
}

function workedOut(basis: Basis, years: readonly number[]): Times {
  const { loans } = basis.document;
  const ends = loans.map((loan) => {
    const { input, result } = figuresOf(basis, loan);
    const second = result?.secondLoan ? input?.loans[0]?.secondLoan?.term : 0;
    return Math.max(Math.ceil((result?.payoffMonths ?? 0) / 12), second ?? 0);
  });
  const lastYear = Math.max(...ends, ...years);
  const every = Array.from({ length: lastYear + 1 }, (_, year) => year);
  const yearly = loans.flatMap((loan): [string, Horizon[]][] => {
    const horizons = horizonsOf(basis, loan, every);
    return horizons ? [[loan.id, horizons]] : [];
  });
  return { lastYear, yearly: new Map(yearly), ...wholeOf(basis) };
}

/** Writes the month of payment n, which is n - 1 months after the first: "June 2030". */
export const monthOf =
  (firstPayment: string, lang: Lang) =>
  (payment: number): string =>
    monthIn(lang, addMonths(firstPayment, payment - 1));
