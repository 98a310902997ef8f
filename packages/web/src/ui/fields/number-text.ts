import { misleads, parseAmount, withoutForeign } from "../../lib/format/amount";

/** How a number looks in a field while it is typed: "$1,250.5", grouped, with its signs, and nothing that was not typed. */
export type NumberLook = { prefix?: string; suffix?: string; grouped?: boolean };

/** The meaning of the text in a number field: a figure, null if it is empty, the text itself if it is not a figure. */
export type TypedNumber = number | string | null;

/** The unit that was typed with a figure: "20%" is percent, "$90,000" and "90k" are dollars, whatever the field shows. */
export type TypedUnit = "percent" | "fee";

/** Returns what is stored of a text that is not a figure. */
export const keptText = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 50);

/** Returns the decimals that can be typed. A whole number can have some while it is typed: "m" may follow, and removing only its point would turn 2.5 into 25. */
const standingDecimals = (decimals: number) => decimals || 3;

/** Returns what stays of a text while it is typed: no foreign characters, and no more decimals than the field takes. */
export function typable(text: string, decimals: number): string {
  // Pasted words without a figure stay and are marked as wrong; typed letters are removed immediately.
  const isWords = !/\d/.test(text) && /\p{L}.*\p{L}/u.test(text);
  if (isWords || misleads(text)) return keptText(text);
  const plain = withoutForeign(text);
  if (/[kmb]/i.test(plain)) return plain;
  return plain.replace(/(\.\d*)(?=[%)\s]*$)/, (part) => part.slice(0, standingDecimals(decimals) + 1));
}

/** Reads the figure of a text, rounded if the field has no decimals. */
export function typedFigure(text: string, decimals?: number, isPercent = false): TypedNumber {
  if (/^[$%\s]*$/.test(text)) return null;
  const figure = misleads(text, isPercent) ? null : parseAmount(text);
  if (figure === null) return keptText(text);
  return decimals === 0 ? Math.trunc(figure) : figure;
}

/** Reads the figure of a pasted text and drops its unit: "30 years". Two cells of a sheet are not a figure, nor is a unit by itself. */
export function pastedFigure(text: string, decimals: number, isPercent: boolean): number | string {
  const figure = /[\t\r\n]/.test(text.trim()) ? null : typedFigure(typable(text, decimals), decimals, isPercent);
  return figure ?? keptText(text);
}

export function typedUnit(text: string): TypedUnit | null {
  if (text.includes("%")) return "percent";
  return /[$kmb]/i.test(text) ? "fee" : null;
}

/** Tells whether a text is dollars in a percent field: it is not a figure there, and would be read as 4,000 percent. */
export const isOtherUnit = (text: string, isPercent: boolean) => isPercent && text.includes("$");

/** Returns the significant characters of a text: digits, one point, a leading minus, at most so many decimals, and no leading zeros. */
export function significant(text: string, decimals: number): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const sign = /^\D*[-\u2212]/.test(text) ? "-" : "";
  const start = sign + whole.replace(/^0+(?=\d)/, "");
  return rest.length === 0 || decimals === 0 ? start : `${start}.${rest.join("").slice(0, decimals)}`;
}

/** Returns a mixed fraction or the beginning of one, as rates are quoted: "6 1/8", "6 1/", "6 ". Null for any other text. */
export function fractionOf(text: string): string | null {
  const plain = text.replace(/[$,%]/g, "").trimStart();
  return /^(\d+[ -]\d*|(\d+[ -])?\d+\/\d*)$/.test(plain) ? plain : null;
}

/** Returns the text in the field. */
export function dressNumber(plain: string, { prefix = "", suffix = "", grouped = true }: NumberLook): string {
  if (plain === "" || plain === "-") return plain;
  const [whole = "", decimals] = plain.replace("-", "").split(".");
  const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return `${plain.startsWith("-") ? "-" : ""}${prefix}${digits}${decimals === undefined ? "" : `.${decimals}`}${suffix}`;
}

/**
 * Formats the text of a field with every key. A percentage keeps its comma, which may mean a decimal point: without it the next digit would turn "6,5"
 * into 65. Null if the figure is to be rewritten: "1.2m", "(3,000)".
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

/** Returns the place of the caret with so many significant characters before it. */
export function caretAfter(text: string, characters: number): number {
  let left = characters;
  for (let at = 0; at < text.length; at++) {
    if (left === 0 && /[\d.]/.test(text.charAt(at))) return at;
    if (/[\d.-]/.test(text.charAt(at))) left -= 1;
    if (left === 0) return at + 1;
  }
  return text.length;
}
