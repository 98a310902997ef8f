/** How a market alert that a corporation posts reaches its officers besides their open pages. */
import * as z from "zod/mini";
import * as MarketAlerts from "../../market/news/alerts/index";
import { AlertDraft, AlertsQuery, type MarketAlert, type OwnAlert } from "../../market/news/alerts/schema";
import * as Members from "../../people/users/members/index";
import { action } from "../../platform/action";
import { inCharge, person, runAs } from "../../platform/actor";
import { inSeconds, now, pause } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { type Delivery, deliver, type Message, send } from "../../platform/mail/mail";
import { enqueue } from "../../platform/queue";
import { conditionFailed } from "../../platform/table/table";
import { ReachedEntity } from "../entity";
import { quietUntil } from "../pure/quiet";
import type { ReachJob } from "../schema";
import { settingsOf } from "../settings";
import { marketAlertMail } from "./mail";

const TestInput = z.extend(AlertsQuery, { alert: AlertDraft });
/** Sends a draft to whoever writes it, and to nobody else. @returns what their page shows @throws UserFacingError missing for a person who does not decide for the corporation */
export const test = action(TestInput, async (draft): Promise<MarketAlert> => {
  const alert = await MarketAlerts.draft(draft);
  await send(await marketAlertMail(person().userId, alert));
  return alert;
});

/** Posts an alert, and has the officers told whose pages are closed. Sent again, it is the same alert, and nobody is told twice. @throws as `MarketAlerts.post` */
export async function post(input: Parameters<typeof MarketAlerts.post>[0]): Promise<OwnAlert> {
  const posted = await MarketAlerts.post(input);
  const { reach, _id: marketAlertId } = posted;
  if (reach.mail || reach.push) await handOver({ corpId: inCharge(input.corpID), marketAlertId });
  return posted;
}

const handOver = (job: ReachJob) => enqueue(env("ALERTS_QUEUE"), job);

/** Emails go at the account's rate of 25 a second, which they share with all others. */
const AT_ONCE = 2;
/** A function has half a minute, of which an email and a push that hang take half: beyond this it begins nobody. */
const BEGIN_FOR_MS = 12_000;

/**
 * Tells some officers of a corporation, as many as there is time for, and hands over the others. An alert that has ended meanwhile, or that another took the place of, is told no more.
 * @param isLastTry  these officers are not brought again, so the others come now
 * @throws where the mail service had no room for some of these officers, so that they are brought again before the others
 */
export async function tellOfficers({ corpId, marketAlertId, after }: ReachJob, isLastTry: boolean): Promise<void> {
  const told = await MarketAlerts.toTell(corpId, marketAlertId);
  if (!told) return;
  const members = await Members.byCorporation(corpId, { cursor: after });
  const until = now() + BEGIN_FOR_MS;
  const waiting = [...members];
  let last: string | undefined;
  const mails = { left: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = now() < until ? waiting.shift() : undefined) {
      const { id, isActive } = next;
      last = id;
      if (!isActive) continue;
      const tell = () => tellOfficer(corpId, id, told, mails);
      // What was claimed is not told again, so one more try helps where a read failed.
      await tell()
        .catch(tell)
        .catch((error: unknown) => logError(error, { doing: "tell a market alert" }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (mails.left > 0) {
    const full = new Error(`The email service had no room for ${mails.left} emails of a market alert.`);
    if (!isLastTry) throw full;
    logError(full, { alert: marketAlertId });
  }
  // The one after the last page is empty, and ends it.
  if (last) await handOver({ corpId, marketAlertId, after: last });
}

type ToTell = NonNullable<Awaited<ReturnType<typeof MarketAlerts.toTell>>>;

async function tellOfficer(
  corpId: string,
  ownerId: string,
  { alert, reach }: ToTell,
  mails: { left: number },
): Promise<void> {
  const { company, quiet, zone } = await settingsOf(ownerId);
  const isQuiet = quietUntil(quiet, zone, now()) !== undefined;
  const actor = { kind: "person", userId: ownerId, corpId, sessionId: "job", roles: ["officer"] } as const;
  if (reach.mail && company.mail) {
    const message = await runAs({ ...actor, roles: ["officer"] }, { address: "none", agent: "Market alerts" }, () =>
      marketAlertMail(ownerId, alert),
    );
    // A mail service without room has none for those who come next either.
    const became = mails.left > 0 ? "left" : await mailOnce(ownerId, alert._id, message);
    if (became === "left") mails.left += 1;
    if (became === "mailed") await MarketAlerts.countTold(corpId, alert._id, "mailed");
  }
  if (reach.push && company.push && !isQuiet && (await claim(ownerId, alert._id, "pushed"))) {
    const { push } = await import("../web-push");
    if ((await push(ownerId, pushText(alert))) > 0) await MarketAlerts.countTold(corpId, alert._id, "pushed");
  }
}

/** Emails an officer who was not emailed yet. What surely did not go out is left for another time. */
async function mailOnce(ownerId: string, marketAlertId: string, message: Message): Promise<"mailed" | "done" | "left"> {
  if (!(await claim(ownerId, marketAlertId, "mailed"))) return "done";
  const { kind } = await deliverInTurn(message);
  if (kind === "sent") return "mailed";
  if (kind !== "busy") {
    logError(new Error(`The email of a market alert was not sent: ${kind}.`), { alert: marketAlertId });
    return "done";
  }
  await ReachedEntity.delete({ ownerId, marketAlertId, way: "mailed" }).go();
  return "left";
}

const TRIES = 3;
/** The rate of the account is counted by the second. */
const PAUSE_MS = 250;
async function deliverInTurn(message: Message): Promise<Delivery> {
  for (let attempt = 1; ; attempt++) {
    const delivery = await deliver(message);
    if (delivery.kind !== "busy" || attempt === TRIES) return delivery;
    await pause(PAUSE_MS * 2 ** (attempt - 1));
  }
}

/** What a lock screen shows: the headline, and the stance where the corporation shows it. */
const pushText = ({ _id: tag, headline, stance }: MarketAlert) => ({
  title: "Market alert",
  body: stance ? `${headline}\nStance: ${stance}` : headline,
  tag,
  path: "/members/markets",
});

const KEPT_SECONDS = 14 * 86_400;

/** Claims a way first: who cannot tell whether it went out does not take it again. */
async function claim(ownerId: string, marketAlertId: string, way: "mailed" | "pushed"): Promise<boolean> {
  try {
    await ReachedEntity.create({ ownerId, marketAlertId, way, expiresAt: inSeconds(KEPT_SECONDS) }).go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
