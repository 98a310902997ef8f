import * as z from "zod/mini";
import { action } from "../../../platform/action";
import { inSeconds, now, pause } from "../../../platform/clock";
import { env } from "../../../platform/declare/env";
import { compose, send } from "../../../platform/mail/mail";
import type { Mail } from "../../../platform/mail/mime";
import { mailPage } from "../../../platform/mail/page";
import { enqueue } from "../../../platform/queue";
import { digest, keyedHash, newCode, newToken, same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import * as Audit from "../../audit/index";
import type { Standing } from "../../users/index";
import { addressOwner } from "../address-owner";
import { askerOf } from "../asker";
import { isGuessing } from "../guesses";
import { CodeRequest, CodeToMail } from "../schema";
import { countAsking } from "./budgets";
import { CodeEntity } from "./entity";

export const CODE_SECONDS = 10 * 60;
/** An answer takes at least this long, so that small differences in the work do not tell which addresses are known. */
const LEAST_MS = 400;

const Asking = z.extend(CodeRequest, {
  /** The cookie with proofs of earlier sign-ins. */
  device: z.optional(z.string()),
});

/**
 * Has a code mailed to the person or the invited person with this address. An unknown address gets the same reads, the same writes and the same
 * answer after at least the same time. Another function mails the code, so no answer waits for the mail service.
 * @returns a token that names the asking browser; the code works only together with it
 */
export const ask = action(Asking, async ({ email, device }): Promise<string> => {
  const { owner, ...asker } = await askerOf(email, device);
  await countAsking(asker);
  const [browser] = await Promise.all([issue(email, owner), pause(LEAST_MS)]);
  return browser;
});

async function issue(email: string, owner: Standing | undefined): Promise<string> {
  const browser = newToken();
  const code = newCode();
  const expiresAt = inSeconds(CODE_SECONDS);
  const item = {
    email,
    browserHash: digest(browser),
    codeHash: keyedHash("code", email, browser, code),
    tries: 0,
    expiresAt,
  };
  const event = Audit.eventOf({ kind: "code.asked", subject: email }, owner ?? null);
  await Audit.commitWithEvent(CodeEntity, (codes) => codes.put(item).commit(), event);
  await enqueue(env("CODES_QUEUE"), { email, code, expiresAt } satisfies CodeToMail);
  return browser;
}

/** Mails a code to somebody who may sign in, and to nobody else. A code that waited until it was over is not mailed. */
export const mail = action(CodeToMail, async ({ email, code, expiresAt }): Promise<void> => {
  if (expiresAt <= inSeconds(0)) return;
  const { owner, invitations } = await addressOwner(email);
  if (owner || invitations.length > 0) await send(compose(codeMail(email, code, CODE_SECONDS / 60)));
});

const MOST_TRIES = 5;
/** A code may be tried so often while somebody is guessing codes everywhere. */
const FEW_TRIES = 2;

/** A claim says that this code was mailed to this address and asked for by this browser. */
export type Claim = { email: string; browser: string; code: string };

const keyOf = ({ email, browser }: Claim) => ({ email, browserHash: digest(browser) });

/** Says whether the claim holds. Every call costs a try, also one at the same moment. */
export async function holds(claim: Claim): Promise<boolean> {
  const { email, browser, code } = claim;
  const most = (await isGuessing()) ? FEW_TRIES : MOST_TRIES;
  const found = await unlessRefused(
    CodeEntity.patch(keyOf(claim))
      .add({ tries: 1 })
      .where(({ tries, expiresAt }, { lt, gt }) => `${lt(tries, most)} AND ${gt(expiresAt, now() / 1000)}`)
      .go({ response: "all_new" }),
  );
  return found !== undefined && same(found.data.codeHash, keyedHash("code", email, browser, code));
}

/** Uses a code up. @returns false when another call has just used it */
export const useUp = async (claim: Claim): Promise<boolean> =>
  (await unlessRefused(CodeEntity.remove(keyOf(claim)).go())) !== undefined;

/** Returns the result of a write, or undefined when the write's condition refused it. */
const unlessRefused = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });

/**
 * Writes the mail with a sign-in code. The subject carries the code, as people expect and phones offer to copy: the code is worth nothing
 * outside the browser that asked. The mail has no image, no link, and nothing that tells whether it was opened.
 */
function codeMail(to: string, code: string, minutes: number): Omit<Mail, "from"> {
  const rules = `It works once, for ${minutes} minutes, in the browser that requested it.`;
  const otherwise =
    "If you did not request it, you can ignore this email. No one can sign in without the code, and Highway will never ask you to share it.";
  return {
    to,
    subject: `${code} is your Highway sign-in code`,
    text: `Your sign-in code is ${code}\n\n${rules}\n\n${otherwise}\n\nHighway\n`,
    html: mailPage({ title: "Your sign-in code", code, words: [rules], small: otherwise }),
  };
}
