import { action } from "../../../platform/action";
import { origin } from "../../../platform/actor";
import { inSeconds, now, pause } from "../../../platform/clock";
import { logError } from "../../../platform/log";
import { compose, type Message, send } from "../../../platform/mail/mail";
import type { Mail } from "../../../platform/mail/mime";
import { mailPage } from "../../../platform/mail/page";
import { digest, keyedHash, newCode, newToken, same } from "../../../platform/secret";
import { giveBack, limit } from "../../../platform/table/limit";
import { conditionFailed } from "../../../platform/table/table";
import * as Audit from "../../audit/index";
import { addressOwner } from "../address-owner";
import { CodeRequest } from "../schema";
import { CodeEntity } from "./entity";

export const CODE_SECONDS = 10 * 60;
/** An answer takes at least this long, so that the time spent on sending does not tell which addresses are known. */
const LEAST_MS = 400;

/**
 * Mails a code to the person or the invited person with this address. An unknown address gets the same reads, the same writes and the same
 * answer after at least the same time; only the mail is not sent.
 * @returns a token that names the asking browser; the code works only together with it
 */
export const ask = action(CodeRequest, async ({ email }): Promise<string> => {
  await countAsking(email);
  const [browser] = await Promise.all([issue(email), pause(LEAST_MS)]);
  return browser;
});

async function issue(email: string): Promise<string> {
  const browser = newToken();
  const code = newCode();
  const message = compose(codeMail(email, code, CODE_SECONDS / 60));
  const { owner, invitation } = await addressOwner(email);
  await CodeEntity.put({
    email,
    browserHash: digest(browser),
    codeHash: keyedHash(email, browser, code),
    tries: 0,
    expiresAt: inSeconds(CODE_SECONDS),
  }).go();
  await Audit.appendFor(owner, { kind: "code.asked", subject: email });
  if (owner || invitation) await sendQuietly(message);
  return browser;
}

/** Logs a failure of the mail service and goes on, since an error would tell which addresses are known. */
const sendQuietly = (message: Message) => send(message).catch((error) => logError(error, { doing: "mail a code" }));

const MOST_TRIES = 5;

/** A claim says that this code was mailed to this address and asked for by this browser. */
export type Claim = { email: string; browser: string; code: string };

/** Says whether the claim holds. Every call costs a try, also one at the same moment; a code that was accepted is gone. */
export async function spend({ email, browser, code }: Claim): Promise<boolean> {
  const key = { email, browserHash: digest(browser) };
  const found = await unlessRefused(
    CodeEntity.patch(key)
      .add({ tries: 1 })
      .where(({ tries, expiresAt }, { lt, gt }) => `${lt(tries, MOST_TRIES)} AND ${gt(expiresAt, now() / 1000)}`)
      .go({ response: "all_new" }),
  );
  if (!found || !same(found.data.codeHash, keyedHash(email, browser, code))) return false;
  return (await unlessRefused(CodeEntity.remove(key).go())) !== undefined;
}

/** Returns the result of a write, or undefined when the write's condition refused it. */
const unlessRefused = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });

const QUARTER_HOUR = 15 * 60;
const DAY_SECONDS = 86_400;

/**
 * These limits count codes that are asked for and never used. They bound both the mails that a stranger can cause and the guesses at one
 * address: 30 codes of 5 tries a day are 150 in a million. A used code is given back, so nobody who signs in ever meets a limit.
 */
const asksByEmail = { count: 5, seconds: QUARTER_HOUR };
const asksByEmailADay = { count: 30, seconds: DAY_SECONDS };
const asksByAddress = { count: 60, seconds: QUARTER_HOUR };

export async function countAsking(email: string): Promise<void> {
  await limit("codes", origin().address, asksByAddress);
  await limit("codes", email, asksByEmail);
  await limit("codes of a day", email, asksByEmailADay);
}

export async function giveAskingBack(email: string): Promise<void> {
  await giveBack("codes", origin().address, asksByAddress);
  await giveBack("codes", email, asksByEmail);
  await giveBack("codes of a day", email, asksByEmailADay);
}

/** This limit counts the wrong codes that may be typed at one network address. */
const triesByAddress = { count: 100, seconds: QUARTER_HOUR };
export const countTrying = () => limit("tries", origin().address, triesByAddress);
export const giveTryingBack = () => giveBack("tries", origin().address, triesByAddress);

/**
 * Writes the mail with a sign-in code. The subject carries the code, as people expect and phones offer to copy: the code is worth nothing
 * outside the browser that asked. The mail has no image, no link, and nothing that tells whether it was opened.
 */
function codeMail(to: string, code: string, minutes: number): Omit<Mail, "from"> {
  const rules = `It works once, for ${minutes} minutes, in the browser that asked for it.`;
  const otherwise =
    "If you did not ask for it, you can ignore this email. No one can sign in without the code, and Highway will never ask you to share it.";
  return {
    to,
    subject: `${code} is your Highway sign-in code`,
    text: `Your sign-in code is ${code}\n\n${rules}\n\n${otherwise}\n\nHighway\n`,
    html: mailPage({ title: "Your sign-in code", code, words: [rules], small: otherwise }),
  };
}
