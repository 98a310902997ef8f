import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../../lib/class-names";

/** One loan or two do not stretch over a wide screen: the eye would lose the line. */
export const mostOfLoans = "max-w-[calc(var(--label)+var(--loans)*420px)]";
export const leastOfLoans = "min-w-[calc(var(--label)+var(--loans)*var(--loan))]";

const widths =
  "[--inset:24px] [--label:184px] [--loan:162px] @max-[815px]:[--loan:156px] @max-[560px]:[--inset:16px] @max-[560px]:[--label:112px] @max-[560px]:[--loan:132px]";

/** Pixels of a sheet between its margins (the page box of tokens.css), and of a loan's column on it: among many loans without differences. */
const sheet = 700;
const printedWidths = { label: 184, loan: 156, oneOfMany: 116 };
/** Paper does not scroll: what is wider than the sheet is drawn smaller. */
const onPaper = "print:[zoom:var(--on-paper)] print:[--loan:var(--printed-loan)]";
const paperOf = (count: number) => {
  const loan = count > 4 ? printedWidths.oneOfMany : printedWidths.loan;
  return { "--printed-loan": `${loan}px`, "--on-paper": Math.min(1, sheet / (printedWidths.label + count * loan)) };
};

const scrollers = (within: Element) => within.querySelectorAll<HTMLElement>("[data-sideways]");

/** What loans stand in side by side: the columns of all its tables are equally wide, and where they do not fit, the tables scroll together. */
export function SideBySide({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.dataset.sideways === undefined) return;
      for (const other of scrollers(element))
        if (Math.abs(other.scrollLeft - target.scrollLeft) > 1) other.scrollLeft = target.scrollLeft;
    };
    // Scrolling tells only who listens on the way down.
    element.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => element.removeEventListener("scroll", follow, { capture: true });
  }, []);
  return (
    <div
      ref={box}
      data-side-by-side
      className={cx("min-w-0", widths, onPaper)}
      style={{ "--loans": count, ...paperOf(count) } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Scrolls a table that comes later to where the others are. */
export function catchUp(table: HTMLElement) {
  const first = table.closest("[data-side-by-side]")?.querySelector<HTMLElement>("[data-sideways]");
  if (first && first.scrollLeft > 0) table.scrollLeft = first.scrollLeft;
}
