import * as Branding from "../../branding/index";
import * as Users from "../../people/users/index";
import { env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { compose, send } from "../../platform/mail/mail";
import type { LinkItem } from "../links/entity";
import { lockedMail } from "../mails/locked";
import { passcodeMail } from "../mails/passcode";
import { CODE_MS } from "./rules";

/** Mails a code. @throws when the mail service does not take it */
export async function mailPasscode({ ownerId, email, lang }: LinkItem, code: string): Promise<void> {
  if (email === undefined) throw new Error("A link for anyone has nobody to mail a code to.");
  const brand = await Branding.of(ownerId);
  await send(compose(passcodeMail({ to: email, lang, brand, code, minutes: CODE_MS / 60_000 })));
}

/** Tells the officer that the link is locked. The link stays locked, whatever becomes of the mail. */
export async function mailLocked({ ownerId, email, clientName, reportId, reportName }: LinkItem): Promise<void> {
  try {
    const [{ email: to }, brand] = await Promise.all([Users.byId(ownerId), Branding.of(ownerId)]);
    const url = `${env("ORIGIN").split(",")[0]}/members/shared-links?report=${reportId}`;
    await send(compose(lockedMail({ to, brand, clientName, recipient: email ?? "anyone", reportName, url })));
  } catch (error) {
    logError(error, { doing: "tell an officer that a link is locked" });
  }
}
