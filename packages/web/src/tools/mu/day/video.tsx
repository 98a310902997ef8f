import type { DayPosts } from "@highway/core/market/update/schema";
import { Play } from "lucide-react";
import { useState } from "react";
import { momentOf, type Spoken } from "../../../report/market-update/text";
import { Icon } from "../../../ui/icon";

type Props = { video: NonNullable<DayPosts["video"]>; spoken: Spoken; onHalf: () => void };

/** Tells whether an address is a file that a browser plays; any other is a page of its own. */
const isFile = (address: string) => /\.(mp4|m4v|webm|mov)$/i.test(URL.parse(address)?.pathname ?? "");

/** The day's video, as the company posted it. */
export function Video({ video: { title, address, by, at }, spoken, onHalf }: Props) {
  const [failed, setFailed] = useState(false);
  const plays = isFile(address) && !failed;
  return (
    <section aria-label="Today's video" className="border-line border-b px-5 py-4">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {plays ? (
        // biome-ignore lint/a11y/useMediaCaption: whoever posts the video decides on its captions
        <video
          src={address}
          controls
          preload="none"
          aria-label={title}
          className="aspect-video w-full rounded-md bg-black"
          onTimeUpdate={({ currentTarget }) => playedHalf(currentTarget) && onHalf()}
          onError={() => setFailed(true)}
        />
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 font-medium text-accent-text hover:underline"
        >
          <Icon of={Play} />
          Watch it in a new tab
        </a>
      )}
      <p className="num mt-2 text-fg-3 text-sm">{`Posted by ${by}, ${momentOf(at, spoken)}. Officers only.`}</p>
    </section>
  );
}

/** Tells whether half of the video has been played, without skipped parts. */
function playedHalf({ played, duration }: HTMLVideoElement): boolean {
  let seconds = 0;
  for (let part = 0; part < played.length; part++) seconds += played.end(part) - played.start(part);
  return Number.isFinite(duration) && duration > 0 && seconds >= duration / 2;
}
