import { signedName } from "@highway/core/branding/pure/signed-name";
import type { Brand } from "@highway/core/branding/schema";
import { initials } from "../../../lib/format/format";
import { type PrintWords, useWords } from "./words";

/** A brand's pictures as data, small enough for paper; one that could not be had is left out. */
export type Pictures = { headshot?: string; logo?: string; cobrand?: string };

type Props = { brand: Brand; pictures: Pictures };

/** Who the report is from, and with whom: the co-brand on its side. Nobody where the officer shows no header. */
export function Heads({ brand, pictures }: Props) {
  const { cobrand } = brand;
  const isShown = brand.useHeader && brand.name !== "";
  if (!isShown && !cobrand) return null;
  const officer = isShown && (
    <Officer key="officer" brand={brand} pictures={pictures} isLast={cobrand?.position === "left"} />
  );
  const partner = cobrand && (
    <Partner key="partner" cobrand={cobrand} picture={pictures.cobrand} isLast={cobrand.position === "right"} />
  );
  return <header className="heads">{cobrand?.position === "left" ? [partner, officer] : [officer, partner]}</header>;
}

const phoneOf = ({ label, formatted }: Brand["phones"][number], { labels }: PrintWords) =>
  label ? `${labels[label]}: ${formatted}` : formatted;

function Officer({ brand, pictures, isLast }: Props & { isLast: boolean }) {
  const { print } = useWords();
  const roles = [brand.title || print.roles.officer, brand.licenseLabel].filter(Boolean).join(", ");
  const place = [brand.address, [brand.city, brand.state].filter(Boolean).join(", "), brand.zip]
    .filter(Boolean)
    .join(" ");
  return (
    <address className={isLast ? "person last" : "person"}>
      <Face name={brand.name} picture={pictures.headshot} />
      <div>
        <b>{signedName(brand)}</b>
        <p>{roles}</p>
        {brand.hasCMA && <p>{print.roles.advisor}</p>}
        <p>
          {brand.phones.map((phone) => (
            <span key={phone.formatted} className="item">
              {phoneOf(phone, print)}
            </span>
          ))}
        </p>
        <p>
          {[brand.email, brand.website.replace(/^https?:\/\//, "")].filter(Boolean).map((each) => (
            <span key={each} className="item">
              {each}
            </span>
          ))}
        </p>
        {place && <p>{place}</p>}
        {pictures.logo && <img className="logo" src={pictures.logo} alt={print.logoOf(brand.company)} />}
        <p className="company">{brand.company}</p>
        {brand.custom && <p>{brand.custom}</p>}
      </div>
    </address>
  );
}

type PartnerProps = { cobrand: NonNullable<Brand["cobrand"]>; picture: string | undefined; isLast: boolean };

function Partner({ cobrand, picture, isLast }: PartnerProps) {
  const { print } = useWords();
  const role = [cobrand.title, cobrand.company].filter(Boolean).join(", ");
  return (
    <address className={isLast ? "person last" : "person"}>
      <Face name={cobrand.name} picture={picture} />
      <div>
        <b>{cobrand.name}</b>
        {role && <p>{role}</p>}
        {cobrand.license && <p>{cobrand.license}</p>}
        {cobrand.phone && <p>{phoneOf(cobrand.phone, print)}</p>}
        {cobrand.email && <p>{cobrand.email}</p>}
      </div>
    </address>
  );
}

function Face({ name, picture }: { name: string; picture: string | undefined }) {
  const { print } = useWords();
  if (picture) return <img className="face" src={picture} alt={print.photoOf(name)} />;
  return (
    <span className="face" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
