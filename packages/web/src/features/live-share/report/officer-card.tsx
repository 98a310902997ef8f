import { type Typed, titleIn } from "@highway/core/branding/pure/in-language";
import { phoneLabelIn } from "@highway/core/branding/pure/phone-in";
import { Mail, MessageSquare, Phone } from "lucide-react";
import { cx } from "../../../lib/class-names";
import type { Lang } from "../../../lib/words/lang";
import { Icon } from "../../../ui/icon";
import { Face } from "../face";
import { firstName } from "../first-name";
import { type BrandPhone, dialText } from "../phone-number";
import { useClientWords, useWords } from "../words";
import { pictureOf } from "./pictures";
import { type Shared, useSharedPage } from "./report-context";

/** The person behind the figures, and how to reach them; who appears with them stands on the side that the officer chose. */
export function OfficerCard() {
  const { brand } = useSharedPage();
  const partner = brand.cobrand && <Partner key="partner" partner={brand.cobrand} />;
  const officer = <Officer key="officer" />;
  return brand.cobrand?.position === "left" ? [partner, officer] : [officer, partner];
}

/** On a phone one line, so that the figures come soon: who it is, and three ways to reach them. On the narrowest the ways are below the name, which would break within a word. */
export function OfficerLine() {
  const { brand, link } = useSharedPage();
  const words = useClientWords();
  return (
    <section
      aria-label={words.contact.region}
      className="flex min-h-[68px] flex-wrap items-center gap-3 rounded-card border border-paper-line bg-surface px-3 py-2 shadow-paper print:border-0 print:px-0 print:shadow-none"
    >
      <Face name={brand.name} picture={brand.hasHeadshot ? pictureOf(link, "headshot") : null} />
      <div className="min-w-20 flex-1">
        <b className="block font-semibold leading-5 wrap-anywhere">{brand.name}</b>
        <span className="block text-fg-3 text-sm wrap-anywhere">{brand.licenseLabel || words.answer.officer}</span>
      </div>
      <Ways name={brand.name} email={brand.email} phones={brand.phones} isBrief />
      <OnPaper email={brand.email} phones={brand.phones} />
    </section>
  );
}

/** Paper takes no press: the numbers and the address are written out. */
const OnPaper = ({ email, phones }: Pick<PersonProps, "email" | "phones">) => (
  <div className="hidden min-w-56 print:block">
    <Numbers phones={phones} />
    <Address email={email} />
  </div>
);

const Address = ({ email }: { email: string }) =>
  email && <p className="hidden text-fg-2 text-note print:block">{email}</p>;

/** On a phone below the report: what the line above it leaves out, and who appears with the officer. */
export function OfficerMore() {
  const { brand, officer } = useSharedPage();
  const { lang, client: words } = useWords();
  const says = [titleIn(lang, brand), { text: brand.hasCMA ? words.contact.advisor : "", lang: "en" as const }].filter(
    ({ text }) => text !== "",
  );
  const hasMore = says.length > 0 || brand.custom || brand.website || brand.phones.length > 0;
  return (
    <>
      {hasMore && (
        <section aria-label={words.answer.moreAbout(officer)} className={card}>
          <b className="block font-semibold wrap-anywhere">{brand.name}</b>
          {says.map(({ text, lang: typedIn }) => (
            <span key={text} lang={typedIn} className="block text-fg-3 text-note wrap-anywhere">
              {text}
            </span>
          ))}
          <div className="print:hidden">
            <Numbers phones={brand.phones} />
          </div>
          <Custom />
        </section>
      )}
      {brand.cobrand && <Partner partner={brand.cobrand} />}
    </>
  );
}

const card =
  "rounded-card border border-paper-line bg-surface p-4 shadow-paper print:border-0 print:p-0 print:pt-4 print:shadow-none";

function Officer() {
  const { brand, link } = useSharedPage();
  const { lang, client } = useWords();
  const words = client.contact;
  const title = brand.title ? titleIn(lang, brand) : { text: words.yourOfficerBare, lang };
  return (
    <section aria-label={words.region} className={card}>
      <Person
        name={brand.name}
        title={title}
        says={[
          { text: brand.licenseLabel, lang },
          { text: brand.hasCMA ? words.advisor : "", lang: "en" },
        ]}
        picture={brand.hasHeadshot ? pictureOf(link, "headshot") : null}
        email={brand.email}
        phones={brand.phones}
      />
      <Custom />
    </section>
  );
}

/** What has no twin in another language is read aloud as the English that it is. */
const ownLang = (lang: Lang) => (lang === "en" ? undefined : "en");

/** What the officer says of themselves, and where to read more. */
function Custom() {
  const { custom, website } = useSharedPage().brand;
  const { lang } = useWords();
  return (
    <>
      {custom && (
        <p lang={ownLang(lang)} className="mt-3 text-fg-2 text-note wrap-anywhere">
          {custom}
        </p>
      )}
      {website && (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          className="-mb-2 block truncate py-2 touch:py-[13px] text-accent-text text-note underline underline-offset-2"
        >
          {website.replace(/^https?:\/\//, "")}
        </a>
      )}
    </>
  );
}

function Partner({ partner }: { partner: NonNullable<Shared["brand"]["cobrand"]> }) {
  const { link, officer } = useSharedPage();
  const { lang, client } = useWords();
  const words = client.contact;
  return (
    <section aria-label={words.partner(officer)} className={card}>
      <p className="mb-3 text-fg-3 text-note">{words.partner(officer)}</p>
      <Person
        name={partner.name}
        says={[
          { text: [partner.title, partner.company].filter(Boolean).join(", "), lang: "en" },
          { text: partner.license, lang },
        ]}
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
  title?: Typed;
  says: readonly Typed[];
  picture: string | null;
  email: string;
  phones: readonly BrandPhone[];
};

/** Somebody with a picture, a line or two, and every way to reach them. */
const Person = ({ name, title, says, picture, email, phones }: PersonProps) => (
  <div>
    <div className="flex items-center gap-3">
      <Face name={name} picture={picture} />
      <div className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        {title && (
          <span lang={title.lang} className="block text-fg-3 text-note wrap-anywhere">
            {title.text}
          </span>
        )}
        {says
          .filter(({ text }) => text !== "")
          .map(({ text: line, lang }) => (
            <span key={line} lang={lang} className="block text-fg-3 text-note wrap-anywhere">
              {line}
            </span>
          ))}
      </div>
    </div>
    <Ways name={name} email={email} phones={phones} />
    <Numbers phones={phones} />
    <Address email={email} />
  </div>
);

const way =
  "flex min-h-11 items-center justify-center gap-1.5 rounded-[10px] border border-paper-line bg-paper px-2 font-medium text-md no-underline hover:bg-paper-2 tiny:px-1 [&_svg]:text-accent";

type WaysProps = Pick<PersonProps, "name" | "email" | "phones"> & { isBrief?: boolean };

/** Each way to reach somebody. Brief ones are signs alone. */
function Ways({ name, email, phones, isBrief = false }: WaysProps) {
  const words = useClientWords().contact;
  const called = firstName(name);
  const [first] = phones;
  const cell = textable(phones);
  if (!first && !email) return null;
  const look = cx(way, isBrief && "size-11");
  const said = cx(isBrief ? "sr-only" : "");
  return (
    <nav
      aria-label={words.label(called)}
      className={cx("grid auto-cols-fr grid-flow-col gap-1.5 print:hidden", !isBrief && "mt-3")}
    >
      {first && (
        <a href={`tel:${dialText(first)}`} className={look} aria-label={words.callNumber(first.formatted)}>
          <Icon of={Phone} size={18} />
          <span className={said}>{words.call}</span>
        </a>
      )}
      {cell && (
        <a href={`sms:${dialText({ ...cell, ext: "" })}`} className={look} aria-label={words.textPerson(called)}>
          <Icon of={MessageSquare} size={18} />
          <span className={said}>{words.text}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={look} aria-label={words.emailPerson(called)}>
          <Icon of={Mail} size={18} />
          <span className={said}>{words.email}</span>
        </a>
      )}
    </nav>
  );
}

/** Every number that somebody gives: a screen without a phone, and paper, can only be read. */
function Numbers({ phones }: { phones: readonly BrandPhone[] }) {
  const { lang, client } = useWords();
  if (phones.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-0.5 text-fg-3 text-note touch:mt-1 touch:gap-0" aria-label={client.contact.also}>
      {phones.map((phone) => (
        <li key={`${phone.label}${phone.number}`} className="flex items-center justify-between gap-3">
          {phoneLabelIn(lang, phone.label)}
          <a
            href={`tel:${dialText(phone)}`}
            className="inline-flex items-center text-fg-2 no-underline touch:min-h-11 hover:underline"
          >
            {phone.formatted}
          </a>
        </li>
      ))}
    </ul>
  );
}
