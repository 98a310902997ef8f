import { cx } from "../../lib/class-names";

/** Returns the classes of a field with a box. Its text is 16 px on a phone, below which the phone would zoom in. */
export const inputClass = (className?: string) =>
  cx(
    "block h-control w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2.5 text-[length:var(--control-text)] text-fg",
    "focus:border-focus focus:outline-none focus:ring-1 focus:ring-focus focus:ring-inset",
    "aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:ring-inset",
    "aria-invalid:focus:border-focus aria-invalid:focus:ring-focus",
    "disabled:border-line disabled:bg-canvas disabled:text-fg-3",
    className,
  );
