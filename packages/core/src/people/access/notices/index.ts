/** This folder tells people by mail what happened to the ways in which they sign in, so that they see what they did not do themselves. */
import { action } from "../../../platform/action";
import { origin } from "../../../platform/actor";
import { isoNow } from "../../../platform/clock";
import { appAddress, env } from "../../../platform/declare/env";
import { logError } from "../../../platform/log";
import { compose, send } from "../../../platform/mail/mail";
import type { Mail } from "../../../platform/mail/mime";
import { escapeHtml, mailPage } from "../../../platform/mail/page";
import { enqueue } from "../../../platform/queue";
import { browserName } from "../pure/browser-name";
import { Notice } from "./schema";

/** Has a notice mailed. What it tells of has happened already, so a queue that does not take it fails nothing. */
export async function tell(to: string, notice: Notice["notice"], about: string | number = ""): Promise<void> {
  const { address, agent } = origin();
  const at = isoNow();
  try {
    await enqueue(env("CODES_QUEUE"), {
      notice,
      to,
      at,
      address,
      agent: agent.slice(0, 300),
      about: String(about),
    } satisfies Notice);
  } catch (error) {
    logError(error, { notice });
  }
}

export const mail = action(Notice, async (notice): Promise<void> => send(compose(noticeMail(notice))));

type Words = { subject: string; title: string; what: string };

const wordsOf: Record<Notice["notice"], (about: string) => Words> = {
  "new-device": () => ({
    subject: "New sign-in to Highway",
    title: "New sign-in",
    what: "Someone signed in to your Highway account with a browser that we have not seen before.",
  }),
  "passkey-added": (name) => ({
    subject: "A passkey was added to your Highway account",
    title: "Passkey added",
    what: `The passkey “${name}” can now be used to sign in to your Highway account.`,
  }),
  "passkey-removed": (name) => ({
    subject: "A passkey was removed from your Highway account",
    title: "Passkey removed",
    what: `The passkey “${name}” can no longer be used to sign in to your Highway account.`,
  }),
  "app-added": () => ({
    subject: "An authenticator app was added to your Highway account",
    title: "Authenticator app added",
    what: "When you sign in to Highway with an emailed code, you will also be asked for a code from your authenticator app.",
  }),
  "app-removed": () => ({
    subject: "The authenticator app was removed from your Highway account",
    title: "Authenticator app removed",
    what: "Codes from your authenticator app no longer work on your Highway account.",
  }),
  "recovery-codes-made": () => ({
    subject: "New recovery codes for your Highway account",
    title: "New recovery codes",
    what: "Ten recovery codes were made for your Highway account. Any older ones no longer work.",
  }),
  "recovery-code-used": (left) => ({
    subject: "A recovery code was used on your Highway account",
    title: "Recovery code used",
    what: `One of your recovery codes was used. You have ${left} left, and can make new ones at any time.`,
  }),
  "factors-reset": () => ({
    subject: "The sign-in methods of your Highway account were reset",
    title: "Sign-in methods reset",
    what: "An administrator removed the passkeys, the authenticator app and the recovery codes of your Highway account, and signed you out everywhere. Sign in with an emailed code, then set them up again.",
  }),
};

const time = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

function noticeMail({ notice, to, about, at, address, agent }: Notice): Omit<Mail, "from"> {
  const { subject, title, what } = wordsOf[notice](about);
  const when = time.format(new Date(at)).replace(",", "");
  const where = `This happened on ${when} UTC with ${browserName(agent).replace("A browser", "a browser")}, from the network address ${address}.`;
  const otherwise =
    "If this was you, there is nothing to do. If it was not, sign in, open Sign-in and security, sign out everywhere else, and tell your company's Highway administrator.";
  const url = `${appAddress()}/members/administration/security`;
  return {
    to,
    subject,
    text: `${what}\n\n${where}\n\n${otherwise}\n${url}\n\nHighway\n`,
    html: mailPage({
      title,
      words: [escapeHtml(what), escapeHtml(where)],
      action: { label: "Open Sign-in and security", url },
      small: escapeHtml(otherwise),
    }),
  };
}
