/** ZIP files (PKWARE APPNOTE 6.3): deflated by the browser itself, small enough to need no ZIP64. */

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  void writer.write(bytes);
  void writer.close();
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

type Entry = { name: Uint8Array<ArrayBuffer>; data: Uint8Array<ArrayBuffer>; crc: number; size: number };

async function entryOf([name, text]: readonly [string, string]): Promise<Entry> {
  const bytes = new TextEncoder().encode(text);
  return {
    name: new TextEncoder().encode(name),
    data: await deflated(bytes),
    crc: crc32(bytes),
    size: bytes.length,
  };
}

/** Little-endian fields of two or four bytes. */
function fields(...all: readonly [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(all.reduce((length, [bytes]) => length + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Version 2.0, names in UTF-8, deflated, 1 January 1980: the same data makes the same file. */
const described = ({ name, data, crc, size }: Entry) =>
  [
    [2, 20],
    [2, 0x0800],
    [2, 8],
    [2, 0],
    [2, 0x0021],
    [4, crc],
    [4, data.length],
    [4, size],
    [2, name.length],
    [2, 0],
  ] as const satisfies readonly [2 | 4, number][];

const nothing: readonly [2 | 4, number][] = [
  [2, 0],
  [2, 0],
  [2, 0],
  [4, 0],
];

/** @param files  name and text of each */
export async function zip(files: readonly (readonly [string, string])[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await Promise.all(files.map(entryOf));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const entry of entries) {
    directory.push(fields([4, 0x02014b50], [2, 20], ...described(entry), ...nothing, [4, at]), entry.name);
    const local = [fields([4, 0x04034b50], ...described(entry)), entry.name, entry.data];
    parts.push(...local);
    at += lengthOf(local);
  }
  const count = entries.length;
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, lengthOf(directory)],
    [4, at],
    [2, 0],
  );
  return joined([...parts, ...directory, end]);
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((length, part) => length + part.length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
