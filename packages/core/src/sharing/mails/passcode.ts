import type { Brand } from "../../branding/schema";
import type { Mail } from "../../platform/mail/mime";
import { brandedMail } from "./frame";
import type { Lang } from "./lang";
import { passcodeEn } from "./passcode.en";
import { passcodeEs } from "./passcode.es";

type Given = { to: string; lang: Lang; brand: Brand; code: string; minutes: number };

/**
 * Brings the code that a client asked for, to open a shared report. The subject carries the code, as phones offer to copy it from there: without the
 * link it is worth nothing. The client asked for it, so there is nothing to unsubscribe from.
 */
export function passcodeMail({ to, lang, brand, code, minutes }: Given): Omit<Mail, "from"> {
  const words = { en: passcodeEn, es: passcodeEs }[lang];
  const name = brand.name || brand.company || "Highway";
  return {
    to,
    ...(brand.email && { replyTo: brand.email }),
    fromName: name,
    subject: words.subject(code),
    ...brandedMail({
      ...{ lang, brand },
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
