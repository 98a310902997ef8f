/** Writes PNG files, for pictures that the product on one machine draws itself: https://www.w3.org/TR/png-3/ */
import { crc32, deflateSync } from "node:zlib";

type Color = readonly [red: number, green: number, blue: number];
type Size = { width: number; height: number };
/** A picture of red, green, blue and alpha, or of numbers of colors in a list. */
type Looks = Size & ({ kind: "colors" } | { kind: "list"; list: readonly Color[] });

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** @param rows  the rows one after the other, each after a byte that says it is not filtered */
export function pngOf(looks: Looks, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height } = looks;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, looks.kind === "colors" ? 6 : 3], 8); // eight bits, of each of the four or of the number
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...(looks.kind === "list" ? [chunk("PLTE", Buffer.from(looks.list.flat()))] : []),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}
