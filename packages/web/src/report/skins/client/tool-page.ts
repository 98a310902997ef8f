import type { AnswerOfTool } from "@highway/core/tools/tool-report.schema";
import type { ReactNode } from "react";
import type { ToolBlocks } from "../../tool-answers";

export type ToolPageProps<Answer = AnswerOfTool> = {
  answer: Answer;
  /** What the answer was worked out with, beside homes and loans. */
  blocks: ToolBlocks;
  /** What the reader may try. */
  ideas?: ReactNode;
};
