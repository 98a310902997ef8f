import * as z from "zod/mini";
import { action } from "../../platform/action";
import { origin, runAs } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Audit from "../audit/index";
import { accept } from "../corporations/invitations/index";
import * as Users from "../users/index";
import type { User } from "../users/schema";
import { addressOwner } from "./address-owner";
import { countTrying, giveAskingBack, giveTryingBack, spend } from "./codes/index";
import { SignIn } from "./schema";
import * as Sessions from "./sessions/index";

const Attempt = z.extend(SignIn, {
  /** The cookie that `Codes.ask` gave the browser holds this token. */
  browser: z._default(z.string(), ""),
  /** The browser held this session cookie before. */
  previous: z.optional(z.string()),
});

const wrongCode = "That code doesn't match. Check the newest email from Highway, or ask for a new code.";

/**
 * Signs a person in with the mailed code. The answer is the same whether the address is unknown, or the code is wrong, old, used, tried too
 * often, or asked for by another browser.
 * @returns the person and what the session's cookie holds
 */
export const signIn = action(Attempt, async ({ previous, ...claim }): Promise<{ user: User; cookie: string }> => {
  await countTrying();
  const holds = await spend(claim);
  const { owner, invitation } = await addressOwner(claim.email);
  if (!holds || !(owner ?? invitation)) {
    await Audit.appendFor(owner, { kind: "session.refused", subject: claim.email });
    throw new UserFacingError("invalid", wrongCode, { fields: { code: wrongCode } });
  }
  await giveTryingBack();
  await giveAskingBack(claim.email);
  await endPrevious(previous);
  const userId = owner?.userId ?? (await accept(invitation!)).id;
  const cookie = await Sessions.open(userId);
  const user = await runAs(await Sessions.fromCookie(cookie), origin(), async () => {
    await Audit.append({ kind: "session.opened", subject: userId });
    return Users.current();
  });
  return { user, cookie };
});

/** Ends the browser's earlier session. Otherwise signing in again would leave a session behind that nobody could end. */
async function endPrevious(cookie: string | undefined) {
  const previous = await Sessions.fromCookie(cookie);
  if (previous.kind === "person") await runAs(previous, origin(), Sessions.end);
}
