import type { ShareValues } from "./share-values";

export type Template = {
  name: string;
  words: Record<ShareValues["lang"], (to: string, from: string) => readonly string[]>;
};

/** Ready messages, in the language of the mail. None holds a figure or an address. */
export const templates: readonly Template[] = [
  {
    name: "Here are your loans",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "Here are the loans we talked about, side by side. Open the report, move the sliders, and tell me which one feels right.",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Aquí tiene los préstamos de los que hablamos, uno junto al otro. Abra el informe, mueva los controles y dígame con cuál se siente mejor.",
        from,
      ],
    },
  },
  {
    name: "Updated figures",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "I have updated your report with today's figures. Have a look when you have a minute, and call me with any question.",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Actualicé su informe con las cifras de hoy. Véalo cuando tenga un minuto y llámeme si tiene alguna pregunta.",
        from,
      ],
    },
  },
  {
    name: "Checking in",
    words: {
      en: (to, from) => [
        `Hi ${to},`,
        "Here is your report again, so you have it handy. Is there another option you would like me to work out?",
        from,
      ],
      es: (to, from) => [
        `Hola, ${to}:`,
        "Le envío su informe de nuevo para que lo tenga a la mano. ¿Hay otra opción que quiera que le calcule?",
        from,
      ],
    },
  },
];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a template as the message holds it. */
export function messageOf({ words }: Template, lang: ShareValues["lang"], to: string, from: string) {
  const lines = words[lang](to, from);
  return { message: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""), messageText: lines.join("\n\n") };
}

const sameWords = (one: string, other: string) => one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim();

/**
 * Says a ready message in the language that was chosen.
 * @returns null where the message is the officer's own, which stays as it was typed
 */
export function templateIn(
  lang: ShareValues["lang"],
  values: Pick<ShareValues, "lang" | "messageText">,
  to: string,
  from: string,
) {
  const said = (template: Template) => messageOf(template, values.lang, to, from).messageText;
  const template = templates.find((each) => sameWords(said(each), values.messageText));
  return template ? messageOf(template, lang, to, from) : null;
}
