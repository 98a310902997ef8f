/** Each column as a line of text, in one of three ways. */
import type { Entry } from "./columns";
import { damaged } from "./damaged";
import { BitReader, BitWriter, figuresOf } from "./figures";

/** Fewer entries are not worth a way of their own. */
const FEWEST = 12;
/** Begins a column of a few values again and again: a letter for each entry, a blank, and the values in the order of the letters. */
const CHOICE = "@";
/** Begins a column of figures that stand as bits beside the text, and says how. No list of JSON begins with either sign. */
const FIGURES = "#";
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join("");
/** What a digit comes to once it is deflated, in bits. */
const BITS_OF_DIGIT = 3;

const listOf = (entries: readonly unknown[]) => JSON.stringify(entries).slice(1, -1);
const entriesOf = (list: string): unknown[] => JSON.parse(`[${list}]`);

/** Writes columns as text, a line each, and the bits beside it. */
export function toLines(columns: readonly (readonly Entry[])[]): { text: string; bits: Uint8Array } {
  const bits = new BitWriter();
  const lines = columns.map((column) => {
    const plain = listOf(column);
    if (column.length < FEWEST) return plain;
    const texts = column.map((entry) => JSON.stringify(entry));
    const known = new Map([...new Set(texts)].map((text, at) => [text, letters[at]]));
    if (known.size > column.length / 2) return figuresLine(column, plain, bits) ?? plain;
    if (known.size > letters.length) return plain;
    return `${CHOICE}${texts.map((text) => known.get(text)).join("")} ${[...known.keys()].join()}`;
  });
  return { text: lines.join("\n"), bits: bits.bytes() };
}

function figuresLine(column: readonly Entry[], plain: string, bits: BitWriter): string | undefined {
  const isFigures = (entries: readonly Entry[]): entries is number[] =>
    entries.every((entry) => typeof entry === "number");
  const figures = isFigures(column) ? figuresOf(column) : undefined;
  if (!figures || figures.bits * figures.count > BITS_OF_DIGIT * plain.length) return undefined;
  bits.write(column as readonly number[], figures);
  const { count, decimals, least, bits: width } = figures;
  return FIGURES + listOf([count, decimals, least, width]);
}

/** Reads the columns back. @throws Error where a line says what cannot be */
export function fromLines(text: string, bytes: Uint8Array): Entry[][] {
  const bits = new BitReader(bytes);
  const columns = text.split("\n").map((line) => {
    if (line.startsWith(FIGURES)) {
      const [count, decimals, least, width] = entriesOf(line.slice(1)) as [number, number, number, number];
      return bits.read({ count, decimals, least, bits: width });
    }
    if (!line.startsWith(CHOICE)) return entriesOf(line) as Entry[];
    const end = line.indexOf(" ");
    const values = entriesOf(line.slice(end + 1)) as Entry[];
    return Array.from(line.slice(1, end), (letter) => {
      const at = letters.indexOf(letter);
      if (at < 0 || at >= values.length) throw damaged();
      return values[at]!;
    });
  });
  if (!bits.isAllRead()) throw damaged();
  return columns;
}
