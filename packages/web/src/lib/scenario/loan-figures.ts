/** Every figure of the scenario, derived from what was typed while drawing and kept for as long as it holds. */
import { loanResult } from "@highway/core/scenario/result";
import type { LoanResult } from "@highway/core/scenario/types";
import { workOut } from "@highway/core/scenario/working";
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

/** One loan's input and figures. The explanations and schedules of `figures.ts` stay out of the editor's code. */
export function figuresOf({ document, ficoMin }: Basis, loan: WorkingLoan): Kept {
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
  const result = input && loanResult(workOut(input, input.loans[0]!), undefined);
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
