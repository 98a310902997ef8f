import * as z from "zod/mini";
import { AddOn, CorpId, Features, License, ToolDisclaimer } from "../permissions/schema";

export const UserId = z.string().check(z.regex(/^usr_[0-9a-z]{26}$/, "That person no longer exists."));

/** A sign-in address; upper and lower case are the same person. */
export const Email = z
  .string("Invalid email")
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, "Invalid email"), z.email("Invalid email"));

export const roles = ["officer", "admin", "staff"] as const;
/** Light and dark, each also with colors that red-green color-blind people tell apart. */
export const themes = ["light", "dark", "red-green-colorblind", "red-green-colorblind-dark"] as const;
export const UserTheme = z.enum(themes, "That is no theme.");
export type UserTheme = z.infer<typeof UserTheme>;

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), "");

/** 0 Office, 1 Direct, 2 Cell, -1 none. */
export const Phone = z.strictObject({
  number: text(30),
  type: z._default(z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]), -1),
  ext: text(10),
});

/** What the officer types about themself; it heads what clients see. */
export const HeaderInput = z.strictObject({
  useHeader: z._default(z.boolean(), true),
  hasCMA: z._default(z.boolean(), false),
  name: text(120),
  license: text(60),
  /** Whether `license` is a number of the Nationwide Multistate Licensing System. */
  isNmls: z._default(z.boolean(), true),
  company: text(120),
  title: text(120),
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
  /** 1 FDIC member, 2 equal housing lender, 3 equal housing opportunity, 4 NCUA. */
  complianceLogos: z._default(z.string().check(z.regex(/^[1-4]{0,4}$/)), ""),
  stateLicenses: z._default(z.array(License), []),
});
export type HeaderInput = z.infer<typeof HeaderInput>;

export const Header = z.extend(HeaderInput, {
  /** Whether there is enough to head a report: a name and a company. */
  hasHeader: z.boolean(),
  corpDisclaimer: z.string(),
  corpLicenses: z.array(License),
  corpToolDisclaimer: z.array(ToolDisclaimer),
});

const preferencesFailed = "Failed to update preferences";
const Sign = z.enum(["fee", "percent"], preferencesFailed);
/** Yearly property tax in percent by county (five-digit FIPS code) or state ("NC"). */
const PropertyTaxDefaults = z
  .record(
    z.string(preferencesFailed).check(z.regex(/^([A-Z]{2}|\d{5})$/, preferencesFailed)),
    z.number(preferencesFailed).check(z.gte(0, preferencesFailed), z.lte(100, preferencesFailed)),
    preferencesFailed,
  )
  .check(z.refine((places) => Object.keys(places).length <= 200, preferencesFailed));

/** In which unit the officer likes to type, dollars (`fee`) or percent, and what the calculator offers. */
export const Preferences = z.strictObject({
  propertyTaxSign: z._default(Sign, "percent"),
  downPaymentSign: z._default(Sign, "percent"),
  mortgageInsuranceSign: z._default(Sign, "percent"),
  propertyTaxDefaults: z._default(PropertyTaxDefaults, {}),
  /** Off for an officer who never compares with a purchase in cash. */
  showAllCash: z._default(z.boolean(), true),
});
export type Preferences = z.infer<typeof Preferences>;

/** Only what is sent changes; `propertyTaxDefaults` is replaced whole. */
export const PreferencesInput = z.strictObject({
  propertyTaxSign: z.optional(Sign),
  downPaymentSign: z.optional(Sign),
  mortgageInsuranceSign: z.optional(Sign),
  propertyTaxDefaults: z.optional(PropertyTaxDefaults),
  showAllCash: z.optional(z.boolean(preferencesFailed)),
});

const FullName = z
  .string("Name is required")
  .check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(120, "The name is too long."));

export const ProfileInput = z
  .strictObject({ fullName: z.optional(FullName), userTheme: z.optional(UserTheme) })
  .check(z.refine((input) => Object.keys(input).length > 0, "No changes to save."));

export const UserInput = z.strictObject({
  email: Email,
  fullName: FullName,
  corpID: CorpId,
  isAdmin: z._default(z.boolean(), false),
  userTheme: z._default(UserTheme, "light"),
  header: z.prefault(HeaderInput, {}),
  features: z.prefault(Features, {}),
  addOns: z._default(z.array(AddOn), []),
});

export const User = z.strictObject({
  id: UserId,
  /** The person's id in the loan-rate feeds: the id without its prefix. */
  lrID: z.string(),
  corpID: CorpId,
  email: Email,
  roles: z.array(z.enum(roles)),
  /** Staff of the provider, by the sign-in address alone. */
  isMBSEmployee: z.boolean(),
  profile: z.strictObject({ fullName: z.string(), email: Email, userTheme: UserTheme }),
  header: Header,
  userPreferences: Preferences,
  /** On for the person or for the corporation. */
  features: Features,
  addOns: z.array(AddOn),
});
export type User = z.infer<typeof User>;
