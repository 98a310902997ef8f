/** The alerts that an officer was sent, and those that they send themselves to try the ways. */
import * as z from "zod/mini";
import * as Clients from "../clients/index";
import * as Quotes from "../market/quotes/index";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { AlertEntity, type AlertItem } from "./entity";
import { handOver, newAlert, toldOf } from "./evaluate";
import { totalOf } from "./floating";
import { findRule } from "./places";
import { ruleText } from "./pure/words";
import { type Alert, type AlertDetail, AlertId, sentences, TestInput } from "./schema";

const SHOWN = 50;
const gone = () => new UserFacingError("missing", sentences.alertGone);

function toAlert({ alertId, alert, createdAt, heldUntil, pageAt, mailAt, pushAt, seenAt, figures }: AlertItem): Alert {
  return {
    id: alertId,
    ...alert,
    createdAt,
    heldUntil: heldUntil ?? null,
    told: { page: pageAt ?? null, mail: mailAt ?? null, push: pushAt ?? null },
    seenAt: seenAt ?? null,
    touched: figures ? totalOf(figures) : null,
  };
}

/** Lists the signed-in officer's alerts of the last 90 days, the newest 50 first. */
export async function list(): Promise<Alert[]> {
  const { data } = await AlertEntity.query
    .ofOwner({ ownerId: person().userId })
    .go({ order: "desc", limit: SHOWN, consistent: true });
  return data.map(toAlert);
}

const AlertPath = z.strictObject({ id: AlertId });

/** Reads one of the signed-in officer's alerts. @throws UserFacingError missing */
export async function findAlert(alertId: string): Promise<AlertItem> {
  const { data } = await AlertEntity.get({ ownerId: person().userId, alertId }).go({ consistent: true });
  if (!data) throw gone();
  return data;
}

/** Reads an alert with the clients whom it touches. One who was deleted since is left out. @throws UserFacingError missing */
export const get = action(AlertPath, async ({ id }): Promise<AlertDetail> => {
  const item = await findAlert(id);
  const { clients = [], others = [], rateForPoint = 0.25 } = item.figures ?? {};
  const named = async <T extends { clientID: string }>(each: T) => {
    const client = await Clients.find(each.clientID);
    return client ? [{ ...each, client }] : [];
  };
  const [touched, rest] = await Promise.all([Promise.all(clients.map(named)), Promise.all(others.map(named))]);
  return {
    ...toAlert(item),
    clients: touched.flat().map(({ client: { name, rateLock }, ...figures }) => ({
      ...figures,
      name,
      ...(rateLock && { rateLock }),
    })),
    others: rest.flat().map(({ client: { name }, isLocked = false, ...other }) => ({ ...other, name, isLocked })),
    rateForPoint,
  };
});

/** Notes that the officer has seen an alert. @throws UserFacingError missing */
export const markSeen = action(AlertPath, async ({ id }): Promise<Alert> => {
  const item = await findAlert(id);
  if (item.seenAt) return toAlert(item);
  const seenAt = isoNow();
  await Audit.commitWithEvent(
    AlertEntity,
    (alerts) => alerts.patch({ ownerId: item.ownerId, alertId: id }).set({ seenAt }).commit(),
    Audit.eventOf({ kind: "lock-alert.seen", subject: id, detail: { alert: item.alert.title } }),
  );
  return toAlert({ ...item, seenAt });
});

/** Sends the officer a test by each way of a rule, in quiet hours too, with the price of now. @throws UserFacingError missing */
export const test = action(TestInput, async ({ ruleID }): Promise<Alert> => {
  const { userId: ownerId } = person();
  const rule = await findRule(ownerId, ruleID);
  if (!rule) throw new UserFacingError("missing", sentences.ruleGone);
  const { coupons, sample } = await Quotes.snapshot();
  const coupon = coupons.find(({ couponID }) => couponID === rule.rule.subject);
  const sheetPrice = rule.sheet?.day === coupon?.couponDate ? rule.sheet : undefined;
  const told = toldOf(
    rule,
    {
      from: (rule.rule.since === "sheet" ? sheetPrice?.price : undefined) ?? coupon?.previousClose ?? null,
      to: coupon?.currentPrice ?? null,
      sheetTime: rule.rule.since === "sheet" ? (sheetPrice?.time ?? null) : null,
      tickAt: coupon?.lastTick ?? isoNow(),
      gapMinutes: null,
      sample,
    },
    true,
  );
  const title = told.to === null ? `${rule.name}: no price right now` : told.title;
  const item = newAlert(ownerId, { ...told, title });
  await Audit.commitWithEvent(
    AlertEntity,
    (alerts) => alerts.create(item).commit(),
    Audit.eventOf({ kind: "lock-alert.tested", subject: ruleID, detail: { alert: ruleText(rule.rule, rule.name) } }),
  );
  await handOver({ ownerId, alertId: item.alertId });
  return toAlert(item as AlertItem);
});
