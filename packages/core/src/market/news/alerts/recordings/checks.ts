/** Recordings and videos of alerts are known by what they hold, whatever a file's name or its type says. */
import { UserFacingError } from "../../../../platform/errors";
import { MOST_SOUND_BYTES, sentences, type VideoType } from "../pure/limits";
import { readMp4 } from "./mp4";
import { readWebM } from "./webm";

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
  const refusal = (sentence: string) => new UserFacingError("invalid", sentence, { fields: { file: sentence } });
  if (bytes.length > MOST_SOUND_BYTES) throw refusal(sentences.soundSize);
  const type = soundType(bytes);
  if (!type) throw refusal(sentences.sound);
  if (type === "audio/mp4") readMp4(bytes)?.clear();
  return { bytes, type };
}

const readers = { "video/mp4": readMp4, "video/webm": readWebM } as const satisfies Record<VideoType, unknown>;

/** The codings that every browser shows: H.264, VP8 and VP9. HEVC, which phones like to record, and AV1 are shown by some. */
const shown = new Set(["avc1", "avc3", "vp08", "vp09", "V_VP8", "V_VP9"]);

/** Checks a video, and clears what was written beside it. @throws UserFacingError invalid for a file that is none, or broken off, and for one that many browsers do not show */
export function checkedVideo(bytes: Bytes): { bytes: Bytes; type: VideoType } {
  const refusal = (sentence: string) => new UserFacingError("invalid", sentence, { fields: { fullPath: sentence } });
  for (const type of ["video/mp4", "video/webm"] as const) {
    const video = readers[type](bytes);
    if (!video?.hasVideo) continue;
    if ("isQuickTime" in video && video.isQuickTime) throw refusal(sentences.quickTime);
    if (video.codings.length === 0 || !video.codings.every((coding) => shown.has(coding)))
      throw refusal(sentences.picture);
    video.clear();
    return { bytes, type };
  }
  throw refusal(sentences.video);
}
