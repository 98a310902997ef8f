import { misleads, parseAmount, withoutForeign } from "../../lib/format/amount";

/** How a number stands in a field while it is typed: "$1,250.5", grouped, with its signs, and nothing that was not typed. */
export type NumberLook = { prefix?: string; suffix?: string; grouped?: boolean };

/** What a text of a field of numbers means: a figure, null when it is empty, the text itself when it is no figure. */
export type TypedNumber = number | string | null;

/** The unit that was typed with a figure: "20%" is percent, "$90,000" and "90k" are dollars, whatever the field shows. */
export type TypedUnit = "percent" | "fee";

/** What is kept of a text that is no figure. */
export const keptText = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 50);

/** A fraction of a whole number stands while it is typed: "m" may follow, and dropping its point alone would make 25 of 2.5. */
const standingDecimals = (decimals: number) => decimals || 3;

/** What stays of a text while it is typed: no foreign characters, no more decimals than the field takes. */
export function typable(text: string, decimals: number): string {
  // Pasted words without a figure stand as they are, and are said to be wrong: by hand each letter is dropped at once.
  const isWords = !/\d/.test(text) && /\p{L}.*\p{L}/u.test(text);
  if (isWords || misleads(text)) return keptText(text);
  const plain = withoutForeign(text);
  if (/[kmb]/i.test(plain)) return plain;
  return plain.replace(/(\.\d*)(?=[%)\s]*$)/, (part) => part.slice(0, standingDecimals(decimals) + 1));
}

/** The figure that a text means, whole where the field has no decimals. */
export function typedFigure(text: string, decimals?: number, isPercent = false): TypedNumber {
  if (/^[$%\s]*$/.test(text)) return null;
  const figure = misleads(text, isPercent) ? null : parseAmount(text);
  if (figure === null) return keptText(text);
  return decimals === 0 ? Math.trunc(figure) : figure;
}

/** The figure of a text that was pasted, its unit dropped: "30 years". Two cells of a sheet are none, nor is a unit alone. */
export function pastedFigure(text: string, decimals: number, isPercent: boolean): number | string {
  const figure = /[\t\r\n]/.test(text.trim()) ? null : typedFigure(typable(text, decimals), decimals, isPercent);
  return figure ?? keptText(text);
}

export function typedUnit(text: string): TypedUnit | null {
  if (text.includes("%")) return "percent";
  return /[$kmb]/i.test(text) ? "fee" : null;
}

/** Dollars in a field of percent: they are no figure of it, and would be read as 4,000 %. */
export const isOtherUnit = (text: string, isPercent: boolean) => isPercent && text.includes("$");

/** What counts of a text: digits, one point, a leading minus. At most so many decimals, no leading zeros. */
export function significant(text: string, decimals: number): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const sign = /^\D*[-\u2212]/.test(text) ? "-" : "";
  const start = sign + whole.replace(/^0+(?=\d)/, "");
  return rest.length === 0 || decimals === 0 ? start : `${start}.${rest.join("").slice(0, decimals)}`;
}

/** A mixed fraction or the beginning of one, as a rate is quoted: "6 1/8", "6 1/", "6 ". Null for any other text. */
export function fractionOf(text: string): string | null {
  const plain = text.replace(/[$,%]/g, "").trimStart();
  return /^(\d+[ -]\d*|(\d+[ -])?\d+\/\d*)$/.test(plain) ? plain : null;
}

/** Gives the text in the field. */
export function dressNumber(plain: string, { prefix = "", suffix = "", grouped = true }: NumberLook): string {
  if (plain === "" || plain === "-") return plain;
  const [whole = "", decimals] = plain.replace("-", "").split(".");
  const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return `${plain.startsWith("-") ? "-" : ""}${prefix}${digits}${decimals === undefined ? "" : `.${decimals}`}${suffix}`;
}

/**
 * The text of a field that dresses what it means with every key. A percentage keeps its comma, which may stand for a point: without
 * it the next digit would make 65 of "6,5". Null where the figure is to be written anew: "1.2m", "(3,000)".
 */
export function dressedWhileTyped(text: string, means: TypedNumber, decimals: number, look: NumberLook): string | null {
  if (typeof means === "string" && !(decimals > 0 && fractionOf(text))) return text;
  if (look.suffix === "%" && text.includes(",")) return `${text.replace(/[$%\s]/g, "")}%`;
  const fraction = decimals > 0 ? fractionOf(text) : null;
  if (fraction !== null) return dressNumber(fraction, look);
  const plain = significant(text, standingDecimals(decimals));
  const isSame = means === null || typedFigure(plain, decimals) === means;
  return isSame ? dressNumber(plain, look) : null;
}

/** Says where the caret belongs when so many significant characters stand before it. */
export function caretAfter(text: string, characters: number): number {
  let left = characters;
  for (let at = 0; at < text.length; at++) {
    if (left === 0 && /[\d.]/.test(text.charAt(at))) return at;
    if (/[\d.-]/.test(text.charAt(at))) left -= 1;
    if (left === 0) return at + 1;
  }
  return text.length;
}
