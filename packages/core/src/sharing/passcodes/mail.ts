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
import { CODE_MS } from "./rules";

/** The words of the email that brings a client a code. */
const en = {
  subject: (code: string) => `${code} is your code to open your report`,
  title: "Your code",
  preheader: (name: string) => `To open the report that ${name} shared with you.`,
  before: (name: string) => `Enter this code where you opened the report that ${name} shared with you.`,
  rules: (minutes: number) => `It works once, for ${minutes} minutes.`,
  otherwise:
    "If you did not request it, you can ignore this email. No one can open the report without the code, and we will never ask you to share it.",
};
type PasscodeWords = typeof en;

const es: PasscodeWords = {
  subject: (code) => `${code} es su código para abrir su informe`,
  title: "Su código",
  preheader: (name) => `Para abrir el informe que ${name} compartió con usted.`,
  before: (name) => `Escriba este código donde abrió el informe que ${name} compartió con usted.`,
  rules: (minutes) => `Funciona una sola vez, durante ${minutes} minutos.`,
  otherwise:
    "Si usted no lo pidió, puede ignorar este correo: nadie puede abrir el informe sin el código. Nunca le pediremos este código.",
};

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
