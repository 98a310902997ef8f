import type { Ad } from "@highway/core/promos/schema";
import { AdButton, AdLink, adText } from "./ad-link";

type Props = { ad: Ad; onPress?: () => void };

/** The card is at least 512 px high and at most 368 px wide. */
export const AdCard = ({ ad, onPress }: Props) => (
  <div className="w-full max-w-[368px]">
    <AdLink ad={ad} onPress={onPress} className="relative flex min-h-[512px] flex-col">
      {ad.isFullImg && ad.imgUrl ? (
        <img src={ad.imgUrl} alt={adText(ad)} loading="lazy" className="absolute inset-0 size-full object-cover" />
      ) : (
        <>
          {ad.imgUrl && (
            <img src={ad.imgUrl} alt="" loading="lazy" className="h-[260px] w-full shrink-0 object-cover" />
          )}
          <span className="flex flex-1 flex-col items-start justify-center gap-2 p-6">
            <span className="text-balance font-semibold text-hero">{ad.header}</span>
            {ad.body && <span className="text-pretty text-md">{ad.body}</span>}
            <span className="mt-3">
              <AdButton ad={ad} />
            </span>
          </span>
        </>
      )}
    </AdLink>
  </div>
);
