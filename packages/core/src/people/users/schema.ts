import * as z from "zod/mini";
import { Email } from "../../platform/email.schema";
import { required, trimmed } from "../../platform/fields.schema";
import { AddOn, CorpId, Features } from "../permissions/schema";
import { Header, HeaderInput } from "./header.schema";

export const UserId = z.string().check(z.regex(/^usr_[0-9a-z]{26}$/, "That person no longer exists."));

export const roles = ["officer", "admin", "staff"] as const;
/** The themes are light and dark, each also in colors that red-green color-blind people can tell apart; `device` is light or dark as the device is. */
export const themes = ["light", "dark", "red-green-colorblind", "red-green-colorblind-dark", "device"] as const;
export const UserTheme = z.enum(themes, "That is not a theme.");
export type UserTheme = z.infer<typeof UserTheme>;

const preferencesFailed = "Failed to update preferences";
const Sign = z.enum(["fee", "percent"], preferencesFailed);
/** The record holds the yearly property tax in percent by county (five-digit FIPS code) or by state ("NC"). */
export const PropertyTaxDefaults = z
  .record(
    z.string(preferencesFailed).check(z.regex(/^([A-Z]{2}|\d{5})$/, preferencesFailed)),
    z.number(preferencesFailed).check(z.gte(0, preferencesFailed), z.lte(100, preferencesFailed)),
    preferencesFailed,
  )
  .check(z.refine((places) => Object.keys(places).length <= 200, preferencesFailed));

/** Preferences say whether the officer types dollars (`fee`) or percent, what the calculator offers, and what Home shows. */
export const Preferences = z.strictObject({
  propertyTaxSign: z._default(Sign, "percent"),
  downPaymentSign: z._default(Sign, "percent"),
  mortgageInsuranceSign: z._default(Sign, "percent"),
  propertyTaxDefaults: z._default(PropertyTaxDefaults, {}),
  /** False leaves all cash out of the programs that the calculator offers. */
  showAllCash: z._default(z.boolean(), true),
  /** False hides the first steps, which Home shows until all are done. */
  showFirstSteps: z._default(z.boolean(), true),
});
export type Preferences = z.infer<typeof Preferences>;

/**
 * The input holds only the preferences that change. `propertyTaxDefaults` is replaced as a whole; where `was` says what it said when the change began, the
 * places that were changed elsewhere since stay as they are.
 */
export const PreferencesInput = z.strictObject({
  propertyTaxSign: z.optional(Sign),
  downPaymentSign: z.optional(Sign),
  mortgageInsuranceSign: z.optional(Sign),
  propertyTaxDefaults: z.optional(PropertyTaxDefaults),
  showAllCash: z.optional(z.boolean(preferencesFailed)),
  showFirstSteps: z.optional(z.boolean(preferencesFailed)),
  was: z.optional(z.strictObject({ propertyTaxDefaults: PropertyTaxDefaults })),
});
export type PreferencesInput = z.output<typeof PreferencesInput>;

const FullName = z
  .string("Name is required")
  .check(...trimmed, ...required("Name is required"), z.maxLength(120, "The name is too long."));

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
  /** The loan-rate feeds know the person by this id, which is `id` without its prefix. */
  lrID: z.string(),
  corpID: CorpId,
  email: Email,
  roles: z.array(z.enum(roles)),
  /** The sign-in address alone decides who belongs to the provider's staff. */
  isMBSEmployee: z.boolean(),
  profile: z.strictObject({ fullName: z.string(), email: Email, userTheme: UserTheme }),
  header: Header,
  userPreferences: Preferences,
  /** A feature is on when it is on for the person or for the corporation. */
  features: Features,
  addOns: z.array(AddOn),
  /** Stands where the signed-in person must set up a second factor before anything else. */
  mustEnroll: z.optional(z.literal(true)),
});
export type User = z.infer<typeof User>;
