import { parseAmount } from "../../lib/format/amount";

/** How a number looks in a field while it is typed: "$1,250.5", grouped, with its signs, and nothing that was not typed. */
export type NumberLook = { prefix?: string; suffix?: string; grouped?: boolean };

/** The meaning of the text in a number field: a figure, null if it is empty, the text itself if it is not a figure. */
export type TypedNumber = number | string | null;

/** Returns the number of a field to calculate with or to send: NaN in place of a text that is not a figure, which no check passes. */
export const numberOf = (typed: TypedNumber): number | null => (typeof typed === "string" ? Number.NaN : typed);

/** The unit of a figure in a field that takes both. */
export type TypedUnit = "percent" | "fee";

/** Returns what is stored of a text that is not a figure. */
const keptText = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 50);

/** What a number field reads: its most decimals, its sign or unit, and whether a figure may come in the other unit. */
export type NumberReading = NumberLook & { decimals: number; takesUnits?: boolean };

/** Removes the unit of the field itself, written out after the figure or before it: "30 yrs", "6.5 percent", "USD 1,200". */
function withoutUnit(text: string, { prefix, suffix = "" }: NumberLook): string {
  if (suffix.startsWith("%")) return text.replace(/(?<=\d\s*)(percent|pct|points?|pts)\.?\s*$/i, "");
  const [initial] = suffix.trim();
  if (initial) return text.replace(new RegExp(`(?<=\\d\\s*)${initial}[a-z ]*\\.?\\s*$`, "i"), "");
  return prefix ? text.replace(/^\s*USD?\b|(?<=\d\s*)(USD|dollars?)\s*$/i, "") : text;
}

/**
 * Reads the figure of a text, as the person means it: null if there is none, else the text itself if it is not a figure that the field can hold. It
 * is never rounded, and nothing is left out of it, because either would make it another figure.
 */
export function readNumber(text: string, reading: NumberReading): TypedNumber {
  if (/^[$%\s]*$/.test(text)) return null;
  const isPercent = reading.suffix?.startsWith("%") ?? false;
  const isOther = !reading.takesUnits && (isPercent ? text.includes("$") : text.includes("%"));
  const plain = withoutUnit(text, reading);
  const figure = isOther ? null : parseAmount(plain);
  return figure === null || isTooFine(plain, figure, reading.decimals) ? keptText(text) : figure;
}

/** Tells whether a figure has more decimals than its field. Three digits after a point that a field of cents cannot hold are thousands to many: "450.000". */
const isTooFine = (text: string, figure: number, decimals: number) =>
  Number(figure.toFixed(decimals)) !== figure || (decimals < 3 && /\.\d{3}\D*$/.test(text) && !/\p{L}/u.test(text));

/** Reads the figure of a pasted text. Two cells of a sheet are not a figure, nor is a unit by itself. */
export function readPasted(text: string, reading: NumberReading): number | string {
  return (/[\t\r\n]/.test(text.trim()) ? null : readNumber(text, reading)) ?? keptText(text);
}

/** The unit that was typed with a figure: "20%" is percent, "$90,000" and "90k" are dollars, whatever the field shows. */
export function typedUnit(text: string): TypedUnit | null {
  if (text.includes("%")) return "percent";
  return /\$|\d\s*[kmb]/i.test(text) ? "fee" : null;
}

/** Returns the significant characters of a text: digits, one point, a leading minus, and no leading zeros. */
export function significant(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const sign = /^\D*[-\u2212]/.test(text) ? "-" : "";
  const start = sign + whole.replace(/^0+(?=\d)/, "");
  return rest.length === 0 ? start : `${start}.${rest.join("")}`;
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

/** Formats the text of a field with every key. What is not a figure stays to the letter. Null if the figure is to be rewritten: "1.2m", "(3,000)". */
export function dressedWhileTyped(text: string, means: TypedNumber, reading: NumberReading): string | null {
  const fraction = reading.decimals > 0 ? fractionOf(text) : null;
  if (fraction !== null) return dressNumber(fraction, reading);
  if (typeof means === "string") return text;
  const plain = significant(text);
  return means === null || parseAmount(plain) === means ? dressNumber(plain, reading) : null;
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
