const inBrackets = /<(?:mailto:)?([^<>\s,;]+@[^<>\s,;]+)>/;

/** What was typed or pasted, taken apart. Mail programs copy people as "Davis, Jordan" <jordan@example.com>: then the addresses alone are meant. */
export function entriesOf(typed: string): string[] {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  if (!inBrackets.test(typed)) return words;
  return words.filter((word) => word.includes("@")).map((word) => inBrackets.exec(word)?.[1] ?? word);
}

/** The entries with the new ones; the same in capitals is no other. */
export function withEntries(values: readonly string[], entries: readonly string[]): string[] {
  const all = [...values];
  for (const entry of entries) if (!all.some((value) => value.toLowerCase() === entry.toLowerCase())) all.push(entry);
  return all;
}
