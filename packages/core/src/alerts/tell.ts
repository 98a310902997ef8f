/** The telling of an alert: to the officer's open pages, by mail, and to their devices. */
import * as Hub from "../market/hub/index";
import * as Users from "../people/users/index";
import { runAs } from "../platform/actor";
import { isoNow, now } from "../platform/clock";
import { logError } from "../platform/log";
import { deliver } from "../platform/mail/mail";
import { conditionFailed } from "../platform/table/table";
import { AlertEntity, type AlertItem, type Figures } from "./entity";
import { figuresFor, totalOf } from "./floating";
import { alertMail } from "./mail";
import { moveText } from "./pure/words";
import type { AlertJob } from "./schema";
import { easternTime, signedMoney } from "./told-words";

const keyOf = ({ ownerId, alertId }: Pick<AlertItem, "ownerId" | "alertId">) => ({ ownerId, alertId });

/**
 * Tells an alert by each of its ways. Where this was cut short, the same alert is brought again: a page and a device know it by its id and show it once, and a mail that
 * was begun is not sent a second time.
 * @throws when the mail could not be written, or was not taken and may be taken later, so that the alert is brought again
 */
export async function tell({ ownerId, alertId }: AlertJob): Promise<void> {
  const { data: item } = await AlertEntity.get({ ownerId, alertId }).go({ consistent: true });
  if (!item?.lane) return;
  const standing = await Users.standingOf(ownerId);
  if (!standing) return finish(item);
  const { corpId, roles } = standing;
  await runAs(
    { kind: "person", userId: ownerId, corpId, sessionId: "job", roles },
    { address: "none", agent: "Lock alerts" },
    async () => {
      const figures = item.figures ?? (await keepFigures(item));
      await Promise.all([tellPages(item), tellDevices(item, figures), tellMailbox(item, figures)]);
    },
  );
  await finish(item);
}

async function keepFigures(item: AlertItem): Promise<Figures> {
  const figures = await figuresFor(item.alert);
  await AlertEntity.patch(keyOf(item)).set({ figures }).go();
  return figures;
}

type Mark = "pageAt" | "pushAt" | "mailAt";
const note = (item: AlertItem, mark: Mark) =>
  AlertEntity.patch(keyOf(item))
    .set({ [mark]: isoNow() })
    .go();

async function tellPages(item: AlertItem): Promise<void> {
  if (!item.alert.ways.page) return;
  const count = await Hub.alert(item.ownerId, item.alertId).catch((error: unknown) => logFailure(error));
  if (count > 0) await note(item, "pageAt");
}

async function tellDevices(item: AlertItem, figures: Figures): Promise<void> {
  if (!item.alert.ways.push) return;
  // Its cryptography is a fifth of the code, and most alerts go to no device.
  const { push } = await import("./web-push");
  const count = await push(item.ownerId, pushText(item, figures)).catch((error: unknown) => logFailure(error));
  if (count > 0) await note(item, "pushAt");
}

/** Mails of an hour ago are no news: one that could not go out by then does not go out. */
const LATE_MS = 3_600_000;
const isLate = ({ heldUntil, createdAt }: AlertItem) => now() - Date.parse(heldUntil ?? createdAt) >= LATE_MS;

/** Claims the mail before it goes: who cannot tell whether it went out does not send it again. What surely did not go out is tried again. */
async function tellMailbox(item: AlertItem, figures: Figures): Promise<void> {
  if (!item.alert.ways.mail || item.mailClaimedAt || isLate(item)) return;
  const message = await alertMail(item, figures);
  if (!(await claimMail(item))) return;
  const delivery = await deliver(message);
  if (delivery.kind === "sent") return void (await note(item, "mailAt"));
  if (delivery.kind === "busy") await AlertEntity.patch(keyOf(item)).remove(["mailClaimedAt"]).go();
  const error = new Error(`The email of a lock alert was not sent: ${delivery.kind}.`);
  if (delivery.kind === "busy") throw error;
  logFailure(error);
}

async function claimMail(item: AlertItem): Promise<boolean> {
  try {
    await AlertEntity.patch(keyOf(item))
      .set({ mailClaimedAt: isoNow() })
      .where(({ mailClaimedAt }, { notExists }) => notExists(mailClaimedAt))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

function logFailure(error: unknown): 0 {
  logError(error, { doing: "tell a lock alert" });
  return 0;
}

/** What a lock screen shows: the move, and the sum of all clients, none of whom is named. */
export function pushText({ alert, alertId }: Pick<AlertItem, "alert" | "alertId">, figures: Figures) {
  const { name, direction, since, from, to, sheetTime, tickAt, sample, isTest } = alert;
  const { count, aMonth } = totalOf(figures);
  const moved = to === null ? "No price is known right now" : moveText({ name, direction, since, from, to, sheetTime });
  const clients =
    count === 0
      ? ""
      : ` ${count === 1 ? "1 floating client" : `${count} floating clients`}, ${signedMoney(aMonth)} a month${count === 1 ? "" : " together"}.`;
  return {
    title: `${isTest ? "Test: " : ""}${alert.title}`,
    body: `${moved}.${clients}${sample ? "\nSample prices." : ""}`,
    tick: easternTime(tickAt),
    tag: alertId,
    path: `/members/markets/lock-alerts?alert=${alertId}`,
  };
}

/** Takes an alert out of what is to be told. */
async function finish(item: AlertItem): Promise<void> {
  await AlertEntity.patch(keyOf(item)).remove(["lane", "dueAt"]).go();
}
