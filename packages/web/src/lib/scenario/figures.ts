/** What only the results show: the scenario as a whole, schedules, and what the working of a figure is asked of. */
import { calculate, calculateLoan } from "@highway/core/scenario/calculate";
import type { AmortSchedule, FigureName, Loan, Scenario, ScenarioResult } from "@highway/core/scenario/types";
import type { WorkingLoan } from "./document";
import type { EngineInput } from "./engine-input";
import { type Basis, figuresOf } from "./loan-figures";

export { type Basis, type LoanFigures, useLoanFigures } from "./loan-figures";

/** What is said of the scenario as a whole. */
export type Whole = Pick<ScenarioResult, "closingDate" | "firstPayment" | "comparison">;

/** Its days, and the break-even of each later loan against the first where both have figures. */
export function wholeOf(basis: Basis): Whole {
  const { asOf } = basis.document;
  const inputs = basis.document.loans.map((loan) => figuresOf(basis, loan).input);
  const days = calculate({ asOf, ...inputs.find((input) => input !== null), properties: [], loans: [] });
  const [first, ...others] = inputs;
  const comparison = others.flatMap((other) => (first && other ? calculate(together(first, other)).comparison : []));
  return { closingDate: days.closingDate, firstPayment: days.firstPayment, comparison };
}

/** Two at a time: a property that two loans share comes with the price of each. */
function together(first: EngineInput, other: EngineInput): EngineInput {
  const [a] = first.properties;
  const [b] = other.properties;
  const properties =
    a!.id === b!.id ? [{ ...b!, purchaseDetails: distinct([...a!.purchaseDetails, ...b!.purchaseDetails]) }] : [a!, b!];
  return { ...first, properties, loans: [...first.loans, ...other.loans] };
}

const distinct = <T extends { id: string }>(entries: readonly T[]) =>
  entries.filter((entry, i) => entries.findIndex((other) => other.id === entry.id) === i);

/** A loan's schedule by years or months; null while it has no figures. */
export function scheduleOf(basis: Basis, loan: WorkingLoan, by: "yearly" | "monthly"): AmortSchedule | null {
  const { input } = figuresOf(basis, loan);
  return (input && calculateLoan(input, input.loans[0]!, { schedule: by }).amortSchedule) ?? null;
}

/** A figure whose working is asked for, with all that it follows from. */
export type AskedFigure = { scenario: Scenario; loan: Loan; figure: FigureName };

/** What the working of a loan's figure is made of, the first loan beside it; null while the loan has no figures. */
export function askedFigure(basis: Basis, loan: WorkingLoan, figure: FigureName): AskedFigure | null {
  const { input } = figuresOf(basis, loan);
  if (!input) return null;
  const [first] = basis.document.loans;
  const before = first && first !== loan ? figuresOf(basis, first).input : null;
  return { scenario: before ? together(before, input) : input, loan: input.loans[0]!, figure };
}
