import { titleIn } from "@highway/core/branding/pure/in-language";
import { phoneIn } from "@highway/core/branding/pure/phone-in";
import { signedName } from "@highway/core/branding/pure/signed-name";
import type { Brand } from "@highway/core/branding/schema";
import { cx } from "../../../lib/class-names";
import { initials } from "../../../lib/format/format";
import { useWords } from "./words";

/** A brand's pictures as data, small enough for paper. One that could not be loaded is left out. */
export type Pictures = {
  headshot?: string;
  logo?: string;
  cobrand?: string;
  /** Pictures of homes, by the address in the report. */
  homes?: ReadonlyMap<string, string>;
};

type Props = {
  brand: Brand;
  pictures: Pictures;
  /** Whether the page is full, so that the postal address is left out. */
  isClose?: boolean;
};

/** The senders of the report: the officer, and the co-brand beside. Empty if the officer shows no header. */
export function Heads({ brand, pictures, isClose = false }: Props) {
  const { cobrand } = brand;
  const isShown = brand.useHeader && brand.name !== "";
  if (!isShown && !cobrand) return null;
  const officer = isShown && (
    <Officer key="officer" brand={brand} pictures={pictures} isClose={isClose} isLast={cobrand?.position === "left"} />
  );
  const partner = cobrand && (
    <Partner key="partner" cobrand={cobrand} picture={pictures.cobrand} isLast={cobrand.position === "right"} />
  );
  return (
    <header className="flex justify-between gap-[0.4in] pb-14">
      {cobrand?.position === "left" ? [partner, officer] : [officer, partner]}
    </header>
  );
}

/** The classes of one person. A partner has a third of the width; a longer name breaks within it, and the officer's within the rest. */
const personClass = (isLast: boolean) =>
  cx(
    "wrap-anywhere grid items-start gap-10 text-fg-2 text-sm not-italic leading-[12.5pt]",
    isLast ? "grid-cols-[minmax(0,1fr)_46pt] text-right" : "grid-cols-[46pt_minmax(0,1fr)]",
  );
const nameClass = "block text-fg text-sub leading-15";
/** The classes of a number or an address, which moves to the next line as a whole, and is broken only if it fills a line. */
const itemClass = (isLast: boolean) => cx("inline-block", isLast ? "ml-7" : "mr-7");

function Officer({ brand, pictures, isClose, isLast }: Props & { isLast: boolean }) {
  const { print, lang } = useWords();
  const title = titleIn(lang, brand);
  const place = [brand.address, [brand.city, brand.state].filter(Boolean).join(", "), brand.zip]
    .filter(Boolean)
    .join(" ");
  return (
    <address className={personClass(isLast)}>
      <Face name={brand.name} picture={pictures.headshot} isLast={isLast} />
      <div>
        <b className={nameClass}>{signedName(brand)}</b>
        <p>
          {title.text ? <span lang={title.lang}>{title.text}</span> : print.roles.officer}
          {brand.licenseLabel && `, ${brand.licenseLabel}`}
        </p>
        {brand.hasCMA && <p>{print.roles.advisor}</p>}
        <p>
          {brand.phones.map((phone) => (
            <span key={phone.formatted} className={itemClass(isLast)}>
              {phoneIn(lang, phone)}
            </span>
          ))}
        </p>
        <p>
          {[brand.email, brand.website.replace(/^https?:\/\//, "")].filter(Boolean).map((each) => (
            <span key={each} className={itemClass(isLast)}>
              {each}
            </span>
          ))}
        </p>
        {place && !isClose && <p>{place}</p>}
        {pictures.logo && (
          <img
            className={cx("mt-5 block max-w-[1.9in]", isClose ? "max-h-20" : "max-h-30", isLast && "ml-auto")}
            src={pictures.logo}
            alt={print.logoOf(brand.company)}
          />
        )}
        <p className="mt-3 font-semibold text-[9pt] text-fg">{brand.company}</p>
        {brand.custom && <p>{brand.custom}</p>}
      </div>
    </address>
  );
}

type PartnerProps = { cobrand: NonNullable<Brand["cobrand"]>; picture: string | undefined; isLast: boolean };

function Partner({ cobrand, picture, isLast }: PartnerProps) {
  const { lang } = useWords();
  const role = [cobrand.title, cobrand.company].filter(Boolean).join(", ");
  return (
    <address className={cx(personClass(isLast), "max-w-[36%] shrink-0")}>
      <Face name={cobrand.name} picture={picture} isLast={isLast} />
      <div>
        <b className={nameClass}>{cobrand.name}</b>
        {role && <p>{role}</p>}
        {cobrand.license && <p>{cobrand.license}</p>}
        {cobrand.phone && <p>{phoneIn(lang, cobrand.phone)}</p>}
        {cobrand.email && <p>{cobrand.email}</p>}
      </div>
    </address>
  );
}

function Face({ name, picture, isLast }: { name: string; picture: string | undefined; isLast: boolean }) {
  const { print } = useWords();
  const faceClass = cx(
    "grid size-46 place-items-center rounded-full bg-clay-soft object-cover font-semibold text-[14pt] text-clay-text",
    isLast && "order-2",
  );
  if (picture) return <img className={faceClass} src={picture} alt={print.photoOf(name)} />;
  return (
    <span className={faceClass} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
