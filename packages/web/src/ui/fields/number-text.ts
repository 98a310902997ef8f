/** How a number stands in a field while it is typed: "$1,250.5", grouped, with its signs, and nothing that was not typed. */
export type NumberLook = { prefix?: string; suffix?: string; grouped?: boolean };

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
export function dressed(plain: string, { prefix = "", suffix = "", grouped = true }: NumberLook): string {
  if (plain === "" || plain === "-") return plain;
  const [whole = "", decimals] = plain.replace("-", "").split(".");
  const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return `${plain.startsWith("-") ? "-" : ""}${prefix}${digits}${decimals === undefined ? "" : `.${decimals}`}${suffix}`;
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
