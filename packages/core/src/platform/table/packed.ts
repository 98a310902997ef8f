import { deflateRawSync, inflateRawSync } from "node:zlib";
import { dictionaries } from "./packed.dictionary";
import { fromColumns, type Json, type Shape, toColumns } from "./packing/columns";
import { damagedPack } from "./packing/damage";
import { fromLines, toLines } from "./packing/lines";

/** Stands before what was packed, so that what was packed in another way is told from it. */
const FORMAT = 3;
/** What was packed before is read with the text that it borrowed from: all that it says means the same. */
const borrowed: Readonly<Record<number, Buffer>> = Object.fromEntries(
  Object.entries(dictionaries).map(([format, text]) => [format, Buffer.from(text)]),
);
/** Far more than the largest record comes to. A text that says it is longer was not written here. */
const MOST_TEXT = 32 * 1024 * 1024;
/** The bytes that tell how many bytes of bits follow. */
const LENGTH_BYTES = 3;

/** Lays a value of JSON out as text, with bits beside it. */
function laidOut(value: unknown): { text: string; bits: Uint8Array } {
  const { shapes, columns } = toColumns(JSON.parse(JSON.stringify(value)) as Json);
  const { text, bits } = toLines(columns);
  return { text: `${JSON.stringify(shapes)}\n${text}`, bits };
}

/**
 * Packs a value that JSON can hold. The table charges each kilobyte that is written, once more in each index. What is alike in like records stands side by
 * side, figures of which no two are alike as bits, and the names of our fields are borrowed from a dictionary.
 */
export function pack(value: unknown): Uint8Array {
  const { text, bits } = laidOut(value);
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head.writeUInt8(FORMAT);
  head.writeUIntBE(bits.length, 1, LENGTH_BYTES);
  return Buffer.concat([head, bits, deflateRawSync(text, { level: 9, dictionary: borrowed[FORMAT] })]);
}

/**
 * Reads back the value that `pack` packed.
 * @throws Error where the bytes were packed in another way, or are damaged
 */
export function unpack<T>(bytes: Uint8Array): T {
  const dictionary = borrowed[bytes[0]!];
  if (!dictionary) throw new Error(`This version cannot read what was packed in format ${bytes[0]}.`);
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 1 + LENGTH_BYTES;
  if (packed.length < start) throw damagedPack();
  const end = start + packed.readUIntBE(1, LENGTH_BYTES);
  const text = inflateRawSync(packed.subarray(end), { maxOutputLength: MOST_TEXT, dictionary }).toString();
  const line = text.indexOf("\n");
  const shapes = JSON.parse(text.slice(0, line)) as Shape[];
  return fromColumns({ shapes, columns: fromLines(text.slice(line + 1), packed.subarray(start, end)) }) as T;
}
