/** Alerts about the market that a corporation posts to its officers. One is in force at a time: the newest that has not ended. Clients see none. */
import * as z from "zod/mini";
import * as Audit from "../../../people/audit/index";
import * as Permissions from "../../../people/permissions/index";
import { action } from "../../../platform/action";
import { inCharge, person } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { newId } from "../../../platform/id";
import { conditionFailed } from "../../../platform/table/table";
import * as Hub from "../../hub/index";
import { cleanText } from "./clean";
import { AlertOpenedEntity, MarketAlertEntity } from "./entity";
import { MOST_DAYS, sentences } from "./pure/limits";
import { shownOf } from "./pure/shown";
import { refuseUnkept } from "./recordings/index";
import {
  AlertDraft,
  AlertOpening,
  AlertPath,
  AlertsQuery,
  type MarketAlert,
  NewAlert,
  noReach,
  type OwnAlert,
} from "./schema";

const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;
/** An administrator finds what was posted in the last year. */
const KEPT_SECONDS = 366 * DAY_SECONDS;
const MOST_LISTED = 20;

/** Lists what a corporation posted, the newest first. An id may be as old as the page that proposed it, so it says little of the order. */
async function alertsOf(ownerId: string): Promise<OwnAlert[]> {
  const { data } = await MarketAlertEntity.query
    .byOwner({ ownerId })
    .go({ order: "desc", limit: MOST_LISTED, consistent: true });
  const newestFirst = data.toSorted((one, other) => other.postedAt.localeCompare(one.postedAt));
  return newestFirst.map(({ alertId, record, postedAt, endedAt = null, opened = 0, mailed = 0, pushed = 0 }) => ({
    _id: alertId,
    video: null,
    transcript: "",
    reach: noReach,
    ...record,
    postedAt,
    endedAt,
    opened,
    mailed,
    pushed,
  }));
}

const isInForce = ({ endsAt, endedAt }: OwnAlert) => endedAt === null && Date.parse(endsAt) > now();

/** Finds the alert that a corporation has in force. */
async function inForceAt(corpId: string): Promise<OwnAlert | undefined> {
  // A newer one takes the place of an older one, and when the newer ends so does the place.
  const newest = (await alertsOf(corpId))[0];
  return newest && isInForce(newest) ? newest : undefined;
}

/** Finds the alert that is in force for the signed-in officer, if there is one. */
export const inForce = (): Promise<MarketAlert[]> => shownInForce(person().corpId);

async function shownInForce(corpId: string): Promise<MarketAlert[]> {
  const alert = await inForceAt(corpId);
  return alert ? [shownOf(alert, (await Permissions.corporation(corpId)).permissions)] : [];
}

/** Reads what is to be told of an alert to officers whose pages are closed; undefined once it has ended or another took its place. */
export async function toTell(
  corpId: string,
  alertId: string,
): Promise<(Pick<OwnAlert, "reach"> & { alert: MarketAlert }) | undefined> {
  const [own, { permissions }] = await Promise.all([inForceAt(corpId), Permissions.corporation(corpId)]);
  return own?._id === alertId ? { reach: own.reach, alert: shownOf(own, permissions) } : undefined;
}

/** Counts that an officer was emailed an alert, or had it pushed. */
export async function countTold(corpId: string, alertId: string, way: "mailed" | "pushed"): Promise<void> {
  await MarketAlertEntity.patch({ ownerId: corpId, alertId })
    .add({ [way]: 1 })
    .go();
}

/** Lists the last twenty alerts of the corporation. @throws UserFacingError missing for a person who does not decide for it */
export const list = action(AlertsQuery, ({ corpID }): Promise<OwnAlert[]> => alertsOf(inCharge(corpID)));

const DraftInput = z.extend(AlertsQuery, { alert: AlertDraft });
/** Shows a draft as officers would see it, marked as a test. Nothing is kept or told. @throws UserFacingError missing for a person who does not decide for it */
export const draft = action(DraftInput, async ({ corpID, alert }): Promise<MarketAlert> => {
  const { permissions } = await Permissions.corporation(inCharge(corpID));
  const endsAt = new Date(now() + DAY_SECONDS * 1000).toISOString();
  const text = await cleanText(alert.text);
  return shownOf({ ...alert, _id: newId("marketAlert"), text, postedAt: isoNow(), endsAt }, permissions, true);
});

const PostInput = z.extend(AlertsQuery, { alert: NewAlert });
/**
 * Posts an alert, and tells the pages that officers have open. One that was posted already, and is sent again because its answer was lost, stays as
 * it is.
 * @throws UserFacingError missing for a person who does not decide for the corporation, invalid for a text that is too long or a recording that is
 * not kept
 */
export const post = action(PostInput, async ({ corpID, alert }): Promise<OwnAlert> => {
  const ownerId = inCharge(corpID);
  const { _id = newId("marketAlert"), minutes, ...typed } = alert;
  await refuseUnkept(ownerId, typed);
  const over = now() + minutes * MINUTE_MS;
  const endsAt = new Date(over - (over % MINUTE_MS)).toISOString();
  const record = { ...typed, text: await cleanText(typed.text), endsAt };
  const item = { ownerId, alertId: _id, record, postedAt: isoNow(), expiresAt: inSeconds(KEPT_SECONDS) };
  const isNew = await Audit.commitWithEvent(
    MarketAlertEntity,
    (alerts) => alerts.create(item).commit(),
    alertEvent(ownerId, "market-alert.posted", _id, record.headline),
  );
  if (!isNew) return findAlert(ownerId, _id);
  const posted = { _id, ...record, postedAt: item.postedAt, endedAt: null, opened: 0, mailed: 0, pushed: 0 };
  const { permissions } = await Permissions.corporation(ownerId);
  await Hub.tellCorporation(ownerId, shownOf(posted, permissions));
  return posted;
});

const gone = () => new UserFacingError("missing", sentences.gone);
async function findAlert(ownerId: string, id: string): Promise<OwnAlert> {
  const found = (await alertsOf(ownerId)).find(({ _id }) => _id === id);
  if (!found) throw gone();
  return found;
}

const EndInput = z.extend(AlertsQuery, AlertPath.shape);
/**
 * Ends an alert early, and takes it off the pages that officers have open.
 * @throws UserFacingError missing; conflict when it has ended already, be it that its time is over or that a newer one took its place
 */
export const end = action(EndInput, async ({ corpID, id }): Promise<OwnAlert> => {
  const ownerId = inCharge(corpID);
  const before = await findAlert(ownerId, id);
  const over = () => new UserFacingError("conflict", sentences.over);
  if ((await inForceAt(ownerId))?._id !== id) throw over();
  const endedAt = isoNow();
  const ended = await Audit.commitWithEvent(
    MarketAlertEntity,
    (alerts) =>
      alerts
        .patch({ ownerId, alertId: id })
        .set({ endedAt })
        .where((kept, { notExists }) => notExists(kept.endedAt))
        .commit(),
    alertEvent(ownerId, "market-alert.ended", id, before.headline),
  );
  if (!ended) throw over();
  // One that was posted meanwhile stays on the pages.
  const [newer] = await shownInForce(ownerId);
  await Hub.tellCorporation(ownerId, newer ?? null);
  return { ...before, endedAt };
});

/** Counts that the signed-in officer opened an alert: once, however often they do. @throws UserFacingError missing */
export const countOpening = action(AlertOpening, async ({ _id: alertId }): Promise<void> => {
  const { userId, corpId } = person();
  await findAlert(corpId, alertId);
  try {
    await AlertOpenedEntity.create({
      ownerId: userId,
      alertId,
      expiresAt: inSeconds(2 * MOST_DAYS * DAY_SECONDS),
    }).go();
  } catch (error) {
    if (conditionFailed(error)) return;
    throw error;
  }
  await MarketAlertEntity.patch({ ownerId: corpId, alertId }).add({ opened: 1 }).go();
});

/** Says in its corporation's trail what is done with an alert. */
const alertEvent = (corpId: string, kind: "market-alert.posted" | "market-alert.ended", id: string, headline: string) =>
  Audit.eventOf({ kind, subject: id, detail: { headline } }, { userId: person().userId, corpId });
