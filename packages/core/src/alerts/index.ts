/** Lock alerts: what an officer wants to be told of as the market moves, and how. */
import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import * as Indices from "../market/indices/index";
import * as Quotes from "../market/quotes/index";
import { sessionAt } from "../market/quotes/pure/session";
import * as Sheets from "../market/sheets/index";
import type { SheetChange, SheetsOfDay } from "../market/sheets/schema";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow, now } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { conditionFailed } from "../platform/table/table";
import { TallyEntity, tallyWrite } from "../platform/table/tally";
import { commit } from "../platform/table/write";
import * as Devices from "./devices";
import { AlertSettingEntity, RuleEntity, type RuleItem } from "./entity";
import { type KnownSheet, placeOf, shardOf } from "./pure/watch";
import { ruleText } from "./pure/words";
import { publicKey } from "./push-services";
import {
  AlertSettings,
  type LockAlerts,
  MOST_RULES,
  type Rule,
  RuleId,
  RuleInput,
  sentences,
  usualReach,
} from "./schema";

const owner = () => ({ ownerId: person().userId });
const today = () => sessionAt(now()).day;
const tally = (ownerId: string) => ({ ownerId, what: "lock alerts", most: MOST_RULES });
const gone = () => new UserFacingError("missing", sentences.ruleGone);

const usual: AlertSettings = {
  quiet: { from: "18:00", to: "08:00" },
  zone: "America/New_York",
  company: usualReach,
};

/** Reads an officer's quiet hours and the clock that they are on. An officer who has chosen none is told from 8:00 AM to 6:00 PM in New York. */
export async function settingsOf(ownerId: string): Promise<AlertSettings> {
  const { data } = await AlertSettingEntity.get({ ownerId }).go({ consistent: true });
  return { ...usual, ...data?.settings };
}

const toRule = ({ ruleId, rule, name, changedAt }: Pick<RuleItem, "ruleId" | "rule" | "name" | "changedAt">): Rule => ({
  id: ruleId,
  ...rule,
  name,
  changedAt,
});

async function rulesOf(ownerId: string): Promise<RuleItem[]> {
  const { data } = await RuleEntity.query.ofOwner({ ownerId }).go({ pages: "all", consistent: true });
  return data;
}

/** Reads one of an officer's rules; undefined where there is none. */
export async function findRule(ownerId: string, ruleId: string): Promise<RuleItem | undefined> {
  const { data } = await RuleEntity.get({ ownerId, ruleId }).go({ consistent: true });
  return data ?? undefined;
}

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

type Sheet = { day: string; time: string; prices: ReadonlyMap<string, number | null> } | undefined;

/** Reads the sheet of the day of the officer's own lender, with the prices at its time. */
async function sheetOf({ day, lender, sheets }: SheetsOfDay): Promise<Sheet> {
  const time = sheets.find((sheet) => sheet.lender === lender)?.time;
  if (time === undefined) return undefined;
  const { day: priced, prices } = await Quotes.pricesAt(time);
  return priced === day ? { day, time, prices } : undefined;
}

const knownSheet = (sheet: Sheet, subject: string): KnownSheet | undefined => {
  const price = sheet?.prices.get(subject);
  return sheet && price !== undefined ? { day: sheet.day, time: sheet.time, price } : undefined;
};

/** Puts a rule where it waits now. */
export function placeRule(
  item: Omit<RuleItem, "watch" | "mark" | "sheet">,
  sheet: KnownSheet | undefined,
  day = today(),
) {
  const { rule, ownerId, lastDay } = item;
  const place = placeOf(rule, { shard: shardOf(ownerId), lastDay, day, sheet });
  const priced = rule.since === "sheet" && sheet && sheet.price !== null ? { ...sheet, price: sheet.price } : undefined;
  const { watch: _watch, mark: _mark, sheet: _sheet, ...bare } = item as RuleItem;
  return { ...bare, ...place, ...(priced && { sheet: priced }) };
}

/** Writes a rule anew, unless somebody wrote it since it was read. */
export async function rewrite(before: RuleItem, after: ReturnType<typeof placeRule>): Promise<boolean> {
  try {
    await RuleEntity.put({ ...after, version: before.version + 1 })
      .where(({ version }, { eq }) => eq(version, before.version))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

const deed = (kind: "created" | "saved" | "deleted", ruleId: string, rule: RuleInput, name: string) =>
  Audit.eventOf({ kind: `lock-alert.${kind}`, subject: ruleId, detail: { alert: ruleText(rule, name) } });

const NewRule = z.strictObject({ rule: RuleInput });
/**
 * Sets up an alert.
 * @throws UserFacingError conflict beyond 20 alerts; invalid for a coupon that the feed does not have
 */
export const create = action(NewRule, async ({ rule }): Promise<Rule> => {
  const { ownerId } = owner();
  const [name, sheet, known] = await Promise.all([nameOf(rule), Sheets.ofToday().then(sheetOf), knownDay(rule)]);
  const ruleId = newId("lockAlert");
  const fresh = { ownerId, ruleId, rule, name, version: 1, changedAt: isoNow(), ...known };
  const item = placeRule(fresh, knownSheet(sheet, rule.subject));
  const refused = await commit(
    createWriteTransaction({ rules: RuleEntity, tally: TallyEntity, event: Audit.AuditEntity }, (write) => [
      tallyWrite(write.tally, tally(ownerId), 1),
      write.rules.create(item).commit(),
      write.event.create(deed("created", ruleId, rule, name)).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.tooManyRules);
  await followSheet(rule, sheet);
  return toRule(item as RuleItem);
});

const ChangedRule = z.strictObject({ id: RuleId, rule: RuleInput });
/** Saves an alert. One that was sent today is not sent again today, however it is changed. @throws UserFacingError missing; invalid */
export const update = action(ChangedRule, async ({ id, rule }): Promise<Rule> => save(id, rule));

async function save(id: string, rule: RuleInput): Promise<Rule> {
  const before = await findRule(owner().ownerId, id);
  if (!before) throw gone();
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
    version: before.version + 1,
    ...(!(isSameSubject && before.lastDay) && known),
  };
  const item = placeRule(changed, knownSheet(sheet, rule.subject));
  const isKept = await Audit.commitWithEvent(
    RuleEntity,
    (rules) =>
      rules
        .put(item)
        .where(({ version }, { eq }) => eq(version, before.version))
        .commit(),
    deed("saved", id, rule, name),
  );
  // It was sent, or put elsewhere, in this very moment: the save begins from there.
  if (!isKept) return save(id, rule);
  await followSheet(rule, sheet);
  return toRule(item as RuleItem);
}

/** Deletes an alert. What it sent stays in the history. @throws UserFacingError missing */
export const remove = action(z.strictObject({ id: RuleId }), async ({ id: ruleId }): Promise<void> => {
  const { ownerId } = owner();
  const before = await findRule(ownerId, ruleId);
  if (!before) throw gone();
  const refused = await commit(
    createWriteTransaction({ rules: RuleEntity, tally: TallyEntity, event: Audit.AuditEntity }, (write) => [
      write.rules
        .delete({ ownerId, ruleId })
        .where(({ version }, { exists }) => exists(version))
        .commit(),
      tallyWrite(write.tally, tally(ownerId), -1),
      write.event.create(deed("deleted", ruleId, before.rule, before.name)).commit(),
    ]),
  );
  if (refused.length > 0) throw gone();
});

/** Saves the signed-in officer's quiet hours, and how market alerts of the corporation reach the officer. */
export const saveSettings = action(AlertSettings, async (settings): Promise<AlertSettings> => {
  const { ownerId } = owner();
  const { quiet, zone, company } = settings;
  const ways = [company.mail && "email", company.push && "devices"].filter(Boolean).join(", ") || "pages only";
  const detail = { quiet: quiet ? `${quiet.from} to ${quiet.to}` : "none", zone, company: ways };
  await Audit.commitWithEvent(
    AlertSettingEntity,
    (all) => all.put({ ownerId, settings }).commit(),
    Audit.eventOf({ kind: "alert-settings.saved", subject: ownerId, detail }),
  );
  return settings;
});

/** Saves what the officer says of a rate sheet; the alerts that are measured from it wait at the prices of its time from then on. */
export async function saveSheet(change: z.input<typeof SheetChange>): Promise<SheetsOfDay> {
  const saved = await Sheets.save(change);
  await rearm(owner().ownerId, await sheetOf(saved));
  return saved;
}

/** A sheet that came out while a rule was written found the rules without it: they are put in their places once more. */
async function followSheet({ since }: RuleInput, placedBy: Sheet): Promise<void> {
  if (since !== "sheet") return;
  const sheet = await sheetOf(await Sheets.ofToday());
  if (sheet?.time !== placedBy?.time) await rearm(owner().ownerId, sheet);
}

async function rearm(ownerId: string, sheet: Sheet): Promise<void> {
  const rules = (await rulesOf(ownerId)).filter(({ rule }) => rule.since === "sheet");
  const kept = await Promise.all(
    rules.map((item) => rewrite(item, placeRule(item, knownSheet(sheet, item.rule.subject)))),
  );
  // One that was sent in this very moment is put in its place once more.
  if (kept.includes(false)) await rearm(ownerId, sheet);
}
