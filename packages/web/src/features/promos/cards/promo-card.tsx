import type { PromoResource } from "@highway/core/promos/cards/schema";
import { ExternalLink } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { PromoLink } from "../promo-link";

/** A card that a corporation offers, with its picture and its header. */
export const PromoCard = ({ card, onOpen }: { card: PromoResource; onOpen?: () => void }) => (
  <PromoLink
    to={card.link}
    className="flex flex-col border border-line bg-surface shadow-card transition-colors hover:border-line-strong"
    onOpen={onOpen}
  >
    <Content card={card} />
  </PromoLink>
);

const Content = ({ card: { imgUrl, header } }: { card: PromoResource }) => (
  <>
    {imgUrl && <img src={imgUrl} alt="" loading="lazy" className="aspect-[5/2] w-full shrink-0 object-cover" />}
    <span className="flex min-h-13 flex-1 items-start justify-between gap-3 px-3 py-2">
      <span className="line-clamp-2 text-pretty font-medium">{header}</span>
      <Icon of={ExternalLink} size={14} className="mt-0.5 shrink-0 text-fg-3" />
    </span>
  </>
);
