import { costOfWaitingAnswer } from "./cost-of-waiting/answer";
import { consolidationAnswer } from "./debt-consolidation/answer";
import type { SavedToolKey } from "./keys.schema";
import { rentOrBuyAnswer } from "./rent-or-buy/answer";
import type { ToolAnswer } from "./tool-report.schema";

/** The tools whose reports answer in figures that need what the client told in confidence, so that a link is given them worked out. A tool joins by a line here. */
export const toolAnswers: Partial<Record<SavedToolKey, ToolAnswer>> = {
  bvr: rentOrBuyAnswer,
  cow: costOfWaitingAnswer,
  dc: consolidationAnswer,
};
