/** The text of an alert, as it may be shown: whatever is not named here is removed. */
import { UserFacingError } from "../../../platform/errors";
import { MOST_HTML, MOST_TEXT, sentences } from "./pure/limits";

/** Cleans what an administrator wrote. @returns HTML of paragraphs, bold and italic words, lists and links; empty where nothing is said */
export async function cleanText(typed: string): Promise<string> {
  if (typed.trim() === "") return "";
  // The sanitizer is larger than all else that these functions load.
  const { default: sanitize } = await import("sanitize-html");
  const html = sanitize(typed, {
    allowedTags: ["p", "br", "strong", "em", "ul", "ol", "li", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      b: sanitize.simpleTransform("strong", {}, false),
      i: sanitize.simpleTransform("em", {}, false),
      div: sanitize.simpleTransform("p", {}, false),
    },
  }).trim();
  const words = sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim();
  if (words.length > MOST_TEXT || html.length > MOST_HTML)
    throw new UserFacingError("invalid", sentences.text, { fields: { text: sentences.text } });
  return words === "" ? "" : html;
}
