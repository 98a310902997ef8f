import type { AttachedReport } from "@highway/core/reports/schema";

/** What a person knows each tool of the platform by, those too that are not here yet. */
export const toolNames: Readonly<Record<AttachedReport["tool"], string>> = {
  lc2: "Loan Comparison",
  pa: "Purchase Analysis",
  dc: "Debt Consolidation",
  rerc: "Report Card",
  cow: "Cost of Waiting",
  bvr: "Buy vs Rent",
  mkit: "Marketing Kit",
  mu: "Market Update",
};
