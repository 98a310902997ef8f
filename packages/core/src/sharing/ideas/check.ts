import type { Scenario } from "@highway/engine/scenario/schema/types";
import { chosenLoan } from "@highway/engine/tools/assumptions";
import {
  chosenLoan as loanOfConsolidation,
  loansThatReplace,
  nothingPaidOff,
} from "@highway/engine/tools/consolidation/replaced";
import { UserFacingError } from "../../platform/errors";
import type { Report } from "../../reports/schema";
import type { Movable } from "../../tools/pure/moves";
import { tools } from "../../tools/registry.schema";
import { isChoice } from "../pure/idea-loan";
import { type IdeaChanges, type IdeaInput, sentences } from "./schema";

const invalid = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

/** What the loan of a consolidation puts an end to. Which loan it is depends on what loans are for, and never on a figure. */
const replacedIn = (report: Report, loanID: string) => loanOfConsolidation(report as unknown as Scenario, loanID);

/** The loan that a tool's answer is about; any of a comparison. */
function loanIn(report: Report, loanID: string) {
  const loan = report.loans.find(({ id }) => id === loanID);
  if (!loan) return undefined;
  if ("assumptions" in report) return chosenLoan(report, report.assumptions.loanID) === loan ? loan : undefined;
  if (!("consolidation" in report)) return loan;
  return replacedIn(report, report.consolidation.loanID)?.loan.id === loanID ? loan : undefined;
}

/** A link tells which debts are paid off, and of the others too little to move them: what is left out is among the former, and another loan pays off the same. */
function checkConsolidation(report: Report, { leftOut = [], newLoan }: IdeaChanges): void {
  if (!("consolidation" in report)) return;
  const { loanID } = report.consolidation;
  const { mortgages, debts } = replacedIn(report, loanID)!.replaced;
  const owed = [...mortgages, ...debts].map(({ id }) => id);
  if (!leftOut.every((id) => owed.includes(id))) throw invalid("changes.leftOut", sentences.notOwed);
  if (leftOut.length === owed.length) throw invalid("changes.leftOut", nothingPaidOff);
  const offered = loansThatReplace(report as unknown as Scenario, loanID);
  if (newLoan !== undefined && !offered.some(({ id }) => id === newLoan))
    throw invalid("changes.newLoan", sentences.noLoan);
}

/**
 * Checks against a report what its client changes in it.
 * @throws UserFacingError invalid when the report takes no ideas, has no such loan or lets nobody change such a figure, or less is paid for the home than is put down
 */
export function checkChanges(report: Report, { loanID, changes }: Pick<IdeaInput, "loanID" | "changes">): void {
  if (report.toolMeta.noIdeas && !isChoice(changes)) throw invalid("changes", sentences.off);
  const loan = loanIn(report, loanID);
  if (!loan) throw invalid("loanID", sentences.noLoan);
  const moves: readonly Movable[] = tools[report.toolName].report.moves;
  const names = Object.keys(changes) as (keyof IdeaChanges)[];
  const stray = names.filter((name) => changes[name] !== undefined && !moves.includes(name));
  if (stray.length > 0)
    throw new UserFacingError("invalid", sentences.notMovable, {
      fields: Object.fromEntries(stray.map((name) => [`changes.${name}`, sentences.notMovable])),
    });
  checkConsolidation(report, changes);
  const home = report.properties.find(({ id }) => id === loan.propertyID);
  const price = changes.price ?? home?.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)?.price;
  if (changes.downPayment !== undefined && changes.downPayment > (price ?? Number.POSITIVE_INFINITY))
    throw invalid("changes.downPayment", sentences.aboveThePrice);
}
