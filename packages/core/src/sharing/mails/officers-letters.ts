/** Letters: what an officer writes to one client in their own words, within the officer's frame. */
import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import { words as campaignWords } from "../campaigns/words";
import type { Rich } from "./blocks";
import { brandedMail } from "./frame";

type Letter = { lang: Lang; brand: Brand; subject: string; message: Rich };

/** What a letter says of itself: from whom it is, and why the client gets it. */
type LetterWords = {
  preheader: (name: string) => string;
  because: (name: string, isNamed: boolean) => string;
};

function letterMail({ lang, brand, subject, message }: Letter, say: LetterWords, unsubscribeUrl: string) {
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

/** Writes one message of a campaign to a client. */
export const campaignMail = (letter: Letter, unsubscribeUrl: string) =>
  letterMail(letter, campaignWords(letter.lang), unsubscribeUrl);

/** Writes to a client what a move of the market means for the loan. */
export const rateLetterMail = (letter: Letter, unsubscribeUrl: string) =>
  letterMail(letter, rateWords[letter.lang], unsubscribeUrl);

const rateWords: Record<Lang, LetterWords> = {
  en: {
    preheader: (name) => `A message from ${name}.`,
    because: (name, isNamed) =>
      `Sent${isNamed ? " with Highway" : ""} because ${name} is helping you with your mortgage.`,
  },
  es: {
    preheader: (name) => `Un mensaje de ${name}.`,
    because: (name, isNamed) => `Enviado${isNamed ? " con Highway" : ""} porque ${name} le ayuda con su hipoteca.`,
  },
};
