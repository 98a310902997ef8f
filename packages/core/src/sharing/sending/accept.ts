/** The acceptance of a send: whether it may be, and what it is, decided once and written whole before the first mail goes out. */
import { createWriteTransaction } from "electrodb";
import * as Branding from "../../branding/index";
import * as Clients from "../../clients/index";
import type { Client } from "../../clients/schema";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import type { CorpPermissions } from "../../people/permissions/schema";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { logError } from "../../platform/log";
import { isEmail } from "../../platform/pure/email-address";
import { limit } from "../../platform/table/limit";
import { commit } from "../../platform/table/write";
import type { Entry } from "../../reports/index";
import * as Reports from "../../reports/index";
import * as Marks from "../../reports/marks/index";
import { sentences as reportSentences } from "../../reports/schema";
import { toolMails } from "../../tools/pure/mails";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { endOf } from "../links/index";
import { attach, MOST_ATTACHED } from "./attach";
import { type Attached, laneOf, SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "./entity";
import { type CleanMessage, cleanMessage } from "./message";
import { wordsOf } from "./parcel";
import { bytesOf, picturesOf } from "./pictures";
import { type FileEmail, sentences } from "./schema";

export type Kind = Exclude<SendItem["kind"], "campaign" | "alert">;
export type Accepted = { send: SendItem; mails: SentMailItem[] };

/** The most emails of one officer in an hour: more than anyone sends in an hour of work, and few enough that SES has no reason to ask about them. */
export const perHour = { count: 200, seconds: 3600 };
export const RECIPIENTS = "recipients of mails";
/** The request itself sends at once, and the job takes up what is left after this time. */
const HEAD_START_MS = 30_000;

const invalidSend = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

async function reportOf({ reportID, tool }: FileEmail): Promise<Entry | undefined> {
  if (!reportID) return undefined;
  const entry = await Reports.get(reportID);
  if (entry.report.toolName !== tool) throw new UserFacingError("missing", reportSentences.missing);
  if (entry.report.status !== "complete") throw invalidSend("reportID", sentences.incomplete);
  return entry;
}

/**
 * Works out what the corporation makes of a send: whether it must have codes, and who gets the mail in the end.
 * @throws UserFacingError invalid where it must be approved and there is nobody who could
 */
function routeOf(email: FileEmail, permissions: CorpPermissions) {
  const isForApproval = permissions.sendForApproval;
  const approvers = isForApproval ? addressesOf(permissions.approvalEmailTo) : [];
  if (isForApproval && approvers.length === 0) throw new UserFacingError("invalid", sentences.noApprover);
  const listed = email.approvalAddresses ?? [];
  return {
    isForApproval,
    approvers,
    hasPasscode: email.hasPasscode === true || permissions.requirePasscode,
    recipients: isForApproval && listed.length > 0 ? listed : email.clientEmail,
    approvalCopies: addressesOf(permissions.approvalEmailCC),
    copies: isForApproval ? [] : addressesOf(permissions.cc),
  };
}
type Routed = ReturnType<typeof routeOf>;

/** Reads the addresses that an admin typed. What is no address is passed over, for no officer can mend it. */
export const addressesOf = (typed: string) => [
  ...new Set(
    typed
      .split(/[,;\s]+/)
      .map((address) => address.toLowerCase())
      .filter(isEmail),
  ),
];

/** Checks what a send brings. @throws UserFacingError invalid where there is nothing to send, or a code with nothing to open */
function checkFile(kind: Kind, email: FileEmail, hasPasscode: boolean) {
  if (kind === "report") return;
  if (!email.base64 && !email.exportID && !email.recordingUrl) throw invalidSend("base64", sentences.nothing);
  if (hasPasscode && !email.reportID) throw invalidSend("hasPasscode", sentences.codeNeedsReport);
}

/**
 * Tells how many bytes the pictures of a message bring into each mail.
 * @throws UserFacingError invalid where they are too much for a mail, or a file beside them is and there is no report in which it could wait
 */
async function weigh(message: CleanMessage, attached: Attached | undefined, isOfReport: boolean): Promise<number> {
  const pictureBytes = bytesOf(await picturesOf(person().userId, message));
  if (pictureBytes > MOST_ATTACHED) throw invalidSend("customMessage", sentences.picturesTooLarge);
  if (attached && !isOfReport && attached.size + pictureBytes > MOST_ATTACHED)
    throw invalidSend("base64", sentences.fileTooLarge);
  return pictureBytes;
}

async function checkHeader(userId: string) {
  const { hasHeader } = await Branding.of(userId);
  if (!hasHeader) throw new UserFacingError("invalid", sentences.header);
}

type Mail = Pick<SentMailItem, "role" | "email" | "cc">;
function mailsOf({ isForApproval, approvers, approvalCopies, recipients, copies }: Routed): Mail[] {
  if (isForApproval)
    return approvers.map((email, at) => ({ role: "approval", email, cc: at === 0 ? approvalCopies : [] }));
  return [
    ...recipients.map((email): Mail => ({ role: "recipient", email, cc: [] })),
    ...copies.map((email): Mail => ({ role: "copy", email, cc: [] })),
  ];
}

export function toMails(send: Pick<SendItem, "ownerId" | "sendId">, mails: Mail[]): SentMailItem[] {
  const { ownerId, sendId } = send;
  const dueAt = new Date(now() + HEAD_START_MS).toISOString();
  const ids = mails.map(() => newId("sentMail")).sort();
  const fresh = { state: "queued", tries: 0, changedAt: isoNow(), outbox: laneOf(sendId), dueAt } as const;
  return mails.map((mail, at) => ({ ownerId, sendId, ...mail, ...fresh, mailId: ids[at]! }));
}

const sentActivity = (
  { ownerId, createdAt, sendId, reportId, reportName, tool }: SendItem,
  client: Client,
): ActivityItem => ({
  ownerId,
  clientId: client._id,
  clientName: client.name,
  kind: "sent",
  by: "officer",
  at: createdAt,
  subject: sendId,
  reportId,
  reportName,
  tool,
});

/**
 * Accepts a send.
 * @returns the send and its mails as they were written; undefined when the officer has a send of this id already
 * @throws UserFacingError invalid, missing, tooMany
 */
export async function accept(kind: Kind, email: FileEmail): Promise<Accepted | undefined> {
  const { userId: ownerId, corpId } = person();
  const entry = await reportOf(email);
  const [permissions] = await Promise.all([Permissions.ownPermissions(), checkHeader(ownerId)]);
  const route = routeOf(email, permissions);
  checkFile(kind, email, route.hasPasscode);
  const lang = email.lang ?? (entry ? await Clients.langOf(entry.client) : "en");
  const endsAt = endOf(email.expiresAt);
  const message = await cleanMessage(permissions.reportMessageVis ? (email.customMessage ?? "") : "");
  const mails = mailsOf(route);
  await limit(RECIPIENTS, ownerId, perHour, mails.length);
  const sendId = email.sendID ?? newId("send");
  const called = toolMails[await wordsOf(entry)].file[lang];
  const attached = await attach({ ...email, called, key: `incoming/${ownerId}/sent/${sendId}` });
  const pictureBytes = await weigh(message, attached, entry !== undefined);
  const written = toMails({ ownerId, sendId }, mails);
  const send: SendItem = {
    ownerId,
    sendId,
    corpId,
    kind,
    lang,
    message,
    attached,
    pictureBytes,
    createdAt: isoNow(),
    reportId: entry?.report.id ?? "none",
    reportName: entry?.report.name ?? "",
    tool: email.tool,
    hasPasscode: route.hasPasscode,
    recordingUrl: email.recordingUrl || undefined,
    endsAt,
    isForApproval: route.isForApproval,
    recipients: route.recipients,
    firstMail: written[0]!.mailId,
    lastMail: written.at(-1)!.mailId,
  };
  return (await write(send, written, entry?.client)) ? { send, mails: written } : undefined;
}

/** Notes the send beside its report. The send is written by now and goes out, so a note that cannot be made does not stop it. */
async function noteSent({ ownerId, reportId, createdAt: at }: SendItem): Promise<void> {
  try {
    await Marks.sent({ ownerId, reportId, at });
  } catch (error) {
    logError(error, { doing: "note when a report was sent" });
  }
}

/** @param client  whose report it is; a file that is of no report is in no client's story */
async function write(send: SendItem, mails: SentMailItem[], client: Client | undefined): Promise<boolean> {
  const { hasPasscode, isForApproval, reportId, reportName: name, sendId } = send;
  const detail = { name, send: sendId, mails: mails.length, hasPasscode, isForApproval };
  const refused = await commit(
    createWriteTransaction(
      { send: SendEntity, mail: SentMailEntity, activity: ActivityEntity, event: Audit.AuditEntity },
      ({ send: sends, mail, activity, event }) => [
        sends.create(send).commit(),
        event.create(Audit.eventOf({ kind: "report.sent", subject: reportId, detail })).commit(),
        ...mails.map((each) => mail.create(each).commit()),
        ...(client ? [activity.put(sentActivity(send, client)).commit()] : []),
      ],
    ),
  );
  if (refused.length > 0) return false;
  if (client) await noteSent(send);
  return true;
}
