/** Videos of alerts, known by what they are made of, whatever a file's name or its type says. */
import { UserFacingError } from "../../../../platform/errors";
import { sentences, type VideoType } from "../pure/limits";
import { readMp4 } from "./mp4";
import { readWebM } from "./webm";

const readers = { "video/mp4": readMp4, "video/webm": readWebM } as const satisfies Record<VideoType, unknown>;

/** The codings that every browser shows: H.264, VP8 and VP9. HEVC, which phones like to record, and AV1 are shown by some. */
const shown = new Set(["avc1", "avc3", "vp08", "vp09", "V_VP8", "V_VP9"]);

const refusal = (sentence: string) => new UserFacingError("invalid", sentence, { fields: { fullPath: sentence } });

/** Checks a video, and clears what was written beside it. @throws UserFacingError invalid for a file that is none, or broken off, and for one that many browsers do not show */
export function checkedVideo(bytes: Uint8Array): { bytes: Uint8Array; type: VideoType } {
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
