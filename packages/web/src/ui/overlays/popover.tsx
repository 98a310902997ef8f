import { type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "../../lib/class-names";
import type { Side } from "./anchor";
import { isTyping, usePopover } from "./anchor";

/** Opens a small window beside its button, such as a reference table or a few settings. `children` may close it. */
export function Popover({
  label,
  button,
  buttonClassName,
  side = "bottom-start",
  className,
  asked = false,
  onGone,
  children,
}: {
  /** Names the button and the window. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  side?: Side;
  className?: string;
  /** Opens it without a press on its button. A person who is typing keeps the focus, and closes it by typing on. */
  asked?: boolean;
  onGone?: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const { open, setOpen, close, trigger, box } = usePopover<HTMLDivElement>(side);
  const id = useId();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked, setOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its closing is told, not a new listener
  useEffect(() => {
    if (wasOpen.current && !open) onGone?.();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (!open || !asked) return;
    const typed = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close(false);
    };
    document.addEventListener("input", typed);
    return () => document.removeEventListener("input", typed);
  }, [open, asked, close, box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves as it opens, and not again
  useEffect(() => {
    if (!open) return;
    const goIn = () => {
      if (asked && isTyping()) return;
      const first = box.current?.querySelector<HTMLElement>("button, input, select, textarea, a[href]");
      (first ?? box.current)?.focus();
    };
    if (!asked) return goIn();
    // A window that started the save closes in this frame, and returns the focus to where it was.
    const frame = requestAnimationFrame(goIn);
    return () => cancelAnimationFrame(frame);
  }, [open, box]);
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          ref={box}
          id={id}
          popover="auto"
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={cx(
            "fixed z-50 max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] animate-appear overflow-auto rounded-md border border-line bg-surface text-fg shadow-pop",
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </>
  );
}
