import type { ToolReport } from "../tool-report.schema";

/** The loan comparison's report holds what the report of every tool holds: homes, loans and debts. */
export const loanComparison = {
  fields: {} as Record<never, never>,
  defaults: {},
  moves: ["price", "downPayment", "rate", "extraPayment"],
} satisfies ToolReport;
