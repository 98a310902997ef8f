import { date } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { removeVideo, type Video } from "./attached-video";

/** Days that a recording is kept (the second specification, section 9). */
const kept = 30;

const length = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function expiry(createdAt: string, now: number) {
  const days = Math.max(0, Math.ceil((Date.parse(createdAt) + kept * 86_400_000 - now) / 86_400_000));
  return `Expires in ${days} ${days === 1 ? "day" : "days"}.`;
}

/** The recording that goes with the report. */
export const AttachedVideo = ({ video }: { video: Video }) => (
  <section aria-label="Video">
    <p className="mb-1 font-medium text-fg-2 text-sm">Video</p>
    <div className="flex items-center gap-3.5 rounded-md border border-line p-2">
      <span className="relative h-13 w-22 shrink-0 overflow-hidden rounded-sm bg-sunken">
        <img src={video.thumbnailUrl} alt="" className="size-full object-cover" />
        <span className="num absolute right-1 bottom-1 rounded-xs bg-fg px-1 text-surface text-xs">
          {length(video.durationInSeconds)}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{video.name}</b>
        <span className="num block text-fg-3 text-sm">
          Recorded {date(video.createdAt)}. {expiry(video.createdAt, Date.now())}
        </span>
      </span>
      <Button variant="quiet" onClick={removeVideo}>
        Remove
      </Button>
    </div>
  </section>
);
