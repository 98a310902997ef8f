import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { restOf } from "./sheet-rest";

/** A finger has to go so many pixels before it drags the sheet: until then it may mean to press. */
const leastDrag = 6;
/** What the heights measure of the window's height: see the classes of the sheet. */
const lowShare = 0.8;
/** The space that the higher sheet leaves above itself, in pixels. */
const spaceAbove = 12;

type Hold = { pointer: number; y: number; at: number; speed: number; from: number; isDragging: boolean };

/**
 * A sheet at the bottom of a phone, at one of two heights. Its handle and its head drag it: up shows more, down shows less and then closes it.
 * A press on the handle and its arrow keys do the same.
 */
export function useSheet(onClose: () => void) {
  const [isTall, setTall] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);
  const settle = () => {
    hold.current = null;
    panel.current?.removeAttribute("data-dragged");
    panel.current?.style.removeProperty("--drawn");
  };
  const step = (up: boolean) => (up ? setTall(true) : isTall ? setTall(false) : onClose());
  return {
    panel,
    isTall,
    handle: {
      // The press that ends a drag is none; a press of a key has no detail.
      onClick: ({ detail }: MouseEvent) => (detail === 0 || !wasDragged.current) && setTall(!isTall),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        step(event.key === "ArrowUp");
      },
    },
    head: {
      onPointerDown: ({ target, pointerId, clientY: y, timeStamp: at, button }: PointerEvent<HTMLElement>) => {
        const pressed = (target as Element).closest("button, a");
        if (button !== 0 || (pressed && !pressed.hasAttribute("data-handle"))) return;
        const from = panel.current?.offsetHeight ?? 0;
        wasDragged.current = false;
        // A mouse that leaves the head goes on dragging, as a finger does by itself.
        (target as Element).setPointerCapture(pointerId);
        hold.current = { pointer: pointerId, y, at, speed: 0, from, isDragging: false };
      },
      onPointerMove: ({ pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
        const held = hold.current;
        if (held?.pointer !== pointerId) return;
        const way = clientY - held.y;
        if (!held.isDragging && Math.abs(way) < leastDrag) return;
        held.isDragging = true;
        wasDragged.current = true;
        held.speed = way / Math.max(1, timeStamp - held.at);
        panel.current?.setAttribute("data-dragged", way > 0 ? "down" : "up");
        panel.current?.style.setProperty("--drawn", `${way > 0 ? way : held.from - way}px`);
      },
      onPointerUp: ({ clientY, pointerId }: PointerEvent<HTMLElement>) => {
        const held = hold.current;
        if (held?.pointer !== pointerId) return;
        settle();
        if (!held.isDragging) return;
        const heights = { low: Math.min(held.from, innerHeight * lowShare), tall: innerHeight - spaceAbove };
        const rest = restOf(held.from - (clientY - held.y), held.speed, isTall, heights);
        if (rest === "closed") onClose();
        else setTall(rest === "tall");
      },
      onPointerCancel: settle,
    },
  };
}

type Sheet = ReturnType<typeof useSheet>;

const tallest = "[--tallest:calc(100dvh-12px-env(safe-area-inset-top))]";

/** The classes of the sheet: by its content up to four fifths of the window, or as high as the window allows. */
export const sheetLooks = ({ isTall }: Sheet) =>
  cx(
    "max-w-none! animate-appear rounded-t-lg border-line transition-transform data-dragged:transition-none",
    "data-[dragged=down]:translate-y-(--drawn) data-[dragged=up]:h-(--drawn)",
    tallest,
    isTall ? "h-(--tallest)" : "max-h-[80dvh]",
    "data-[dragged=up]:max-h-(--tallest)",
  );

/** The part of the sheet that is dragged: its handle, and what stands in its head. */
export const SheetHead = ({ sheet: { isTall, handle, head }, children }: { sheet: Sheet; children: ReactNode }) => (
  <div className="relative shrink-0 touch-none select-none pt-3" {...head}>
    <button
      type="button"
      data-handle
      aria-expanded={isTall}
      aria-label={isTall ? "Show less" : "Show more"}
      className="absolute -top-1 left-1/2 h-6 w-24 -translate-x-1/2 cursor-grab rounded-md before:absolute before:bottom-3 before:left-1/2 before:h-1 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-fg-3 touch:-top-5 touch:h-11 forced-colors:before:bg-[ButtonText]"
      {...handle}
    />
    {children}
  </div>
);
