/** An idea about the answer of a tool: what the client moved, as an edit of the scenario, and what it comes to. */
import type { Idea } from "@highway/core/sharing/ideas/schema";
import { growthIn, toldOf } from "@highway/core/sharing/pure/idea-told";
import { withMoves } from "@highway/core/sharing/pure/moved-report";
import { toolAnswers } from "../../../report/tool-answers";
import type { WorkingReport } from "../../../scenario/document";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";

/** Whether a report answers in one sentence, and not with its loans beside each other. */
export const hasAnswer = ({ toolName }: Pick<WorkingReport, "toolName">) => toolName !== "lc2";

/** The scenario with what the client moved; null where its answer is about another loan by now. */
export function withMoved(document: WorkingReport, { loanID, changes }: Pick<Idea, "loanID" | "changes">) {
  const tool = toolAnswers[document.toolName];
  if (tool?.loanOf(document)?.id !== loanID) return null;
  return withMoves({ ...document, ...tool.typed(document) }, loanID, changes, (moved) =>
    resultOf({ document: moved, client: null }, moved.loans.find(({ id }) => id === loanID)!),
  );
}

/** What a tool's answer is now and with the idea, each figure; null where the idea's loan is gone. */
export function answersOf(idea: Idea, basis: Basis) {
  const moved = withMoved(basis.document, idea);
  if (!moved) return null;
  const { toolName } = basis.document;
  const answerOf = (document: WorkingReport) => toolAnswers[toolName]?.figures({ ...basis, document }).answer;
  const now = answerOf(basis.document);
  const before = toldOf(toolName, now);
  return {
    figures: toldOf(toolName, answerOf(moved)).map((figure, at) => ({ ...figure, before: before[at]?.value ?? null })),
    growth: growthIn(toolName, now),
  };
}
