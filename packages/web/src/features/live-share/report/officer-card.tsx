import { Mail, MessageSquare, Phone } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { type BrandPhone, dialled } from "../dialled";
import { Face } from "../face";
import { firstName } from "../first-name";
import { useClientWords } from "../words";
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

/** A text goes to a cell phone, where there is one. */
const textable = (phones: readonly BrandPhone[]) =>
  phones.find(({ label }) => label === "Cell") ?? phones.find(({ ext }) => !ext);

type PersonProps = {
  name: string;
  says: readonly string[];
  picture: string | null;
  email: string;
  phones: readonly BrandPhone[];
};

/** Somebody with a picture, a line or two, and every way to reach them. */
const Person = ({ name, says, picture, email, phones }: PersonProps) => (
  <div>
    <div className="flex items-center gap-3">
      <Face name={name} picture={picture} />
      <div className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        {says.filter(Boolean).map((line) => (
          <span key={line} className="block text-fg-3 text-note wrap-anywhere">
            {line}
          </span>
        ))}
      </div>
    </div>
    <Ways name={name} email={email} phones={phones} />
    <Numbers phones={phones} />
  </div>
);

const way =
  "flex min-h-11 items-center justify-center gap-2 rounded-[10px] border border-paper-line bg-paper px-2 font-medium text-md no-underline hover:bg-paper-2 tiny:px-1 [&_svg]:text-accent tiny:[&_svg]:hidden";

function Ways({ name, email, phones }: Pick<PersonProps, "name" | "email" | "phones">) {
  const words = useClientWords().contact;
  const called = firstName(name);
  const [first] = phones;
  const cell = textable(phones);
  if (!first && !email) return null;
  return (
    <nav
      aria-label={words.label(called)}
      className="mt-3.5 grid grid-flow-col auto-cols-fr gap-2 wide:grid-flow-row wide:grid-cols-2 print:hidden"
    >
      {first && (
        <a
          href={`tel:${dialled(first)}`}
          className={`${way} wide:col-span-2`}
          aria-label={words.callNumber(first.formatted)}
        >
          <Icon of={Phone} size={18} />
          <span className="wide:hidden">{words.call}</span>
          <span className="narrow:hidden">{words.callNumber(first.formatted)}</span>
        </a>
      )}
      {cell && (
        <a href={`sms:${dialled({ ...cell, ext: "" })}`} className={way} aria-label={words.textPerson(called)}>
          <Icon of={MessageSquare} size={18} />
          {words.text}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={way} aria-label={words.emailPerson(called)}>
          <Icon of={Mail} size={18} />
          {words.email}
        </a>
      )}
    </nav>
  );
}

/** Every number that the officer gives; on paper, the only way to read them. */
function Numbers({ phones }: { phones: readonly BrandPhone[] }) {
  const words = useClientWords().contact;
  const labels = { Office: words.office, Direct: words.direct, Cell: words.cell, "": "" };
  if (phones.length < 2)
    return phones[0] ? <p className="mt-2 hidden text-note print:block">{phones[0].formatted}</p> : null;
  return (
    <ul className="mt-3 grid gap-0.5 text-fg-3 text-note" aria-label={words.also}>
      {phones.map((phone) => (
        <li key={`${phone.label}${phone.number}`} className="flex justify-between gap-3">
          {labels[phone.label]}
          <a href={`tel:${dialled(phone)}`} className="text-fg-2 no-underline hover:underline">
            {phone.formatted}
          </a>
        </li>
      ))}
    </ul>
  );
}
