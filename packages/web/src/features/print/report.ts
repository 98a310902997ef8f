import type { Brand } from "@highway/core/branding/schema";
import { addMonths } from "@highway/engine/rules/day";
import { horizonsDefault } from "@highway/engine/rules/product-defaults";
import type { Horizon } from "@highway/engine/scenario/schema/types";
import { monthIn } from "../../lib/words/dates";
import { horizonsOf, type Whole, wholeOf } from "../../scenario/figures/figures";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { type Column, columnsOf } from "./column";
import type { Words } from "./words";

/** The printed report: what its sections are drawn of. */
export type PrintedReport = {
  basis: Basis;
  brand: Brand;
  columns: readonly Column[];
  whole: Whole;
  /** The years at which the figures are read. */
  years: readonly number[];
  /** The last year that is drawn. */
  lastYear: number;
  /** Each loan's figures at every year from 0 to the last. */
  yearly: ReadonlyMap<string, readonly Horizon[]>;
  /** The month of a payment: "June 2030". */
  month: (payment: number) => string;
};

export function reportOf(basis: Basis, brand: Brand, words: Words): PrintedReport {
  const { document } = basis;
  const chosen = document.toolMeta?.horizonYears ?? [];
  const years =
    chosen.length > 0 ? [...new Set(chosen)].sort((one, other) => one - other) : horizonsDefault.on(document.asOf);
  const lastYear = Math.max(...years, ...document.loans.map((loan) => endOf(basis, loan)));
  const every = Array.from({ length: lastYear + 1 }, (_, year) => year);
  const yearly = document.loans.flatMap((loan): [string, Horizon[]][] => {
    const found = horizonsOf(basis, loan, every);
    return found ? [[loan.id, found]] : [];
  });
  const whole = wholeOf(basis);
  return {
    ...{ basis, brand, whole, years, lastYear },
    columns: columnsOf(basis, words),
    yearly: new Map(yearly),
    month: (payment) => monthIn(words.lang, addMonths(whole.firstPayment, payment - 1)),
  };
}

/** The year in which a loan and the one beside it are paid off. */
function endOf(basis: Basis, loan: Basis["document"]["loans"][number]): number {
  const { input, result } = figuresOf(basis, loan);
  const second = result?.secondLoan ? (input?.loans[0]?.secondLoan?.term ?? 0) : 0;
  return Math.max(Math.ceil((result?.payoffMonths ?? 0) / 12), second);
}
