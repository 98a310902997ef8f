import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../../lib/class-names";
import { fitsPaper, paperFit } from "../../../lib/use-printing";

/** The greatest width of the tables, because the eye would lose the row if one or two loans were stretched over a wide screen. */
export const mostOfLoans = "max-w-[calc(var(--label)+var(--loans)*420px)]";
export const leastOfLoans = "min-w-[calc(var(--label)+var(--loans)*var(--loan))]";

const widths =
  "[--inset:24px] [--label:184px] [--loan:162px] @max-[815px]:[--loan:156px] @max-[560px]:[--inset:16px] @max-[560px]:[--label:112px] @max-[560px]:[--loan:132px]";

/** The widths in pixels of the columns on paper: many loans have narrow ones, with their differences below. */
const [few, many] = [
  { label: 184, loan: 156 },
  { label: 136, loan: 132 },
];
const onPaper = "print:[--label:var(--printed-label)] print:[--loan:var(--printed-loan)]";
const paperOf = (count: number) => {
  const { label, loan } = count > 4 ? many : few;
  return {
    "--printed-label": `${label}px`,
    "--printed-loan": `${loan}px`,
    ...paperFit(label + count * loan),
  };
};

const scrollers = (within: Element) => within.querySelectorAll<HTMLElement>("[data-sideways]");

/** The frame of loans side by side: all tables have columns of the same width, and if they do not fit, the tables scroll together. */
export function SideBySide({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.dataset.sideways === undefined) return;
      for (const other of scrollers(element))
        if (Math.abs(other.scrollLeft - target.scrollLeft) > 1) other.scrollLeft = target.scrollLeft;
    };
    // Scroll events do not bubble, so the listener is for the capture phase.
    element.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => element.removeEventListener("scroll", follow, { capture: true });
  }, []);
  return (
    <div
      ref={box}
      data-side-by-side
      className={cx("min-w-0", widths, onPaper, fitsPaper)}
      style={{ "--loans": count, ...paperOf(count) } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Scrolls a table that appears later to the position of the others. */
export function catchUp(table: HTMLElement) {
  const first = table.closest("[data-side-by-side]")?.querySelector<HTMLElement>("[data-sideways]");
  if (first && first.scrollLeft > 0) table.scrollLeft = first.scrollLeft;
}
