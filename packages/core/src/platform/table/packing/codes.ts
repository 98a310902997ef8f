/** Ids as bits: what all of them begin with is told once, and chance takes five bits a character. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
export const BITS_OF_CODE = 5;

/** Codes that begin alike: how many there are, how they begin, and how many characters of the alphabet of ids each of them ends in. */
export type Codes = { count: number; length: number; prefix: string };

/** What an id ends in, after the name of its kind. */
const CHANCE = /_([0-9a-hjkmnp-tv-z]{9,})$/;

/** Tells how texts are written as codes; undefined where one of them is no id, or stands twice. */
export function codesOf(values: readonly string[]): Codes | undefined {
  const chance = values.map((value) => CHANCE.exec(value)?.[1]?.length ?? 0);
  const [first = ""] = values;
  const length = chance[0] ?? 0;
  const begin = first.slice(0, first.length - length);
  if (length === 0 || new Set(values).size < values.length) return undefined;
  const areAlike = values.every(
    (value, at) => chance[at] === length && value.length === first.length && value.startsWith(begin),
  );
  if (!areAlike) return undefined;
  // Ids of one hour begin alike, with the time.
  let known = begin.length;
  while (values.length > 1 && values.every((value) => value[known] === first[known])) known++;
  return { count: values.length, length: first.length - known, prefix: first.slice(0, known) };
}

/** Lists the figures of a code's characters. */
export const charactersOf = (value: string, { length }: Codes): number[] =>
  Array.from(value.slice(-length), (character) => alphabet.indexOf(character));

export const codeOf = (characters: readonly number[], { prefix }: Codes) =>
  prefix + characters.map((at) => alphabet[at]).join("");
