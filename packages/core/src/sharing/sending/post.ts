/** The sending of one mail of the outbox: it is claimed by a condition, sent, and marked. A process that dies in between leaves a claim that nobody takes over. */
import { randomUUID } from "node:crypto";
import * as Audit from "../../people/audit/index";
import { isoNow, now } from "../../platform/clock";
import { logError } from "../../platform/log";
import { type Delivery, deliver } from "../../platform/mail/mail";
import { conditionFailed } from "../../platform/table/table";
import { laneOf, SentMailEntity, type SentMailItem, type State } from "./entity";
import { type Envelope, isToClient, type Letter, letterTo, whyNever } from "./letter";
import { sentences } from "./schema";
import * as Suppression from "./suppression/index";
import type { Reason } from "./suppression/reasons";

/** This is six times what a function may run: a process that claimed a mail so long ago is dead, and nobody knows how far it came. */
const CLAIM_MS = 60_000;
/** With the pauses between them, this many tries take most of a working day. */
const MOST_TRIES = 24;
const LONGEST_PAUSE_MS = 30 * 60_000;

type Key = Pick<SentMailItem, "ownerId" | "mailId">;
const mailKey = ({ ownerId, mailId }: Key) => ({ ownerId, mailId });
const inMs = (milliseconds: number) => new Date(now() + milliseconds).toISOString();

/** Answers the mail after the write; undefined when the write's condition refused it. */
const patchedMail = (write: Promise<{ data: unknown }>): Promise<SentMailItem | undefined> =>
  write.then(
    ({ data }) => data as SentMailItem,
    (error) => {
      if (conditionFailed(error)) return undefined;
      throw error;
    },
  );

const claim = (key: Key) =>
  patchedMail(
    SentMailEntity.patch(mailKey(key))
      .set({ state: "sending", claimId: randomUUID(), dueAt: inMs(CLAIM_MS), changedAt: isoNow() })
      .add({ tries: 1 })
      .where(({ state }, { eq }) => eq(state, "queued"))
      .go({ response: "all_new" }),
  );

type Outcome = {
  state: Exclude<State, "queued" | "sending">;
  reason?: string;
  messageId?: string;
  linkId?: string | undefined;
};

/** Closes a claimed mail. Only the holder of the claim may, so that a late answer changes nothing that was decided since. */
async function close(mail: SentMailItem, { state, reason, messageId, linkId }: Outcome): Promise<SentMailItem> {
  const closed = await patchedMail(
    SentMailEntity.patch(mailKey(mail))
      .set({
        state,
        changedAt: isoNow(),
        ...(reason && { reason }),
        ...(messageId && { messageId }),
        ...(linkId && { linkId }),
      })
      .remove(["outbox", "dueAt", "claimId", ...(reason ? [] : (["reason"] as const))])
      .where(({ claimId }, { eq }) => eq(claimId, mail.claimId!))
      .go({ response: "all_new" }),
  );
  return closed ?? mail;
}

/** Puts a mail back into the outbox, for later. */
async function postpone(mail: SentMailItem): Promise<SentMailItem> {
  if (mail.tries >= MOST_TRIES) return close(mail, { state: "failed", reason: sentences.reasons.busy });
  const pause = Math.min(LONGEST_PAUSE_MS, 60_000 * 2 ** (mail.tries - 1));
  const postponed = await patchedMail(
    SentMailEntity.patch(mailKey(mail))
      .set({ state: "queued", dueAt: inMs(pause), changedAt: isoNow() })
      .remove(["claimId"])
      .where(({ claimId }, { eq }) => eq(claimId, mail.claimId!))
      .go({ response: "all_new" }),
  );
  return postponed ?? mail;
}

const suppressedOutcome = (reason: Reason): Outcome =>
  reason === "bounced"
    ? { state: "failed", reason: sentences.reasons.bouncedBefore }
    : { state: "unsubscribed", reason: sentences.reasons.unsubscribed };

function settle(mail: SentMailItem, delivery: Delivery, { linkId }: Letter): Promise<SentMailItem> {
  const { reasons } = sentences;
  switch (delivery.kind) {
    case "sent":
      return close(mail, { state: "sent", messageId: delivery.messageId, linkId });
    case "refused":
      return close(mail, { state: "failed", reason: reasons.refused });
    case "unknown":
      return close(mail, { state: "unknown", reason: reasons.unknown });
    case "busy":
      return postpone(mail);
  }
}

/** Writes the mail as it goes out, or tells what became of it instead. Nothing is handed over here, so all of it may be tried again. */
async function letterOrOutcome(mail: SentMailItem, opened: () => Promise<Envelope>): Promise<Letter | Outcome> {
  const reason = isToClient(mail) && (await Suppression.reasonFor(Suppression.hashOf(mail.email)));
  // Who asks for a link gets it, as codes are mailed to people who unsubscribed.
  if (reason && (mail.role === "recipient" || reason !== "unsubscribed")) return suppressedOutcome(reason);
  try {
    return await letterTo(await opened(), mail);
  } catch (error) {
    const reason = whyNever(error);
    if (reason) return { state: "failed", reason };
    throw error;
  }
}

async function sendClaimed(mail: SentMailItem, opened: () => Promise<Envelope>): Promise<SentMailItem> {
  const letter = await letterOrOutcome(mail, opened).catch((error) => {
    logError(error, { doing: "write a mail", mail: mail.mailId });
  });
  if (!letter) return postpone(mail);
  if ("state" in letter) return close(mail, letter);
  const delivery = await deliver(letter.message);
  const settled = await settle(mail, delivery, letter);
  if (delivery.kind === "busy" || delivery.kind === "refused") await discard(letter);
  return settled;
}

/** Deletes the link of a mail that nobody got, because the next try makes another. A link that stays is one line too many in the officer's list. */
const discard = (letter: Letter) =>
  letter.discard().catch((error) => logError(error, { doing: "discard the link of a mail" }));

/**
 * Sends a mail that is queued. A mail that another process has in hand stays with that process. A table that fails is logged: a mail that was not
 * claimed is still queued, and one that was claimed keeps its claim, for once it may have been handed over only the officer sends it again.
 * @returns the mail as it is afterwards, as far as is known
 */
export async function post(queued: SentMailItem, opened: () => Promise<Envelope>): Promise<SentMailItem> {
  let known = queued;
  try {
    const mail = await claim(queued);
    if (!mail) return { ...queued, state: "sending" };
    known = mail;
    return await sendClaimed(mail, opened);
  } catch (error) {
    logError(error, { doing: "send a mail", mail: queued.mailId });
    return known;
  }
}

/** Gives up a mail that was claimed and never finished. Nobody can say whether it went out, so only the officer sends it again. */
export const giveUp = (mail: SentMailItem) =>
  mail.claimId ? close(mail, { state: "unknown", reason: sentences.reasons.unknown }) : Promise.resolve(mail);

/** Takes a mail out of the outbox whose send is gone: nobody knows what it was to say. */
export const abandon = (mail: SentMailItem) =>
  patchedMail(
    SentMailEntity.patch(mailKey(mail))
      .set({ state: "failed", reason: sentences.reasons.gone, changedAt: isoNow() })
      .remove(["outbox", "dueAt", "claimId"])
      .where(({ state }, { eq }) => eq(state, mail.state))
      .go({ response: "all_new" }),
  );

/**
 * Puts a mail that the officer wants sent again back into the outbox. The first call does it.
 * @param event  what the trail says of it, in the same write
 * @returns the mail as it is then; undefined when another call did it
 */
export async function requeue(mail: SentMailItem, event: Audit.AuditItem): Promise<SentMailItem | undefined> {
  const due = {
    state: "queued",
    tries: 0,
    outbox: laneOf(mail.sendId),
    dueAt: inMs(CLAIM_MS),
    changedAt: isoNow(),
  } as const;
  const isFirst = await Audit.commitWithEvent(
    SentMailEntity,
    (mails) =>
      mails
        .patch(mailKey(mail))
        .set(due)
        .remove(["reason"])
        .where(({ state }, { eq }) => eq(state, mail.state))
        .commit(),
    event,
  );
  return isFirst ? { ...mail, ...due, reason: undefined } : undefined;
}
