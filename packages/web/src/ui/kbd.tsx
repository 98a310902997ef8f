import { cx } from "../lib/class-names";

/** Draws the name of a key as a key cap. */
export function Kbd({ children, inverse = false }: { children: string; inverse?: boolean }) {
  return (
    <kbd
      className={cx(
        "inline-block min-w-4.5 rounded-xs border px-1 text-center font-medium font-sans text-xs",
        inverse ? "border-current" : "border-line border-b-line-strong bg-surface text-fg-2",
      )}
    >
      {children}
    </kbd>
  );
}
