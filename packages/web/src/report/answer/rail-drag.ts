import { type PointerEvent, useRef } from "react";

/** A finger has to go so many pixels sideways before it moves anything: until then it may mean to scroll. */
const leastSideways = 8;
/** The thumb's width in pixels. It stands within the rail, so a share of the way is one of what is left of it. */
const thumbOf = (rail: HTMLElement) => Number.parseFloat(getComputedStyle(rail).getPropertyValue("--thumb")) || 28;

type Hold = { pointer: number; x: number; y: number; isMoving: boolean };

/**
 * Moves a slider by its rail: a mouse at once, a finger once it goes sideways. The thumb is the slider's own to move.
 * @param onShare  the share of the way at which the pointer stands
 */
export function useRailDrag(onShare: (share: number) => void) {
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
    // A slider has the focus once it was pressed. The browser gives it where its thumb was pressed by a mouse.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end();
      focus(event);
    },
    onClick: focus,
    onPointerCancel: end,
  };
}
