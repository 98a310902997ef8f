import { assumptionProblems, chosenLoan, type SavedAssumptions } from "@highway/engine/tools/assumptions";
import { Assumptions, AssumptionsInput, usualAssumptions } from "../assumptions.schema";
import type { ToolReport } from "../tool-report.schema";

type Asked = {
  loans: Parameters<typeof chosenLoan>[0]["loans"];
  assumptions?: SavedAssumptions | undefined;
};

/** Buying or renting adds what it assumes to the home and the loan that are looked at. */
export const rentOrBuy = {
  fields: { assumptions: Assumptions },
  given: { assumptions: AssumptionsInput },
  defaults: { assumptions: usualAssumptions },
  missing: (report: Asked) => assumptionProblems("bvr", report, report.assumptions ?? usualAssumptions),
  moves: ["rent", "horizon", "growth", "investmentReturn", "downPayment", "rate", "ending"],
  movedAt: { "assumptions.rent": "rent", "assumptions.horizon": "horizon" },
  loanOf: (report: Asked) => chosenLoan(report, report.assumptions?.loanID ?? "")?.id,
} satisfies ToolReport;
