import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { Star } from "lucide-react";
import { useState } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { setFeatured } from "./use-calendar";

const levels = { none: 0, low: 1, medium: 2, high: 3 } as const;
const words = { none: "Not rated", low: "Low", medium: "Medium", high: "High" } as const;
const heights = ["h-1.5", "h-2", "h-2.5"];

/** Shows the importance of an event by three bars and a word; where there is no room, the word is left to screen readers. */
export const ImportanceBars = ({
  importance,
  barsAlone = false,
}: {
  importance: ShownEvent["importance"];
  barsAlone?: boolean;
}) => (
  <span
    className="inline-flex items-center gap-1.5 text-fg-2 text-sm"
    title={barsAlone ? words[importance] : undefined}
  >
    <span aria-hidden="true" className="inline-flex items-end gap-[2px]">
      {heights.map((height, at) => (
        <span
          key={height}
          className={cx("w-1 rounded-[1px]", height, at < levels[importance] ? "bg-fg-2" : "bg-line")}
        />
      ))}
    </span>
    <span className={barsAlone ? "sr-only" : undefined}>
      {words[importance]}
      {barsAlone && " importance"}
    </span>
  </span>
);

/** Marks a featured event. For an administrator it is the switch that features all dates of the event. */
export function FeaturedStar({ event, maySet, size = 16 }: { event: ShownEvent; maySet: boolean; size?: number }) {
  const [isBusy, setBusy] = useState(false);
  const star = (
    <Icon of={Star} size={size} className={event.featured ? "fill-current text-warning" : "text-line-strong"} />
  );
  if (!maySet)
    return event.featured ? (
      <span className="inline-grid size-6 place-items-center">
        {star}
        <span className="sr-only">Featured</span>
      </span>
    ) : null;
  const toggle = async () => {
    setBusy(true);
    await setFeatured(event, !event.featured);
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-pressed={event.featured}
      aria-label={`Feature ${event.name}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : toggle}
      className="inline-grid size-6 place-items-center rounded-xs hover:bg-hover touch:size-11"
    >
      {star}
    </button>
  );
}
