/** Each column as a line of text, in one of six ways. */

import { BITS_OF_CODE, charactersOf, codesOf } from "./codes";
import type { Column, Entry } from "./columns";
import { damagedPack } from "./damage";
import { BitReader, BitWriter, courseOf, figuresOf } from "./figures";

/** Begins a column that says one thing however long it is, so that it reads alike for one loan and for twelve. */
const ALWAYS = "=";
/** Fewer entries are not worth a way of their own. */
const FEWEST = 12;
/** Begins a column of a few values again and again: a letter for each entry, a blank, and the values in the order of the letters. */
const CHOICE = "@";
/** Begins a column of figures that stand as bits beside the text, and says how. No list of JSON begins with one of the signs. */
const FIGURES = "#";
/** Begins a column of figures each of which is near the one before. */
const COURSE = "~";
/** Begins a column of ids, and says how many of which length begin with what. */
const CODES = "$";
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join("");
/** What a digit comes to once it is deflated, in bits. */
const BITS_OF_DIGIT = 3;

const listOf = (entries: readonly unknown[]) => JSON.stringify(entries).slice(1, -1);
const entriesOf = (list: string): unknown[] => JSON.parse(`[${list}]`);

/** Writes columns as text, a line each, and the bits beside it. */
export function toLines(columns: readonly (readonly Entry[])[]): { text: string; bits: Uint8Array } {
  const bits = new BitWriter();
  const lines = columns.map((column) => {
    const texts = column.map((entry) => JSON.stringify(entry));
    const codes = codesLine(column, bits);
    if (codes) return codes;
    if (texts.every((text) => text === texts[0])) return ALWAYS + texts[0];
    const plain = texts.join();
    if (column.length < FEWEST) return plain;
    const known = new Map([...new Set(texts)].map((text, at) => [text, letters[at]]));
    if (known.size > column.length / 2) return figuresLine(column, plain, bits) ?? plain;
    if (known.size > letters.length) return plain;
    return `${CHOICE}${texts.map((text) => known.get(text)).join("")} ${[...known.keys()].join()}`;
  });
  return { text: lines.join("\n"), bits: bits.bytes() };
}

function codesLine(column: readonly Entry[], bits: BitWriter): string | undefined {
  const areTexts = (entries: readonly Entry[]): entries is string[] =>
    entries.every((entry) => typeof entry === "string");
  const codes = areTexts(column) ? codesOf(column) : undefined;
  if (!codes) return undefined;
  for (const code of column as readonly string[])
    for (const character of charactersOf(code, codes)) bits.add(character, BITS_OF_CODE);
  return CODES + listOf([codes.count, codes.length, codes.prefix]);
}

function figuresLine(column: readonly Entry[], plain: string, bits: BitWriter): string | undefined {
  const isFigures = (entries: readonly Entry[]): entries is number[] =>
    entries.every((entry) => typeof entry === "number");
  const figures = isFigures(column) ? figuresOf(column) : undefined;
  if (!figures) return undefined;
  const values = column as readonly number[];
  const alone = figures.bits * figures.count;
  const found = courseOf(values, figures);
  if (Math.min(alone, found?.bits ?? alone) > BITS_OF_DIGIT * plain.length) return undefined;
  if (found && found.bits < alone) {
    bits.writeCourse(values, found.course);
    const { count, decimals, first, low } = found.course;
    return COURSE + listOf([count, decimals, first, low]);
  }
  bits.write(values, figures);
  const { count, decimals, least, bits: width } = figures;
  return FIGURES + listOf([count, decimals, least, width]);
}

/** Reads the columns back. @throws Error where a line says what cannot be */
export function fromLines(text: string, bytes: Uint8Array): Column[] {
  const bits = new BitReader(bytes);
  const columns = text.split("\n").map((line): Column => {
    if (line.startsWith(ALWAYS)) return { always: JSON.parse(line.slice(1)) as Entry };
    if (line.startsWith(FIGURES)) {
      const [count, decimals, least, width] = entriesOf(line.slice(1)) as [number, number, number, number];
      return bits.read({ count, decimals, least, bits: width });
    }
    if (line.startsWith(CODES)) {
      const [count, length, prefix] = entriesOf(line.slice(1)) as [number, number, string];
      return bits.readCodes({ count, length, prefix });
    }
    if (line.startsWith(COURSE)) {
      const [count, decimals, first, low] = entriesOf(line.slice(1)) as [number, number, number, number];
      return bits.readCourse({ count, decimals, first, low });
    }
    if (!line.startsWith(CHOICE)) return entriesOf(line) as Entry[];
    const end = line.indexOf(" ");
    const values = entriesOf(line.slice(end + 1)) as Entry[];
    return Array.from(line.slice(1, end), (letter) => {
      const at = letters.indexOf(letter);
      if (at < 0 || at >= values.length) throw damagedPack();
      return values[at]!;
    });
  });
  if (!bits.isAllRead()) throw damagedPack();
  return columns;
}
