import { initials } from "../lib/format";

/** A person's first letters. Decoration: the name stands beside it. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-[10px] text-accent-text leading-none"
  >
    {initials(name) || "?"}
  </span>
);
