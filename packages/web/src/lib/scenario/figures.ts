/** Every figure of the scenario, derived from what was typed while drawing and kept for as long as it holds. */
import { calculate, calculateLoan } from "@highway/core/scenario/calculate";
import type { AmortSchedule, Explanation, FigureName, LoanResult, ScenarioResult } from "@highway/core/scenario/types";
import { useMemo } from "react";
import { propertyOf, type WorkingLoan, type WorkingProperty, type WorkingReport } from "./document";
import { type EngineInput, engineInput } from "./engine-input";
import { type ScenarioState, useScenario } from "./store";

/** What a scenario's figures depend on. */
export type Basis = { document: WorkingReport; ficoMin: number | null | undefined };

type Kept = {
  property: WorkingProperty | undefined;
  asOf: string;
  closingDate: string | null | undefined;
  ficoMin: number | null | undefined;
  input: EngineInput | null;
  result: LoanResult | null;
};

/** Edits copy what they change and nothing else, so an unchanged loan on an unchanged property keeps its result. */
const kept = new WeakMap<WorkingLoan, Kept>();

function figuresOf({ document, ficoMin }: Basis, loan: WorkingLoan): Kept {
  const property = propertyOf(document, loan.propertyID);
  const { asOf, closingDate } = document;
  const found = kept.get(loan);
  if (
    found &&
    found.property === property &&
    found.asOf === asOf &&
    found.closingDate === closingDate &&
    found.ficoMin === ficoMin
  )
    return found;
  const input = engineInput(document, loan, ficoMin);
  const result = input && calculateLoan(input, input.loans[0]!);
  const figures = { property, asOf, closingDate, ficoMin, input, result };
  kept.set(loan, figures);
  return figures;
}

/** The loan's figures; null while a required field of it is missing or in error. */
export const resultOf = (basis: Basis, loan: WorkingLoan): LoanResult | null => figuresOf(basis, loan).result;

export const basisOf = (state: ScenarioState): Basis => ({
  document: state.document,
  ficoMin: state.client?.ficoMin,
});

/** The same for the report as last saved; null until it is saved. */
export const savedBasisOf = (state: ScenarioState): Basis | null =>
  state.saved && { document: state.saved.document, ficoMin: state.client?.ficoMin };

/** One loan's figures, kept equal until they change. */
export const useLoanResult = (id: string): LoanResult | null =>
  useScenario((state) => {
    const loan = state.document.loans.find((each) => each.id === id);
    return loan ? resultOf(basisOf(state), loan) : null;
  });

export type LoanFigures = { loan: WorkingLoan; property: WorkingProperty | undefined; result: LoanResult | null };

/** All loans in their order, each with its property and its figures. */
export function useLoanFigures(): LoanFigures[] {
  const document = useScenario((state) => state.document);
  const ficoMin = useScenario((state) => state.client?.ficoMin);
  return useMemo(
    () =>
      document.loans.map((loan) => {
        const { property, result } = figuresOf({ document, ficoMin }, loan);
        return { loan, property, result };
      }),
    [document, ficoMin],
  );
}

/** What is said of the scenario as a whole. */
export type Whole = Pick<ScenarioResult, "closingDate" | "firstPayment" | "comparison">;

/** Its days, and the break-even of each later loan against the first where both have figures. */
export function wholeOf(basis: Basis): Whole {
  const { asOf } = basis.document;
  const inputs = basis.document.loans.map((loan) => figuresOf(basis, loan).input);
  const days = calculate({ asOf, ...inputs.find((input) => input !== null), properties: [], loans: [] });
  const [first, ...others] = inputs;
  const comparison = others.flatMap((other) => (first && other ? pair(first, other) : []));
  return { closingDate: days.closingDate, firstPayment: days.firstPayment, comparison };
}

/** Two at a time: a property that two loans share comes with the price of each. */
function pair(first: EngineInput, other: EngineInput) {
  const [a] = first.properties;
  const [b] = other.properties;
  const properties =
    a!.id === b!.id ? [{ ...b!, purchaseDetails: distinct([...a!.purchaseDetails, ...b!.purchaseDetails]) }] : [a!, b!];
  return calculate({ ...first, properties, loans: [...first.loans, ...other.loans] }).comparison;
}

const distinct = <T extends { id: string }>(entries: readonly T[]) =>
  entries.filter((entry, i) => entries.findIndex((other) => other.id === entry.id) === i);

/** A loan's schedule by years or months; null while it has no figures. */
export function scheduleOf(basis: Basis, loan: WorkingLoan, by: "yearly" | "monthly"): AmortSchedule | null {
  const { input } = figuresOf(basis, loan);
  return (input && calculateLoan(input, input.loans[0]!, { schedule: by }).amortSchedule) ?? null;
}

/** The working behind one figure; null while the loan has none. */
export function explanationOf(basis: Basis, loan: WorkingLoan, figure: FigureName): Explanation | null {
  const { input } = figuresOf(basis, loan);
  return (input && calculateLoan(input, input.loans[0]!, { explain: [figure] }).explain?.[figure]) ?? null;
}
