import { Play } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { clockText } from "./alert-parts";
import type { AlertPlayer } from "./use-alert-player";

/** The place of a video in the window, as high as it will be before the video is there. */
export const VideoFrame = ({ seconds, player }: { seconds: number; player: AlertPlayer }) => (
  <div className="relative aspect-video w-full overflow-hidden rounded-md bg-black">
    <span className="absolute inset-0 grid place-items-center text-white">
      <Icon of={Play} size={32} />
    </span>
    <span className="num absolute right-2 bottom-2 rounded-xs bg-black/70 px-1.5 text-sm text-white">
      {clockText(seconds)}
    </span>
    <div ref={player.showIn} className="absolute inset-0 bg-black empty:hidden" />
  </div>
);
