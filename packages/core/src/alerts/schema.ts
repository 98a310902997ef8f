import * as z from "zod/mini";
import { RateLock } from "../clients/schema";
import { CouponId, Price } from "../market/quotes/schema";
import { RateIndex } from "../market/schema";
import { required, trimmed, Was } from "../platform/fields.schema";
import { isZone } from "./pure/zone-clock";

export const sentences = {
  noCoupon: "The price feed has no such coupon. Choose another one.",
  ruleStale: "This alert was changed after you opened it.",
  settingsStale: "This was changed after you opened it.",
  ruleGone: "That alert no longer exists.",
  alertGone: "That alert is no longer in your history.",
  deviceGone: "That device is no longer in your list.",
  tooManyRules: "You have 20 alerts. Delete one to add another.",
  tooManyDevices: "You have 10 devices. Remove one to add another.",
};
export const MOST_RULES = 20;
export const MOST_DEVICES = 10;

export const RuleId = z.string(sentences.ruleGone).check(z.regex(/^lka_[0-9a-z]{26}$/, sentences.ruleGone));
export const AlertId = z.string(sentences.alertGone).check(z.regex(/^alt_[0-9a-z]{26}$/, sentences.alertGone));
export const DeviceId = z.string(sentences.deviceGone).check(z.regex(/^pdv_[0-9a-z]{26}$/, sentences.deviceGone));

const onOff = z.boolean("Answer true or false");
const Ways = z
  .strictObject({ page: onOff, mail: onOff, push: onOff })
  .check(z.refine(({ page, mail, push }) => page || mail || push, "Choose at least one way to be notified"));
const amountSentence = "Enter the size of the move, or the price";

const sentenceFields = {
  /** The id of a coupon, or the product of a daily index. */
  subject: z.union([CouponId, RateIndex.shape.product], "Choose a coupon or an index"),
  direction: z.enum(["falls", "rises", "moves"], "Choose which way it goes"),
  since: z.enum(["sheet", "close", "level", "dayBefore"], "Choose what it is measured from"),
  /** Basis points of price for a coupon's move, its price for a level, percentage points for an index. */
  amount: z.number(amountSentence),
};
const ruleFields = {
  ...sentenceFields,
  ways: Ways,
  /** True when the alert turns itself off once it was sent; otherwise it is sent at most once a day. */
  isOnce: onOff,
  isOn: onOff,
};
type Fields = { subject: string; direction: string; since: string; amount: number };

const isIndex = ({ subject }: Pick<Fields, "subject">) => RateIndex.shape.product.safeParse(subject).success;
const fitsSubject = (rule: Fields) => isIndex(rule) === (rule.since === "dayBefore");
const fitsDirection = (rule: Fields) => rule.direction !== "moves" || isIndex(rule);
const isWhole = (value: number, by: number) => Math.abs(value / by - Math.round(value / by)) < 1e-6;

function fitsAmount({ since, amount }: Fields): boolean {
  if (since === "level") return Price.safeParse(amount).success && isWhole(amount, 0.01);
  if (since === "dayBefore") return amount >= 0.001 && amount <= 2 && isWhole(amount, 0.001);
  return Number.isInteger(amount) && amount >= 1 && amount <= 500;
}
const blame = (path: string, error: string) => ({ path: [path], error });

/** What an officer wants to be told of. */
export const RuleInput = z
  .strictObject(ruleFields)
  .check(
    z.refine(
      fitsSubject,
      blame("since", "Measure a coupon from your sheet, the close or a price, and an index from the day before"),
    ),
    z.refine(fitsDirection, blame("direction", "Choose whether the price falls or rises")),
    z.refine(
      fitsAmount,
      blame("amount", "Enter 1 to 500 basis points, a price between 50 and 150, or 0.001 to 2 percentage points"),
    ),
  );
export type RuleInput = z.output<typeof RuleInput>;
/** A new alert. The caller may propose its id, so that an alert that is sent again, because the answer was lost, is the same one. */
export const NewRule = z.extend(RuleInput, { id: z.optional(RuleId) });
/** A save of an alert, with what it said when the change began: such a save loses nothing that was saved elsewhere since. */
export const RuleSave = z.extend(RuleInput, { was: z.optional(z.strictObject(ruleFields)) });
export type RuleSave = z.output<typeof RuleSave>;
/** The parts of an alert, of which each stands for itself. */
export const rulePartFields = {
  sentence: z.strictObject(sentenceFields),
  ways: Ways,
  isOnce: onOff,
  isOn: onOff,
};

/** An alert that an officer has set up. */
export const Rule = z.strictObject({
  id: RuleId,
  ...ruleFields,
  /** The name of the coupon or the index. */
  name: z.string(),
  /** The instant since when it is as it is. */
  changedAt: z.iso.datetime(),
});
export type Rule = z.output<typeof Rule>;

const Time = z
  .string("Enter a time, such as 6:00 PM")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 6:00 PM"));
const differs = ({ from, to }: { from: string; to: string }) => from !== to;

/** When the officer is left alone, and on which clock. */
const yesOrNo = "Answer true or false";
/** How market alerts of a corporation reach an officer who has chosen nothing: on the devices that the officer has added, and not by email. */
export const usualReach = { mail: false, push: true };
export const AlertSettings = z.strictObject({
  quiet: z.nullable(
    z
      .strictObject({ from: Time, to: Time })
      .check(z.refine(differs, blame("to", "Quiet hours must end at a different time than they begin"))),
  ),
  zone: z
    .string("Choose a time zone")
    .check(z.maxLength(60, "Choose a time zone"), z.refine(isZone, "Choose a time zone")),
  /** How the officer is told of market alerts of their corporation while no page is open. */
  company: z._default(z.strictObject({ mail: z.boolean(yesOrNo), push: z.boolean(yesOrNo) }), usualReach),
});
export type AlertSettings = z.output<typeof AlertSettings>;
export const AlertSettingsSave = z.extend(AlertSettings, { was: Was });
export type AlertSettingsSave = z.output<typeof AlertSettingsSave>;

const pushSentence = "This browser did not send an address for notifications";
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3);
  return z.string(pushSentence).check(z.regex(new RegExp(`^[\\w-]{${length}}$`), pushSentence));
};
/** A browser as the Push API describes it, with the name that its officer knows it by. */
export const DeviceInput = z.strictObject({
  endpoint: z.url(pushSentence).check(z.maxLength(1_000, pushSentence)),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  name: z
    .string("Name the device")
    .check(...trimmed, ...required("Name the device"), z.maxLength(60, "Name the device")),
});
export type DeviceInput = z.output<typeof DeviceInput>;

/** A device to which alerts are pushed. Its address stays with us: whoever has it can reach the device. */
export const Device = z.strictObject({ id: DeviceId, name: z.string(), since: z.iso.datetime() });
export type Device = z.output<typeof Device>;

/** Everything that an officer has set up. */
export const LockAlerts = z.strictObject({
  rules: z.array(Rule),
  settings: AlertSettings,
  devices: z.array(Device),
  /** The key by which a browser knows that a push is ours; null where the stage has none, and nothing is pushed. */
  pushKey: z.nullable(z.string()),
});
export type LockAlerts = z.output<typeof LockAlerts>;

const MaybeTime = z.nullable(z.iso.datetime());

/** An alert that was sent, or that waits for the end of quiet hours. */
export const Alert = z.strictObject({
  id: AlertId,
  ruleID: RuleId,
  /** True for one that the officer sent to try the ways. */
  isTest: z.boolean(),
  title: z.string(),
  subject: z.string(),
  name: z.string(),
  direction: ruleFields.direction,
  since: ruleFields.since,
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  sheetTime: z.nullable(z.string()),
  /** The instant of the tick that sent it; for an index, the instant at which it was read. */
  tickAt: z.iso.datetime(),
  /** The minutes for which the feed had told nothing before that tick, where that was long. */
  gapMinutes: z.nullable(z.int()),
  sample: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Waits until then, for quiet hours. */
  heldUntil: MaybeTime,
  ways: z.strictObject({ page: onOff, mail: onOff, push: onOff }),
  /** When each way took it; null where none did, or not yet. */
  told: z.strictObject({ page: MaybeTime, mail: MaybeTime, push: MaybeTime }),
  seenAt: MaybeTime,
  /** How many floating clients it touches, and what that is a month in all; null until it is worked out. */
  touched: z.nullable(z.strictObject({ count: z.int(), aMonth: z.number(), once: z.number() })),
});
export type Alert = z.output<typeof Alert>;

/** A client whose rate is not locked, and what the move does to the loan. */
export const TouchedClient = z.strictObject({
  clientID: z.string(),
  name: z.string(),
  /** The lock that the client has now, where the officer has noted one since. */
  rateLock: z.optional(RateLock),
  reportID: z.string(),
  tool: z.string(),
  closingDate: z.nullable(z.iso.date()),
  amount: z.number(),
  rate: z.number(),
  newRate: z.number(),
  payment: z.number(),
  newPayment: z.number(),
  aMonth: z.number(),
  once: z.number(),
});
export type TouchedClient = z.output<typeof TouchedClient>;

/** An alert with the officer's floating clients, those whom it touches and the others. */
export const AlertDetail = z.extend(Alert, {
  clients: z.array(TouchedClient),
  others: z.array(
    z.strictObject({
      clientID: z.string(),
      name: z.string(),
      couponID: z.nullable(z.string()),
      /** True for one whose rate was locked when the alert was worked out. */
      isLocked: z.boolean(),
    }),
  ),
  rateForPoint: z.number(),
});
export type AlertDetail = z.output<typeof AlertDetail>;

/** What the officer did with an alert. */
export const AlertSeen = z.strictObject({ seen: z.literal(true, "Say that it was seen") });
/** A try of a rule's ways. */
export const TestInput = z.strictObject({ ruleID: RuleId });

/** Waits in the queue of alerts: a part of the work of telling a market alert to the officers of a corporation: those who joined after the one that is named. */
export const ReachJob = z.strictObject({
  corpId: z.string(),
  marketAlertId: z.string(),
  after: z.optional(z.string()),
});
export type ReachJob = z.output<typeof ReachJob>;

/** Waits in the same queue: an alert to be told to its officer. */
export const AlertJob = z.strictObject({ ownerId: z.string(), alertId: AlertId });
export type AlertJob = z.output<typeof AlertJob>;
