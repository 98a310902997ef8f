/** The figures of the cost of waiting, derived from what was typed, while drawing. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { assumptionsOf, loanToBuyWith, waitingOf } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { engineInput } from "../../scenario/figures/engine-input";
import type { Basis } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { readyAssumptions, readyWaiting } from "../assumptions/ready";

export type CostOfWaitingFigures = {
  loan: WorkingLoan | undefined;
  /** What the engine was given; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  waiting: SavedWaiting;
  answer: CostOfWaiting | null;
  /** What keeps the answer from being known though the loan is: by field key, with its sentence. */
  problems: Readonly<Record<string, string>>;
};

function workedOut({ document, client }: Basis): CostOfWaitingFigures {
  const { assumptions: typed, problems: assumed } = readyAssumptions(assumptionsOf(document));
  const { waiting, problems: waited } = readyWaiting(waitingOf(document));
  const problems = { ...assumed, ...waited };
  const loan = loanToBuyWith(document);
  const scenario = loan ? engineInput(document, loan, client) : null;
  const assumptions = loan ? { ...typed, loanID: loan.id } : typed;
  const known = { loan, scenario, assumptions, waiting };
  if (!loan || !scenario || Object.keys(problems).length > 0) return { ...known, answer: null, problems };
  const { answer, problems: lacking } = costOfWaiting(scenario, assumptions, waiting);
  return { ...known, answer, problems: lacking ?? {} };
}

export const costOfWaitingFigures = oncePerReport(workedOut);

/** Why who buys now could not refinance at the later rate; null where that is offered. */
export function whyNoRefinance({ loan, waiting, answer }: CostOfWaitingFigures): string | null {
  if (loan?.program === "allCash") return "There is no loan to refinance.";
  if (waiting.months === 0) return "Nobody waits.";
  return answer?.canRefinance ? null : "It needs a later rate below today's.";
}
