/**
 * This file makes a PDF small. Chromium writes each tag of a tagged document as an object of its own, in plain text, which is half of a report's
 * bytes. PDF 1.5 lets objects that are no streams stand together in a compressed one (ISO 32000-1, 7.5.7), with a compressed table of where each is
 * (7.5.8).
 */
import { deflateSync } from "node:zlib";

/** An object as it stands in the file: `12 0 obj`, the body, `endobj`. */
type Written = { id: number; body: Buffer; isStream: boolean };

const objectStart = /^(\d+) 0 obj\s/;
const objectEnd = /\s*endobj\s*$/;
const latin = (bytes: Buffer) => bytes.toString("latin1");

/** Finds where objects stand, by the classic table at the end of the file: one section, as Chromium writes it. */
function offsetsOf(file: Buffer): { offsets: number[]; table: number; trailer: string } {
  const tail = latin(file.subarray(-64));
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const text = latin(file.subarray(table));
  const [head, count] = /^xref\s+0 (\d+)\s+/.exec(text) ?? [];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text)?.[1];
  if (!head || !trailer) throw new Error("The PDF has no plain table of its objects.");
  const lines = Array.from({ length: Number(count) }, (_, at) => text.substr(head.length + at * 20, 20));
  const offsets = lines.filter((line) => line[17] === "n").map((line) => Number(line.slice(0, 10)));
  return { offsets: offsets.sort((one, other) => one - other), table, trailer };
}

function objectsOf(file: Buffer, offsets: readonly number[], end: number): Written[] {
  return offsets.map((offset, at) => {
    const whole = file.subarray(offset, offsets[at + 1] ?? end);
    const [head, id] = objectStart.exec(latin(whole.subarray(0, 24))) ?? [];
    const [foot] = objectEnd.exec(latin(whole.subarray(-24))) ?? [];
    if (!head || !foot) throw new Error(`The PDF's object at ${offset} is none.`);
    const body = whole.subarray(head.length, whole.length - foot.length);
    return { id: Number(id), body, isStream: latin(body.subarray(-9)) === "endstream" };
  });
}

const streamOf = (id: number, entries: string, content: Buffer) => {
  const packed = deflateSync(content);
  const head = `${id} 0 obj\n<<${entries}\n/Filter /FlateDecode\n/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream\nendobj\n")]);
};

/** Puts the plain objects into one stream: first their ids and places, then the objects. */
function together(id: number, plain: readonly Written[]): Buffer {
  let at = 0;
  const places = plain.map(({ id: own, body }) => {
    const place = `${own} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = Buffer.from(`${places.join(" ")}\n`, "latin1");
  const bodies = plain.flatMap(({ body }) => [body, Buffer.from("\n")]);
  return streamOf(id, `/Type /ObjStm\n/N ${plain.length}\n/First ${head.length}`, Buffer.concat([head, ...bodies]));
}

/** Writes one row of the table: its kind, a place or the stream that holds the object, and the place in that stream. */
function row(kind: 0 | 1 | 2, where: number, index: number): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(where, 1);
  bytes.writeUInt16BE(index, 5);
  return bytes;
}

/**
 * Writes the same document in fewer bytes.
 * @throws Error for a file that is not built as Chromium builds it
 */
export function pack(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offsets, table, trailer } = offsetsOf(file);
  const written = objectsOf(file, offsets, table);
  const plain = written.filter(({ isStream }) => !isStream);
  const [holder, index] = [Math.max(...written.map(({ id }) => id)) + 1, Math.max(...written.map(({ id }) => id)) + 2];
  const rows = new Map<number, Buffer>([[0, row(0, 0, 65_535)]]);
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n%\xd3\xeb\xe9\xe1\n", "latin1")];
  let length: number = parts[0]!.length;
  const add = (id: number, part: Buffer) => {
    rows.set(id, row(1, length, 0));
    parts.push(part);
    length += part.length;
  };
  for (const { id, body, isStream } of written)
    if (isStream) add(id, Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from("\nendobj\n")]));
  add(holder, together(holder, plain));
  for (const [at, { id }] of plain.entries()) rows.set(id, row(2, holder, at));
  rows.set(index, row(1, length, 0));
  const lines = Array.from({ length: index + 1 }, (_, id) => rows.get(id) ?? row(0, 0, 65_535));
  const rest = trailer.replace(/\/Size \d+/, "").trim();
  const entries = `/Type /XRef\n/Size ${index + 1}\n/W [1 4 2]\n${rest}`;
  return Buffer.concat([
    ...parts,
    streamOf(index, entries, Buffer.concat(lines)),
    Buffer.from(`startxref\n${length}\n%%EOF\n`),
  ]);
}
