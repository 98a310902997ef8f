import * as z from "zod/mini";
import { CorpId } from "../../people/permissions/schema";
import { required, trimmed } from "../../platform/fields.schema";
import { CouponId, FeedState, Price } from "../quotes/schema";
import { stances } from "./pure/stances";

const Percent = z.number();
const Day = z.iso.date();
const Before = z.nullable(
  z.strictObject({
    value: Percent,
    date: Day,
    /** The percentage points, with three decimals, that the newest value lies above this one. */
    change: z.number(),
  }),
);

/** What a line of the table of rates is of. The last two are differences of others. */
export const RateKey = z.enum([
  "average30",
  "average15",
  "conforming30",
  "conforming15",
  "fha30",
  "va30",
  "usda30",
  "jumbo30",
  "treasury10",
  "treasury2",
  "treasurySpread",
  "mortgageSpread",
]);
export type RateKey = z.output<typeof RateKey>;

/** A rate of the day, or a difference of two, in percent, beside what it was. */
export const Rate = z.strictObject({
  key: RateKey,
  /** What is published, by the name or the names of its series. */
  series: z.string(),
  source: z.string(),
  rhythm: z.enum(["daily", "weekly"]),
  /** The newest value and its day; null where the source has never answered. */
  value: z.nullable(Percent),
  date: z.nullable(Day),
  day: Before,
  week: Before,
  month: Before,
  year: Before,
  /** True of a value that comes two working days late or more. */
  stale: z.boolean(),
  sample: z.boolean(),
});
export type Rate = z.output<typeof Rate>;

/** A coupon beside its previous close. */
export const CouponMove = z.strictObject({
  couponID: CouponId,
  couponName: z.string(),
  price: Price,
  /** The price in 32nds: "101-09". */
  in32nds: z.string(),
  previousClose: Price,
  /** The move in 32nds: "−6". */
  move32nds: z.string(),
  /** The move in basis points of price: the difference of the two prices, times 100. */
  moveBp: z.int(),
  at: z.nullable(z.iso.datetime()),
  /** True of a price that is more than 20 minutes old while the market is open. */
  stale: z.boolean(),
});
export type CouponMove = z.output<typeof CouponMove>;

/** The payment of principal and interest at a rate. */
const PaymentAt = z.strictObject({ rate: Percent, date: Day, payment: z.number() });
/** An example, not an offer: it has no APR, because it is of nobody's loan. */
export const ExamplePayment = z.strictObject({
  principal: z.number(),
  years: z.int(),
  of: RateKey,
  now: PaymentAt,
  week: z.nullable(PaymentAt),
  year: z.nullable(PaymentAt),
});
export type ExamplePayment = z.output<typeof ExamplePayment>;

/** What moved the market, in the words of its source. */
export const Moved = z.strictObject({
  words: z.string(),
  /** What a figure was expected to be and what it was before, with their units; a copy of an earlier day has them among its words. */
  consensus: z.optional(z.string()),
  previous: z.optional(z.string()),
  /** The day and the time of day in New York; the time is null where the source tells none. */
  day: Day,
  time: z.nullable(z.string()),
  isAlert: z.boolean(),
  link: z.nullable(z.string()),
  source: z.string(),
});
export type Moved = z.output<typeof Moved>;

/** What comes: an event of high importance, in the words of the calendar. */
export const Coming = z.strictObject({
  name: z.string(),
  at: z.iso.datetime(),
  isAllDay: z.boolean(),
  isTentative: z.boolean(),
  /** With their units: "0.2%". */
  consensus: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type Coming = z.output<typeof Coming>;

const Heard = z.strictObject({
  source: z.string(),
  /** The source last answered at this instant; null before it ever did, or where none is connected. */
  heardAt: z.nullable(z.iso.datetime()),
  sample: z.boolean(),
});

/** The market update of a day, all of which a client may read. */
export const Briefing = z.strictObject({
  /** The working day that it is of, in New York. */
  day: Day,
  /** It was put together at this instant. */
  madeAt: z.iso.datetime(),
  rates: z.array(Rate).check(z.maxLength(12)),
  /** The last five years, a value a week, the oldest first: the averages of 30 and 15 years and the 10-year Treasury. */
  courses: z.strictObject({
    average30: z.array(z.tuple([Day, Percent])),
    average15: z.array(z.tuple([Day, Percent])),
    treasury10: z.array(z.tuple([Day, Percent])),
  }),
  /** The coupons as they were at `madeAt`; none on a past day. */
  coupons: z.extend(Heard, { feed: FeedState, list: z.array(CouponMove) }),
  example: z.nullable(ExamplePayment),
  moved: z.extend(Heard, { list: z.array(Moved).check(z.maxLength(3)) }),
  coming: z.extend(Heard, { list: z.array(Coming).check(z.maxLength(5)) }),
});
export type Briefing = z.output<typeof Briefing>;

const Stance = z.enum(stances, "Choose Lock, Carefully floating or Float");
const Posted = { by: z.string(), at: z.iso.datetime() };

/** What the people in charge of a corporation posted for a day. Only its officers read it. */
export const DayPosts = z.strictObject({
  stance: z.nullable(z.strictObject({ stance: Stance, ...Posted })),
  video: z.nullable(z.strictObject({ title: z.string(), address: z.string(), ...Posted })),
});
export type DayPosts = z.output<typeof DayPosts>;

/** How often the officer has watched a market update, and whether today's is counted already. */
export const Watched = z.strictObject({ muWatched: z.int(), countedToday: z.boolean() });
export type Watched = z.output<typeof Watched>;

/** A day as an officer sees it. */
export const OfficersUpdate = z.strictObject({
  briefing: Briefing,
  isToday: z.boolean(),
  /** The working day of now, in New York. */
  today: Day,
  posts: DayPosts,
  watched: Watched,
});
export type OfficersUpdate = z.output<typeof OfficersUpdate>;

const dayOf = z.iso.date("Enter a day as YYYY-MM-DD");
/** The day that is asked for; absent means today. */
export const UpdateQuery = z.object({ day: z.optional(dayOf) });

/** The sentence about a copy that is gone, or that never existed. */
export const copyGone = "This copy of the market update no longer exists. Share the day again.";
const CopyId = z.string(copyGone).check(z.regex(/^mku_[0-9a-z]{26}$/, copyGone));
/** A day as it was when it was kept, so that its client reads tomorrow what its officer saw. */
export const Copy = z.strictObject({ _id: CopyId, briefing: Briefing });
export type Copy = z.output<typeof Copy>;
export const CopyInput = z.strictObject({ day: z.optional(dayOf) });
export const CopyPath = z.object({ id: CopyId });

export const WatchedInput = z.strictObject({
  /** What was watched: half of the video, or the page for 30 seconds. */
  what: z.enum(["video", "page"], "Say whether the video or the page was watched"),
});

/** The corporation that is posted for; the caller's own unless staff name another. */
export const PostsQuery = z.object({ corpID: z.optional(CorpId) });
export const StanceInput = z.strictObject({ stance: z.nullable(Stance) });

const addressSentence = "Enter the video's address, beginning with https://";
const VideoAddress = z
  .string(addressSentence)
  .check(
    z.trim(),
    z.maxLength(2000, "Use at most 2,000 characters for the address"),
    z.refine(isSafe, addressSentence),
  );
function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && !url.username && !url.password;
}
const titleSentence = "Enter the video's title, at most 120 characters";
const VideoTitle = z
  .string(titleSentence)
  .check(...trimmed, ...required(titleSentence), z.maxLength(120, titleSentence));
export const VideoInput = z.strictObject({
  video: z.nullable(z.strictObject({ title: VideoTitle, address: VideoAddress }, "Give the video's title and address")),
});
