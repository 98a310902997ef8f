import type { AnswerOfTool } from "@highway/core/tools/tool-report.schema";
import type { ReactNode } from "react";
import type { ToolBlocks } from "../../tool-answers";

export type ToolPageProps<Answer = AnswerOfTool> = {
  answer: Answer;
  /** The tool's own input of the answer, besides homes and loans. */
  blocks: ToolBlocks;
  /** The form in which the reader can try other figures. */
  ideas?: ReactNode;
};
