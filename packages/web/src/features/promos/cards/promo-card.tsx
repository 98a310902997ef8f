import type { PromoResource } from "@highway/core/promos/cards/schema";
import { faultOfLink, sentences } from "@highway/core/promos/pure/constants";
import { ExternalLink } from "lucide-react";
import { notify } from "../../../lib/notify";
import { Icon } from "../../../ui/icon";

const look =
  "flex w-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-left shadow-card transition-colors hover:border-line-strong";

/** The whole card is one link, which opens a new tab. An address that the server should not have let through is not followed. */
export function PromoCard({ card, onOpen }: { card: PromoResource; onOpen?: () => void }) {
  if (faultOfLink(card.link))
    return (
      <button type="button" className={look} onClick={() => notify.error(sentences.link)}>
        <Content card={card} />
      </button>
    );
  return (
    <a
      href={card.link}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      onClick={onOpen}
      // The middle button opens the link too.
      onAuxClick={({ button }) => button === 1 && onOpen?.()}
    >
      <Content card={card} />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const Content = ({ card: { imgUrl, header } }: { card: PromoResource }) => (
  <>
    {imgUrl && <img src={imgUrl} alt="" loading="lazy" className="aspect-[5/2] w-full shrink-0 object-cover" />}
    <span className="flex min-h-13 flex-1 items-start justify-between gap-3 px-3 py-2">
      <span className="line-clamp-2 text-pretty font-medium">{header}</span>
      <Icon of={ExternalLink} size={14} className="mt-0.5 shrink-0 text-fg-3" />
    </span>
  </>
);
