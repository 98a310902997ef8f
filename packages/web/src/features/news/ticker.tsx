import type { NewsItem } from "@highway/core/market/schema";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { onBrowserStep } from "../../lib/browser-steps";
import { dateTime } from "../../lib/format/format";
import { phone, useMedia } from "../../lib/use-media";
import { AlertMark, Headline, NewsWindow, newsTimestamp } from "./news-list";
import { useNews } from "./use-news";

/** Shows one piece of news after the other above the page. The strip is empty while there is no news, and stands still while somebody reads. */
export default function Ticker() {
  const news = useNews(!useMedia(phone));
  return news.state === "ready" && news.data.length > 0 ? <Strip items={news.data} /> : null;
}

function Strip({ items }: { items: readonly NewsItem[] }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onBrowserStep(() => setOpen(false)), []);
  const isRead = isPointedAt || isFocused || isOpen;
  /** News that arrives while somebody reads waits: a link must not become another one below the pointer. */
  const latest = useRef(items);
  if (!isRead) latest.current = items;
  const shown = latest.current;
  const at = useTurning(shown.length, isRead);
  const item = shown[at]!;
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget));
  return (
    <>
      <section
        aria-label="Market news"
        aria-live="off"
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocused(true)}
        onBlur={blur}
        className="flex h-full items-center justify-end gap-4 px-6 text-fg-2 text-sm"
      >
        <p key={at} className="flex min-w-0 animate-appear items-center gap-2">
          {item.sample && <span className="shrink-0 text-warning">Sample</span>}
          {item.asOf && <span className="shrink-0 text-warning">{`As of ${dateTime(item.asOf)}`}</span>}
          {item.isAlert && <AlertMark />}
          <span className="num shrink-0 text-fg-3">{newsTimestamp(item)}</span>
          <Headline item={item} className="-mx-1 min-w-0 truncate rounded-xs px-1 touch:py-[14px]" />
        </p>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="-outline-offset-2 -mr-1 touch:-mr-3 touch:px-3 h-full shrink-0 px-1 font-medium text-accent-text underline-offset-2 hover:underline"
        >
          All news
        </button>
      </section>
      {/* The window stands beside the strip in the tree, so that pointing at the window does not count as pointing at the strip. */}
      <NewsWindow open={isOpen} onClose={() => setOpen(false)} items={shown} />
    </>
  );
}

const TURN_MS = 10_000;

/** Says which of `count` things shows, at least one: the next every ten seconds while the page is seen, unless it is held. */
function useTurning(count: number, isHeld: boolean): number {
  const [at, setAt] = useState(0);
  const isSeen = usePageSeen();
  const turns = count > 1 && !isHeld && isSeen;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setAt((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  return at % count;
}

function usePageSeen() {
  const [isSeen, setSeen] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
