import { type ReactNode, useEffect, useId } from "react";
import { cx } from "../../lib/class-names";
import type { Side } from "./anchored";
import { usePopover } from "./anchored";

/** Opens a small window beside its button, such as a reference table or a few settings. `children` may close it. */
export function Popover({
  label,
  button,
  buttonClassName,
  side = "bottom-start",
  className,
  children,
}: {
  /** Names the button and the window. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  side?: Side;
  className?: string;
  children: (close: () => void) => ReactNode;
}) {
  const { open, close, trigger, box } = usePopover<HTMLDivElement>(side);
  const id = useId();
  useEffect(() => {
    if (!open || !box.current) return;
    const first = box.current.querySelector<HTMLElement>("button, input, select, textarea, a[href]");
    (first ?? box.current).focus();
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
