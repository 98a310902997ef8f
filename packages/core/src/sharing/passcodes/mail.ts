import { Branding } from "../../branding/index";
import { compose, send } from "../../platform/mail";
import type { LinkItem } from "../links/entity";
import { passcodeMail } from "../mails/passcode";
import { CODE_MS } from "./rules";

/** @throws when the mail service does not take it */
export async function mailPasscode({ ownerId, email, lang }: LinkItem, code: string): Promise<void> {
  if (email === undefined) throw new Error("A link for anyone has nobody to mail a code to.");
  const brand = await Branding.of(ownerId);
  await send(compose(passcodeMail({ to: email, lang, brand, code, minutes: CODE_MS / 60_000 })));
}
