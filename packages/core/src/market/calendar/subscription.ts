/** The calendar in an officer's own calendar program, at an address that nobody can make up and that can be renewed. */
import { createHmac } from "node:crypto";
import type * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import * as Users from "../../people/users/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { appAddress, env } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { digest, same } from "../../platform/secret";
import { limit } from "../../platform/table/limit";
import { CalendarSubscriptionEntity } from "./entity";
import { calendarText } from "./ical";
import { eventsFor } from "./index";
import { type FeedAddress, type ShownEvent, type Subscription, SubscriptionInput } from "./schema";
import { state } from "./weeks";

const DAY_MS = 86_400_000;
const BACK_MS = 28 * DAY_MS;
const AHEAD_MS = 70 * DAY_MS;

type Wanted = { version: number; featured: boolean; highImportance: boolean; fetchedAt: string | null };

/** Reads what an officer's calendar is sent. Whoever has chosen nothing is sent what their corporation features. */
async function wantedBy(ownerId: string): Promise<Wanted> {
  const { data } = await CalendarSubscriptionEntity.get({ ownerId }).go({ consistent: true });
  const { version = 1, featured = true, highImportance = false, fetchedAt = null } = data ?? {};
  return { version, featured, highImportance, fetchedAt };
}

/** An address must work for years: it is signed by the secret that is not changed when all are signed out. */
const signatureOf = (named: string) =>
  createHmac("sha256", env("UNSUBSCRIBE_SECRET")).update(`calendar\n${named}`).digest("base64url");

function addressOf(ownerId: string, version: number): string {
  const named = `${ownerId.slice("usr_".length)}.${version}`;
  return `${appAddress()}/v1/econ-calendar/ical/${named}.${signatureOf(named)}.ics`;
}

const subscriptionOf = (ownerId: string, { version, ...wanted }: Wanted): Subscription => ({
  ...wanted,
  address: addressOf(ownerId, version),
});

/** Reads the signed-in officer's address, and what is sent to it. */
export async function mine(): Promise<Subscription> {
  const { userId } = person();
  return subscriptionOf(userId, await wantedBy(userId));
}

/** Chooses what is sent to the officer's address. */
export const choose = action(SubscriptionInput, async (input): Promise<Subscription> => {
  const { userId: ownerId } = person();
  await CalendarSubscriptionEntity.upsert({ ownerId, ...input }).go();
  return mine();
});

/** Makes a new address, which nobody has read yet. The old address ends. */
export async function renew(): Promise<Subscription> {
  const { userId: ownerId } = person();
  const { version } = await wantedBy(ownerId);
  await Audit.commitWithEvent(
    CalendarSubscriptionEntity,
    (subscriptions) =>
      subscriptions
        .update({ ownerId })
        .set({ version: version + 1 })
        .remove(["fetchedAt"])
        .commit(),
    Audit.eventOf({ kind: "calendar-address.renewed", subject: ownerId }),
  );
  return mine();
}

const noFeed = () => new UserFacingError("missing", "There is no calendar at this address.");
const FETCHES = { count: 60, seconds: 3_600 };
/** Programs ask again and again; the time of the last reading is noted no more often than this. */
const NOTED_MS = 60_000;

/** Reads the calendar at an address. @throws UserFacingError missing for one that never was, one that was renewed, and one of somebody without access */
export async function at({ address }: z.output<typeof FeedAddress>): Promise<FileAnswer> {
  const [bare = "", told = "", signature = ""] = address.split(".");
  if (!same(signature, signatureOf(`${bare}.${told}`))) throw noFeed();
  const ownerId = `usr_${bare}`;
  const [standing, wanted] = await Promise.all([Users.standingOf(ownerId), wantedBy(ownerId)]);
  if (!standing || wanted.version !== Number(told)) throw noFeed();
  await limit("calendar feed", ownerId, FETCHES);
  const [known, events] = await Promise.all([state(), eventsFor(standing.corpId, now() - BACK_MS, now() + AHEAD_MS)]);
  if (!wanted.fetchedAt || now() - Date.parse(wanted.fetchedAt) > NOTED_MS)
    await CalendarSubscriptionEntity.upsert({ ownerId, fetchedAt: isoNow() }).go();
  const page = `${appAddress()}/members/markets/market-calendar`;
  const text = calendarText({ events: events.filter(isSent(wanted)), page, sample: known?.sample ?? false });
  const bytes = new TextEncoder().encode(text);
  return { type: "text/calendar; charset=utf-8", bytes, tag: digest(text), name: "economic-calendar.ics", keptFor: 0 };
}

const isSent =
  ({ featured, highImportance }: Wanted) =>
  (event: ShownEvent) =>
    (featured && event.featured) || (highImportance && event.importance === "high");
