/** Figures that only the results show: those of the scenario as a whole, of the schedules and of each year. */
import { calculate, calculateLoan } from "@highway/engine/scenario/calculate";
import { compare } from "@highway/engine/scenario/outcomes/comparison";
import { horizons } from "@highway/engine/scenario/outcomes/horizons";
import { type Outlay, outlay } from "@highway/engine/scenario/outcomes/outlay";
import type { AmortSchedule, Comparison, Horizon, ScenarioResult } from "@highway/engine/scenario/schema/types";
import { workOut } from "@highway/engine/scenario/working";
import type { WorkingLoan } from "../document";
import { wholeInput } from "./engine-input";
import { type Basis, figuresOf } from "./loan-figures";

export type { Basis } from "./loan-figures";

/** Figures of the scenario as a whole. */
export type WholeScenario = Omit<ScenarioResult, "asOf" | "loans">;

/** Calculates the scenario as a whole: its days, the sale of a home, and each later loan compared with the first, if both have figures. */
export function wholeOf(basis: Basis): WholeScenario {
  const { document, client } = basis;
  const { comparison, closingDate, firstPayment, moveUp } = calculate(wholeInput(document, client));
  const first = document.loans.find(({ category }) => category !== "existing");
  const hasFirst = first !== undefined && figuresOf(basis, first).input !== null;
  return { closingDate, firstPayment, comparison: hasFirst ? comparison : [], moveUp };
}

/** Compares each other loan with this one; empty while it has no figures. */
export function comparisonAgainst({ document, client }: Basis, loanID: string): Comparison[] {
  const input = wholeInput(document, client);
  const against = input.loans.find(({ id }) => id === loanID);
  if (!against) return [];
  const others = input.loans.filter((loan) => loan !== against);
  return compare([against, ...others].map((loan) => workOut(input, loan)));
}

/** Returns the monthly payments of a refinance, and those that it ends; null for every other loan. */
export function outlayOf(basis: Basis, loan: WorkingLoan): Outlay | null {
  const { input } = figuresOf(basis, loan);
  return input && outlay(workOut(input, input.loans[0]!));
}

/** Returns a loan's schedule by years or by months; null while the loan has no figures. */
export function scheduleOf(basis: Basis, loan: WorkingLoan, by: "yearly" | "monthly"): AmortSchedule | null {
  const { input } = figuresOf(basis, loan);
  return (input && calculateLoan(input, input.loans[0]!, { schedule: by }).amortSchedule) ?? null;
}

/** Returns a loan's figures after each of these numbers of years; null while the loan has no figures. */
export function horizonsOf(basis: Basis, loan: WorkingLoan, years: readonly number[]): Horizon[] | null {
  const { input } = figuresOf(basis, loan);
  return input && horizons(workOut(input, input.loans[0]!), years);
}
