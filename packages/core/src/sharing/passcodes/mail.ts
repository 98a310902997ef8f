import * as Branding from "../../branding/index";
import { senderName } from "../../branding/pure/signed-name";
import type { Brand } from "../../branding/schema";
import * as Users from "../../people/users/index";
import { logError } from "../../platform/log";
import { compose, send } from "../../platform/mail/mail";
import type { Mail } from "../../platform/mail/mime";
import type { Lang } from "../../platform/pure/lang";
import type { LinkItem } from "../links/entity";
import { brandedMail } from "../mails/frame";
import { mailOfficer } from "../mails/officer";
import { en, es } from "../mails/passcode-words";
import { CODE_MS } from "./rules";

/** Mails a code. @throws when the mail service does not take it */
export async function mailPasscode({ ownerId, email, lang }: LinkItem, code: string): Promise<void> {
  if (email === undefined) throw new Error("A link that anyone can open has no address to email a code to.");
  const [brand, officer] = await Promise.all([Branding.of(ownerId), Users.byId(ownerId)]);
  const replyTo = brand.email || officer.email;
  await send(compose(passcodeMail({ to: email, replyTo, lang, brand, code, minutes: CODE_MS / 60_000 })));
}

/** Tells the officer that too many wrong passcodes have locked a link, which nobody else can open again. It stays locked, whatever becomes of the mail. */
export async function mailLocked({ ownerId, email, clientName, reportId, reportName }: LinkItem): Promise<void> {
  try {
    await mailOfficer(ownerId, {
      client: { name: clientName, email },
      title: "One of your links is locked",
      preheader: "Too many wrong passcodes were entered. No one has seen the report through it.",
      body: [
        {
          kind: "text",
          text: `Too many wrong passcodes were entered for the link that you sent. Ask ${clientName} whether it was them. If it was, unlock the link; if not, revoke it and send the report again.`,
        },
        {
          kind: "facts",
          facts: [
            ["Client", clientName],
            ["Sent to", email ?? "anyone"],
            ["Report", reportName],
          ],
        },
      ],
      button: { label: "See your links", path: `/members/shared-links?report=${reportId}` },
    });
  } catch (error) {
    logError(error, { doing: "tell an officer that a link is locked" });
  }
}

type PasscodeToMail = { to: string; replyTo: string; lang: Lang; brand: Brand; code: string; minutes: number };

/**
 * Brings the code that a client asked for, to open a shared report. The subject carries the code, as phones offer to copy it from there: without the
 * link it is worth nothing. The client asked for it, so there is nothing to unsubscribe from.
 */
function passcodeMail({ to, replyTo, lang, brand, code, minutes }: PasscodeToMail): Omit<Mail, "from"> {
  const words = { en, es }[lang];
  const name = brand.name || brand.company || "Highway";
  return {
    to,
    replyTo,
    fromName: senderName(brand),
    subject: words.subject(code),
    ...brandedMail({
      lang,
      brand,
      title: words.title,
      preheader: words.preheader(name),
      body: [
        { kind: "text", text: words.before(name) },
        { kind: "code", code },
        { kind: "text", text: words.rules(minutes) },
        { kind: "text", text: words.otherwise },
      ],
      footer: "client",
    }),
  };
}
