import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { cx } from "../../lib/class-names";

/** The range of a slider, its step, and the officer's figure, to which it can always be brought back. */
export type RailRange = { least: number; most: number; step: number; officers: number | null };

type Props = {
  range: RailRange;
  value: number;
  /** `paper`: as large as on a client's page. */
  look?: "desk" | "paper";
  /** The value in words. */
  text: string;
  /** The label of the button that brings the officer's figure back: "Back to $2,400". */
  back: string;
  id?: string;
  labelledBy?: string;
  onMove: (value: number) => void;
};

const threeDecimals = (value: number) => Math.round(value * 1000) / 1000;

const share = (value: number, { least, most }: RailRange) =>
  most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : 0;

/** Returns the slider's step that is nearest to a share of its length. */
const stepAt = (at: number, { least, most, step }: RailRange) =>
  threeDecimals(least + Math.round(((most - least) * at) / step) * step);

/** Returns how many steps a key moves the slider; the browser handles the other keys. */
function stepsOf({ key, shiftKey }: KeyboardEvent, { least, most, step }: RailRange): number | null {
  const large = Math.max(10, Math.round((most - least) / step / 10));
  if (key === "PageUp") return large;
  if (key === "PageDown") return -large;
  if (!shiftKey) return null;
  if (key === "ArrowUp" || key === "ArrowRight") return 10;
  return key === "ArrowDown" || key === "ArrowLeft" ? -10 : null;
}

const looks = {
  desk: "h-[22px] [--press:22px] touch:[--press:44px] [--rail:var(--line)] [--mark:var(--fg-3)] [--thumb:16px] touch:h-11 touch:[--thumb:28px]",
  paper:
    "h-11 [--press:22px] touch:[--press:44px] [--rail:var(--paper-rail)] [--mark:var(--paper-mark)] [--thumb:28px]",
};
/** The thumb stays within the rail, so a share of the slider's range is a share of the rail's length less the thumb's width. */
const rail =
  "before:pointer-events-none before:absolute before:inset-x-0 before:top-[calc(50%-2px)] before:h-1 before:rounded-xs before:bg-(--rail) before:bg-[linear-gradient(var(--accent),var(--accent))] before:bg-size-[calc(var(--thumb)/2+(100%-var(--thumb))*var(--at))_100%] before:bg-left before:bg-no-repeat forced-colors:before:border forced-colors:before:border-[CanvasText]";
const mark =
  "absolute top-[calc(50%-var(--press)/2)] left-[calc((var(--thumb)-var(--press))/2+(100%-var(--thumb))*var(--was))] size-(--press) cursor-pointer before:absolute before:top-[calc(50%-8px)] before:left-[calc(50%-1px)] before:h-4 before:w-0.5 before:rounded-[1px] before:bg-(--mark)";
/** A mouse takes hold of the thumb. A finger takes hold of the rail alone, also where the thumb lies over it: a finger that begins to scroll there moves nothing. */
const thumb =
  "pointer-events-none focus-visible:outline-none thumb:pointer-events-auto touch:thumb:pointer-events-none thumb:touch-pan-y thumb:box-border thumb:size-(--thumb) thumb:cursor-grab thumb:appearance-none thumb:rounded-full focus-visible:thumb:outline-2 focus-visible:thumb:outline-focus focus-visible:thumb:outline-offset-2 forced-colors:appearance-auto forced-colors:thumb:appearance-auto";
const thumbs = {
  desk: "thumb:border-[calc(var(--thumb)/4)] thumb:border-accent thumb:bg-surface thumb:[box-shadow:var(--shadow-card)]",
  paper:
    "thumb:border thumb:border-paper-edge thumb:bg-[radial-gradient(var(--accent)_0_6px,var(--surface)_6.5px)] thumb:[box-shadow:0_2px_6px_rgb(18_24_38/0.18)]",
};

/** A slider that marks the officer's figure with a thin line once it was moved. Backspace, or a press on the line, brings that figure back. */
export function Rail({ range, value, look = "desk", text, back, id, labelledBy, onMove }: Props) {
  const { officers, least, most } = range;
  const isMoved = officers !== null && value !== officers;
  const place = { "--at": share(value, range), "--was": share(officers ?? value, range) } as CSSProperties;
  const drag = useRailDrag((at) => onMove(stepAt(at, range)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isBack = (event.key === "Backspace" || event.key === "Delete") && officers !== null;
    const steps = stepsOf(event, range);
    if (!isBack && steps === null) return;
    event.preventDefault();
    onMove(isBack ? officers : threeDecimals(Math.min(most, Math.max(least, value + (steps ?? 0) * range.step))));
  };
  return (
    <div className={cx("relative mt-0.5 cursor-pointer touch-pan-y", looks[look], rail)} style={place} {...drag}>
      {isMoved && (
        <button type="button" tabIndex={-1} aria-label={back} className={mark} onClick={() => onMove(officers)} />
      )}
      <input
        id={id}
        aria-labelledby={labelledBy}
        type="range"
        className={cx("absolute inset-0 size-full appearance-none rounded-md bg-transparent", thumb, thumbs[look])}
        min={least}
        max={most}
        step={range.step}
        value={value}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </div>
  );
}

/** A finger must go this many pixels sideways before the slider moves: until then it may be scrolling. */
const leastSideways = 8;
/** Returns the thumb's width in pixels. The thumb stays within the rail, so the rail's usable length is less by it. */
const thumbOf = (rail: HTMLElement) => Number.parseFloat(getComputedStyle(rail).getPropertyValue("--thumb")) || 28;

type Hold = { pointer: number; x: number; y: number; isMoving: boolean };

/** Lets a slider be moved by its rail: a mouse immediately, a finger once it goes sideways. The thumb moves by itself. @param onShare the share of the rail at which the pointer is */
function useRailDrag(onShare: (share: number) => void) {
  const hold = useRef<Hold | null>(null);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const thumb = thumbOf(currentTarget);
    const way = width - thumb;
    if (way > 0) onShare(Math.min(1, Math.max(0, (clientX - left - thumb / 2) / way)));
  };
  const focus = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    currentTarget.querySelector("input")?.focus({ preventScroll: true });
  const end = () => {
    hold.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget, pointerId: pointer, pointerType, clientX: x, clientY: y, button } = event;
      if (target !== currentTarget || button !== 0) return;
      const isMoving = pointerType === "mouse";
      hold.current = { pointer, x, y, isMoving };
      currentTarget.setPointerCapture(pointer);
      if (isMoving) follow(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      const [aside, down] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
      held.isMoving ||= aside >= leastSideways && aside > down;
      if (held.isMoving) follow(event);
    },
    // A pressed slider gets the focus. The browser gives it only if a mouse pressed the thumb.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end();
      focus(event);
    },
    onClick: focus,
    onPointerCancel: end,
  };
}
