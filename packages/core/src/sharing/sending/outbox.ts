import { runAs } from "../../platform/actor";
import { isoNow, now, pause } from "../../platform/clock";
import { logError } from "../../platform/log";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "./entity";
import { type Envelope, envelopeOf } from "./letter";
import { giveUp, post } from "./post";

/** SES answers in a tenth of a second, and more mails at once only run into its rate. */
const AT_ONCE = 8;
const FIRST_PAUSE_MS = 250;

/** Makes a function that reads what a send's mails share when the first of them needs it. */
function opener(send: SendItem): () => Promise<Envelope> {
  let opened: Promise<Envelope> | undefined;
  return () => {
    opened ??= envelopeOf(send);
    return opened;
  };
}

/**
 * Runs `work` over all of them, several at once, and begins none after `until`. What was begun is seen to its end even when another fails, because a
 * Lambda that has answered stands still in the middle of it.
 */
async function someAtOnce<T>(all: readonly T[], until: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && now() < until; next = waiting.shift()) await work(next);
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
}

/**
 * Sends the mails of one send, and tries again those for which the mail service was too busy. It begins none after `until`: what is left stays in the
 * outbox.
 * @returns all of them, as they are then
 */
export async function sendAll(send: SendItem, mails: readonly SentMailItem[], until: number): Promise<SentMailItem[]> {
  const opened = opener(send);
  const known = new Map(mails.map((mail) => [mail.mailId, mail]));
  const isQueued = ({ state }: SentMailItem) => state === "queued";
  for (let wait = FIRST_PAUSE_MS; ; wait *= 2) {
    const queued = [...known.values()].filter(isQueued);
    await someAtOnce(queued, until, async (mail) => void known.set(mail.mailId, await post(mail, opened)));
    if (![...known.values()].some(isQueued) || now() + wait >= until) return [...known.values()];
    await pause(wait);
  }
}

const byOutbox = { address: "outbox", agent: "" };

/** Runs work as the officer whose mails they are, though nobody is signed in. */
const asOwner = <R>({ ownerId: userId, corpId }: SendItem, run: () => R): R =>
  runAs({ kind: "person", userId, corpId, sessionId: "outbox", roles: ["officer"] }, byOutbox, run);

/** A run looks at this many mails, and the next run takes the next. */
const A_RUN = 200;

async function resumeSend({ ownerId, sendId }: SentMailItem, mails: SentMailItem[], until: number): Promise<void> {
  const { data: send } = await SendEntity.get({ ownerId, sendId }).go();
  if (!send) throw new Error(`The mails of ${sendId} have no send.`);
  const opened = opener(send);
  await asOwner(send, () => someAtOnce(mails, until, async (mail) => void (await post(mail, opened))));
}

/**
 * Takes up what is due in the outbox: sends mails that are queued, and marks as unknown those that were claimed and never finished.
 * @param until  milliseconds since 1970 after which no mail is begun
 * @returns how many mails were due
 */
export async function resume(until: number): Promise<number> {
  const due = SentMailEntity.query.due({ outbox: "open" }).lte({ dueAt: isoNow() });
  const { data } = await due.go({ limit: A_RUN, hydrate: false });
  await someAtOnce(
    data.filter(({ state }) => state === "sending"),
    until,
    async (mail) => void (await giveUp(mail)),
  );
  const queued = Map.groupBy(
    data.filter(({ state }) => state === "queued"),
    ({ sendId }) => sendId,
  );
  for (const mails of queued.values())
    await resumeSend(mails[0]!, mails, until).catch((error) => logError(error, { doing: "resume a send" }));
  return data.length;
}
