/** Recordings of alerts, known by their first bytes, whatever a file's name or its type says. */
import { UserFacingError } from "../../../../platform/errors";
import { MOST_SOUND_BYTES, sentences } from "../pure/limits";
import { readMp4 } from "./mp4";

type Bytes = Uint8Array;

const ascii = (bytes: Bytes, at: number, length: number) => String.fromCharCode(...bytes.slice(at, at + length));

/** An MPEG audio frame begins with eleven bits set, a version and a layer that are none of the reserved ones (ISO 11172-3, 2.4.1.3). */
const isMpegFrame = (bytes: Bytes) =>
  bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && (bytes[1]! & 0x18) !== 0x08 && (bytes[1]! & 0x06) === 0x02;

/** Tells the type of a recording; undefined for a file that is none of those that every browser plays. */
export function soundType(bytes: Bytes): "audio/mpeg" | "audio/mp4" | "audio/wav" | undefined {
  if (bytes.length < 12) return undefined;
  if (ascii(bytes, 0, 3) === "ID3" || isMpegFrame(bytes)) return "audio/mpeg";
  if (ascii(bytes, 4, 4) === "ftyp" && /^(M4A |mp42|isom|mp41|iso[2-6]|dash)$/.test(ascii(bytes, 8, 4)))
    return "audio/mp4";
  return ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WAVE" ? "audio/wav" : undefined;
}

/** Checks a recording, and clears what a phone wrote beside it. @throws UserFacingError invalid for one that is too large, or none */
export function checkedSound(bytes: Bytes) {
  const refuse = (sentence: string) => new UserFacingError("invalid", sentence, { fields: { file: sentence } });
  if (bytes.length > MOST_SOUND_BYTES) throw refuse(sentences.soundSize);
  const type = soundType(bytes);
  if (!type) throw refuse(sentences.sound);
  if (type === "audio/mp4") readMp4(bytes)?.clear();
  return { bytes, type };
}
