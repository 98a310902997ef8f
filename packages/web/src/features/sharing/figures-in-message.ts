const money = /\$\s?\d/;
const percentage = /\d\s?%|\bpercent\b/i;
const suffixes =
  "st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|cir|circle|ter|terrace|pkwy|hwy";
const street = new RegExp(`\\b\\d{1,6}\\s+(?:[\\p{L}.'’-]+\\s+){1,3}(?:${suffixes})\\b`, "iu");

/**
 * A mail is read by whoever holds the phone, and filed by others: figures and house numbers belong behind the link.
 * @returns what a message says that it should not, in words; null where there is none
 */
export function figuresInMessage(text: string): string | null {
  const found = [
    (money.test(text) || percentage.test(text)) && "a figure",
    street.test(text) && "a street number",
  ].filter((word) => word !== false);
  return found.length > 0 ? found.join(" and ") : null;
}
