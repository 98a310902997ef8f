/**
 * LevelDB's log: blocks of 32 KB, each of records with a masked CRC-32C (4 bytes), a length (2), a kind (1) and the data.
 * Source: https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const BLOCK = 32_768;
const HEADER = 7;
/** A record is whole (1), or the first, a middle or the last part of one (2 to 4). */
const LAST_KIND = 4;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  return sum >>> 0;
});

function crc32c(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const maskChecksum = (sum: number) => ((((sum >>> 15) | (sum << 17)) >>> 0) + 0xa282ead8) >>> 0;

/**
 * Where a log cannot be read before its end. A last record that was cut short is what a kill leaves, and nothing was promised of it.
 * @returns the byte at which the first damaged record begins
 */
export function damageIn(log: Buffer): number | undefined {
  let at = 0;
  while (at < log.length) {
    const room = BLOCK - (at % BLOCK);
    if (room < HEADER) {
      at += room;
      continue;
    }
    if (log.length - at < HEADER) return undefined;
    const length = log.readUInt16LE(at + 4);
    const end = at + HEADER + length;
    // A system that fell may leave zeros at the end of a file: LevelDB passes over them, too.
    const kind = log[at + 6]!;
    if (length === 0 && kind === 0) {
      at += room;
      continue;
    }
    if (length > room - HEADER || kind > LAST_KIND) return at;
    if (end > log.length) return undefined;
    if (maskChecksum(crc32c(log.subarray(at + 6, end))) !== log.readUInt32LE(at)) return at;
    at = end;
  }
  return undefined;
}

/** @returns the file of a store's folder whose log is damaged, and where; nothing where all can be read */
export async function damagedLog(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".log")).sort()) {
    const at = damageIn(await readFile(join(folder, name)));
    if (at !== undefined) return `${name} at byte ${at}`;
  }
  return undefined;
}
