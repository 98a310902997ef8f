import { runAs } from "../../platform/actor";
import { isoNow, now, pause } from "../../platform/clock";
import { logError } from "../../platform/log";
import { lanes, SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "./entity";
import { type Envelope, envelopeOf } from "./letter";
import { abandon, giveUp, post } from "./post";

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

/** Sends the mails of a send whose officer is not there, until a time; the job takes up what is left. */
export const sendAsOwner = (send: SendItem, mails: readonly SentMailItem[], until: number): Promise<SentMailItem[]> =>
  asOwner(send, () => sendAll(send, mails, until));

/** One read takes this many mails of a part of the outbox. */
const A_READ = 100;
/** This many mails of a send go out one after the other, while those of others go out beside them. */
const A_BUNDLE = 10;

async function resumeSend(mails: SentMailItem[], until: number): Promise<void> {
  const { ownerId, sendId } = mails[0]!;
  const { data: send } = await SendEntity.get({ ownerId, sendId }).go({ consistent: true });
  if (!send) {
    logError(new Error(`The mails of ${sendId} have no send.`), { doing: "resume a send" });
    return void (await Promise.all(mails.map(abandon)));
  }
  const opened = opener(send);
  await asOwner(send, async () => {
    for (const mail of mails) if (now() < until) await post(mail, opened);
  });
}

/** Cuts the mails of each send into bundles. */
const bundlesOf = (mails: readonly SentMailItem[]): SentMailItem[][] =>
  [...Map.groupBy(mails, ({ sendId }) => sendId).values()].flatMap((ofSend) =>
    Array.from({ length: Math.ceil(ofSend.length / A_BUNDLE) }, (_, at) =>
      ofSend.slice(at * A_BUNDLE, (at + 1) * A_BUNDLE),
    ),
  );

async function resumeMails(mails: readonly SentMailItem[], until: number): Promise<void> {
  const inState = (wanted: SentMailItem["state"]) => mails.filter(({ state }) => state === wanted);
  await someAtOnce(inState("sending"), until, async (mail) => void (await giveUp(mail)));
  await someAtOnce(bundlesOf(inState("queued")), until, (bundle) =>
    resumeSend(bundle, until).catch((error) => logError(error, { doing: "resume a send" })),
  );
}

/** Reads what is due in a part of the outbox, so many at once. */
async function* dueIn(outbox: string): AsyncGenerator<SentMailItem[]> {
  const due = SentMailEntity.query.due({ outbox }).lte({ dueAt: isoNow() });
  let cursor: string | null = null;
  do {
    const page: { data: SentMailItem[]; cursor: string | null } = await due.go({
      limit: A_READ,
      cursor,
      hydrate: false,
    });
    yield page.data;
    cursor = page.cursor;
  } while (cursor !== null);
}

/**
 * Takes up what is due in the outbox: sends mails that are queued, and marks as unknown those that were claimed and never finished.
 * @param until  milliseconds since 1970 after which no mail is begun
 * @returns how many mails were due
 */
export async function resume(until: number): Promise<number> {
  const parts = lanes.map(dueIn);
  let count = 0;
  for (;;) {
    const read = await Promise.all(parts.map((part) => part.next()));
    const mails = read.flatMap(({ value }) => value ?? []);
    count += mails.length;
    await resumeMails(mails, until);
    if (now() >= until || read.every(({ done }) => done)) return count;
  }
}
