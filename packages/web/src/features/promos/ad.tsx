import type { AdPlace, Palette } from "@highway/core/promos/pure/constants";
import type { Ad } from "@highway/core/promos/schema";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { PromoLink } from "./promo-link";

type AdPalette = { label: string; ground: string; button: string };

/** An ad brings its own background and text colors, so it reads the same in every theme. */
export const adPalettes: Record<Palette, AdPalette> = {
  lightGreen: { label: "Light green", ground: "bg-ad-light text-on-ad-light", button: "bg-on-ad-light text-ad-light" },
  mediumGreen: {
    label: "Medium green",
    ground: "bg-ad-medium text-on-ad-dark",
    button: "bg-on-ad-dark text-ad-dark",
  },
  darkGreen: { label: "Dark green", ground: "bg-ad-dark text-on-ad-dark", button: "bg-on-ad-dark text-ad-dark" },
  darkGreenGradient: {
    label: "Dark green gradient",
    ground: "bg-linear-to-r from-ad-dark to-ad-dark-end text-on-ad-dark",
    button: "bg-on-ad-dark text-ad-dark",
  },
};

/** Names the places where an ad can stand. */
export const places: Record<AdPlace, string> = { home: "Banner on Home", results: "Card below results" };

type LinkProps = { ad: Ad; className: string; onPress?: (() => void) | undefined; children: ReactNode };

const AdLink = ({ ad, className, onPress, children }: LinkProps) => (
  <PromoLink to={ad.link} className={cx(adPalettes[ad.palette].ground, className)} onOpen={onPress}>
    {children}
  </PromoLink>
);

/** This only looks like a button; the ad around it is the link. */
const AdButton = ({ ad }: { ad: Ad }) => (
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
const adText = ({ header, body, buttonText }: Ad) => [header, body, buttonText].filter(Boolean).join(" ");

type AdProps = { ad: Ad; onPress?: () => void };

/** The banner is at most 100 px high. Where it is narrow, as on a phone, its parts stand below each other, at most 380 px high. */
export const AdBanner = ({ ad, onPress }: AdProps) => (
  <div className="@container w-full">
    <AdLink
      ad={ad}
      onPress={onPress}
      className="flex max-h-[380px] flex-col @min-[560px]:max-h-[100px] @min-[560px]:flex-row"
    >
      {ad.isFullImg && ad.imgUrl ? <WholePicture ad={ad} /> : <PictureAndWords ad={ad} />}
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

const WholePicture = ({ ad }: { ad: Ad }) => (
  <Pictures ad={ad} alt={adText(ad)} className="max-h-[380px] w-full object-cover @min-[560px]:h-[100px]" />
);

const PictureAndWords = ({ ad }: { ad: Ad }) => (
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

/** The card is at least 512 px high and at most 368 px wide. */
export const AdCard = ({ ad, onPress }: AdProps) => (
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
