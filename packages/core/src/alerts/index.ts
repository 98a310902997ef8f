/** Lock alerts: what an officer wants to be told of as the market moves, and how. */
import * as z from "zod/mini";
import * as Indices from "../market/indices/index";
import * as Quotes from "../market/quotes/index";
import * as Sheets from "../market/sheets/index";
import type { SheetChange, SheetsOfDay } from "../market/sheets/schema";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { inSeconds, isoNow } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { saveOver } from "../platform/save-over";
import * as Devices from "./devices";
import { RuleEntity, type RuleItem } from "./entity";
import { findRule, followSheet, knownSheet, placeRule, putOver, readRule, rearm, rulesOf, sheetOf } from "./places";
import { partsOf, ruleOf } from "./pure/rule-parts";
import { ruleText } from "./pure/words";
import { publicKey } from "./push-services";
import {
  type LockAlerts,
  MOST_RULES,
  NewRule,
  type Rule,
  RuleId,
  type RuleInput,
  RuleSave,
  rulePartFields,
  sentences,
} from "./schema";
import { settingsOf } from "./settings";

const owner = () => ({ ownerId: person().userId });
const counted = (ownerId: string) => ({ ownerId, what: "lock alerts", most: MOST_RULES });
const gone = () => new UserFacingError("missing", sentences.ruleGone);
const tooMany = () => new UserFacingError("conflict", sentences.tooManyRules);

/** How long a deleted alert can be restored. */
const RESTORABLE_SECONDS = 86_400;

const toRule = ({ ruleId, rule, name, changedAt }: Pick<RuleItem, "ruleId" | "rule" | "name" | "changedAt">): Rule => ({
  id: ruleId,
  ...rule,
  name,
  changedAt,
});

/** Lists everything that the signed-in officer has set up, the oldest rule first. */
export async function mine(): Promise<LockAlerts> {
  const { ownerId } = owner();
  const [rules, settings, devices] = await Promise.all([rulesOf(ownerId), settingsOf(ownerId), Devices.list()]);
  return { rules: rules.map(toRule), settings, devices, pushKey: publicKey() };
}

/**
 * Names a coupon as the board does. A product of the daily indices is its own name. A coupon that an alert has already may be one that the feed tells no
 * more, and before the first prices none is known.
 * @throws UserFacingError invalid for a new alert about a coupon that the feed does not have
 */
async function nameOf({ subject, since }: RuleInput, before?: RuleItem): Promise<string> {
  if (since === "dayBefore") return subject;
  const { coupons } = await Quotes.snapshot();
  const coupon = coupons.find(({ couponID }) => couponID === subject);
  if (coupon) return coupon.couponName;
  if (before?.rule.subject === subject) return before.name;
  if (coupons.length === 0) return subject.toUpperCase();
  throw new UserFacingError("invalid", sentences.noCoupon, { fields: { subject: sentences.noCoupon } });
}

/** The last day of an index that is known: what was published before an alert was set up is not news. */
async function knownDay({ subject, since }: RuleInput): Promise<{ lastDay?: string }> {
  if (since !== "dayBefore") return {};
  const known = (await Indices.latest()).find(({ product }) => product === subject);
  return { lastDay: known?.date ?? isoNow().slice(0, 10) };
}

const deed = (kind: "created" | "saved" | "deleted" | "restored", ruleId: string, rule: RuleInput, name: string) =>
  Audit.eventOf({ kind: `lock-alert.${kind}`, subject: ruleId, detail: { alert: ruleText(rule, name) } });

const CreateInput = z.strictObject({ rule: NewRule });
/**
 * Sets up an alert. One that exists already takes what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError conflict beyond 20 alerts; invalid for a coupon that the feed does not have; missing for one that was deleted since
 */
export const create = action(CreateInput, async ({ rule: { id, ...rule } }): Promise<Rule> => {
  const { ownerId } = owner();
  const ruleId = id ?? newId("lockAlert");
  const [name, sheet, known] = await Promise.all([nameOf(rule), Sheets.ofToday().then(sheetOf), knownDay(rule)]);
  const fresh = { ownerId, ruleId, rule, name, version: 1, changedAt: isoNow(), ...known };
  const item = placeRule(fresh, knownSheet(sheet, rule.subject));
  const addition = { ...counted(ownerId), by: 1, event: deed("created", ruleId, rule, name) } as const;
  const added = await Audit.commitCounted(RuleEntity, (rules) => rules.create(item).commit(), addition);
  if (added === "refused") return takeAgain(ruleId, rule);
  if (added === "full") throw tooMany();
  await followSheet(ownerId, rule, sheet);
  return toRule(item as RuleItem);
});

/** Saves an alert that was set up already. One that was sent meanwhile and turned itself off stays off. */
async function takeAgain(ruleId: string, rule: RuleInput): Promise<Rule> {
  const known = await findRule(owner().ownerId, ruleId);
  if (!known) throw gone();
  return save(ruleId, { ...rule, was: { ...known.rule, isOn: rule.isOn } });
}

const ChangedRule = z.strictObject({ id: RuleId, rule: RuleSave });
/**
 * Saves an alert. One that was sent today is not sent again today, however it is changed.
 * @throws UserFacingError missing; invalid; conflict, with the alert in `current`, where the same part of it was changed elsewhere after it was read
 */
export const update = action(ChangedRule, async ({ id, rule }): Promise<Rule> => save(id, rule));

async function save(id: string, change: RuleSave): Promise<Rule> {
  const { ownerId } = owner();
  const before = await findRule(ownerId, id);
  if (!before) throw gone();
  const rule = savedOver(before, change);
  const [name, sheet, known] = await Promise.all([
    nameOf(rule, before),
    Sheets.ofToday().then(sheetOf),
    knownDay(rule),
  ]);
  const isSameSubject = rule.subject === before.rule.subject;
  const changed = {
    ...before,
    rule,
    name,
    changedAt: isoNow(),
    ...(!(isSameSubject && before.lastDay) && known),
  };
  const item = placeRule(changed, knownSheet(sheet, rule.subject));
  const isKept = await Audit.commitWithEvent(RuleEntity, putOver(before, item), deed("saved", id, rule, name));
  // It was sent, or put elsewhere, in this very moment: the save begins from there.
  if (!isKept) return save(id, change);
  await followSheet(ownerId, rule, sheet);
  return toRule(item as RuleItem);
}

/** Makes a change ready to be written over an alert as it is now. */
function savedOver(before: RuleItem, { was, ...sent }: RuleSave): RuleInput {
  const [then, wanted, now] = [was && partsOf(was), partsOf(sent), partsOf(before.rule)];
  const conflict = { refusal: sentences.ruleStale, current: toRule(before) };
  return ruleOf(saveOver({ was: then, sent: wanted, now, fields: rulePartFields, ...conflict }));
}

const RuleKey = z.strictObject({ id: RuleId });
/** Deletes an alert, which can be restored for a day. What it sent stays in the history. @throws UserFacingError missing */
export const remove = action(RuleKey, async ({ id }): Promise<void> => removeRule(id));

async function removeRule(id: string): Promise<void> {
  const { ownerId } = owner();
  const before = await findRule(ownerId, id);
  if (!before) throw gone();
  // A deleted rule waits nowhere, so that no tick finds it.
  const { watch: _watch, mark: _mark, ...kept } = before;
  const deleted = putOver(before, { ...kept, expiresAt: inSeconds(RESTORABLE_SECONDS) });
  const event = deed("deleted", id, before.rule, before.name);
  const outcome = await Audit.commitCounted(RuleEntity, deleted, { ...counted(ownerId), by: -1, event });
  // It was sent, or changed, in this very moment: what is kept is how it is now.
  if (outcome === "refused") return removeRule(id);
}

/**
 * Restores a deleted alert as it was: one that was sent today is not sent again today.
 * @throws UserFacingError missing after a day; conflict beyond 20 alerts
 */
export const restore = action(RuleKey, async ({ id }): Promise<Rule> => restoreRule(id));

async function restoreRule(id: string): Promise<Rule> {
  const { ownerId } = owner();
  const before = await readRule(ownerId, id);
  if (!before) throw gone();
  const { expiresAt, ...kept } = before;
  if (expiresAt === undefined) return toRule(before);
  if (expiresAt <= inSeconds(0)) throw gone();
  const { rule, name } = before;
  const sheet = await Sheets.ofToday().then(sheetOf);
  const restored = putOver(before, placeRule(kept, knownSheet(sheet, rule.subject)));
  const event = deed("restored", id, rule, name);
  const outcome = await Audit.commitCounted(RuleEntity, restored, { ...counted(ownerId), by: 1, event });
  if (outcome === "full") throw tooMany();
  // Another request restored it in this very moment.
  if (outcome === "refused") return restoreRule(id);
  await followSheet(ownerId, rule, sheet);
  return toRule(before);
}

/** Saves what the officer says of a rate sheet; the alerts that are measured from it wait at the prices of its time from then on. */
export async function saveSheet(change: z.input<typeof SheetChange>): Promise<SheetsOfDay> {
  const saved = await Sheets.save(change);
  await rearm(owner().ownerId, await sheetOf(saved));
  return saved;
}
