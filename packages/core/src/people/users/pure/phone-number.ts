/** Telephone numbers without their schemas, for pages that only show them or check one as it is typed. */
export const phoneSentences = {
  number: "Enter a phone number with 10 digits",
  ext: "An extension is up to 6 digits",
} as const;

/** The ten digits of a number of the North American plan, however it is typed; undefined for what is none. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** "(919) 555-0142" of its ten digits; anything else as it is, since older records hold what was typed. */
export function formatNumber(number: string): string {
  const digits = digitsOf(number);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : number;
}
