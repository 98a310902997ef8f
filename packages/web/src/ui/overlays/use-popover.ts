import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Side, useAnchored } from "./anchored";

/**
 * A native popover beside its button: in the top layer, closed by Escape or a press elsewhere.
 * Put `trigger` on the button, and `box` and `popover="auto"` on what opens.
 */
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

/** Hears when the browser closes the popover. */
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
