import { misleads, parseAmount, withoutForeign } from "../../lib/format/amount";
import type { Typed } from "../../scenario/document";
import type { Sign } from "../../scenario/new-report";

/** A fraction of a whole number stands while it is typed: dropping its point alone would make 25 of 2.5. */
const standing = (decimals: number) => decimals || 3;

/** What stays of a text while it is typed: no foreign characters, no more decimals than the field takes. */
export function typable(text: string, decimals: number): string {
  // Pasted words without a figure stand as they are, and are said to be wrong: by hand each letter is dropped at once.
  const isWords = !/\d/.test(text) && /\p{L}.*\p{L}/u.test(text);
  if (isWords || misleads(text)) return text.trim().slice(0, 50);
  const plain = withoutForeign(text);
  if (/[kmb]/i.test(plain)) return plain;
  return plain.replace(/(\.\d*)(?=[%)\s]*$)/, (part) => part.slice(0, standing(decimals) + 1));
}

/** The figure a text means, whole where the field has no decimals: null when it is empty, the text itself when it is no number. */
export function typedFigure(text: string, decimals?: number, isPercent = false): Typed {
  if (/^[$%\s]*$/.test(text)) return null;
  if (misleads(text, isPercent)) return text.trim();
  const figure = parseAmount(text) ?? text.trim();
  return decimals === 0 && typeof figure === "number" ? Math.trunc(figure) : figure;
}

/** The unit that was typed with it: "20%" is percent, "$90,000" and "90k" are dollars, whatever the field shows. */
export function typedUnit(text: string): Sign | null {
  if (text.includes("%")) return "percent";
  return /[$kmb]/i.test(text) ? "fee" : null;
}
