/** A camera writes where, when and with what a picture was taken beside the picture. People who are shown the picture must not get this. */
import { jpegSegments } from "./jpeg";
import type { PictureType } from "./pure/limits";

type Bytes = Uint8Array;
const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength);
const ascii = (bytes: Bytes, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Copies a picture without what was written beside it, except which side is up. Of a file that breaks off, it copies what can be read.
 * https://www.w3.org/TR/png-3/#11Ancillary-chunks, ITU-T T.81 annex B, Exif 2.32
 */
export const withoutMetadata = (bytes: Bytes, type: PictureType): Bytes =>
  joinBytes(type === "image/png" ? pngParts(bytes) : jpegParts(bytes));

function joinBytes(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const metadataChunks = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

/** Lists the signature and the chunks up to the last one, without those of words and times. */
function pngParts(bytes: Bytes): Bytes[] {
  const parts = [bytes.subarray(0, 8)];
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = ascii(bytes, at + 4, at + 8);
    if (!metadataChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") break;
    at = end;
  }
  return parts;
}

const COMMENT = 0xfe;
/** Exif, and XMP. */
const APPLICATION_1 = 0xe1;

/** Tells whether a part of a JPEG says how to draw the picture. Of the parts of applications, JFIF, color profiles and Adobe's transform do. */
function isDrawn(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return ascii(bytes, at + 4, at + 15) === "ICC_PROFILE";
  return marker === 0xe0 || marker === 0xee;
}

function jpegParts(bytes: Bytes): Bytes[] {
  const parts = [bytes.subarray(0, 2)];
  for (const { marker, from, to } of jpegSegments(bytes)) {
    if (isDrawn(bytes, from, marker)) parts.push(bytes.subarray(from, to));
    else if (marker === APPLICATION_1) parts.push(...upright(bytes.subarray(from + 4, to)));
  }
  return parts;
}

const ORIENTATION = 0x0112;

/** Makes a part that says nothing but which side is up, where the camera said so. */
function upright(exif: Bytes): Bytes[] {
  const side = ascii(exif, 0, 4) === "Exif" && exif.length > 14 ? orientationOf(exif.subarray(6)) : 1;
  if (side < 2 || side > 8) return [];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ORIENTATION >> 8, ORIENTATION & 255, 0, 3, 0, 0, 0, 1, 0, side];
  const content = [...[0x45, 0x78, 0x69, 0x66, 0, 0], ...tiff, ...[0, 0, 0, 0, 0, 0]];
  return [new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content])];
}

function orientationOf(tiff: Bytes): number {
  const view = viewOf(tiff);
  const little = tiff[0] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, little);
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  }
  return 1;
}
