/** Videos of alerts, known by what they are made of, whatever a file's name or its type says. */
import { UserFacingError } from "../../../../platform/errors";
import { sentences, type VideoType } from "../pure/limits";
import { readMp4 } from "./mp4";
import { readWebM } from "./webm";

const readers = { "video/mp4": readMp4, "video/webm": readWebM } as const satisfies Record<VideoType, unknown>;

/** Checks a video, and clears what was written beside it. @throws UserFacingError invalid for a file that is none, or broken off */
export function checkedVideo(bytes: Uint8Array): { bytes: Uint8Array; type: VideoType } {
  for (const type of ["video/mp4", "video/webm"] as const) {
    const video = readers[type](bytes);
    if (!video?.hasVideo) continue;
    video.clear();
    return { bytes, type };
  }
  throw new UserFacingError("invalid", sentences.video, { fields: { fullPath: sentences.video } });
}
