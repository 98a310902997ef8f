const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Tells whether a text has each typed word. It removes what an earlier search found and the newer words do not mean. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = folded(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}
