import { loanComparison } from "./loan-comparison.schema";
import type { ToolReport } from "./tool-report.schema";

type Tool = {
  /** What a person knows the tool by. */
  name: string;
  /** Its reports can be saved, shared and printed. A tool without one is not built yet: other documents may name it. */
  report?: ToolReport;
  /** Reports of other tools stand together in one of this tool: a loan or a home that several of them hold by one id is one and the same. */
  collects?: true;
  /** It keeps nothing that could be attached to a report or shared. */
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
