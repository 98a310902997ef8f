import { action } from "../../../platform/action";
import { origin } from "../../../platform/actor";
import { inSeconds, now, pause } from "../../../platform/clock";
import { logError } from "../../../platform/log";
import { compose, type Message, send } from "../../../platform/mail/mail";
import { digest, keyedHash, newCode, newToken, same } from "../../../platform/secret";
import { giveBack, limit } from "../../../platform/table/limit";
import { conditionFailed } from "../../../platform/table/table";
import * as Audit from "../../audit/index";
import { addressOwner } from "../address-owner";
import { CodeRequest } from "../schema";
import { CodeEntity } from "./entity";
import { codeMail } from "./mail";

export const CODE_SECONDS = 10 * 60;
/** An answer comes no sooner than this, so that the time that sending takes does not tell whose address is known. */
const LEAST_MS = 400;

/**
 * Mails a code to the person with this address, or who was invited by it. For an address that nobody has everything is done but the sending: same reads, same
 * writes, same answer, no sooner.
 * @returns what names the asking browser; the code works only together with it
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

/** A mail service that is down must not tell which addresses it would have been used for. */
const sendQuietly = (message: Message) => send(message).catch((error) => logError(error, { doing: "mail a code" }));

const MOST_TRIES = 5;

/** What someone claims: this code was mailed to this address, and asked for by this browser. */
export type Claim = { email: string; browser: string; code: string };

/** Whether the claim holds. Every call costs a try, also one that comes at the same moment; a code that held is gone. */
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

/** The write's result, or nothing when its condition refused it. */
const unlessRefused = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });

const QUARTER_HOUR = 15 * 60;
const DAY_SECONDS = 86_400;

/**
 * How many codes may be asked for and never used. They bound both the mails that a stranger can cause and the guesses at one address:
 * 30 codes of 5 tries a day are 150 in a million. A code that was used is given back, so nobody who signs in ever meets a cap.
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

/** How many wrong codes may be typed at one address of the network. */
const triesByAddress = { count: 100, seconds: QUARTER_HOUR };
export const countTrying = () => limit("tries", origin().address, triesByAddress);
export const giveTryingBack = () => giveBack("tries", origin().address, triesByAddress);
