import { useClientWords } from "../words";
import { Person } from "./person";
import { pictureOf } from "./pictures";
import { type Shared, useShared } from "./report-context";

/** The person behind the figures, and how to reach them; who appears with them stands on the side that the officer chose. */
export function OfficerCard() {
  const { brand } = useShared();
  const partner = brand.cobrand && <Partner key="partner" partner={brand.cobrand} />;
  const officer = <Officer key="officer" />;
  return brand.cobrand?.position === "left" ? [partner, officer] : [officer, partner];
}

const card = "rounded-card border border-paper-line bg-surface p-4 shadow-paper wide:p-5";

function Officer() {
  const { brand, link } = useShared();
  const words = useClientWords().contact;
  const license = brand.licenseLabel ? words.yourOfficer(brand.licenseLabel) : words.yourOfficerBare;
  return (
    <section aria-label={words.region} className={`${card} narrow:order-1`}>
      <Person
        name={brand.name}
        says={[license, brand.title, brand.hasCMA ? words.advisor : ""]}
        picture={brand.hasHeadshot ? pictureOf(link, "headshot") : null}
        email={brand.email}
        phones={brand.phones}
      />
      {brand.custom && <p className="mt-3 text-fg-2 text-note wrap-anywhere">{brand.custom}</p>}
      {brand.website && (
        <a
          href={brand.website}
          target="_blank"
          rel="noreferrer"
          className="-mb-2 mt-1 block truncate py-2 text-accent-text text-note underline underline-offset-2"
        >
          {brand.website.replace(/^https?:\/\//, "")}
        </a>
      )}
    </section>
  );
}

/** On a phone below the figures: four numbers come before anything else. */
function Partner({ partner }: { partner: NonNullable<Shared["brand"]["cobrand"]> }) {
  const { link, officer } = useShared();
  const words = useClientWords().contact;
  return (
    <section aria-label={words.partner(officer)} className={`${card} narrow:order-5`}>
      <p className="mb-3 text-fg-3 text-note">{words.partner(officer)}</p>
      <Person
        name={partner.name}
        says={[[partner.title, partner.company].filter(Boolean).join(", "), partner.license]}
        picture={partner.hasHeadshot ? pictureOf(link, "cobrand") : null}
        email={partner.email}
        phones={partner.phone ? [partner.phone] : []}
      />
    </section>
  );
}
