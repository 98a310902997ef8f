import { action } from "../../../platform/action";
import { inSeconds, pause } from "../../../platform/clock";
import { keyedHash } from "../../../platform/keyed-hash";
import { logError } from "../../../platform/log";
import { compose, type Message, send } from "../../../platform/mail/mail";
import { digest, newCode, newToken } from "../../../platform/secret";
import * as Audit from "../../audit/index";
import { CodeRequest } from "../schema";
import { whoseIs } from "../whose-is";
import { countAsking } from "./caps";
import { CodeEntity } from "./entity";
import { codeMail } from "./mail";

export const CODE_SECONDS = 10 * 60;
/** No answer comes sooner, so that the time that sending takes does not tell whose address is known. */
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
  const { owner, invitation } = await whoseIs(email);
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
