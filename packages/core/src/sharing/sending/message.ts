/**
 * This file turns an officer's own words from the editor's HTML into HTML that every mail program draws, and into text. It does not trust the
 * browser: everything that is not named here is removed, and with it every style, script, handler and picture of other hosts.
 */
import { UserFacingError } from "../../platform/errors";
import type { Rich } from "../mails/blocks";
import { MOST_MESSAGE, sentences } from "./schema";

/** A message with the ids of the officer's own pictures in it. They travel in the mail, so that opening it fetches nothing from anywhere. */
export type CleanMessage = Rich & { pictures: string[] };

/** Gmail cuts a mail after 102 KB, and the frame takes a fifth of that. */
const MOST_HTML = 70_000;
const MOST_PICTURES = 5;
/** The address of a picture, as the call upload-image answers it. */
const ownPicture = /^(?:https?:\/\/[^/]+)?\/v1\/user\/image\?imageID=(fil_[0-9a-z]{26})$/;

const pictureAddress = (id: string) => `cid:${id}@highway`;

const styles = {
  p: "margin:0 0 14px;",
  ul: "margin:0 0 14px;padding:0 0 0 24px;",
  ol: "margin:0 0 14px;padding:0 0 0 24px;",
  li: "margin:0 0 6px;",
  img: "display:block;max-width:100%;height:auto;border:0;border-radius:8px;",
} as const;

/** Cleans a message. @throws UserFacingError invalid when there is too much of it */
export async function cleanMessage(typed: string): Promise<CleanMessage> {
  // The sanitizer is larger than everything else that sends, so it is loaded only when there is something to clean.
  const { default: sanitize } = await import("sanitize-html");
  const pictures: string[] = [];
  const styled = (tagName: keyof typeof styles) => () => ({ tagName, attribs: { style: styles[tagName] } });
  const html = sanitize(typed, {
    allowedTags: ["p", "br", "strong", "em", "u", "ul", "ol", "li", "a", "img"],
    allowedAttributes: { "*": ["style"], a: ["href", "class"], img: ["src", "alt", "width"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["cid"] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      p: styled("p"),
      ul: styled("ul"),
      ol: styled("ol"),
      li: styled("li"),
      strong: sanitize.simpleTransform("strong", {}, false),
      em: sanitize.simpleTransform("em", {}, false),
      b: sanitize.simpleTransform("strong", {}, false),
      i: sanitize.simpleTransform("em", {}, false),
      u: sanitize.simpleTransform("u", {}, false),
      br: sanitize.simpleTransform("br", {}, false),
      div: styled("p"),
      a: (_tag, { href = "" }) => ({ tagName: "a", attribs: { href, class: "lnk" } }),
      img: (_tag, { src = "", alt = "" }) => {
        const id = ownPicture.exec(src)?.[1];
        if (id && !pictures.includes(id)) pictures.push(id);
        const attribs: Record<string, string> = id
          ? { src: pictureAddress(id), alt, width: "518", style: styles.img }
          : {};
        return { tagName: "img", attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  }).trim();
  const text = textOf(html);
  const isTooMuch = text.length > MOST_MESSAGE || html.length > MOST_HTML || pictures.length > MOST_PICTURES;
  if (isTooMuch)
    throw new UserFacingError("invalid", sentences.message, { fields: { customMessage: sentences.message } });
  return text === "" && pictures.length === 0 ? { html: "", text: "", pictures: [] } : { html, text, pictures };
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Matches a numbered list that has no other list in it; one that has others keeps its dashes. */
const numberedList = /<ol[^>]*>((?:(?!<[ou]l[ >]).)*?)<\/ol>/g;

function withNumbers(items: string): string {
  let count = 0;
  return items.replace(/<li[^>]*>/g, () => `${++count}. `);
}

/**
 * Turns HTML that was cleaned into text: a line for each paragraph, a dash or its number before each point, the address after the words of each link. A run of blanks is
 * read from its first one alone: read anew from each, forty thousand of them would take seconds.
 */
const textOf = (html: string): string =>
  html
    .replace(/(?<!\s)\s*\n\s*/g, " ")
    .replace(numberedList, (_all, items: string) => `${withNumbers(items)}</ol>`)
    .replace(/<a href="(?:mailto:)?([^"]*)"[^>]*>(.*?)<\/a>/g, (_all, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
    )
    .replace(/<br \/>/g, "\n")
    .replace(/<li[^>]*>/g, "- ")
    .replace(/<\/li>/g, "\n")
    .replace(/<\/(p|ul|ol)>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replaceAll("\u00a0", " ")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Removes from a message the pictures that no longer exist. */
export const withoutPictures = (message: Rich, missing: readonly string[]): Rich => ({
  ...message,
  html: message.html.replace(/<img [^>]*src="cid:([^"@]+)@highway"[^>]*>/g, (tag, id: string) =>
    missing.includes(id) ? "" : tag,
  ),
});
