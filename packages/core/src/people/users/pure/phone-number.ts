/** This file uses no schemas, so that pages which only show a phone number, or check one as it is typed, need not load them. */
export const phoneSentences = {
  number: "Enter a phone number with 10 digits",
  ext: "An extension is up to 6 digits",
} as const;

/** Reads the ten digits of a North American phone number, however it is typed; undefined when the text is no such number. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** Formats a phone number as "(919) 555-0142". Any other text stays as it is, since older records hold what was typed. */
export function formatNumber(number: string): string {
  const digits = digitsOf(number);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : number;
}
