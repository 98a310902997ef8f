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

/** Keeps a popover in the top layer beside its anchor while it is open. */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  side: Side,
) {
  useLayoutEffect(() => {
    if (!open) return;
    const move = () => {
      const from = anchor.current;
      const target = box.current;
      if (!from || !target) return;
      const size = { width: target.offsetWidth, height: target.offsetHeight };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = place(from.getBoundingClientRect(), size, view, side);
      target.style.left = `${left}px`;
      target.style.top = `${top}px`;
    };
    move();
    window.addEventListener("scroll", move, true);
    window.addEventListener("resize", move);
    return () => {
      window.removeEventListener("scroll", move, true);
      window.removeEventListener("resize", move);
    };
  }, [open, anchor, box, side]);
}
