import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

export type Side = "bottom-start" | "bottom-end" | "top" | "bottom" | "right";

const gap = 4;
const inset = 8;

/** Returns the left and top edge, in pixels, of a box beside its anchor. The box flips and shifts to stay in view; one that is above its anchor stays above while it fits. */
export function place(
  anchor: Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height">,
  box: { width: number; height: number },
  view: { width: number; height: number },
  side: Side,
  isAbove = side === "top",
): { left: number; top: number } {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - box.height;
  const fitsBelow = below + box.height <= view.height - inset;
  const fitsAbove = above >= inset;
  let left = anchor.left + anchor.width / 2 - box.width / 2;
  let top = isAbove ? (fitsAbove ? above : below) : fitsBelow || !fitsAbove ? below : above;
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

/** Tells whether the browser has popovers. Old browsers and jsdom have none, and the box then stays where it is. */
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
    let isAbove: boolean | undefined;
    const move = () => {
      const from = anchor.current?.getBoundingClientRect();
      if (!from) return;
      const size = { width: popover.offsetWidth, height: popover.offsetHeight };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = place(from, size, view, side, isAbove);
      isAbove = side === "top" || top < from.top;
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    move();
    // What comes after it opened makes the box higher, or moves the anchor.
    const watch = new ResizeObserver(move);
    for (const element of [popover, document.body]) watch.observe(element);
    window.addEventListener("scroll", move, true);
    window.addEventListener("resize", move);
    return () => {
      watch.disconnect();
      if (knowsPopovers(popover) && popover.matches(":popover-open")) popover.hidePopover();
      window.removeEventListener("scroll", move, true);
      window.removeEventListener("resize", move);
    };
  }, [open, anchor, box, side]);
}

/** Tells whether the focus is in something that takes text. */
export const isTyping = () => document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;

/** Opens a native popover beside its button, in the top layer. Escape or a press elsewhere closes it. The caller puts `trigger` on the button, and `box` and `popover="auto"` on what opens. */
export function usePopover<B extends HTMLElement>(side: Side) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const box = useRef<B>(null);
  const wasOpen = useRef(false);
  useAnchored(open, anchor, box, side);
  useLightDismiss(open, box, setOpen);
  const close = useCallback((refocus = true) => {
    setOpen(false);
    if (refocus) anchor.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return;
    // Handled before everything else, because the window or drawer below would close instead.
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close(box.current?.contains(document.activeElement) || !isTyping());
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [open, close]);
  const trigger = {
    ref: anchor,
    "aria-expanded": open,
    // A press on the button closes the popover before its click arrives, which must not open it again.
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: (event: MouseEvent) => {
      const byKey = event.detail === 0;
      setOpen(byKey ? !open : !wasOpen.current);
    },
  };
  return { open, setOpen, close, trigger, box };
}

/** Updates the state when the browser closes the popover by itself. */
function useLightDismiss<B extends HTMLElement>(
  open: boolean,
  box: RefObject<B | null>,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") setOpen(false);
    };
    element.addEventListener("toggle", toggled);
    return () => element.removeEventListener("toggle", toggled);
  }, [open, box, setOpen]);
}
