import type { Horizon } from "@highway/engine/scenario/schema/types";
import { type Basis, horizonsOf, wholeOf } from "../../scenario/figures/figures";
import { figuresOf } from "../../scenario/figures/loan-figures";
import type { Times } from "./results";

const found = new WeakMap<Basis, { years: readonly number[]; times: Times }>();

/** What the loans of a scenario do over the years, worked out once for all sections of a page. */
export function timesOf(basis: Basis, years: readonly number[]): Times {
  const known = found.get(basis);
  if (known?.years === years) return known.times;
  const times = workedOut(basis, years);
  found.set(basis, { years, times });
  return times;
}

/** The last year that is drawn: the last loan's end, or the longest horizon. */
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
    const found = horizonsOf(basis, loan, every);
    return found ? [[loan.id, found]] : [];
  });
  return { lastYear, yearly: new Map(yearly), ...wholeOf(basis) };
}
