/** The start of a campaign, also of one that was stopped: its messages are planned and written with it, all or nothing. */
import { createWriteTransaction } from "electrodb";
import * as Branding from "../../branding/index";
import type { Brand } from "../../branding/schema";
import * as Clients from "../../clients/index";
import { type Client, sentences as clientSentences } from "../../clients/schema";
import * as Audit from "../../people/audit/index";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { limit } from "../../platform/table/limit";
import { commit } from "../../platform/table/write";
import * as OfClient from "../../reports/of-client/index";
import * as Suppression from "../sending/suppression/index";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type Terms } from "./entity";
import { reportOf } from "./gather";
import { stepsIn } from "./planned-steps";
import { dayIn, type Zone } from "./pure/zone";
import { CAMPAIGN_NAME, type CampaignStart, sentences } from "./schema";

/** More than an officer starts in an hour of work. */
const PER_HOUR = { count: 60, seconds: 3600 };

const invalid = (field: string, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [field]: sentence } });

/** Refuses a client who cannot be emailed. @throws UserFacingError invalid */
export async function checkAddress({ primaryEmail }: Client): Promise<void> {
  if (primaryEmail === null) throw invalid("primaryEmail", clientSentences.campaign);
  const reason = await Suppression.reasonFor(Suppression.hashOf(primaryEmail));
  if (reason) throw invalid("primaryEmail", reason === "bounced" ? sentences.undeliverable : sentences.unsubscribed);
}

/** Tells whether an email says who sends it, with the postal address that advertising must name (16 CFR 316). */
export const namesSender = ({ hasHeader, address }: Brand): boolean => hasHeader && address !== "";

/** @throws UserFacingError invalid where the emails could not say who sends them */
async function checkSender(ownerId: string): Promise<void> {
  if (!namesSender(await Branding.of(ownerId))) throw new UserFacingError("invalid", sentences.header);
}

/** Refuses days with which a campaign would be over. @throws UserFacingError invalid */
export function checkDays(zone: Zone, { expires, closing }: Partial<Pick<Terms, "expires" | "closing">>): void {
  const today = dayIn(zone, now());
  if (expires && expires < today) throw invalid("expires", sentences.expires);
  if (closing && closing <= today) throw invalid("closing", sentences.closing);
}

/** Refuses a report that is not the client's, or not complete. @throws UserFacingError invalid */
export async function checkReport(of: Parameters<typeof reportOf>[0]): Promise<void> {
  const entry = await reportOf(of);
  if (entry?.report.status !== "complete") throw invalid("reportID", sentences.report);
}

async function checkInput({ clientID: clientId, reportID: reportId, zone, start, ...days }: CampaignStart) {
  if (start !== undefined && start < dayIn(zone, now())) throw invalid("start", sentences.start);
  checkDays(zone, days);
  await checkReport({ reportId, clientId });
}

function newCampaign(input: CampaignStart, client: Client, before: CampaignItem | undefined): CampaignItem {
  const { userId: ownerId, corpId } = person();
  const { clientID: clientId, reportID: reportId, zone, maxPrice, expires, closing } = input;
  const at = isoNow();
  return {
    ownerId,
    clientId,
    corpId,
    reportId,
    zone,
    terms: { maxPrice, expires, closing },
    campaignId: before?.campaignId ?? newId("campaign"),
    epoch: (before?.epoch ?? 0) + 1,
    status: "active",
    start: input.start ?? dayIn(zone, now()),
    lang: input.lang ?? client.lang,
    texts: {},
    skipped: [],
    createdAt: at,
    lastUpdated: at,
    ...(before?.lastSentAt && { lastSentAt: before.lastSentAt }),
  };
}

/** Writes a campaign and its messages. @returns whether this call did it */
async function write(campaign: CampaignItem, before: CampaignItem | undefined): Promise<boolean> {
  const refused = await commit(
    createWriteTransaction(
      { campaign: CampaignEntity, step: CampaignStepEntity, event: Audit.AuditEntity },
      ({ campaign: campaigns, step, event }) => [
        campaigns
          .put(campaign)
          .where(({ epoch, status }, { eq, notExists }) =>
            before ? `${eq(epoch, before.epoch)} AND ${eq(status, "stopped")}` : notExists(epoch),
          )
          .commit(),
        ...stepsIn(campaign).map((each) => step.create(each).commit()),
        event
          .create(
            Audit.eventOf({ kind: "campaign.started", subject: campaign.clientId, detail: { start: campaign.start } }),
          )
          .commit(),
      ],
    ),
  );
  return refused.length === 0;
}

/**
 * Starts a campaign.
 * @throws UserFacingError missing; invalid; conflict while one is running; tooMany
 */
export async function begin(
  input: CampaignStart,
  before: CampaignItem | undefined,
): Promise<{ item: CampaignItem; client: Client }> {
  const client = await Clients.get(input.clientID);
  if (before && before.status !== "stopped") throw new UserFacingError("conflict", sentences.running);
  await Promise.all([checkAddress(client), checkSender(person().userId), checkInput(input)]);
  await limit("campaigns", person().userId, PER_HOUR);
  const item = newCampaign(input, client, before);
  // The client is told first: a campaign of which the client's record does not know would end with its first message.
  await OfClient.noteCampaign(client._id, { id: item.campaignId, name: CAMPAIGN_NAME, active: true });
  if (!(await write(item, before))) throw new UserFacingError("conflict", sentences.running);
  return { item, client };
}
