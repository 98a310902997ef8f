import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import type { Rich } from "./blocks";
import { brandedMail } from "./frame";

type RateLetter = { lang: Lang; brand: Brand; subject: string; message: Rich };

/** Writes to a client what a move of the market means for the loan, in the officer's words. */
export function rateLetterMail({ lang, brand, subject, message }: RateLetter, unsubscribeUrl: string) {
  const say = words[lang];
  return {
    subject,
    ...brandedMail({
      lang,
      brand,
      title: subject,
      preheader: say.preheader(brand.name),
      body: [{ kind: "rich", ...message }],
      footer: "client",
      because: say.because(brand.name, brand.poweredBy),
      unsubscribeUrl,
    }),
  };
}

const words = {
  en: {
    preheader: (name: string) => `A message from ${name}.`,
    because: (name: string, isNamed: boolean) =>
      `Sent${isNamed ? " with Highway" : ""} because ${name} is helping you with your mortgage.`,
  },
  es: {
    preheader: (name: string) => `Un mensaje de ${name}.`,
    because: (name: string, isNamed: boolean) =>
      `Enviado${isNamed ? " con Highway" : ""} porque ${name} le ayuda con su hipoteca.`,
  },
};
