/** Pictures that stand below one another, joined into one without drawing them again. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a pixel by the PNG's kind of color: Chromium writes three with and four without a background. */
const samplesOf: { [color in number]?: number } = { 2: 3, 6: 4 };

type Tile = { width: number; height: number; color: number; rows: Buffer };

/**
 * Joins pictures of the same width, the first on top. A row of a PNG is written as its difference from its neighbors, so only the first row
 * of each picture, which had none above it, is written anew.
 * @throws Error for a picture that Chromium does not make: another depth or kind of color, or interlaced
 */
export function joinPictures(pictures: readonly Uint8Array[]): Uint8Array {
  const [first] = pictures;
  if (first && pictures.length === 1) return first;
  const tiles = pictures.map(tileOf);
  const { width, color } = tiles[0]!;
  if (tiles.some((tile) => tile.width !== width || tile.color !== color))
    throw new Error("The pictures differ in width or in kind of color.");
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(
    tiles.reduce((sum, { height }) => sum + height, 0),
    4,
  );
  header.set([8, color, 0, 0, 0], 8);
  const rows = Buffer.concat(tiles.map((tile) => withPlainFirstRow(tile)));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function tileOf(bytes: Uint8Array): Tile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Buffer[] = [];
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") data.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, color, , , interlace] = file.subarray(24, 29);
  if (depth !== 8 || interlace !== 0 || !samplesOf[color!]) throw new Error("This kind of PNG cannot be joined.");
  return { width, height, color: color!, rows: inflateSync(Buffer.concat(data)) };
}

/** Writes the first row with its values in place of differences. Above it there is nothing, which counts as zeros. */
function withPlainFirstRow({ width, color, rows }: Tile): Buffer {
  const samples = samplesOf[color]!;
  const [filter] = rows;
  const row = rows.subarray(1, 1 + width * samples);
  // 0 is plain and 2 differs from above alone. To the left alone, 4 (Paeth) comes to the same as 1, and 3 halves.
  if (filter === 1 || filter === 4 || filter === 3)
    for (let at = samples; at < row.length; at++) {
      const left = row[at - samples]!;
      row[at] = (row[at]! + (filter === 3 ? left >> 1 : left)) & 0xff;
    }
  rows[0] = 0;
  return rows;
}

function chunk(kind: string, data: Buffer): Buffer {
  const [head, tail] = [Buffer.alloc(8), Buffer.alloc(4)];
  head.writeUInt32BE(data.length, 0);
  head.write(kind, 4, "latin1");
  tail.writeUInt32BE(crc32(data, crc32(kind)), 0);
  return Buffer.concat([head, data, tail]);
}
