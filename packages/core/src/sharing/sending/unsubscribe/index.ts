/** Unsubscribing from mail that brings shared reports: for one address, from every officer, by whoever holds a mail to it. */
import type * as z from "zod/mini";
import * as Users from "../../../people/users/index";
import { action } from "../../../platform/action";
import { UserFacingError } from "../../../platform/errors";
import { maskedEmail } from "../../links/entry/masks";
import * as Sending from "../index";
import * as Suppression from "../suppression/index";
import { sentences, type Unsubscribe, type Unsubscribed, UnsubscribeToken } from "./schema";
import { readToken, type Signed } from "./token";

function signatureOf(token: string): Signed {
  const said = readToken(token);
  if (!said) throw new UserFacingError("missing", sentences.missing);
  return said;
}

/** Names the sender of a mail. An officer who is gone has no name any more, and unsubscribing works all the same. */
async function senderOf(ownerId: string) {
  try {
    const { header } = await Users.byId(ownerId);
    return { name: header.name, company: header.company };
  } catch (error) {
    if (error instanceof UserFacingError) return { name: "", company: "" };
    throw error;
  }
}

async function stateOf({ emailHash, ownerId, mailId }: Signed): Promise<Unsubscribed> {
  const [mail, sender, reason] = await Promise.all([
    Sending.mailOf(ownerId, mailId),
    senderOf(ownerId),
    Suppression.reasonFor(emailHash),
  ]);
  const isUnsubscribed = reason === "unsubscribed" || reason === "complained";
  return { ...sender, email: mail ? maskedEmail(mail.email) : null, lang: mail?.lang ?? "en", isUnsubscribed };
}

/** Tells whether the address is unsubscribed. Mail programs fetch every address in a mail, so this call changes nothing. @throws UserFacingError missing */
export const state = action(UnsubscribeToken, async (token) => stateOf(signatureOf(token)));

/** Stops mail to the address of the token, or allows it again. @throws UserFacingError missing */
export async function unsubscribe(
  token: string,
  { undo = false }: z.output<typeof Unsubscribe>,
): Promise<Unsubscribed> {
  const said = signatureOf(UnsubscribeToken.parse(token));
  if (undo) await Suppression.takeBack(said.emailHash);
  else await Suppression.add(said.emailHash, "unsubscribed");
  return stateOf(said);
}
