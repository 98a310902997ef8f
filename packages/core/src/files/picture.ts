/** This file tells what a file is by its first bytes, whatever its name or its type says. */
import { jpegSegments } from "./jpeg";
import { MOST_BYTES, type PictureType, pictureTypes, sentences } from "./pure/limits";

export type Picture = { type: PictureType; width: number; height: number };
type Bytes = Uint8Array;

/** A browser needs four bytes a pixel to draw a picture, which is 256 MB for this many in each direction. */
const MOST_PIXELS = 8_000;

const begins = (bytes: Bytes, signature: readonly number[], at = 0) =>
  signature.every((byte, offset) => bytes[at + offset] === byte);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength);

/** The first bytes of a PNG: https://www.w3.org/TR/png-3/#5PNG-file-signature. The header is always the first chunk. */
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii("IHDR")];
const jpeg = [0xff, 0xd8, 0xff];

/** Tells the type of a picture by its signature: the types that are taken, and two more that a page can show. */
export function pictureType(bytes: Bytes): PictureType | "image/gif" | "image/webp" | undefined {
  if (begins(bytes, png)) return "image/png";
  if (begins(bytes, jpeg)) return "image/jpeg";
  if (begins(bytes, ascii("GIF87a")) || begins(bytes, ascii("GIF89a"))) return "image/gif";
  if (begins(bytes, ascii("RIFF")) && begins(bytes, ascii("WEBP"), 8)) return "image/webp";
  return undefined;
}

/** Reads type and size of a picture. @returns undefined when it is neither PNG nor JPEG, or breaks off before it says how large it is */
export function pictureOf(bytes: Bytes): Picture | undefined {
  const type = pictureType(bytes);
  if (type === "image/png" && bytes.length >= 33) {
    const view = viewOf(bytes);
    return { type, width: view.getUint32(16), height: view.getUint32(20) };
  }
  const size = type === "image/jpeg" && jpegSize(bytes);
  return size ? { type: "image/jpeg", ...size } : undefined;
}

/** Tells whether a marker begins a frame. Frames have the markers C0 to CF, but C4, C8 and CC are tables. ITU-T T.81, table B.1. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Bytes): { width: number; height: number } | undefined {
  const view = viewOf(bytes);
  for (const { marker, from, to } of jpegSegments(bytes))
    if (isFrame(marker))
      return to - from < 9 ? undefined : { height: view.getUint16(from + 5), width: view.getUint16(from + 7) };
  return undefined;
}

const isTaken = (type: string): type is PictureType => (pictureTypes as readonly string[]).includes(type);

/** Gives the sentence for a file that is not taken; undefined for a file that is what it says it is. `image/*` says no more than that it is a picture. */
export function refusalOf(bytes: Bytes, says: string): string | undefined {
  if (bytes.length > MOST_BYTES) return sentences.size;
  const picture = pictureOf(bytes);
  if (!picture || (says !== "image/*" && says !== picture.type))
    return sentences.format(isTaken(says) ? says : "image/*");
  const { width, height } = picture;
  if (width === 0 || height === 0) return sentences.format(picture.type);
  return Math.max(width, height) > MOST_PIXELS ? sentences.pixels : undefined;
}
