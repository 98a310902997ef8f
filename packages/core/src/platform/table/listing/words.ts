/** Lists the words that a search compares: in lower case, without accents and signs. "José O'Brien-Smith" is jose, obrien, smith. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]{1,40}/gu) ?? [])];
}

/** Each beginning of a word with one of these lengths has a list of its own. A longer search reads the list of its longest one. */
const lengths = [1, 2, 4];

/** Lists the beginnings under which a text is found: those of every word. */
export function prefixesOf(text: string): string[] {
  const prefixes = wordsOf(text).flatMap((word) => {
    const letters = [...word];
    return lengths.filter((length) => length <= letters.length).map((length) => letters.slice(0, length).join(""));
  });
  return [...new Set(prefixes)];
}

/** Names the list to read for a searched word. */
export function prefixOf(word: string): string {
  const letters = [...word];
  return letters
    .slice(
      0,
      lengths.findLast((length) => length <= letters.length),
    )
    .join("");
}

/** Tells whether each searched word begins one of the text's words. */
export function matches(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.every((search) => words.some((word) => word.startsWith(search)));
}
