import type { Lang } from "../../platform/pure/lang";

/** A message that an officer chooses in place of typing one; the greeting and the officer's name stand around it. None holds a figure or an address. */
export type ReadyMessage = { name: string } & Record<Lang, string>;

/** How the reports of one tool are sent: what their mail and its file are called, what it says where its officer typed nothing, and the messages that are ready. */
export type ToolMail = {
  /** @param place  the city of the homes, empty where there is not one */
  title: Record<Lang, (place: string) => string>;
  message: Record<Lang, string>;
  /** What the attached file is called: a report's own name is most often its street, which stays out of mails. */
  file: Record<Lang, string>;
  ready: readonly [ReadyMessage, ...ReadyMessage[]];
};

/** A title that tells the place where there is one. */
export const placed = (en: string, es: string): ToolMail["title"] => ({
  en: (place) => (place ? `${en} in ${place}` : en),
  es: (place) => (place ? `${es} en ${place}` : es),
});
/** A title that is the same wherever the homes are. */
export const unplaced = (en: string, es: string): ToolMail["title"] => ({ en: () => en, es: () => es });

export const updatedFigures: ReadyMessage = {
  name: "Updated figures",
  en: "I have updated your report with today's figures. Have a look when you have a minute, and call me with any questions.",
  es: "Actualicé su informe con las cifras de hoy. Véalo cuando tenga un minuto y llámeme si tiene alguna pregunta.",
};

/** The report once more, with a question that its reader may answer. */
export const checkingIn = (en: string, es: string): ReadyMessage => ({
  name: "Checking in",
  en: `Here is your report again, so you have it handy. ${en}`,
  es: `Le envío su informe de nuevo para que lo tenga a la mano. ${es}`,
});
