import { loanComparison } from "./loan-comparison.schema";
import type { ToolReport } from "./tool-report.schema";

type Tool = {
  /** The name by which people know the tool. */
  name: string;
  /** What the tool's reports hold of their own. They can be saved, shared and printed. A tool without this is not built yet, though other documents may name it. */
  report?: ToolReport;
  /** Set for a tool whose reports collect those of other tools: a loan or a home that several of them hold by one id is one and the same. */
  collects?: true;
  /** Set for a tool that keeps nothing which could be attached to a report or shared. */
  hasNoReports?: true;
};

/** Every tool of the platform, by the key that stands in addresses and in a report's `toolName`. A tool joins by a line here. */
export const tools = {
  lc2: { name: "Loan Comparison", report: loanComparison },
  pa: { name: "Purchase Analysis", collects: true },
  dc: { name: "Debt Consolidation" },
  rerc: { name: "Report Card" },
  cow: { name: "Cost of Waiting" },
  bvr: { name: "Buy vs Rent" },
  mkit: { name: "Marketing Kit", collects: true },
  mu: { name: "Market Update" },
  sst: { name: "Social Studio", hasNoReports: true },
} as const satisfies Record<string, Tool>;

/** The tool of a report that does not name one, and of a new report that is begun outside any tool. */
export const defaultTool = "lc2" satisfies keyof typeof tools;
