/** The figures of the cost of waiting, derived from what was typed, while drawing. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { assumptionProblems, type SavedAssumptions, type SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting, CostOfWaitingLead } from "@highway/engine/tools/cost-of-waiting/answer";
import { costOfWaitingInSteps } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { assumptionsOf, loanToBuyWith, waitingOf } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { readyAssumptions, readyWaiting } from "../assumptions/ready";

type Typed = {
  loan: WorkingLoan | undefined;
  /** What the engine was given; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  waiting: SavedWaiting;
  /** What keeps the answer from being known though the loan is: by field key, with its sentence. */
  problems: Readonly<Record<string, string>>;
};

export type CostOfWaitingFigures = Typed & { answer: CostOfWaiting | null };

/** What is said first; `whole` works out what stands below it. */
export type CostOfWaitingLeadFigures = Typed & { answer: CostOfWaitingLead | null; whole: () => CostOfWaiting | null };

const noFigure = () => null;

function workedOut(basis: Basis): CostOfWaitingLeadFigures {
  const { document } = basis;
  const { assumptions: typed, problems: assumed } = readyAssumptions(assumptionsOf(document));
  const { waiting, problems: waited } = readyWaiting(waitingOf(document));
  const problems = { ...assumed, ...waited };
  const loan = loanToBuyWith(document);
  const scenario = loan ? figuresOf(basis, loan).input : null;
  const assumptions = loan ? { ...typed, loanID: loan.id } : typed;
  const known = { loan, scenario, assumptions, waiting };
  if (!loan || !scenario) return { ...known, answer: null, problems, whole: noFigure };
  if (Object.keys(problems).length > 0) {
    // Beside what is out of range, what else is wrong is said too.
    const wrong = { ...assumptionProblems("cow", scenario, assumptions, waiting), ...problems };
    return { ...known, answer: null, problems: wrong, whole: noFigure };
  }
  const { answer, problems: lacking } = costOfWaitingInSteps(scenario, assumptions, waiting);
  return { ...known, answer: answer?.lead ?? null, problems: lacking ?? {}, whole: answer?.whole ?? noFigure };
}

export const costOfWaitingLeadFigures = oncePerReport(workedOut);

/** All of it, what stands below the answer included. */
export const costOfWaitingFigures = oncePerReport((basis): CostOfWaitingFigures => {
  const { whole, ...lead } = costOfWaitingLeadFigures(basis);
  return { ...lead, answer: whole() };
});

/** Why who buys now could not refinance at the later rate; null where that is offered. */
export function whyNoRefinance({
  loan,
  waiting,
  answer,
}: CostOfWaitingLeadFigures | CostOfWaitingFigures): string | null {
  if (loan?.program === "allCash") return "There is no loan to refinance.";
  if (waiting.months === 0) return "There is no wait.";
  return answer?.canRefinance ? null : "It needs a later rate below today's.";
}
