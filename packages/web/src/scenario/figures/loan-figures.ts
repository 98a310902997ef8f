/** This file derives each loan's figures from what was typed, while drawing, and holds them until something they depend on changes. */
import { loanResult } from "@highway/engine/scenario/outcomes/result";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { workOut } from "@highway/engine/scenario/working";
import { propertyOf, type WorkingLoan, type WorkingProperty, type WorkingReport } from "../document";
import type { ScenarioClient, ScenarioState } from "../store/store";
import { type EngineInput, engineInput } from "./engine-input";

/** What a scenario's figures depend on. */
export type Basis = { document: WorkingReport; client: ScenarioClient | null };

type LoanFiguresEntry = {
  /** The report for which the figures were last found to be current. */
  of: Basis;
  property: WorkingProperty | undefined;
  /** Everything that the figures depend on, besides the loan itself. */
  from: readonly unknown[];
  input: EngineInput | null;
  /** The figures, calculated when they are first read: the answer of a tool needs only the input. */
  readonly result: LoanResult | null;
};

/** Edits copy only what they change, so a loan keeps its result while neither it nor anything it depends on is replaced. */
const figuresByLoan = new WeakMap<WorkingLoan, LoanFiguresEntry>();

/** Everything on which the figures of all loans depend: the days and months, the debts, outside values and the existing mortgages. */
const sharedByReport = new WeakMap<WorkingReport, readonly unknown[]>();
function sharedBy(document: WorkingReport): readonly unknown[] {
  const found = sharedByReport.get(document);
  if (found) return found;
  const { asOf, closingDate, escrowMonths, debts, outside, loans } = document;
  const existing = loans.filter(({ category }) => category === "existing");
  const from = [asOf, closingDate, escrowMonths, debts, outside];
  const all = [...from, ...existing.flatMap((loan) => [loan, propertyOf(document, loan.propertyID)])];
  sharedByReport.set(document, all);
  return all;
}

const sameEntries = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Tells whether a home is bought or owned, which depends on all of its loans. */
const isBought = ({ loans }: WorkingReport, { propertyID }: WorkingLoan) =>
  loans.some((loan) => loan.propertyID === propertyID && loan.category === "purchase");

/** Returns one loan's input and figures. The explanations and schedules of `figures.ts` stay out of the editor's code. */
export function figuresOf(basis: Basis, loan: WorkingLoan): LoanFiguresEntry {
  const { document, client } = basis;
  const found = figuresByLoan.get(loan);
  if (found?.of.document === document && found.of.client === client) return found;
  const property = propertyOf(document, loan.propertyID);
  const from = [property, client, isBought(document, loan), ...sharedBy(document)];
  if (found && sameEntries(found.from, from)) {
    found.of = basis;
    return found;
  }
  const input = engineInput(document, loan, client);
  let result: LoanResult | null | undefined;
  const figures = {
    of: basis,
    property,
    from,
    input,
    get result() {
      result ??= input && loanResult(workOut(input, input.loans[0]!), undefined);
      return result;
    },
  };
  figuresByLoan.set(loan, figures);
  return figures;
}

/** Returns the loan's figures; null while a required field is missing or wrong. */
export const resultOf = (basis: Basis, loan: WorkingLoan): LoanResult | null => figuresOf(basis, loan).result;

export const basisOf = (state: Pick<ScenarioState, "document" | "client">): Basis => ({
  document: state.document,
  client: state.client,
});

/** Returns the basis of the report as it was last saved; null before the first save. */
export const savedBasisOf = (state: ScenarioState): Basis | null =>
  state.saved && { document: state.saved.document, client: state.client };

/** Calculates the loan without the client's extra payments: the payments of the contract, on which the APR is based, and which must stand beside it (12 CFR 1026.24(d)(2)). */
export function contractResult(basis: Basis, loan: WorkingLoan, result: LoanResult): LoanResult {
  if (result.prepayment === null) return result;
  const alone = { ...loan, additionalMonthlyPayments: [], lumpPayments: [], biweekly: false };
  return resultOf(basis, alone) ?? result;
}

/** Returns the number of payments that the contract requires. */
export const contractMonths = ({ prepayment, payoffMonths }: LoanResult): number =>
  prepayment?.scheduledMonths ?? payoffMonths;
