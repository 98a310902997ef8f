import { faultOfLink, sentences } from "@highway/core/promos/pure/constants";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { notify } from "../../lib/notify";

type Props = { to: string; className: string; onOpen?: (() => void) | undefined; children: ReactNode };

/** A whole ad or card is one link, which opens a new tab. An address that the server should not have let through is not followed. */
export function PromoLink({ to, className, onOpen, children }: Props) {
  const look = cx("w-full overflow-hidden rounded-lg text-left", className);
  if (faultOfLink(to))
    return (
      <button type="button" className={look} onClick={() => notify.error(sentences.link)}>
        {children}
      </button>
    );
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      onClick={onOpen}
      // The middle button opens the link too.
      onAuxClick={({ button }) => button === 1 && onOpen?.()}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
