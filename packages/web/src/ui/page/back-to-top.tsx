import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "../../lib/class-names";
import { phone, useMedia } from "../../lib/use-media";
import { Icon } from "../icon";

type Props = {
  label: string;
  /** The selector of the element that gets the focus at the top; without it the next Tab would lead back down. */
  to: string;
  /** The media query of pages as wide as their figures, whose margins have no room for a button. */
  fills?: string;
  className?: string;
};

/**
 * Shows a button that leads back to the top of a long page, once more than a screen of it lies above. If the page is as wide as its figures, as on a
 * phone, the button appears when a person scrolls back up, as a bar that pushes the page down, so that no line is half hidden.
 */
export function BackToTop({ label, to, fills = phone, className }: Props) {
  const [isFar, setFar] = useState(false);
  const whenTurned = useMedia(fills);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      // A page that bounces at its end scrolls up by itself: the person did not turn back.
      const now = Math.min(scrollY, document.documentElement.scrollHeight - innerHeight);
      if (whenTurned && now === last) return;
      setFar(scrollY > innerHeight && (!whenTurned || now < last));
      last = now;
    };
    if (!whenTurned) look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [whenTurned]);
  if (!isFar) return null;
  const goUp = () => {
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={goUp}
      className={cx(
        "fixed z-20 flex h-11 animate-appear items-center justify-center gap-2 border-line-strong bg-surface text-fg-2 hover:text-fg print:hidden",
        whenTurned ? "inset-x-0 w-full border-t" : "w-11 rounded-full border shadow-pop",
        className,
      )}
    >
      <Icon of={ArrowUp} size={18} />
      {whenTurned && <span className="font-medium text-sm">{label}</span>}
    </button>
  );
}
