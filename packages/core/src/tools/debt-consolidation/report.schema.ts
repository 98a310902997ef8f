import type { Scenario } from "@highway/engine/scenario/schema/types";
import {
  chosenLoan,
  consolidationProblems,
  loansThatReplace,
  nothingPaidOff,
} from "@highway/engine/tools/consolidation/replaced";
import {
  Consolidation,
  ConsolidationInput,
  type Consolidation as SavedConsolidation,
  usualConsolidation,
} from "../bids-and-debts.schema";
import { moveSentences } from "../pure/moves";
import type { ToolReport } from "../tool-report.schema";

type Asked = Pick<Scenario, "loans" | "debts"> & { consolidation?: SavedConsolidation | undefined };

const loanIDIn = ({ consolidation = usualConsolidation }: Asked) => consolidation.loanID;
/** The loan, and what it puts an end to. Which loan it is depends on what loans are for, and never on a figure. */
const chosenIn = (report: Asked) => chosenLoan(report as Scenario, loanIDIn(report));

type Moved = { leftOut?: readonly string[]; newLoan?: string };

/** A link tells which debts are paid off, and of the others too little to move them: what is left out is among the former, and another loan pays off the same. */
function moveProblems(report: Asked, { leftOut = [], newLoan }: Moved): Record<string, string> {
  const chosen = chosenIn(report);
  if (!chosen) return { newLoan: moveSentences.noLoan };
  const owed = [...chosen.replaced.mortgages, ...chosen.replaced.debts].map(({ id }) => id);
  if (!leftOut.every((id) => owed.includes(id))) return { leftOut: moveSentences.notOwed };
  if (leftOut.length === owed.length) return { leftOut: nothingPaidOff };
  const offered = loansThatReplace(report as Scenario, loanIDIn(report));
  const isOffered = newLoan === undefined || offered.some(({ id }) => id === newLoan);
  return isOffered ? {} : { newLoan: moveSentences.noLoan };
}

/** A debt consolidation adds to the homes, the loans and the debts which loan takes their place, and what its payments are held against. */
export const debtConsolidation = {
  fields: { consolidation: Consolidation },
  given: { consolidation: ConsolidationInput },
  defaults: { consolidation: usualConsolidation },
  missing: (report: Asked) => consolidationProblems(report as Scenario, loanIDIn(report)),
  moves: ["leftOut", "applied", "newLoan"],
  movedAt: { "consolidation.applied": "applied", "consolidation.loanID": "newLoan", debts: "leftOut" },
  loanOf: (report: Asked) => chosenIn(report)?.loan.id,
  checkMoves: moveProblems,
} satisfies ToolReport;
