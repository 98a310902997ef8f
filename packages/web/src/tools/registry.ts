import { rentOrBuy } from "./bvr/tool";
import { costOfWaiting } from "./cow/tool";
import { debtConsolidation } from "./dc/tool";
import { loanComparison } from "./lc2/tool";
import { marketUpdate } from "./mu/tool";
import { purchaseAnalysis } from "./pa/tool";
import { reportCard } from "./rerc/tool";
import type { Tool } from "./tool";

/** Every tool that an officer can open: its pages, its place in the navigation, its name. A tool joins by an entry here. */
export const tools: readonly Tool[] = [
  loanComparison,
  rentOrBuy,
  costOfWaiting,
  debtConsolidation,
  purchaseAnalysis,
  reportCard,
  marketUpdate,
];
