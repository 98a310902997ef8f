import { assumptionProblems, type SavedAssumptions } from "@highway/engine/tools/assumptions";
import { Assumptions, AssumptionsInput, usualAssumptions } from "./assumptions.schema";
import type { ToolReport } from "./tool-report.schema";

type Asked = {
  loans: Parameters<typeof assumptionProblems>[1]["loans"];
  assumptions?: SavedAssumptions | undefined;
};

/** Buying or renting adds what it assumes to the home and the loan that are looked at. */
export const rentOrBuy = {
  fields: { assumptions: Assumptions },
  given: { assumptions: AssumptionsInput },
  defaults: { assumptions: usualAssumptions },
  missing: (report: Asked) => assumptionProblems("bvr", report, report.assumptions ?? usualAssumptions),
  moves: ["rent", "horizon", "growth", "investmentReturn", "downPayment", "rate", "ending"],
} satisfies ToolReport;
