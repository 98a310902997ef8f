import type { AnswerOfTool } from "@highway/core/tools/tool-report.schema";
import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { ConsolidationInput } from "@highway/engine/tools/consolidation/input";
import { assumptionsOf, loanToBuyWith, waitingOf } from "../scenario/assumptions";
import { consolidationOf, loanToConsolidateWith } from "../scenario/consolidation";
import type { WorkingLoan, WorkingReport } from "../scenario/document";
import type { Basis } from "../scenario/figures/loan-figures";
import { consolidationFigures } from "./consolidation/figures";
import { costOfWaitingFigures } from "./cost-of-waiting/figures";
import { rentOrBuyFigures } from "./rent-or-buy/figures";

/** The input that only some tools have, as their answers used it. */
export type ToolBlocks = { assumptions?: SavedAssumptions; waiting?: SavedWaiting; consolidation?: ConsolidationInput };

export type ToolAnswer = {
  /** Returns the loan that the answer is about. */
  loanOf: (document: WorkingReport) => WorkingLoan | undefined;
  /** Returns the tool's own input as it was typed; what a report lacks takes its default. */
  typed: (document: WorkingReport) => Partial<WorkingReport>;
  figures: (basis: Basis) => { answer: AnswerOfTool | null; blocks: ToolBlocks };
};

/** How the answer of each tool follows from what was typed. A tool with an answer joins by an entry here. */
export const toolAnswers: Readonly<Partial<Record<string, ToolAnswer>>> = {
  bvr: {
    loanOf: loanToBuyWith,
    typed: (document) => ({ assumptions: assumptionsOf(document) }),
    figures(basis) {
      const { answer, assumptions } = rentOrBuyFigures(basis);
      return { answer, blocks: { assumptions } };
    },
  },
  cow: {
    loanOf: loanToBuyWith,
    typed: (document) => ({ assumptions: assumptionsOf(document), waiting: waitingOf(document) }),
    figures(basis) {
      const { answer, assumptions, waiting } = costOfWaitingFigures(basis);
      return { answer, blocks: { assumptions, waiting } };
    },
  },
  dc: {
    loanOf: loanToConsolidateWith,
    typed: (document) => ({ consolidation: consolidationOf(document) }),
    figures(basis) {
      const { answer, input } = consolidationFigures(basis);
      return { answer, blocks: { consolidation: input } };
    },
  },
};
