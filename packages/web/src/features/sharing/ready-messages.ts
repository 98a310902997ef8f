import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { toolMails } from "@highway/core/tools/pure/mails";
import type { ReadyMessage } from "@highway/core/tools/pure/tool-mail";
import type { ShareValues } from "./share-values";

type Lang = ShareValues["lang"];
type Names = { to: string; from: string };

/** The messages that are ready for the mail of a tool's report. */
export const readyMessages = (tool: SavedToolKey): readonly ReadyMessage[] => toolMails[tool].ready;

const greeting: Record<Lang, (to: string) => string> = { en: (to) => `Hi ${to},`, es: (to) => `Hola, ${to}:` };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a ready message as the mail holds it. */
export function messageOf(ready: ReadyMessage, lang: Lang, { to, from }: Names) {
  const lines = [greeting[lang](to), ready[lang], from];
  return { message: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""), messageText: lines.join("\n\n") };
}

const sameWords = (one: string, other: string) => one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim();

/**
 * Says a ready message in the language that was chosen.
 * @returns null where the message is the officer's own, which stays as it was typed
 */
export function readyMessageIn(
  lang: Lang,
  tool: SavedToolKey,
  values: Pick<ShareValues, "lang" | "messageText">,
  names: Names,
) {
  const said = (ready: ReadyMessage) => messageOf(ready, values.lang, names).messageText;
  const found = readyMessages(tool).find((each) => sameWords(said(each), values.messageText));
  return found ? messageOf(found, lang, names) : null;
}
