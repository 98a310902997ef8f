import { isWebAddress, sentences } from "@highway/core/promos/pure/constants";
import type { Ad } from "@highway/core/promos/schema";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { notify } from "../../lib/notify";
import { adPalettes } from "./palettes";

type Props = { ad: Ad; className: string; onPress?: (() => void) | undefined; children: ReactNode };

/** The whole ad is one link. An address that the server should not have let through is not followed. */
export function AdLink({ ad, className, onPress, children }: Props) {
  const look = cx("w-full overflow-hidden rounded-lg text-left", adPalettes[ad.palette].ground, className);
  if (!isWebAddress(ad.link))
    return (
      <button type="button" className={look} onClick={() => notify.error(sentences.link)}>
        {children}
      </button>
    );
  return (
    <a
      href={ad.link}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      onClick={onPress}
      // The middle button opens the link too.
      onAuxClick={({ button }) => button === 1 && onPress?.()}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** This only looks like a button; the ad around it is the link. */
export const AdButton = ({ ad }: { ad: Ad }) => (
  <span
    className={cx(
      "inline-flex h-8 shrink-0 items-center rounded-sm px-3 font-medium text-ui",
      adPalettes[ad.palette].button,
    )}
  >
    {ad.buttonText}
  </span>
);

/** Gives what is read out where the picture is the whole ad. */
export const adText = ({ header, body, buttonText }: Ad) => [header, body, buttonText].filter(Boolean).join(" ");
