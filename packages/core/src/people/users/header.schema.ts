import * as z from "zod/mini";
import { EmailOrNone } from "../../platform/email.schema";
import { required, trimmed, Was } from "../../platform/fields.schema";
import { isStateCode } from "../../platform/pure/states";
import { License, ToolDisclaimer } from "../permissions/schema";
import { Phone, PhoneInput } from "./phone.schema";

const text = (most: number) => z._default(z.string().check(...trimmed, z.maxLength(most)), "");

/** A saved header stands at the top of what clients see. */
export const HeaderInput = z.strictObject({
  useHeader: z._default(z.boolean(), true),
  /** True says that the officer is a Certified Mortgage Advisor. */
  hasCMA: z._default(z.boolean(), false),
  name: text(120),
  license: text(60),
  /** True says that `license` is a number of the Nationwide Multistate Licensing System. */
  isNmls: z._default(z.boolean(), true),
  company: text(120),
  title: text(120),
  /** The title for clients who read Spanish. */
  titleEs: text(120),
  email: text(254),
  website: text(300),
  address: text(200),
  city: text(100),
  state: text(2),
  zip: text(10),
  primaryPhone: z.prefault(Phone, {}),
  secondaryPhone: z.prefault(Phone, {}),
  alternatePhone: z.prefault(Phone, {}),
  headshot: z._default(z.nullable(z.string()), null),
  logo: z._default(z.nullable(z.string()), null),
  custom: text(500),
  disclaimer: text(10_000),
  disclaimerEs: text(10_000),
  /** The digits name the logos: 1 FDIC member, 2 equal housing lender, 3 equal housing opportunity, 4 NCUA. */
  complianceLogos: z._default(z.string().check(z.regex(/^[1-4]{0,4}$/)), ""),
  stateLicenses: z._default(z.array(License), []),
});
export type HeaderInput = z.infer<typeof HeaderInput>;

export const Header = z.extend(HeaderInput, {
  /** True says that the header has what a report needs: a name and a company. */
  hasHeader: z.boolean(),
  /** The corporation's logo is shown from this address. */
  corpLogo: z.nullable(z.string()),
  corpDisclaimer: z.string(),
  corpDisclaimerEs: z.string(),
  corpLicenses: z.array(License),
  corpToolDisclaimer: z.array(ToolDisclaimer),
});
export type Header = z.infer<typeof Header>;

/** The form shows these sentences at the fields of the header. */
export const headerSentences = {
  name: "Name is required",
  company: "Company is required",
  website: "Enter a web address such as www.summithome.com",
  state: "Choose a state",
  zip: "Enter a ZIP code such as 27609",
  nmls: "An NMLS number is up to 12 digits",
  marks: "Choose from the four compliance marks",
  licenseState: "Choose a state",
  licenseNumber: "License number is required",
  licenses: "Enter at most 60 licenses",
  enforced: "Your company sets this for all its officers.",
  nothing: "No changes to save.",
  stale: "Your header was changed after you opened it.",
} as const;

const typedText = (most: number) =>
  z.string("Enter text").check(...trimmed, z.maxLength(most, `Use at most ${most.toLocaleString("en-US")} characters`));
const flag = z.boolean("Answer true or false");
const emptyOr = (pattern: RegExp, sentence: string) =>
  z.refine<string>((value) => value === "" || pattern.test(value), sentence);

/** A website gets `https://` when its scheme was left out. Only web addresses pass, since clients click them. */
const Website = z.pipe(
  typedText(300),
  z.pipe(
    z.transform((value: string) => (value === "" || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`)),
    z.string().check(emptyOr(/^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/i, headerSentences.website)),
  ),
);

const StateLicense = z.strictObject({
  stateLic: z.string(headerSentences.licenseState).check(z.refine<string>(isStateCode, headerSentences.licenseState)),
  licenseNum: typedText(60).check(...required(headerSentences.licenseNumber)),
  stateLang: z._default(typedText(500), ""),
});

/** The marks are saved once each, in the order of their numbers. */
const Marks = z.pipe(
  z.string(headerSentences.marks).check(z.regex(/^[1-4]{0,4}$/, headerSentences.marks)),
  z.transform((marks: string) => [...new Set(marks)].sort().join("")),
);

const fields = {
  useHeader: flag,
  hasCMA: flag,
  name: typedText(120).check(...required(headerSentences.name)),
  license: typedText(60),
  isNmls: flag,
  company: typedText(120).check(...required(headerSentences.company)),
  title: typedText(120),
  titleEs: typedText(120),
  email: EmailOrNone,
  website: Website,
  address: typedText(200),
  city: typedText(100),
  state: typedText(2).check(z.refine<string>((code) => code === "" || isStateCode(code), headerSentences.state)),
  zip: typedText(10).check(emptyOr(/^\d{5}(-\d{4})?$/, headerSentences.zip)),
  primaryPhone: PhoneInput,
  secondaryPhone: PhoneInput,
  alternatePhone: PhoneInput,
  custom: typedText(500),
  disclaimer: typedText(10_000),
  disclaimerEs: typedText(10_000),
  complianceLogos: Marks,
  stateLicenses: z.array(StateLicense, "Give a list").check(z.maxLength(60, headerSentences.licenses)),
};

/** Says whether a license fits its label: an NMLS id is a number, and a license of another kind can be any text. */
export const fitsNmls = ({ license, isNmls }: { license: string; isNmls: boolean }) =>
  !isNmls || license === "" || /^\d{1,12}$/.test(license);

/** An update holds only the fields that change, so that two tabs of the settings both keep what they save. Pictures have calls of their own. */
export const HeaderUpdate = z
  .partial(z.strictObject(fields))
  .check(z.refine((sent) => Object.keys(sent).some((name) => name !== "was"), headerSentences.nothing))
  .check(
    z.check(({ value: { isNmls = false, license = "" }, issues }) => {
      if (!fitsNmls({ license, isNmls }))
        issues.push({ code: "custom", input: license, path: ["license"], message: headerSentences.nmls });
    }),
  );
export type HeaderUpdate = z.output<typeof HeaderUpdate>;

/** An update as it is saved. */
export const HeaderSave = z.extend(HeaderUpdate, { was: Was });
export type HeaderSave = z.output<typeof HeaderSave>;
