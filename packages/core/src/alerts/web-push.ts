/** The one place that speaks Web Push (RFC 8030): what is sent is encrypted for the browser (RFC 8291) and signed by our key (RFC 8292). */
import webPush from "web-push";
import { env } from "../platform/declare/env";
import { logError } from "../platform/log";
import { devicesOf, forget } from "./devices";
import type { DeviceItem } from "./entity";
import { isPushAddress, publicKey } from "./push-services";

/** What a lock screen shows. It names nobody. `tick` is the time of the tick that sent a lock alert, in New York; the device tells its own beside it. */
export type PushText = { title: string; body: string; tick?: string; tag: string; path: string };

/** Prices of an hour ago are no news. */
const KEPT_SECONDS = 3_600;
const PATIENCE_MS = 5_000;
/** The push service knows no such browser any more (RFC 8030, section 7.3). */
const gone = [404, 410];

/** Whom a push service writes to when our pushes trouble it: the address that our mails come from. */
const contact = () => `mailto:${env("MAIL_FROM").replace(/^.*<|>$/g, "")}`;

async function sendTo(item: DeviceItem, text: PushText): Promise<boolean> {
  const { endpoint, keys } = item.device;
  if (!isPushAddress(endpoint)) return false;
  const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(text), {
    TTL: KEPT_SECONDS,
    urgency: "high",
    topic: text.tag.slice(-32),
    contentEncoding: "aes128gcm",
    vapidDetails: { subject: contact(), publicKey: publicKey()!, privateKey: env("VAPID_KEY") },
  });
  const answer = await fetch(details.endpoint, {
    method: details.method,
    headers: details.headers as Record<string, string>,
    body: new Uint8Array(details.body!),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: "error",
  });
  await answer.body?.cancel();
  if (gone.includes(answer.status)) await forget(item);
  else if (!answer.ok) throw new Error(`A push service answered ${answer.status}.`);
  return answer.ok;
}

/** Pushes a text to every device of an officer, and forgets those that are gone. @returns to how many devices it went */
export async function push(ownerId: string, text: PushText): Promise<number> {
  if (publicKey() === null || env("VAPID_KEY") === "none") return 0;
  const sent = await Promise.allSettled((await devicesOf(ownerId)).map((item) => sendTo(item, text)));
  for (const each of sent) if (each.status === "rejected") logError(each.reason, { doing: "push a lock alert" });
  return sent.filter((each) => each.status === "fulfilled" && each.value).length;
}
