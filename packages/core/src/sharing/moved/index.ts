/** The answer of a shared report with what its client moved, for as long as the client looks at it: nothing is stored. */
import { calculateLoan } from "@highway/engine/scenario/calculate";
import type { Client } from "../../clients/schema";
import { action } from "../../platform/action";
import { viewer } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Reports from "../../reports/index";
import { refuse } from "../../reports/refuse";
import { savedScenario } from "../../reports/saved-scenario";
import type { Report } from "../../reports/schema";
import { tools } from "../../tools/registry.schema";
import type { ToolReport } from "../../tools/tool-report.schema";
import { checkChanges } from "../ideas/check";
import { type IdeaChanges, sentences as ideas } from "../ideas/schema";
import { withMoves } from "../pure/moved-report";
import { sentences, type ToolWorkedOut } from "../report/schema";
import { toolAnswer } from "../report/worked-out";
import { MovedInput } from "./schema";

/** The report as it would be with what was moved. */
export function movedReport(report: Report, client: Client, loanID: string, changes: IdeaChanges): Report {
  return withMoves(report, loanID, changes, (moved) => {
    const scenario = savedScenario(moved, client);
    return calculateLoan(scenario, scenario.loans.find(({ id }) => id === loanID)!);
  });
}

/**
 * Works out the answer of a report with what its client moved.
 * @throws UserFacingError missing when the report is gone; invalid at each figure that it does not take
 */
export const workMoved = action(MovedInput, async ({ loanID, changes }): Promise<ToolWorkedOut> => {
  const { ownerId, reportId, email, isPreview } = viewer();
  const found = await Reports.serveReport(ownerId, reportId);
  if (found?.report.status !== "complete") throw new UserFacingError("missing", sentences.failed);
  const { report, client } = found;
  checkChanges(report, { loanID, changes });
  const { answer, problems } = toolAnswer(
    movedReport(report, client, loanID, changes),
    forHolder(client, { email, isPreview }),
  );
  const movedAt = movedAtOf(report);
  const told = Object.entries(problems).map(([path, sentence]): [string, string] => {
    const name = movedAt[path];
    return name ? [`changes.${name}`, sentence] : ["changes", ideas.noAnswer];
  });
  refuse(Object.fromEntries(told));
  return answer ? { answer } : {};
});

/** What is wrong where nothing was moved is of the figures together. */
function movedAtOf({ toolName }: Report): NonNullable<ToolReport["movedAt"]> {
  const report: ToolReport = tools[toolName].report;
  return report.movedAt ?? {};
}

/** The income of whoever else holds a link is counted to so many dollars a year. */
const STEP = 5000;

type Holder = { email: string | null; isPreview: boolean };

/**
 * The client as answers to moved figures count them. Who reads at an address of the client's own, or looks on for the officer, gets each figure to the cent. For anyone else
 * who holds the link the income is rounded: with a rate or a down payment of one's own choice the tax that is saved could be brought across the end of a bracket, and
 * the place where it turns tells the income to the dollar.
 */
function forHolder(client: Client, { email, isPreview }: Holder): Client {
  const { monthlyIncome, primaryEmail, secondaryEmails } = client;
  const own = [primaryEmail, ...secondaryEmails].map((each) => each?.toLowerCase());
  if (isPreview || (email !== null && own.includes(email.toLowerCase()))) return client;
  if (!monthlyIncome) return client;
  const yearly = Math.max(STEP, Math.round((monthlyIncome * 12) / STEP) * STEP);
  return { ...client, monthlyIncome: Math.round((yearly / 12) * 100) / 100 };
}
