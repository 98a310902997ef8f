const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether each word that was typed stands in a text. What an earlier search found and does not have them is not what is meant now. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = folded(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}
