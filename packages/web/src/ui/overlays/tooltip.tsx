import { useEffect, useRef, useState } from "react";
import { Kbd } from "../kbd";
import { type Side, useAnchored } from "./anchor";

const wait = 400;

/** Shows words beside the control that has the pointer or the focus. They repeat the control's own name, so they are hidden from screen readers. */
export function Tooltip({
  text,
  keys,
  side = "bottom",
  children,
}: {
  text: string;
  keys?: string;
  side?: Side;
  children: React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open]);
  useAnchored(open, anchor, box, side);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the control inside is what is used
    <span
      ref={(node) => {
        anchor.current = (node?.firstElementChild as HTMLElement | null) ?? null;
      }}
      // It has no box of its own, so that the control inside is laid out as if it had no wrapper.
      className="contents"
      onPointerEnter={(event) => event.pointerType === "mouse" && later()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && later()}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          ref={box}
          popover="manual"
          aria-hidden="true"
          className="pointer-events-none fixed z-50 flex animate-appear items-center gap-2 rounded-sm bg-fg px-2 py-1 text-sm text-surface shadow-pop"
        >
          {text}
          {keys && <Kbd inverse>{keys}</Kbd>}
        </span>
      )}
    </span>
  );
}
