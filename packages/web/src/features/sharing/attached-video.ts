import { create } from "zustand";
import { notify } from "../../lib/notify";

/** A recording that goes with the report. */
export type Video = {
  name: string;
  fileUrl: string;
  thumbnailUrl: string;
  durationInSeconds: number;
  /** When it was recorded. */
  createdAt: string;
};

/** The share window holds at most one, until it was sent or the window closes. */
export const useAttachedVideo = create<{ video: Video | null }>(() => ({ video: null }));

export function attachVideo(video: Video) {
  if (useAttachedVideo.getState().video)
    return notify.notice("You can only attach 1 video at a time. Please remove selected video to add a new one.");
  useAttachedVideo.setState({ video });
}

export const removeVideo = () => useAttachedVideo.setState({ video: null });
