import { UserFacingError } from "../../platform/errors";
import type { Report } from "../../reports/schema";
import { tools } from "../../tools/registry.schema";
import type { ToolReport } from "../../tools/tool-report.schema";
import { isChoice } from "../pure/idea-loan";
import { type IdeaChanges, type IdeaInput, sentences } from "./schema";

const invalid = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

/** The loan that a tool's answer is about; any of a comparison. */
function loanIn(report: Report, tool: ToolReport, loanID: string) {
  const loan = report.loans.find(({ id }) => id === loanID);
  return tool.loanOf && tool.loanOf(report as never) !== loanID ? undefined : loan;
}

/**
 * Checks against a report what its client changes in it.
 * @throws UserFacingError invalid when the report takes no ideas, has no such loan or lets nobody change such a figure, or less is paid for the home than is put down
 */
export function checkChanges(report: Report, { loanID, changes }: Pick<IdeaInput, "loanID" | "changes">): void {
  if (report.toolMeta.noIdeas && !isChoice(changes)) throw invalid("changes", sentences.off);
  const tool: ToolReport = tools[report.toolName].report;
  const loan = loanIn(report, tool, loanID);
  if (!loan) throw invalid("loanID", sentences.noLoan);
  const moves = tool.moves ?? [];
  const names = Object.keys(changes) as (keyof IdeaChanges)[];
  const stray = names.filter((name) => changes[name] !== undefined && !moves.includes(name));
  if (stray.length > 0)
    throw new UserFacingError("invalid", sentences.notMovable, {
      fields: Object.fromEntries(stray.map((name) => [`changes.${name}`, sentences.notMovable])),
    });
  for (const [name, sentence] of Object.entries(tool.checkMoves?.(report as never, changes as never) ?? {}))
    throw invalid(`changes.${name}`, sentence);
  const home = report.properties.find(({ id }) => id === loan.propertyID);
  const price = changes.price ?? home?.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)?.price;
  if (changes.downPayment !== undefined && changes.downPayment > (price ?? Number.POSITIVE_INFINITY))
    throw invalid("changes.downPayment", sentences.aboveThePrice);
}
