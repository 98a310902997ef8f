/** The figures of the cost of waiting, derived from what was typed. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { assumptionProblems, type SavedAssumptions, type SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting, CostOfWaitingLead } from "@highway/engine/tools/cost-of-waiting/answer";
import { costOfWaitingInSteps } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { assumptionsOf, loanToBuyWith, waitingOf } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { byFieldKey, readyAssumptions, readyWaiting, subjectProblems } from "../assumptions/ready";

type Typed = {
  loan: WorkingLoan | undefined;
  /** The engine's input; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  waiting: SavedWaiting;
  /** What prevents an answer although the loan is known: a sentence for each field key. */
  problems: Readonly<Record<string, string>>;
};

export type CostOfWaitingFigures = Typed & { answer: CostOfWaiting | null };

/** The figures of the first sentences; `whole` calculates those below them. */
export type CostOfWaitingLeadFigures = Typed & { answer: CostOfWaitingLead | null; whole: () => CostOfWaiting | null };

const noFigure = () => null;

function workedOut(basis: Basis): CostOfWaitingLeadFigures {
  const { document } = basis;
  const { assumptions: typed, problems: assumed } = readyAssumptions(assumptionsOf(document));
  const { waiting, problems: waited } = readyWaiting(waitingOf(document));
  const loan = loanToBuyWith(document);
  const problems = { ...assumed, ...waited, ...subjectProblems(document, loan) };
  const scenario = loan ? figuresOf(basis, loan).input : null;
  const assumptions = loan ? { ...typed, loanID: loan.id } : typed;
  const known = { loan, scenario, assumptions, waiting };
  if (!loan || !scenario) return { ...known, answer: null, problems, whole: noFigure };
  if (Object.keys(problems).length > 0) {
    // Other problems are said in addition to values out of range.
    const wrong = { ...assumptionProblems("cow", scenario, assumptions, waiting), ...problems };
    return { ...known, answer: null, problems: wrong, whole: noFigure };
  }
  const { answer, problems: lacking } = costOfWaitingInSteps(scenario, assumptions, waiting);
  return {
    ...known,
    answer: answer?.lead ?? null,
    problems: byFieldKey(scenario, lacking),
    whole: answer?.whole ?? noFigure,
  };
}

export const costOfWaitingLeadFigures = oncePerReport(workedOut);

/** Returns all figures, those below the answer included. */
export const costOfWaitingFigures = oncePerReport((basis): CostOfWaitingFigures => {
  const { whole, ...lead } = costOfWaitingLeadFigures(basis);
  return { ...lead, answer: whole() };
});

/** Says why a person who buys now could not refinance at the later rate; null if that is possible. */
export function whyNoRefinance({
  loan,
  waiting,
  answer,
}: CostOfWaitingLeadFigures | CostOfWaitingFigures): string | null {
  if (loan?.program === "allCash") return "There is no loan to refinance.";
  if (waiting.months === 0) return "There is no wait.";
  return answer?.canRefinance ? null : "It needs a later rate below today's.";
}
