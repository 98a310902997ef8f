import type { Scenario } from "@highway/engine/scenario/schema/types";
import { consolidationProblems } from "@highway/engine/tools/consolidation/replaced";
import {
  Consolidation,
  ConsolidationInput,
  type Consolidation as SavedConsolidation,
  usualConsolidation,
} from "./bids-and-debts.schema";
import type { ToolReport } from "./tool-report.schema";

type Asked = Pick<Scenario, "loans" | "debts"> & { consolidation?: SavedConsolidation | undefined };

/** A debt consolidation adds to the homes, the loans and the debts which loan takes their place, and what its payments are held against. */
export const debtConsolidation = {
  fields: { consolidation: Consolidation },
  given: { consolidation: ConsolidationInput },
  defaults: { consolidation: usualConsolidation },
  missing: (report: Asked) =>
    consolidationProblems(report as Scenario, (report.consolidation ?? usualConsolidation).loanID),
  moves: ["leftOut", "applied", "newLoan"],
} satisfies ToolReport;
