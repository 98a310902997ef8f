import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { Lock, LockOpen, Pause, Play } from "lucide-react";
import { date, timeOfDay } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { AlertMark } from "../news-list";
import type { AlertPlayer } from "./use-alert-player";

/** "10:38 AM ET", in the window with its day. */
export function postedText(postedAt: string, withDay: boolean): string {
  const { day, minutes } = inEastern(Date.parse(postedAt));
  const time = `${timeOfDay(Math.floor(minutes / 60), minutes % 60)} ET`;
  return withDay ? `${date(day)} ${time}` : time;
}

/** The mark, when the alert was posted, and where the corporation says so what it would do. */
export const AlertHead = ({ alert, withDay = false }: { alert: MarketAlert; withDay?: boolean }) => (
  <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-fg-2 text-sm">
    {alert.isTest && <Badge tone="accent">Test</Badge>}
    <AlertMark />
    <span className="num">{postedText(alert.postedAt, withDay)}</span>
    {alert.stance && (
      <span className="inline-flex h-5 items-center gap-1 rounded-full border border-line bg-surface px-2 font-medium">
        <Icon of={alert.stance === "lock" ? Lock : LockOpen} size={12} strokeWidth={2} />
        {`Stance: ${alert.stance}`}
      </span>
    )}
  </span>
);

/** "0:42" of seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Plays the recording in the window: a button, how far it is, how long it takes. */
export function Player({ seconds, player }: { seconds: number; player: AlertPlayer }) {
  const { isPlaying, at, isRefused, toggle } = player;
  return (
    <div className="flex h-11 items-center gap-3 rounded-md border border-line bg-canvas px-3 text-fg-3 text-sm">
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? "Pause the recording" : "Listen to the recording"}
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-on-accent touch:size-11"
      >
        <Icon of={isPlaying ? Pause : Play} size={14} />
      </button>
      {isRefused ? (
        <span className="flex-1 text-fg-2">Press the button to listen.</span>
      ) : (
        <>
          <span className="num">{clockText(at)}</span>
          <progress
            aria-label="Position in the recording"
            max={seconds}
            value={Math.min(at, seconds)}
            className="h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        </>
      )}
      <span className="num">{clockText(seconds)}</span>
    </div>
  );
}
