import { costOfWaiting } from "./cost-of-waiting/report.schema";
import { debtConsolidation } from "./debt-consolidation/report.schema";
import { loanComparison } from "./loan-comparison/report.schema";
import { marketUpdate } from "./market-update/report.schema";
import { purchaseAnalysis } from "./purchase-analysis/report.schema";
import type { toolNames } from "./pure/names";
import { rentOrBuy } from "./rent-or-buy/report.schema";
import { reportCard } from "./report-card/report.schema";
import type { ToolReport } from "./tool-report.schema";

type Tool = {
  /** What the tool's reports hold of their own. They can be saved, shared and printed. A tool without this is not built yet, though other documents may name it. */
  report?: ToolReport;
  /** Set for a tool whose reports collect those of other tools: a loan or a home that several of them hold by one id is one and the same. */
  collects?: true;
  /** Set for a tool that keeps nothing which could be attached to a report or shared. */
  hasNoReports?: true;
};

/** Every tool of the platform, by its key. A tool joins by a line here and one among the names (`pure/names.ts`). */
export const tools = {
  lc2: { report: loanComparison },
  pa: { report: purchaseAnalysis, collects: true },
  dc: { report: debtConsolidation },
  rerc: { report: reportCard },
  cow: { report: costOfWaiting },
  bvr: { report: rentOrBuy },
  mkit: { collects: true },
  mu: { report: marketUpdate },
  sst: { hasNoReports: true },
} as const satisfies Record<keyof typeof toolNames, Tool>;
