/** How a market alert that a corporation posts reaches its officers besides their open pages. */
import * as z from "zod/mini";
import * as MarketAlerts from "../../market/news/alerts/index";
import { AlertDraft, AlertsQuery, type MarketAlert, type OwnAlert } from "../../market/news/alerts/schema";
import * as Members from "../../people/users/members/index";
import { action } from "../../platform/action";
import { inCharge, person, runAs } from "../../platform/actor";
import { inSeconds, now } from "../../platform/clock";
import { env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { send } from "../../platform/mail/mail";
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

/** Tells some officers of a corporation, and hands over the others. An alert that has ended meanwhile, or that another took the place of, is told no more. */
export async function tellOfficers({ corpId, marketAlertId, after }: ReachJob): Promise<void> {
  const told = await MarketAlerts.toTell(corpId, marketAlertId);
  if (!told) return;
  const members = await Members.byCorporation(corpId, { cursor: after });
  const waiting = members.filter(({ isActive }) => isActive);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id } = next;
      const tell = () => tellOfficer(corpId, id, told);
      // What was claimed is not told again, so one more try helps where a read failed.
      await tell()
        .catch(tell)
        .catch((error: unknown) => logError(error, { doing: "tell a market alert" }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const last = members.at(-1);
  // The one after the last page is empty, and ends it.
  if (last) await handOver({ corpId, marketAlertId, after: last.id });
}

type ToTell = NonNullable<Awaited<ReturnType<typeof MarketAlerts.toTell>>>;

async function tellOfficer(corpId: string, ownerId: string, { alert, reach }: ToTell): Promise<void> {
  const { company, quiet, zone } = await settingsOf(ownerId);
  const isQuiet = quietUntil(quiet, zone, now()) !== undefined;
  const once = async (way: "mailed" | "pushed", deed: () => Promise<boolean>) => {
    if ((await claim(ownerId, alert._id, way)) && (await deed())) await MarketAlerts.countTold(corpId, alert._id, way);
  };
  const actor = { kind: "person", userId: ownerId, corpId, sessionId: "job", roles: ["officer"] } as const;
  if (reach.mail && company.mail) {
    const message = await runAs({ ...actor, roles: ["officer"] }, { address: "none", agent: "Market alerts" }, () =>
      marketAlertMail(ownerId, alert),
    );
    await once("mailed", async () => {
      await send(message);
      return true;
    });
  }
  if (reach.push && company.push && !isQuiet)
    await once("pushed", async () => {
      const { push } = await import("../web-push");
      return (await push(ownerId, pushText(alert))) > 0;
    });
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
