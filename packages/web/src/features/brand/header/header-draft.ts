import type { Header, HeaderUpdate } from "@highway/core/people/users/header.schema";
import type { Phone } from "@highway/core/people/users/phone.schema";
import { formatNumber } from "@highway/core/people/users/pure/phone-number";
import type { User } from "@highway/core/people/users/schema";
import { joinedList } from "@highway/core/platform/pure/merged-list";
import { sameParts } from "@highway/core/platform/pure/same-parts";
import { quantity } from "../../../lib/format/format";
import { type ChangedField, changedField } from "../../../lib/forms/use-form";
import { newRow, type Row, withoutKey } from "../../../lib/forms/use-rows";

/** What a call to save a header sends. */
export type Fields = Required<HeaderUpdate>;
type StateLicense = Header["stateLicenses"][number];
/** A header while it is typed: phones and licenses are rows. */
export type HeaderDraft = Omit<Fields, "primaryPhone" | "secondaryPhone" | "alternatePhone" | "stateLicenses"> & {
  phones: Row<Phone>[];
  stateLicenses: Row<StateLicense>[];
};

export const phoneSlots = ["primaryPhone", "secondaryPhone", "alternatePhone"] as const;
const isOfRows = (name: string) => name === "stateLicenses" || (phoneSlots as readonly string[]).includes(name);
const noPhone: Phone = { number: "", type: -1, ext: "" };

type Typed = Omit<HeaderDraft, "phones" | "stateLicenses">;

/** Picks what the officer types of a header besides its rows. The rest of it is a picture or the corporation's. */
function typedOf(header: Header) {
  const names = (Object.keys(fieldNames) as (keyof Fields)[]).filter((name) => !isOfRows(name));
  return Object.fromEntries(names.map((name) => [name, header[name]])) as Typed;
}

/** Makes a draft of the saved header. There is always one phone to type. */
export function draftOf(header: Header): HeaderDraft {
  const typed = phoneSlots.map((slot) => header[slot]).filter(({ number }) => number !== "");
  const phones = (typed.length > 0 ? typed : [{ ...noPhone, type: 0 as const }]).map((phone) =>
    newRow({ ...phone, number: formatNumber(phone.number) }),
  );
  return { ...typedOf(header), phones, stateLicenses: header.stateLicenses.map(newRow) };
}

/** Makes what the form begins with. An officer who has no header yet need not type what the profile knows. */
export function firstDraftOf({ header, profile }: User): HeaderDraft {
  const draft = draftOf(header);
  return header.name === "" ? { ...draft, name: profile.fullName, email: draft.email || profile.email } : draft;
}

/** Makes of a draft what a save sends. A row without a number is left out. */
export function fieldsOf({ phones, stateLicenses, ...plain }: HeaderDraft): Fields {
  const phoneAt = (at: number) => (phones[at]?.number.trim() ? withoutKey(phones[at]) : noPhone);
  return {
    ...plain,
    primaryPhone: phoneAt(0),
    secondaryPhone: phoneAt(1),
    alternatePhone: phoneAt(2),
    stateLicenses: stateLicenses.map(withoutKey),
  };
}

const trimText = (_key: string, value: unknown) => (typeof value === "string" ? value.trim() : value);
const same = (one: unknown, other: unknown) => JSON.stringify(one, trimText) === JSON.stringify(other, trimText);

/** Picks the fields in which a draft differs from another. */
export function changesOf(draft: HeaderDraft, saved: HeaderDraft): Partial<Fields> {
  const [now, before] = [fieldsOf(draft), fieldsOf(saved)];
  const names = Object.keys(now) as (keyof Fields)[];
  return Object.fromEntries(names.filter((name) => !same(now[name], before[name])).map((name) => [name, now[name]]));
}

/** Makes a draft of a newer header, in which what was typed after `before` stays, and states that were added in either place are both listed. */
export function draftOver(header: Header, draft: HeaderDraft, before: HeaderDraft): HeaderDraft {
  const [typed, began] = [fieldsOf(draft), fieldsOf(before)];
  const stateLicenses = joinedList(began.stateLicenses, typed.stateLicenses, header.stateLicenses);
  return draftOf({ ...header, ...changesOf(draft, before), stateLicenses });
}

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Lists what is typed in the fields that were changed elsewhere since the header was `read`. */
export const changedElsewhere = (changes: Partial<Fields>, read: Header, newer: Header): ChangedField[] =>
  (Object.keys(changes) as (keyof Fields)[]).flatMap((name) =>
    sameParts(newer[name], read[name]) ? [] : [changedField(capitalized(fieldNames[name]), newer[name])],
  );

const fieldNames: Record<keyof Fields, string> = {
  useHeader: "show my header",
  hasCMA: "CMA",
  name: "name",
  license: "license number",
  isNmls: "license label",
  company: "company",
  title: "title",
  titleEs: "title in Spanish",
  email: "email",
  website: "website",
  address: "street",
  city: "city",
  state: "state",
  zip: "ZIP",
  primaryPhone: "first phone",
  secondaryPhone: "second phone",
  alternatePhone: "third phone",
  custom: "your own line",
  disclaimer: "disclaimer",
  disclaimerEs: "disclaimer in Spanish",
  complianceLogos: "compliance marks",
  stateLicenses: "state licenses",
};

/** Lists the changes: "2 changes not saved: name, website". */
export function saysChanges(changes: Partial<Fields>): string {
  const names = (Object.keys(changes) as (keyof Fields)[]).map((name) => fieldNames[name]);
  return `${quantity(names.length, "change")} not saved: ${names.join(", ")}`;
}

/** Says on which tab a field is. */
export const tabOf = (field: string): "customheader" | "licenses" | "disclaimers" | "compliance" => {
  if (field.startsWith("stateLicenses")) return "licenses";
  if (field === "disclaimer" || field === "disclaimerEs") return "disclaimers";
  return field === "complianceLogos" ? "compliance" : "customheader";
};
