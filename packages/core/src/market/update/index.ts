/** The market update: today's briefing for officers, what their corporation posts beside it, and the copies that their clients read. */
import { monthsBefore } from "@highway/engine/money/series";
import * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import { ownPermissions } from "../../people/permissions/index";
import * as Users from "../../people/users/index";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { inSeconds, isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { eventsIn, state } from "../calendar/weeks";
import * as News from "../news/index";
import * as Quotes from "../quotes/index";
import { easternInstant, inEastern } from "../quotes/pure/eastern";
import { compose, type Parts, type When } from "./compose";
import { keepCopy } from "./copies";
import { DayPostEntity, WatchedEntity } from "./entity";
import { type Stance, stanceNames } from "./pure/stances";
import { workingDayAt, workingDayBy } from "./pure/working-days";
import {
  type Briefing,
  type Copy,
  CopyInput,
  type DayPosts,
  type OfficersUpdate,
  PostsQuery,
  StanceInput,
  UpdateQuery,
  VideoInput,
  type Watched,
  WatchedInput,
} from "./schema";
import { readSeries } from "./series";

const DAY_MS = 86_400_000;
const MONTHS_BACK = 12;
const outside = "Choose a day of the last twelve months";

/** The working day that is asked for. @throws UserFacingError invalid for one that is still to come, or long gone */
function whenOf(asked: string | undefined): When {
  const instant = now();
  const today = workingDayAt(instant);
  const { day: onClock } = inEastern(instant);
  if (asked !== undefined && (asked > onClock || asked < monthsBefore(today, MONTHS_BACK)))
    throw new UserFacingError("invalid", outside, { fields: { day: outside } });
  const day = asked === undefined ? today : workingDayBy(asked);
  return { day, instant, isToday: day === today };
}

/** Events that come are looked for so far ahead. */
const AHEAD_MS = 60 * DAY_MS;

async function partsOf({ day, instant, isToday }: When): Promise<Parts> {
  const from = easternInstant(day, 0) - DAY_MS;
  const [series, quotes, news, events, known] = await Promise.all([
    readSeries(),
    isToday ? Quotes.snapshot() : Quotes.pastDay(day),
    isToday ? News.latest() : News.ofPastDay(day),
    eventsIn(from, (isToday ? instant : from) + AHEAD_MS),
    state(),
  ]);
  const calendar = {
    events,
    heardAt: known?.heardAt ?? null,
    source: known?.source ?? "No economic calendar is connected",
    sample: known?.sample ?? false,
  };
  return { series, quotes, news, calendar };
}

const briefingOf = async (when: When): Promise<Briefing> => compose(when, await partsOf(when));

/** Tells the update of a day with what the officer's corporation posted, and whether the officer has watched today's. @throws UserFacingError invalid */
export const ofDay = action(UpdateQuery, async ({ day }): Promise<OfficersUpdate> => {
  const when = whenOf(day);
  const [briefing, posts, watched] = await Promise.all([briefingOf(when), postsShown(when.day), watchedSoFar()]);
  return { briefing, isToday: when.isToday, today: workingDayAt(when.instant), posts, watched };
});

/** Reads what was posted for a day, without the stance where the corporation shows none. */
async function postsShown(day: string): Promise<DayPosts> {
  const [posts, { showStance }] = await Promise.all([postsOf(person().corpId, day), ownPermissions()]);
  return { ...posts, stance: showStance ? posts.stance : null };
}

async function postsOf(ownerId: string, day: string): Promise<DayPosts> {
  const { data } = await DayPostEntity.query.ofDay({ ownerId, day }).go({ consistent: true });
  const [stance, video] = (["stance", "video"] as const).map((what) => data.find((post) => post.what === what));
  return {
    stance: stance?.stance ? { stance: stance.stance, by: stance.by, at: stance.at } : null,
    video:
      video?.title && video.address ? { title: video.title, address: video.address, by: video.by, at: video.at } : null,
  };
}

const POSTS_KEPT_SECONDS = 400 * 86_400;

/** Tells what is posted for today, for those who post it, whether their officers are shown the stance or not. @throws UserFacingError missing */
export const posts = action(
  PostsQuery,
  ({ corpID }): Promise<DayPosts> => postsOf(inCharge(corpID), workingDayAt(now())),
);

/** Posts today's stance, or takes it back. @throws UserFacingError missing for who does not decide for the corporation */
const StancePost = z.extend(PostsQuery, StanceInput.shape);
export const postStance = action(StancePost, async ({ corpID, stance }): Promise<DayPosts> => {
  const says = stance === null ? "None" : stanceNames[stance];
  return post(inCharge(corpID), "stance", stance === null ? null : { stance }, { stance: says });
});

/** Posts today's video, or takes it back. @throws UserFacingError missing for who does not decide for the corporation */
const VideoPost = z.extend(PostsQuery, VideoInput.shape);
export const postVideo = action(VideoPost, async ({ corpID, video }): Promise<DayPosts> => {
  return post(inCharge(corpID), "video", video, { video: video?.title ?? "None" });
});

type Posted = { stance: Stance } | { title: string; address: string };

async function post(
  ownerId: string,
  what: "stance" | "video",
  given: Posted | null,
  detail: Record<string, string>,
): Promise<DayPosts> {
  const day = workingDayAt(now());
  const key = { ownerId, day, what };
  const { fullName: by } = (await Users.current()).profile;
  const kind = given ? "market-update.posted" : "market-update.withdrawn";
  const event = Audit.eventOf({ kind, subject: day, detail }, { userId: person().userId, corpId: ownerId });
  const record = { ...key, ...given, by, at: isoNow(), expiresAt: inSeconds(POSTS_KEPT_SECONDS) };
  await Audit.commitWithEvent(
    DayPostEntity,
    (all) => (given ? all.put(record).commit() : all.delete(key).commit()),
    event,
  );
  return postsOf(ownerId, day);
}

const owner = () => ({ ownerId: person().userId });
const onClock = () => inEastern(now()).day;

async function watchedSoFar(): Promise<Watched> {
  const { data } = await WatchedEntity.get(owner()).go({ consistent: true });
  return { muWatched: data?.count ?? 0, countedToday: data?.lastDay !== undefined && data.lastDay >= onClock() };
}

/** Counts that the officer watched the update, once a day in New York: of calls at the same time one counts. */
export const noteWatched = action(WatchedInput, async (): Promise<Watched> => {
  const day = onClock();
  try {
    await WatchedEntity.update(owner())
      .add({ count: 1 })
      .set({ lastDay: day })
      .where(({ lastDay }, { notExists, lt }) => `${notExists(lastDay)} OR ${lt(lastDay, day)}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
  return watchedSoFar();
});

/** Keeps a day as it is now, for a report that its client reads. @throws UserFacingError invalid */
export const keep = action(CopyInput, async ({ day }): Promise<Copy> => keepCopy(await briefingOf(whenOf(day))));
