/** The decimals of a text that is a figure but for them. */
const decimalsIn = /^[\s$(+\-\u2212\d,]*\.(\d+)[\s%)]*$/;
/** A comma that does not separate thousands, as in "6,5". */
const decimalComma = /\d,(?!\d{3}(?!\d))|\.\d*,/;

/** Says why a text that a field holds in the place of a figure is not one, if the field's own sentence does not tell; else null. */
export function faultOfText(value: unknown, decimals: number): string | null {
  if (typeof value !== "string") return null;
  if (decimalComma.test(value)) return "Use commas for thousands and a point for decimals";
  const [, typed] = decimalsIn.exec(value) ?? [];
  if (typed === undefined || typed.length <= decimals) return null;
  return decimals === 0 ? "Enter a whole number" : `Use at most ${decimals} ${decimals === 1 ? "decimal" : "decimals"}`;
}
