import { initials } from "../lib/format/format";

/** Draws a person's initials. They are hidden from screen readers: the name stands beside them, and names the button that both may be in. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    data-initials={initials(name) || "?"}
    className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-[10px] text-accent-text leading-none before:content-[attr(data-initials)]"
  />
);
