/** The approval of whole campaigns, in corporations that read emails before clients get them: an officer asks, and an administrator of the corporation answers. */
import { createWriteTransaction } from "electrodb";
import * as Clients from "../../../clients/index";
import type { Client } from "../../../clients/schema";
import * as Audit from "../../../people/audit/index";
import * as Permissions from "../../../people/permissions/index";
import * as Users from "../../../people/users/index";
import { inCharge, person } from "../../../platform/actor";
import { isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { limit } from "../../../platform/table/limit";
import { commit } from "../../../platform/table/write";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, stepKeyOf } from "../entity";
import { stepsIn } from "../planned-steps";
import { stepKeys, steps } from "../pure/steps";
import { titles } from "../pure/texts";
import { dayIn } from "../pure/zone";
import { type Series, type SeriesAnswer, sentences } from "../schema";
import { takeUpWaiting } from "../taken-up";
import { mailAnswer, mailApprovers } from "./mails";
import { approvalOf, digestsOf, hasBegun, isApproved, textOf } from "./state";

const PER_HOUR = { count: 20, seconds: 3600 };

const laterThan = ({ lastUpdated }: CampaignItem) => Clients.laterThan(lastUpdated);
const keyOf = ({ ownerId, clientId }: CampaignItem) => ({ ownerId, clientId });

/** Asks for the approval of the words as they are now. @returns the campaign; undefined when it was changed meanwhile @throws UserFacingError invalid; tooMany */
export async function ask(campaign: CampaignItem, client: Client): Promise<CampaignItem | undefined> {
  const { sendForApproval } = await Permissions.ownPermissions();
  const shown = stepKeys.map((step) => ({
    step,
    state: "planned" as const,
    isSkipped: campaign.skipped.includes(step),
  }));
  const { kind } = approvalOf(campaign, shown);
  if (!sendForApproval || kind === "approved") throw new UserFacingError("invalid", sentences.nothingToApprove);
  await limit("campaign approvals", person().userId, PER_HOUR);
  const { returnedAt: _, note: __, ...approval } = campaign.approval ?? {};
  const change = { approval, waitsIn: campaign.corpId, askedAt: isoNow(), lastUpdated: laterThan(campaign) };
  const isDone = await Audit.commitWithEvent(
    CampaignEntity,
    (campaigns) =>
      campaigns
        .patch(keyOf(campaign))
        .set(change)
        .where(({ lastUpdated }, { eq }) => eq(lastUpdated, campaign.lastUpdated))
        .commit(),
    Audit.eventOf({ kind: "campaign.approvalAsked", subject: campaign.clientId }),
  );
  if (!isDone) return undefined;
  const asked = { ...campaign, ...change };
  await mailApprovers(asked, client);
  return asked;
}

/** The list has this many series at most, those that wait longest first. */
const MOST = 50;

async function seriesOf(campaign: CampaignItem): Promise<Series[]> {
  const { ownerId, clientId, lang, start, lastUpdated, askedAt } = campaign;
  const [client, officer] = await Promise.all([Clients.findOf(ownerId, clientId), Users.byId(ownerId)]);
  if (!client) return [];
  const { email: officerEmail } = officer;
  const officerName = officer.profile.fullName;
  return [
    {
      ownerID: ownerId,
      clientID: clientId,
      officerName,
      officerEmail,
      lang,
      start,
      lastUpdated,
      clientName: client.name,
      askedAt: askedAt ?? lastUpdated,
      isOwn: ownerId === person().userId,
      messages: stepKeys
        .filter((step) => !campaign.skipped.includes(step))
        .map((step) => ({
          step,
          day: steps[step].day,
          title: titles[step],
          ...textOf(campaign, step),
          isOwn: campaign.texts[step] !== undefined,
          isApproved: isApproved(campaign, step),
        })),
    },
  ];
}

/** Lists the campaigns that wait for the approval of a corporation, with all words. @throws UserFacingError missing to whom it is not for */
export async function waitingSeries({ corpID }: { corpID?: string | undefined }): Promise<Series[]> {
  const { data } = await CampaignEntity.query
    .waiting({ waitsIn: inCharge(corpID) })
    .go({ limit: MOST, hydrate: false });
  return (await Promise.all(data.map(seriesOf))).flat();
}

/** Where nothing went out yet and the first day is over, the campaign begins on the day of its approval. */
function begunAnew(campaign: CampaignItem): CampaignItem {
  const today = dayIn(campaign.zone, now());
  const isNew = !campaign.approval?.approvedAt && !hasBegun(campaign);
  return isNew && campaign.start < today ? { ...campaign, start: today } : campaign;
}

/** Writes an approval, or what is to be changed, with the new days and the line of the trail. @returns whether this call did it */
async function write(before: CampaignItem, after: CampaignItem, kind: "campaign.approved" | "campaign.returned") {
  const { approval, lastUpdated, start } = after;
  const replanned = start === before.start ? [] : stepsIn(after);
  const { data: planned } = await CampaignStepEntity.query
    .ofClient(keyOf(before))
    .go({ pages: "all", consistent: true });
  const open = replanned.filter(({ step }) =>
    planned.some((each) => each.step === step && each.epoch === before.epoch && each.state === "planned"),
  );
  const refused = await commit(
    createWriteTransaction(
      { campaign: CampaignEntity, step: CampaignStepEntity, event: Audit.AuditEntity },
      ({ campaign, step, event }) => [
        campaign
          .patch(keyOf(before))
          .set({ approval, lastUpdated, start })
          .remove(["waitsIn", "askedAt"])
          .where(
            ({ lastUpdated, waitsIn }, { eq, exists }) =>
              `${eq(lastUpdated, before.lastUpdated)} AND ${exists(waitsIn)}`,
          )
          .commit(),
        ...open.map((each) =>
          step
            .patch(stepKeyOf(each))
            .set({ plannedAt: each.plannedAt, dueAt: each.dueAt })
            .where(({ state }, { eq }) => eq(state, "planned"))
            .commit(),
        ),
        event
          .create(Audit.eventOf({ kind, subject: before.clientId }, { userId: before.ownerId, corpId: before.corpId }))
          .commit(),
      ],
    ),
  );
  return refused.length === 0;
}

type Answer = SeriesAnswer & { corpID?: string | undefined; ownerId: string; clientId: string };

/**
 * Approves the words of a campaign as they were read, or sends them back with what is to be changed.
 * @throws UserFacingError missing; forbidden for a campaign of one's own; conflict where the words were changed meanwhile
 */
export async function answer({ corpID, ownerId, clientId, lastUpdated, isApproved, note }: Answer): Promise<Series[]> {
  const corpId = inCharge(corpID);
  const { data: campaign } = await CampaignEntity.get({ ownerId, clientId }).go({ consistent: true });
  const client = campaign?.waitsIn === corpId ? await Clients.findOf(ownerId, clientId) : undefined;
  if (!campaign || !client) throw new UserFacingError("missing", sentences.notWaiting);
  if (ownerId === person().userId) throw new UserFacingError("forbidden", sentences.ownSeries);
  if (campaign.lastUpdated !== lastUpdated) throw new UserFacingError("conflict", sentences.seriesChanged);
  const by = { by: person().userId };
  const decided = isApproved
    ? { ...begunAnew(campaign), approval: { ...by, approvedAt: isoNow(), digests: digestsOf(campaign) } }
    : { ...campaign, approval: { ...campaign.approval, ...by, returnedAt: isoNow(), note: note ?? "" } };
  const after = { ...decided, lastUpdated: laterThan(campaign) };
  if (!(await write(campaign, after, isApproved ? "campaign.approved" : "campaign.returned")))
    throw new UserFacingError("conflict", sentences.seriesChanged);
  if (isApproved && campaign.status === "active") await takeUpWaiting(after);
  await mailAnswer(campaign, client, isApproved ? null : (note ?? ""));
  return waitingSeries({ corpID });
}
