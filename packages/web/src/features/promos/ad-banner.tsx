import type { Ad } from "@highway/core/promos/schema";
import { AdButton, AdLink, adText } from "./ad-link";

type Props = { ad: Ad; onPress?: () => void };

/** The banner is at most 100 px high. Where it is narrow, as on a phone, its parts stand below each other, at most 380 px high. */
export const AdBanner = ({ ad, onPress }: Props) => (
  <div className="@container w-full">
    <AdLink
      ad={ad}
      onPress={onPress}
      className="flex max-h-[380px] flex-col @min-[560px]:max-h-[100px] @min-[560px]:flex-row"
    >
      {ad.isFullImg && ad.imgUrl ? <Whole ad={ad} /> : <Words ad={ad} />}
    </AdLink>
  </div>
);

/** Shows the phone's picture where the banner is narrow, if there is one. A picture that is not shown is not fetched. */
function Pictures({ ad, alt, className }: { ad: Ad; alt: string; className: string }) {
  const narrow = ad.mobileImgUrl ?? ad.imgUrl;
  return (
    <>
      {narrow && <img src={narrow} alt={alt} loading="lazy" className={`${className} @min-[560px]:hidden`} />}
      {ad.imgUrl && <img src={ad.imgUrl} alt={alt} loading="lazy" className={`${className} @max-[560px]:hidden`} />}
    </>
  );
}

const Whole = ({ ad }: { ad: Ad }) => (
  <Pictures ad={ad} alt={adText(ad)} className="max-h-[380px] w-full object-cover @min-[560px]:h-[100px]" />
);

const Words = ({ ad }: { ad: Ad }) => (
  <>
    <Pictures
      ad={ad}
      alt=""
      className="h-[140px] w-full shrink-0 object-cover @min-[560px]:h-[100px] @min-[560px]:w-[168px]"
    />
    <span className="flex min-w-0 flex-1 flex-col items-start gap-3 p-4 @min-[560px]:flex-row @min-[560px]:items-center @min-[560px]:gap-6 @min-[560px]:px-5 @min-[560px]:py-3">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 block text-balance font-semibold text-h2 @min-[560px]:line-clamp-1">
          {ad.header}
        </span>
        {ad.body && (
          <span className="mt-0.5 line-clamp-4 block text-pretty text-ui @min-[560px]:line-clamp-2">{ad.body}</span>
        )}
      </span>
      <AdButton ad={ad} />
    </span>
  </>
);
