import type { MouseEvent, ReactNode } from "react";

function go(event: MouseEvent, part: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const element = document.getElementById(part);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView();
  // The next Tab continues from there, as after any link to a part of a page.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

type Props = { part: string; className: string; onGo?: () => void; children: ReactNode };

/** A link to a part of the same page. The address stays as it is: the router does not notice a hash that the browser follows itself, and could no longer ask before unsaved work is left. */
export const PartLink = ({ part, className, onGo, children }: Props) => (
  <a
    href={`#${part}`}
    className={className}
    onClick={(event) => {
      onGo?.();
      go(event, part);
    }}
  >
    {children}
  </a>
);
