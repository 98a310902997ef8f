/** What sends an alert: ticks of coupons, and the index of a new day. Only rules whose figure was reached are read. */
import { createWriteTransaction } from "electrodb";
import * as Indices from "../market/indices/index";
import * as Quotes from "../market/quotes/index";
import type { NewTicks } from "../market/quotes/keep";
import { easternInstant, inEastern, minutesOf, timeOf } from "../market/quotes/pure/eastern";
import { STALE_MS } from "../market/quotes/pure/session";
import type { RateIndex } from "../market/schema";
import { inSeconds, isoNow, now } from "../platform/clock";
import { env } from "../platform/declare/env";
import { newId } from "../platform/id";
import { logError } from "../platform/log";
import { enqueue } from "../platform/queue";
import { conditionFailed } from "../platform/table/table";
import { commit } from "../platform/table/write";
import { AlertEntity, type AlertItem, laneOf, lanes, RuleEntity, type RuleItem, type Told } from "./entity";
import { placeRule, rewrite } from "./places";
import { quietUntil } from "./pure/quiet";
import { firstTick, indexSends, type Question, questionsOf, SHARDS, watchName } from "./pure/watch";
import { titleOf } from "./pure/words";
import type { AlertJob } from "./schema";
import { settingsOf } from "./settings";

/** How long alerts, and the emails that were written to clients because of them, are kept. */
export const KEPT_SECONDS = 90 * 86_400;
/** An alert that nobody has finished telling after so long is taken up again. */
const LOOK_AFTER_MS = 60_000;
const AT_ONCE = 20;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

async function someAtOnce<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await work(next).catch((error: unknown) => logError(error, { doing: "send a lock alert" }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sends the alerts whose figure is reached by the ticks that a turn of the feed brought. */
export async function evaluate({ day, sample, coupons }: NewTicks): Promise<void> {
  await Promise.all([beginDay(day), armPending(day)]);
  for (const { couponID, couponName, previousClose: close, before, ticks } of coupons) {
    const asked = await Promise.all(questionsOf(couponID, { day, close, ticks }).map(rulesAt));
    await someAtOnce(asked.flat(), async (item) => {
      const begun = beginOf(item, day);
      const since = ticks.filter(({ at }) => at >= begun);
      const found = firstTick(item.rule, since, {
        close,
        sheetPrice: item.sheet?.day === day ? item.sheet.price : null,
      });
      if (!found || (item.lastDay !== undefined && item.lastDay >= day)) return;
      const last = [...ticks.filter(({ at }) => at < found.tick.at)].at(-1)?.at ?? (before ? Date.parse(before) : null);
      const gap = last === null ? 0 : found.tick.at - last;
      await send({ ...item, name: couponName }, day, {
        from: found.from,
        to: found.tick.price,
        tickAt: new Date(found.tick.at).toISOString(),
        sheetTime: item.rule.since === "sheet" ? item.sheet!.time : null,
        gapMinutes: gap > STALE_MS ? Math.floor(gap / 60_000) : null,
        sample,
      });
    });
  }
}

/** A page shows prices that are as old as the time between two frames, so a tick from shortly before a rule was saved is news to its officer. */
const UNSEEN_MS = 15_000;

/**
 * From when on ticks send a rule: since it was saved as it is, and since the sheet that it is measured from. A feed that was silent for a while brings
 * older ones too.
 */
function beginOf({ rule, sheet, changedAt }: RuleItem, day: string): number {
  const saved = Date.parse(changedAt) - UNSEEN_MS;
  return rule.since === "sheet" && sheet?.day === day
    ? Math.max(saved, easternInstant(day, minutesOf(sheet.time)))
    : saved;
}

async function rulesAt({ watch, way, mark }: Question): Promise<RuleItem[]> {
  const all = RuleEntity.query.watching({ watch });
  const { data } = await (way === "from" ? all.gte({ mark }) : all.lte({ mark })).go({ pages: "all" });
  return data;
}

/** Brings back what was sent on a day before: it waits for its price again. */
async function beginDay(day: string): Promise<void> {
  const all = await Promise.all(
    shards.map((shard) =>
      RuleEntity.query
        .watching({ watch: watchName.spent(shard) })
        .lt({ mark: day })
        .go({ pages: "all" }),
    ),
  );
  await someAtOnce(
    all.flatMap(({ data }) => data),
    (item) => rewrite(item, placeRule(item, undefined, day)),
  );
}

/** Puts rules in their places whose sheet has come out, once the price of its minute is known. */
async function armPending(day: string): Promise<void> {
  const time = timeOf(inEastern(now()).minutes);
  const all = await Promise.all(
    shards.map((shard) =>
      RuleEntity.query
        .watching({ watch: watchName.pending(day, shard) })
        .lte({ mark: time })
        .go({ pages: "all" }),
    ),
  );
  const byTime = Map.groupBy(
    all.flatMap(({ data }) => data),
    ({ mark }) => mark!,
  );
  for (const [sheetTime, items] of byTime) {
    const { prices } = await Quotes.pricesAt(sheetTime);
    await someAtOnce(items, async (item) => {
      const price = prices.get(item.rule.subject);
      if (price === null) return;
      await rewrite(item, placeRule(item, price === undefined ? undefined : { day, time: sheetTime, price }, day));
    });
  }
}

type Happening = Pick<Told, "from" | "to" | "tickAt" | "sheetTime" | "gapMinutes" | "sample">;

/** Notes an alert and that its rule was sent, in one write: of two that evaluate the same tick, one sends. */
async function send(item: RuleItem, day: string, happening: Happening): Promise<void> {
  const { ownerId, rule, version } = item;
  const sent = {
    ...item,
    lastDay: day,
    version: version + 1,
    changedAt: isoNow(),
    rule: { ...rule, isOn: rule.isOn && !rule.isOnce },
  };
  const after = placeRule(sent, undefined, day);
  const alert = newAlert(ownerId, toldOf(item, happening), quietUntilOf(await settingsOf(ownerId)));
  const refused = await commit(
    createWriteTransaction({ rules: RuleEntity, alerts: AlertEntity }, (write) => [
      write.rules
        .put(after)
        .where((kept, { eq }) => eq(kept.version, version))
        .commit(),
      write.alerts.create(alert).commit(),
    ]),
  );
  if (refused.length > 0) return;
  if (!alert.heldUntil) await handOver({ ownerId, alertId: alert.alertId });
}

export const toldOf = ({ ruleId, rule, name }: RuleItem, happening: Happening, isTest = false): Told => ({
  ruleID: ruleId,
  isTest,
  subject: rule.subject,
  name,
  direction: rule.direction,
  since: rule.since,
  ways: rule.ways,
  ...happening,
  title: titleOf({
    name,
    direction: rule.direction,
    since: rule.since,
    to: happening.to ?? 0,
    from: happening.from,
    sheetTime: happening.sheetTime,
  }),
});

const quietUntilOf = ({ quiet, zone }: Awaited<ReturnType<typeof settingsOf>>) => quietUntil(quiet, zone, now());

/** Makes the record of an alert, which is looked after from the end of quiet hours, or in a minute if nobody has told it by then. */
export function newAlert(ownerId: string, alert: Told, heldUntil?: number) {
  return {
    ownerId,
    alertId: newId("alert"),
    alert,
    createdAt: isoNow(),
    ...(heldUntil !== undefined && { heldUntil: new Date(heldUntil).toISOString() }),
    lane: laneOf(ownerId),
    dueAt: new Date(heldUntil ?? now() + LOOK_AFTER_MS).toISOString(),
    expiresAt: inSeconds(KEPT_SECONDS),
  };
}

/** Puts an alert into the queue that tells it. An alert that the queue does not take is taken up by the job a minute later. */
export async function handOver(job: AlertJob): Promise<void> {
  await enqueue(env("ALERTS_QUEUE"), job).catch((error: unknown) =>
    logError(error, { doing: "hand over a lock alert" }),
  );
}

/** Looks at the daily indices: rules about one that has a new day are sent, or wait for the next. */
export async function evaluateIndices(): Promise<void> {
  for (const index of await Indices.latest())
    for (const shard of shards) {
      const { data } = await RuleEntity.query
        .watching({ watch: watchName.index(index.product, shard) })
        .lt({ mark: index.date })
        .go({ pages: "all" });
      await someAtOnce(data, (item) => takeIndex(item, index));
    }
}

async function takeIndex(item: RuleItem, { date, rate, change, sample }: RateIndex): Promise<void> {
  if (!indexSends(item.rule, change))
    return void (await rewrite(item, placeRule({ ...item, lastDay: date }, undefined)));
  await send(item, date, {
    from: Math.round((rate - change) * 1000) / 1000,
    to: rate,
    tickAt: isoNow(),
    sheetTime: null,
    gapMinutes: null,
    sample,
  });
}

/**
 * Takes up alerts that are due: those that waited for the end of quiet hours, and those that nobody finished telling.
 * @param until  milliseconds since 1970 after which none is taken up
 */
export async function takeUpDue(until: number): Promise<void> {
  const due = await Promise.all(
    lanes.map((lane) => AlertEntity.query.due({ lane }).lte({ dueAt: isoNow() }).go({ limit: 200, hydrate: false })),
  );
  await someAtOnce(
    due.flatMap(({ data }) => data),
    async ({ ownerId, alertId }: AlertItem) => {
      if (now() >= until) return;
      if (await lookAgain({ ownerId, alertId })) await handOver({ ownerId, alertId });
    },
  );
}

/** Has an alert looked after once more in a while. @returns false for one that was told in this very moment, which the index may still list */
async function lookAgain(key: Pick<AlertItem, "ownerId" | "alertId">): Promise<boolean> {
  try {
    await AlertEntity.patch(key)
      .set({ dueAt: new Date(now() + LOOK_AFTER_MS).toISOString() })
      .where(({ dueAt }, { exists }) => exists(dueAt))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
