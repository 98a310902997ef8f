import { createWriteTransaction } from "electrodb";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { viewer } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { logError } from "../../platform/log";
import { commit } from "../../platform/table/write";
import type { Entry } from "../../reports/index";
import * as Reports from "../../reports/index";
import { loanLetter } from "../../reports/pure/loan-letters";
import type { Report } from "../../reports/schema";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { mailOfficer } from "../mails/officer";
import { sentences as shared } from "../report/schema";
import { IdeaEntity, type IdeaItem } from "./entity";
import { toIdea } from "./record";
import { type Idea, type IdeaChanges, IdeaInput, sentences } from "./schema";

const invalidIdea = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

/** Checks an idea against its report. @throws UserFacingError invalid when the report has no such loan, or less is paid for the home than is put down */
function check({ loanID, changes }: IdeaInput, { loans, properties }: Report) {
  const loan = loans.find(({ id }) => id === loanID);
  if (!loan) throw invalidIdea("loanID", sentences.noLoan);
  const home = properties.find(({ id }) => id === loan.propertyID);
  const price = changes.price ?? home?.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)?.price;
  if (changes.downPayment !== undefined && changes.downPayment > (price ?? Number.POSITIVE_INFINITY))
    throw invalidIdea("changes.downPayment", sentences.aboveThePrice);
}

/**
 * Keeps a client's idea beside the report, and tells the officer by mail. A mail that cannot be sent loses nothing.
 * @throws UserFacingError missing when the report is gone; invalid when it does not fit the report, or comes from a preview
 */
export const sendIdea = action(IdeaInput, async (idea): Promise<Idea> => {
  const { ownerId, corpId, linkId, reportId, email, isPreview } = viewer();
  const found = await Reports.served(ownerId, reportId);
  if (found?.report.status !== "complete") throw new UserFacingError("missing", shared.failed);
  check(idea, found.report);
  if (isPreview) throw new UserFacingError("invalid", sentences.preview);
  const item: IdeaItem = {
    ownerId,
    reportId,
    linkId,
    ideaId: newId("idea"),
    loanId: idea.loanID,
    changes: idea.changes,
    note: idea.note,
    from: found.client.name,
    email: email ?? undefined,
    createdAt: isoNow(),
  };
  await write(item, found);
  await Audit.appendFor(
    { userId: ownerId, corpId },
    { kind: "idea.sent", subject: item.ideaId, detail: { report: reportId } },
  );
  await mailIdea(item, found.report);
  return toIdea(item);
});

async function write(idea: IdeaItem, { report, client }: Entry): Promise<void> {
  const { ownerId, ideaId, reportId, email, createdAt } = idea;
  const sent: ActivityItem = {
    ownerId,
    clientId: client._id,
    clientName: client.name,
    kind: "idea",
    by: "client",
    at: createdAt,
    subject: ideaId,
    reportId,
    reportName: report.name,
    tool: report.toolName,
    email,
  };
  await commit(
    createWriteTransaction({ ideas: IdeaEntity, activity: ActivityEntity }, ({ ideas, activity }) => [
      ideas.create(idea).commit(),
      activity.put(sent).commit(),
    ]),
  );
}

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

const ideaFields = {
  price: ["Price", (value) => money.format(value)],
  downPayment: ["Down payment", (value) => money.format(value)],
  rate: ["Rate", (value) => `${value}%`],
  extraPayment: ["Extra payment a month", (value) => money.format(value)],
} satisfies Record<keyof IdeaChanges, [string, (value: number) => string]>;

const worded = (changes: IdeaChanges) =>
  (Object.keys(ideaFields) as (keyof IdeaChanges)[]).flatMap((name) => {
    const value = changes[name];
    const [label, write] = ideaFields[name];
    return value === undefined ? [] : [[label, write(value)] as const];
  });

/** "B, FHA with points": by its letter, as on every screen and page, and the name that the officer typed. */
function nameOf(loanId: string, { loans }: Report): string {
  const offered = loans.filter(({ category }) => category !== "existing");
  const at = offered.findIndex(({ id }) => id === loanId);
  return [at < 0 ? "Today" : loanLetter(at), loans.find(({ id }) => id === loanId)?.name].filter(Boolean).join(", ");
}

/** Mails an idea to the officer. The idea is kept whatever becomes of the mail. */
async function mailIdea({ ownerId, loanId, from, changes, note }: IdeaItem, report: Report): Promise<void> {
  try {
    await mailOfficer(ownerId, {
      title: `${from} sent you an idea`,
      preheader: "You will find it next to the report. Nothing in the report has changed.",
      body: [
        { kind: "facts", facts: [["Report", report.name], ["Loan", nameOf(loanId, report)], ...worded(changes)] },
        ...(note ? [{ kind: "note" as const, lead: "They wrote:", text: note }] : []),
      ],
      button: { label: "Open the report", path: `/${report.toolName}/review?reportID=${report.id}` },
    });
  } catch (error) {
    logError(error, { doing: "mail an idea" });
  }
}
