const MOST_SIGNS = 300;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Words as a person reads them, of HTML that a stranger wrote: nothing in them begins markup, whoever shows them; the end of long ones is cut. */
export async function plainWords(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  const apart = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b/gi, " $&");
  const words = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity]!)
    // Markup that was written as words stays words, and can be nothing else.
    .replace(/<(?=[a-z/!?])/gi, "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  return words.length <= MOST_SIGNS ? words : `${words.slice(0, MOST_SIGNS - 1).trimEnd()}…`;
}
