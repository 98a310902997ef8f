/** This file reads a JPEG's parts, for its size and for what it says beside its picture: ITU-T T.81 annex B. */
type Bytes = Uint8Array;

/** A part begins at its marker, and ends where the next one begins or where the file breaks off. A scan has its data with it. */
export type JpegSegment = { marker: number; from: number; to: number };

/** Fillers, restarts, the beginning and the end have no length. */
const FILLER = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const isAlone = (marker: number) => marker === 0x01 || marker === END || (marker >= 0xd0 && marker <= 0xd8);

/** Gives the parts behind the beginning up to the end, without the fillers between them. Where the bytes are no part, it stops. */
export function* jpegSegments(bytes: Bytes): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let from = 2; from + 2 <= bytes.length && bytes[from] === 0xff; ) {
    const marker = bytes[from + 1]!;
    if (marker === FILLER) {
      from += 1;
      continue;
    }
    const end = isAlone(marker) ? from + 2 : endOfSegment(bytes, view, from, marker);
    if (end === undefined) return;
    const to = Math.min(end, bytes.length);
    yield { marker, from, to };
    if (marker === END) return;
    from = to;
  }
}

/** A length counts its own two bytes. */
function endOfSegment(bytes: Bytes, view: DataView, from: number, marker: number): number | undefined {
  const length = from + 4 <= bytes.length ? view.getUint16(from + 2) : 0;
  if (length < 2) return undefined;
  return marker === SCAN ? endOfScan(bytes, from + 2 + length) : from + 2 + length;
}

/** Finds where the next marker begins. Within a scan, FF is followed by 0 or by the count of a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
