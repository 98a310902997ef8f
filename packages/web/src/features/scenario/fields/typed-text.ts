import { parseAmount } from "../../../lib/amount";
import type { Typed } from "../../../lib/scenario/document";
import type { Sign } from "../../../lib/scenario/new-report";

/** Characters that can stand in a figure; a pasted one may carry its unit in words. */
const foreign = /[^\d.,$%kmb()+\-\u2212\s]/gi;

/** What stays of a text while it is typed: no foreign characters, no more decimals than the field takes. */
export function typable(text: string, decimals: number): string {
  const plain = text.replace(foreign, "").trimStart();
  if (/[kmb]/i.test(plain)) return plain;
  return plain.replace(/(\.\d*)(?=[%)\s]*$)/, (part) => (decimals === 0 ? "" : part.slice(0, decimals + 1)));
}

/** The figure a text means: null when it is empty, the text itself when it is no number. */
export function typedFigure(text: string): Typed {
  const plain = text.replace(/[$%\s]/g, "");
  if (plain === "") return null;
  return parseAmount(plain) ?? text.trim();
}

/** The unit that was typed with it: "20%" is percent, "$90,000" and "90k" are dollars, whatever the field shows. */
export function typedUnit(text: string): Sign | null {
  if (text.includes("%")) return "percent";
  return /[$kmb]/i.test(text) ? "fee" : null;
}
