import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "../../lib/class-names";
import { phone, useMedia } from "../../lib/use-media";
import { Icon } from "../icon";

type Props = {
  label: string;
  /** The selector of what takes the focus at the top: without it the next Tab would lead back down. */
  to: string;
  className?: string;
};

/**
 * Shows a button that leads back to the top of a long page, once more than a screen of the page lies above. A phone's page is as wide as its
 * figures: there the button comes when somebody turns back up, as a bar below which the page goes on, so that no line is half hidden.
 */
export function BackToTop({ label, to, className }: Props) {
  const [isFar, setFar] = useState(false);
  const whenTurned = useMedia(phone);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      // A page that bounces at its end comes back from beyond it: nobody turned.
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
        "fixed z-20 flex size-11 animate-appear items-center justify-center gap-2 rounded-full border border-line-strong bg-surface text-fg-2 shadow-pop hover:text-fg print:hidden",
        "phone:inset-x-0 phone:w-full phone:rounded-none phone:border-x-0 phone:border-b-0 phone:shadow-none",
        className,
      )}
    >
      <Icon of={ArrowUp} size={18} />
      <span className="hidden font-medium text-sm phone:inline">{label}</span>
    </button>
  );
}
