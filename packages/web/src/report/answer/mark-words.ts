/** The words over a mark of a rule, and the mark's place as a share of the rule's length. */
export type MarkWords = { at: number; text: string };

/** The least space between the words of two marks. */
const gap = "8px";
export const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
/** The room of words: most letters are narrower than a digit. */
export const roomOf = ({ text }: MarkWords) => `${text.length}ch`;
const centered = (words: MarkWords) => `(${percent(words.at)} - ${roomOf(words)} / 2)`;

/** Returns where the words of a rule's only mark begin, as a CSS length: centered at the mark, and within the rule. */
export const beginOf = (words: MarkWords) => `clamp(0px, ${centered(words)}, 100% - ${roomOf(words)})`;

/** Returns where the words of both marks begin. Those that would meet make room for each other in equal parts. */
export function beginsOf(left: MarkWords, right: MarkWords): [left: string, right: string] {
  const [room, other] = [roomOf(left), roomOf(right)];
  const aside = `(${centered(left)} + ${centered(right)} - ${room} - ${gap}) / 2`;
  const begin = `clamp(0px, min(${centered(left)}, ${aside}), 100% - ${room} - ${gap} - ${other})`;
  return [begin, `min(max(${centered(right)}, ${begin} + ${room} + ${gap}), 100% - ${other})`];
}
