/** The name by which people know each tool, by the key that stands in addresses and in a report's `toolName`. */
export const toolNames = {
  lc2: "Loan Comparison",
  pa: "Purchase Analysis",
  dc: "Debt Consolidation",
  rerc: "Report Card",
  cow: "Cost of Waiting",
  bvr: "Buy or Rent",
  mkit: "Prequalified Buyer Campaign",
  mu: "Market Update",
  sst: "Social Studio",
} as const;

/** The tool of a report that does not name one, and of a new report that is begun outside any tool. */
export const defaultTool = "lc2" satisfies keyof typeof toolNames;

/** The tools whose reports have no loan: no figure of theirs is of a price or a loan. */
const withoutLoans: ReadonlySet<string> = new Set<keyof typeof toolNames>(["rerc", "mu"]);
export const hasNoLoans = (tool: string | undefined): boolean => tool !== undefined && withoutLoans.has(tool);

/** Tells whether a new report of a tool is for a refinance; that of any other is for a purchase. */
export const beginsWithRefinance = (tool: keyof typeof toolNames): boolean => tool === "dc";
