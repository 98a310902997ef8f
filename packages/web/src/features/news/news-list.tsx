import type { NewsItem } from "@highway/core/market/schema";
import { TriangleAlert } from "lucide-react";
import { cx } from "../../lib/class-names";
import { date, dateTime, timeOfDay } from "../../lib/format/format";
import { Icon } from "../../ui/icon";
import { Dialog } from "../../ui/overlays/dialog";
import { openAlert } from "./alerts/alert-opening";

/** Writes "11/20/2026 10:32 AM ET", as much of it as is known. */
export function newsTimestamp({ newsDate, newsTime }: NewsItem): string {
  if (newsDate === null) return "";
  const [hours = 0, minutes] = newsTime?.split(":").map(Number) ?? [];
  if (minutes === undefined) return date(newsDate);
  return `${date(newsDate)} ${timeOfDay(hours, minutes)} ET`;
}

/** Marks, with a sign and a word, news that may move rates. */
export const AlertMark = () => (
  <span className="inline-flex shrink-0 items-center gap-1 font-medium text-warning">
    <Icon of={TriangleAlert} size={12} strokeWidth={2} />
    Alert
  </span>
);

type HeadlineProps = { item: NewsItem; className?: string; onOpen?: () => void };

/** Shows the headline, linked to the whole story where one is published. That of the corporation's alert opens its window. */
export const Headline = ({ item, className, onOpen }: HeadlineProps) =>
  item.alertID ? (
    <button
      type="button"
      onClick={() => {
        onOpen?.();
        openAlert();
      }}
      className={cx("text-left underline-offset-2 hover:text-accent-text hover:underline", className)}
    >
      {item.news}
    </button>
  ) : item.link ? (
    <a
      href={item.link}
      target="_blank"
      rel="noopener noreferrer"
      className={cx("underline-offset-2 hover:text-accent-text hover:underline", className)}
    >
      {item.news}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <span className={className}>{item.news}</span>
  );

const recordingText = ({ audioElement, videoElement }: NewsItem) =>
  videoElement ? "With a video" : audioElement ? "With a recording" : null;

type ListProps = { items: readonly NewsItem[]; onOpenAlert?: () => void };

/** Lists news, the newest first, and where each item is from. */
export function NewsList({ items, onOpenAlert }: ListProps) {
  /** Of what the feed tells: an alert of the corporation comes before it and is from elsewhere. */
  const feed = items.at(-1);
  return (
    <>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and nothing is kept by entry
          <li key={index} className="border-line border-t px-5 py-3">
            <p className="flex flex-wrap items-center gap-x-3 text-fg-3 text-sm">
              {item.isAlert && <AlertMark />}
              <span className="num">{newsTimestamp(item)}</span>
              <span>{recordingText(item)}</span>
            </p>
            <Headline
              item={item}
              {...(onOpenAlert && { onOpen: onOpenAlert })}
              className="mt-0.5 inline-block break-words font-medium touch:-mb-2 touch:flex touch:min-h-11 touch:items-center"
            />
          </li>
        ))}
      </ul>
      {feed?.asOf && (
        <p className="border-line border-t px-5 py-3 text-sm text-warning">
          {`The source is not responding right now. This is the last known news, as of ${dateTime(feed.asOf)}.`}
        </p>
      )}
      {feed && (
        <p className={`border-line border-t px-5 py-3 text-sm ${feed.sample ? "text-warning" : "text-fg-3"}`}>
          {feed.source}
        </p>
      )}
    </>
  );
}

/** Shows all known news in one window. */
export const NewsWindow = ({
  open,
  onClose,
  items,
}: {
  open: boolean;
  onClose: () => void;
  items: readonly NewsItem[];
}) => (
  <Dialog open={open} onClose={onClose} title="Market news" width={640}>
    <NewsList items={items} onOpenAlert={onClose} />
  </Dialog>
);
