import sanitize from "sanitize-html";

const MOST_SIGNS = 300;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Removes the first half of a surrogate pair that a cut has parted from its second half. */
const withoutHalfSign = (cut: string) => cut.replace(/[\uD800-\uDBFF]$/, "");

/** Turns HTML that a stranger wrote into words as a person reads them. Nothing in them begins markup, wherever they are shown. A long text is cut at its end. */
export function plainWords(html: string): string {
  const apart = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b/gi, " $&");
  const words = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity]!)
    // Invisible characters must neither part a word nor hide the beginning of markup.
    .replace(/\p{Cf}/gu, "")
    // Markup that was written as words stays words and can become nothing else.
    .replace(/<+(?=[a-z/!?])/gi, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return words.length <= MOST_SIGNS ? words : `${withoutHalfSign(words.slice(0, MOST_SIGNS - 1)).trimEnd()}…`;
}
