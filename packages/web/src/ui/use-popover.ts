import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Side, useAnchored } from "./anchored";

/**
 * A native popover beside its button: in the top layer, closed by Escape or a press elsewhere.
 * Put `box` and `popover="auto"` on what opens, and `anchor` on the button.
 */
export function usePopover<B extends HTMLElement>(side: Side) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const box = useRef<B>(null);
  useAnchored(open, anchor, box, side);
  useLightDismiss(open, box, setOpen);
  const close = useCallback((refocus = true) => {
    setOpen(false);
    if (refocus) anchor.current?.focus();
  }, []);
  return { open, setOpen, close, anchor, box };
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
