import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { cx } from "../../lib/class-names";

/** A finger must go this many pixels before it drags the sheet: until then it may be a press. */
const leastDrag = 6;
/** The lower height as a share of the window's height: see the classes of the sheet. */
const lowShare = 0.8;
/** The space that the higher sheet leaves above itself, in pixels. */
const spaceAbove = 12;

type Hold = { pointer: number; y: number; at: number; speed: number; from: number; most: number; isDragging: boolean };

/** Returns the height at which the sheet shows its whole content. */
function wholeOf(panel: HTMLElement): number {
  const inside = panel.querySelector("[data-sheet-content]")?.parentElement;
  return panel.offsetHeight + (inside ? inside.scrollHeight - inside.clientHeight : 0);
}

/** Tells whether the lower height hides something. The content can grow and shrink. */
function useHasMore() {
  const panel = useRef<HTMLDivElement | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const observe = useCallback((node: HTMLDivElement | null) => {
    panel.current = node;
    observer.current?.disconnect();
    const content = node?.querySelector("[data-sheet-content]");
    if (!node || !content) return;
    const measure = () => setHasMore(wholeOf(node) > innerHeight * lowShare + 1);
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(content);
    observer.current.observe(content.parentElement!);
  }, []);
  return { panel, observe, hasMore };
}

/**
 * A sheet at the bottom of a phone, at one of two heights, or only at the lower one if that shows everything. It is dragged by its handle and its head:
 * up shows more, down shows less and then closes it. A press on the handle and its arrow keys do the same.
 */
export function useSheet(onClose: () => void) {
  const { panel, observe, hasMore } = useHasMore();
  const [wantsTall, setTall] = useState(false);
  const isTall = wantsTall && hasMore;
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);
  const settle = () => {
    hold.current = null;
    panel.current?.removeAttribute("data-dragged");
    panel.current?.style.removeProperty("--drawn");
  };
  const step = (up: boolean) => (up ? setTall(true) : isTall ? setTall(false) : onClose());
  return {
    observe,
    isTall,
    hasMore,
    handle: {
      // The click that ends a drag does not count. A click by key has no detail.
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
        const most = Math.min(innerHeight - spaceAbove, panel.current ? wholeOf(panel.current) : from);
        wasDragged.current = false;
        // A mouse that leaves the head continues to drag, as a finger does by itself.
        (target as Element).setPointerCapture(pointerId);
        hold.current = { pointer: pointerId, y, at, speed: 0, from, most, isDragging: false };
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
        panel.current?.style.setProperty("--drawn", `${way > 0 ? way : Math.min(held.most, held.from - way)}px`);
      },
      onPointerUp: ({ clientY, pointerId }: PointerEvent<HTMLElement>) => {
        const held = hold.current;
        if (held?.pointer !== pointerId) return;
        settle();
        if (!held.isDragging) return;
        const heights = { low: Math.min(held.from, innerHeight * lowShare), tall: held.most };
        const rest = restOf(held.from - (clientY - held.y), held.speed, isTall, heights);
        if (rest === "closed") onClose();
        else setTall(rest === "tall" && hasMore);
      },
      onPointerCancel: settle,
    },
  };
}

type Sheet = ReturnType<typeof useSheet>;

const tallest = "[--tallest:calc(100dvh-12px-env(safe-area-inset-top))]";

/** Returns the classes of the sheet: as high as its content, up to four fifths of the window or as high as the window allows. */
export const sheetLooks = ({ isTall }: Sheet) =>
  cx(
    "max-w-none! animate-appear rounded-t-lg border-line transition-transform data-dragged:transition-none",
    "data-[dragged=down]:translate-y-(--drawn) data-[dragged=up]:h-(--drawn)",
    tallest,
    isTall ? "max-h-(--tallest)" : "max-h-[80dvh]",
    "data-[dragged=up]:max-h-(--tallest)",
  );

const gripClass =
  "absolute -top-1 left-1/2 h-6 w-24 -translate-x-1/2 cursor-grab rounded-md before:absolute before:bottom-3 before:left-1/2 before:h-1 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-fg-3 forced-colors:before:bg-[ButtonText]";

/** The part by which the sheet is dragged: its handle, and the content of its head. */
export const SheetHead = ({
  sheet: { isTall, hasMore, handle, head },
  children,
}: {
  sheet: Sheet;
  children: ReactNode;
}) => (
  <div className="relative shrink-0 touch-none select-none pt-3" {...head}>
    {hasMore ? (
      <button
        type="button"
        data-handle
        aria-expanded={isTall}
        aria-label={isTall ? "Show less" : "Show more"}
        className={cx(gripClass, "touch:-top-5 touch:h-11")}
        {...handle}
      />
    ) : (
      <span className={gripClass} />
    )}
    {children}
  </div>
);

/** Where a sheet comes to rest once a finger lets it go. */
type Rest = "closed" | "low" | "tall";

/** Pixels in a millisecond above which a drag is a flick, which goes one position further wherever it ends. */
const flick = 0.5;

/**
 * Returns where a sheet comes to rest.
 * @param height what is left of the sheet under the finger, in pixels
 * @param speed pixels in a millisecond, positive downward
 * @param heights the heights of the two positions; the lower one may be less if there is little in the sheet
 */
export function restOf(height: number, speed: number, wasTall: boolean, heights: { low: number; tall: number }): Rest {
  if (speed >= flick) return wasTall && height > heights.low ? "low" : "closed";
  if (speed <= -flick) return "tall";
  if (height < heights.low * 0.7) return "closed";
  return height > (heights.low + heights.tall) / 2 ? "tall" : "low";
}
