import {
  assumptionProblems,
  chosenLoan,
  type SavedAssumptions,
  type SavedWaiting,
} from "@highway/engine/tools/assumptions";
import {
  Assumptions,
  AssumptionsInput,
  usualAssumptions,
  usualWaiting,
  Waiting,
  WaitingInput,
} from "../assumptions.schema";
import type { ToolReport } from "../tool-report.schema";

type Asked = {
  loans: Parameters<typeof chosenLoan>[0]["loans"];
  assumptions?: SavedAssumptions | undefined;
  waiting?: SavedWaiting | undefined;
};

/** The cost of waiting adds to the home and the loan what buying or renting assumes, how long somebody waits, and the rate then. */
export const costOfWaiting = {
  fields: { assumptions: Assumptions, waiting: Waiting },
  given: { assumptions: AssumptionsInput, waiting: WaitingInput },
  defaults: { assumptions: usualAssumptions, waiting: usualWaiting },
  missing: (report: Asked) =>
    assumptionProblems("cow", report, report.assumptions ?? usualAssumptions, report.waiting ?? usualWaiting),
  moves: ["months", "laterRate", "growth", "rent", "horizon"],
  movedAt: { "assumptions.rent": "rent", "assumptions.horizon": "horizon", "waiting.laterRate": "laterRate" },
  loanOf: (report: Asked) => chosenLoan(report, report.assumptions?.loanID ?? "")?.id,
} satisfies ToolReport;
