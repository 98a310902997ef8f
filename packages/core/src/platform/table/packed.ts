import { deflateRawSync, inflateRawSync } from "node:zlib";
import { dictionary } from "./packed.dictionary";

/** Stands before what was packed, so that another way of packing can come and the old still be read. */
const FORMAT = 1;
const known = { dictionary: Buffer.from(dictionary) };

/**
 * Packs a value that JSON can hold. The table charges each kilobyte that is written, once more in each index, and a report is the same hundred names of
 * fields again and again: with a dictionary of them one of four loans takes a tenth.
 */
export const pack = (value: unknown): Uint8Array =>
  Buffer.concat([Buffer.of(FORMAT), deflateRawSync(JSON.stringify(value), { level: 9, ...known })]);

export function unpack<T>(bytes: Uint8Array): T {
  if (bytes[0] !== FORMAT) throw new Error(`This version cannot read what was packed in format ${bytes[0]}.`);
  return JSON.parse(inflateRawSync(bytes.subarray(1), known).toString());
}
