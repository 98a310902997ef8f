import { cx } from "../lib/class-names";

/** The brand's mark is a road that runs to the horizon. */
export const BrandMark = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    className={cx("size-5 shrink-0 text-accent", className)}
  >
    <path d="M6.5 3 3 17M13.5 3 17 17M10 4v2.5M10 9v2.5M10 14v3" />
  </svg>
);
