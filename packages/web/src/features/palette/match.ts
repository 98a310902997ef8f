/** Where a typed word stands in a text: from, to. */
type Span = readonly [from: number, to: number];

/** How well a text answers what was typed; the lowest is the best. */
export type Match = { rank: number; spans: readonly Span[] };

/** Letters and digits without accents and case, as the server's own search compares them. */
const foldedText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();

const matchWords = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].map(({ 0: word, index }) => ({ word, from: index }));

/** Counts how many letters of a word its plain beginning takes: "É" is one letter of two parts. */
function lengthOf(word: string, begins: string): number {
  let length = 0;
  for (const letter of word) {
    const isAccent = /\p{M}/u.test(letter);
    if (!isAccent && foldedText(word.slice(0, length)).length >= begins.length) break;
    length += letter.length;
  }
  return length;
}

/** A word that the text only means needs this many typed letters: one letter begins too many words. */
const enough = 3;

/** Tells how well a text matches what was typed. Nothing typed matches everything; else each typed word must begin a word of the text, or one of `also`. */
export function match(typed: string, text: string, also = ""): Match | null {
  const asked = matchWords(typed).map(({ word }) => foldedText(word));
  const words = matchWords(text);
  const others = matchWords(also).map(({ word }) => foldedText(word));
  const found = asked.map((begins) => words.findIndex(({ word }) => foldedText(word).startsWith(begins)));
  const means = (begins: string) => begins.length >= enough && others.some((word) => word.startsWith(begins));
  const meets = found.every((at, i) => at >= 0 || means(asked[i]!));
  if (!meets) return null;
  const spans = found.flatMap((at, i): Span[] => {
    const { word, from } = words[at] ?? { word: "", from: 0 };
    return at < 0 ? [] : [[from, from + lengthOf(word, asked[i]!)]];
  });
  return { rank: rankOf(found), spans: spans.sort(([a], [b]) => a - b) };
}

/** Ranks matches: the text's own beginning, then its words in the order typed, then in any order, then words that only mean it. */
function rankOf(found: readonly number[]): number {
  if (found.some((at) => at < 0)) return 3;
  const inOrder = found.every((at, i) => i === 0 || at > found[i - 1]!);
  if (!inOrder) return 2;
  return found.every((at, i) => at === i) ? 0 : 1;
}

/** Keeps the entries that match, the best first; equally good ones stay in their order. */
export function best<T>(typed: string, all: readonly T[], textOf: (one: T) => readonly [text: string, also?: string]) {
  return all
    .map((one) => ({ one, match: match(typed, ...textOf(one)) }))
    .filter((found): found is { one: T; match: Match } => found.match !== null)
    .sort((a, b) => a.match.rank - b.match.rank)
    .map(({ one }) => one);
}
