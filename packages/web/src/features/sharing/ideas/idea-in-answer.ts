/** An idea about the answer of a tool: what the client moved, as an edit of the scenario, and what it comes to. */
import type { Idea } from "@highway/core/sharing/ideas/schema";
import { growthIn, toldOf } from "@highway/core/sharing/pure/idea-told";
import { withMoves } from "@highway/core/sharing/pure/moved-report";
import { consolidationFigures } from "../../../report/consolidation/figures";
import { costOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { rentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { assumptionsOf, loanToBuyWith, waitingOf } from "../../../scenario/assumptions";
import { consolidationOf, loanToConsolidateWith } from "../../../scenario/consolidation";
import type { WorkingReport } from "../../../scenario/document";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";

/** Whether a report answers in one sentence, and not with its loans beside each other. */
export const hasAnswer = ({ toolName }: Pick<WorkingReport, "toolName">) => toolName !== "lc2";

const loanOfAnswer = (document: WorkingReport) =>
  (document.toolName === "dc" ? loanToConsolidateWith : loanToBuyWith)(document);

/** The scenario with what the client moved; null where its answer is about another loan by now. */
export function withMoved(document: WorkingReport, { loanID, changes }: Pick<Idea, "loanID" | "changes">) {
  if (loanOfAnswer(document)?.id !== loanID) return null;
  const isConsolidation = document.toolName === "dc";
  const whole: WorkingReport = {
    ...document,
    ...(isConsolidation ? { consolidation: consolidationOf(document) } : { assumptions: assumptionsOf(document) }),
    ...(document.toolName === "cow" && { waiting: waitingOf(document) }),
  };
  return withMoves(whole, loanID, changes, (moved) =>
    resultOf({ document: moved, client: null }, moved.loans.find(({ id }) => id === loanID)!),
  );
}

function answerOf(basis: Basis) {
  const { toolName } = basis.document;
  const rentOrBuy = toolName === "bvr" ? rentOrBuyFigures(basis).answer : null;
  const costOfWaiting = toolName === "cow" ? costOfWaitingFigures(basis).answer : null;
  const consolidation = toolName === "dc" ? consolidationFigures(basis).answer : null;
  return {
    ...(rentOrBuy && { rentOrBuy }),
    ...(costOfWaiting && { costOfWaiting }),
    ...(consolidation && { consolidation }),
  };
}

/** What a tool's answer is now and with the idea, each figure; null where the idea's loan is gone. */
export function answersOf(idea: Idea, basis: Basis) {
  const moved = withMoved(basis.document, idea);
  if (!moved) return null;
  const now = answerOf(basis);
  const before = toldOf(now);
  return {
    figures: toldOf(answerOf({ ...basis, document: moved })).map((figure, at) => ({
      ...figure,
      before: before[at]?.value ?? null,
    })),
    growth: growthIn(now),
  };
}
