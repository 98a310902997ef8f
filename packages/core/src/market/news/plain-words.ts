import sanitize from "sanitize-html";

const MOST_SIGNS = 300;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Without the first half of a sign of two halves. */
const withoutHalfSign = (cut: string) => cut.replace(/[\uD800-\uDBFF]$/, "");

/** Words as a person reads them, of HTML that a stranger wrote: nothing in them begins markup, whoever shows them; the end of long ones is cut. */
export function plainWords(html: string): string {
  const apart = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b/gi, " $&");
  const words = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity]!)
    // Signs that nobody sees part no word, and hide no beginning of markup.
    .replace(/\p{Cf}/gu, "")
    // Markup that was written as words stays words, and can be nothing else.
    .replace(/<+(?=[a-z/!?])/gi, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return words.length <= MOST_SIGNS ? words : `${withoutHalfSign(words.slice(0, MOST_SIGNS - 1)).trimEnd()}…`;
}
