/** The 90-day campaign for prequalified buyers: fourteen emails to one client, planned, previewed, changed, and sent by the outbox when they are due. */
import { senderName } from "../../branding/pure/signed-name";
import * as Clients from "../../clients/index";
import type { Client } from "../../clients/schema";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import * as Users from "../../people/users/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { appAddress } from "../../platform/declare/env";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { compose, send } from "../../platform/mail/mail";
import * as OfClient from "../../reports/of-client/index";
import { campaignMail } from "../mails/officers-letters";
import * as Approvals from "./approvals/index";
import { CampaignEntity, type CampaignItem } from "./entity";
import type { Known } from "./figures/index";
import { sourceOf } from "./figures/sources";
import { knownOf } from "./gather";
import { list as linesOf } from "./list";
import { failedMailOf, planAgain } from "./plan-again";
import { droppedFigures } from "./pure/fill";
import { figureNames, type StepKey } from "./pure/steps";
import {
  CAMPAIGN_NAME,
  type Campaign,
  type CampaignChange,
  type CampaignLine,
  CampaignStart,
  type MessageChange,
  MessageLook,
  type MessagePreview,
  type SentMessage,
  sentences,
} from "./schema";
import { sentMessage } from "./sent";
import { begin, checkAddress, checkDays, checkReport } from "./start";
import { takeUpWaiting } from "./taken-up";
import { stepsOf, toCampaign } from "./view";
import { usualText, writeMessage } from "./write";

export { run } from "./run";
export { keepUntil } from "./sent";

const invalid = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

/** Refuses whom the corporation gave no campaigns. @throws UserFacingError forbidden */
async function refuseWithoutKit(): Promise<void> {
  const [{ marketingKitVisible }, { addOns }] = await Promise.all([Permissions.ownPermissions(), Users.current()]);
  if (!marketingKitVisible && !addOns.includes(CAMPAIGN_NAME))
    throw new UserFacingError("forbidden", sentences.notYours);
}

async function findItem(clientId: string): Promise<CampaignItem | undefined> {
  const { data } = await CampaignEntity.get({ ownerId: person().userId, clientId }).go({ consistent: true });
  return data ?? undefined;
}

async function readWithClient(clientId: string): Promise<{ item: CampaignItem; client: Client }> {
  await refuseWithoutKit();
  const client = await Clients.get(clientId);
  const item = await findItem(clientId);
  if (!item) throw new UserFacingError("missing", sentences.missing);
  return { item, client };
}

/** Reads a client's campaign, or none. @throws UserFacingError missing without the client; forbidden */
export async function find(clientId: string): Promise<Campaign[]> {
  await refuseWithoutKit();
  const client = await Clients.get(clientId);
  const item = await findItem(clientId);
  return item ? [await toCampaign(item, client)] : [];
}

/** Lists the officer's campaigns, those of the newest clients first. @throws UserFacingError forbidden */
export async function list(page: Page): Promise<CampaignLine[]> {
  await refuseWithoutKit();
  return linesOf(page);
}

/** Starts a campaign, or starts a stopped one again. @throws UserFacingError missing; invalid; forbidden; conflict; tooMany */
export const start = action(CampaignStart, async (input): Promise<Campaign> => {
  await refuseWithoutKit();
  const { item, client } = await begin(input, await findItem(input.clientID));
  return toCampaign(item, client);
});

const later = ({ lastUpdated }: CampaignItem) => Clients.laterThan(lastUpdated);

type Write = Partial<
  Pick<CampaignItem, "status" | "endedBy" | "pausedFor" | "terms" | "reportId" | "texts" | "skipped">
>;
type Deed = { kind: `campaign.${string}`; detail?: Record<string, string | boolean> };

/** What a change takes with it: a campaign that goes on is paused for no reason, and one that stopped waits for no approval. */
function goneWith({ status, pausedFor }: Write): ("pausedFor" | "waitsIn" | "askedAt")[] {
  const reason = status && !pausedFor ? (["pausedFor"] as const) : [];
  return [...reason, ...(status === "stopped" ? (["waitsIn", "askedAt"] as const) : [])];
}

/** Writes a change of a campaign as it was read. @throws UserFacingError conflict with `current` */
async function patchCampaign(item: CampaignItem, client: Client, change: Write, deed: Deed): Promise<CampaignItem> {
  const { ownerId, clientId } = item;
  const changed = { ...change, lastUpdated: later(item) };
  const isFresh = await Audit.commitWithEvent(
    CampaignEntity,
    (campaigns) =>
      campaigns
        .patch({ ownerId, clientId })
        .set(changed)
        .remove(goneWith(change))
        .where(({ lastUpdated }, { eq }) => eq(lastUpdated, item.lastUpdated))
        .commit(),
    Audit.eventOf({ ...deed, subject: clientId }),
  );
  if (!isFresh) throw await stale(clientId, client);
  const gone = Object.fromEntries(goneWith(change).map((name) => [name, undefined]));
  return { ...item, ...gone, ...changed };
}
const stale = async (clientId: string, client: Client) =>
  new UserFacingError("conflict", sentences.stale, { current: await toCampaign((await findItem(clientId))!, client) });

async function readFresh(clientId: string, lastUpdated: string) {
  const read = await readWithClient(clientId);
  if (read.item.lastUpdated !== lastUpdated) throw await stale(clientId, read.client);
  if (read.item.status === "stopped") throw new UserFacingError("invalid", sentences.ended);
  return read;
}

/**
 * Pauses, resumes or stops a campaign, or changes what its messages say of the prequalification, the day on which the client closes, or the report that
 * gives the figures.
 * @throws UserFacingError missing; invalid; forbidden; conflict with `current`
 */
export async function change(clientId: string, sent: CampaignChange): Promise<Campaign> {
  const { item, client } = await readFresh(clientId, sent.lastUpdated);
  checkDays(item.zone, sent);
  const { status = item.status, reportID: reportId = item.reportId } = sent;
  const { maxPrice = item.terms.maxPrice, expires = item.terms.expires, closing = item.terms.closing } = sent;
  if (reportId !== item.reportId) await checkReport({ reportId, clientId });
  const isStopped = status === "stopped";
  if (isStopped) await OfClient.noteCampaign(clientId, { id: item.campaignId, name: CAMPAIGN_NAME, active: false });
  const pausedFor = status === "paused" ? (sent.pausedFor ?? (sent.status ? undefined : item.pausedFor)) : undefined;
  const deed: Deed = { kind: "campaign.changed", detail: { status, ...(pausedFor && { pausedFor }) } };
  const change = {
    status,
    terms: { maxPrice, expires, closing },
    reportId,
    ...(isStopped && { endedBy: sent.endedBy ?? "stopped" }),
    ...(pausedFor && { pausedFor }),
  };
  const after = await patchCampaign(item, client, change, deed);
  if (status === "active" && item.status === "paused") await takeUpWaiting(after);
  return toCampaign(after, client);
}

/** Asks the company to approve the words of a campaign. @throws UserFacingError missing; invalid; forbidden; conflict with `current`; tooMany */
export async function askForApproval(clientId: string, { lastUpdated }: { lastUpdated: string }): Promise<Campaign> {
  const { item, client } = await readFresh(clientId, lastUpdated);
  const asked = await Approvals.ask(item, client);
  if (!asked) throw await stale(clientId, client);
  return toCampaign(asked, client);
}

/** Changes the words of a message that is still planned, or whether it is skipped. @throws UserFacingError missing; invalid; forbidden; conflict with `current` */
export async function changeMessage(
  clientId: string,
  step: StepKey,
  { lastUpdated, text, isSkipped }: MessageChange,
): Promise<Campaign> {
  const { item, client } = await readFresh(clientId, lastUpdated);
  const found = (await stepsOf(item)).find((each) => each.step === step);
  if (found?.state !== "planned") throw new UserFacingError("invalid", sentences.done);
  if (text) {
    const lost = droppedFigures(step, usualText(step, item.lang), text);
    if (lost.length > 0) throw invalid("text.body", sentences.dropped(lost.join(", ")));
  }
  const { [step]: _, ...others } = item.texts;
  const texts = text === undefined ? item.texts : text === null ? others : { ...others, [step]: text };
  const without = item.skipped.filter((each) => each !== step);
  const skipped = isSkipped === undefined ? item.skipped : [...without, ...(isSkipped ? [step] : [])];
  const after = await patchCampaign(
    item,
    client,
    { texts, skipped },
    { kind: "campaign.message", detail: { message: step, skipped: skipped.includes(step) } },
  );
  return toCampaign(after, client);
}

/**
 * Sends a message after all, where its email failed.
 * @throws UserFacingError missing; invalid where it may have gone out, or the client cannot be emailed; forbidden; conflict with `current`
 */
export async function sendAgain(clientId: string, step: StepKey, sent: { lastUpdated: string }): Promise<Campaign> {
  const { item, client } = await readFresh(clientId, sent.lastUpdated);
  if (item.status === "paused") throw new UserFacingError("invalid", sentences.paused);
  const steps = await stepsOf(item);
  const failed = steps.find((each) => each.step === step);
  const mail = await failedMailOf(failed);
  if (!failed || !mail) throw new UserFacingError("invalid", sentences.notFailed);
  await checkAddress(client);
  const after = await planAgain(item, { step: failed, steps, mail }, later(item));
  if (!after) throw await stale(clientId, client);
  return toCampaign(after, client);
}

/** Reads a message as it was sent. @throws UserFacingError missing; forbidden */
export async function sent(clientId: string, step: StepKey): Promise<SentMessage> {
  const { item } = await readWithClient(clientId);
  return sentMessage((await stepsOf(item)).find((each) => each.step === step));
}

const figuresIn = ({ figures, why }: Known): MessagePreview["figures"] =>
  figureNames.map((name) => {
    const value = figures[name] ?? null;
    return { name, value, from: sourceOf[name], why: value === null ? (why[name] ?? null) : null };
  });

async function drawMessage({ clientID, step, text }: MessageLook) {
  const { item, client } = await readWithClient(clientID);
  const { known, brand } = await knownOf(item, client);
  const { subject, message, lacking } = writeMessage(step, item.lang, text ?? item.texts[step], known);
  const mail = campaignMail({ lang: item.lang, brand, subject, message }, `${appAddress()}/unsubscribe?data=…`);
  return { mail, brand, lacking, known };
}

/** Draws a message with the figures of now, and sends nothing. @throws UserFacingError missing; forbidden */
export const preview = action(MessageLook, async (look): Promise<MessagePreview> => {
  const { mail, brand, lacking, known } = await drawMessage(look);
  return { from: senderName(brand), subject: mail.subject, html: mail.html, lacking, figures: figuresIn(known) };
});

/** Emails the officer a message as the client would get it. @throws UserFacingError missing; forbidden */
export const test = action(MessageLook, async (look): Promise<{ email: string }> => {
  const [{ mail, brand }, { email }] = await Promise.all([drawMessage(look), Users.current()]);
  await send(compose({ ...mail, to: email, fromName: senderName(brand), subject: `Test: ${mail.subject}` }));
  return { email };
});
