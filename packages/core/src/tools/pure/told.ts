import { costOfWaitingTold } from "../cost-of-waiting/pure/told";
import { consolidationTold } from "../debt-consolidation/pure/told";
import { rentOrBuyTold } from "../rent-or-buy/pure/told";
import type { ToldAnswer } from "./told-answer";

/** How the answer of each tool is told, in a mail and beside an idea. A tool with an answer joins by a line here. */
export const toldAnswers: Readonly<Record<string, ToldAnswer<never>>> = {
  bvr: rentOrBuyTold,
  cow: costOfWaitingTold,
  dc: consolidationTold,
};
