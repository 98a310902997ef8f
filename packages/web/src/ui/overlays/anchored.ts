import { type RefObject, useLayoutEffect } from "react";

export type Side = "bottom-start" | "bottom-end" | "top" | "bottom" | "right";

const gap = 4;
const inset = 8;

/** Where a box of this size belongs beside its anchor: it flips and shifts to stay in view. */
export function place(
  anchor: Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height">,
  box: { width: number; height: number },
  view: { width: number; height: number },
  side: Side,
): { left: number; top: number } {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - box.height;
  const fitsBelow = below + box.height <= view.height - inset;
  const fitsAbove = above >= inset;
  let left = anchor.left + anchor.width / 2 - box.width / 2;
  let top = side === "top" ? (fitsAbove ? above : below) : fitsBelow || !fitsAbove ? below : above;
  if (side === "bottom-start") left = anchor.left;
  if (side === "bottom-end") left = anchor.right - box.width;
  if (side === "right") {
    left = anchor.right + gap;
    top = anchor.top + anchor.height / 2 - box.height / 2;
  }
  return {
    left: Math.max(inset, Math.min(left, view.width - box.width - inset)),
    top: Math.max(inset, Math.min(top, view.height - box.height - inset)),
  };
}

/** Old browsers and jsdom have no popovers: the box then stands where it is. */
const knowsPopovers = (element: HTMLElement) => "showPopover" in element && element.popover !== null;

/** Lifts a popover into the top layer while it is open, and keeps it beside its anchor. */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  side: Side,
) {
  useLayoutEffect(() => {
    const popover = box.current;
    if (!open || !popover) return;
    if (knowsPopovers(popover) && !popover.matches(":popover-open")) popover.showPopover();
    const move = () => {
      const from = anchor.current;
      if (!from) return;
      const size = { width: popover.offsetWidth, height: popover.offsetHeight };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = place(from.getBoundingClientRect(), size, view, side);
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    move();
    window.addEventListener("scroll", move, true);
    window.addEventListener("resize", move);
    return () => {
      if (knowsPopovers(popover) && popover.matches(":popover-open")) popover.hidePopover();
      window.removeEventListener("scroll", move, true);
      window.removeEventListener("resize", move);
    };
  }, [open, anchor, box, side]);
}
