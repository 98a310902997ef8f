import type { ShareValues } from "./share-values";

type Template = { name: string; words: Record<ShareValues["lang"], (to: string, from: string) => readonly string[]> };

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
        "Aquí tiene los préstamos de los que hablamos, uno junto al otro. Abra el informe, mueva los controles y dígame cuál le conviene más.",
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
        "Here is your report again, so that you have it at hand. Is there another option you would like me to work out?",
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A template as the message holds it. */
export function messageOf({ words }: Template, lang: ShareValues["lang"], to: string, from: string) {
  const lines = words[lang](to, from);
  return { message: lines.map((line) => `<p>${escaped(line)}</p>`).join(""), messageText: lines.join("\n\n") };
}
