import { Play } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { clockText } from "./alert-parts";
import type { AlertPlayer } from "./use-alert-player";

/** The place of a video in the window, as high as it will be before the video is there. */
export const VideoFrame = ({ seconds, player }: { seconds: number; player: AlertPlayer }) => (
  <div className="relative aspect-video w-full overflow-hidden rounded-md bg-sunken">
    <span className="absolute inset-0 grid place-items-center text-fg-2">
      <Icon of={Play} size={32} />
    </span>
    <span className="num absolute right-2 bottom-2 rounded-xs bg-surface px-1.5 text-fg-2 text-sm">
      {clockText(seconds)}
    </span>
    <div ref={player.showIn} className="absolute inset-0 bg-sunken empty:hidden" />
  </div>
);
