import * as z from "zod/mini";
import { License, ToolDisclaimer } from "../people/permissions/schema";
import { phoneLabels, positions } from "./pure/constants";

/** The label of a phone number. The empty label is for a number of no kind. */
export const PhoneLabel = z.enum([...phoneLabels, ""]);

/** A phone number of the officer. `formatted` is the number as people read it, as in "(919) 555-0142 ext. 204". */
export const BrandPhone = z.strictObject({
  label: PhoneLabel,
  number: z.string(),
  ext: z.string(),
  formatted: z.string(),
});

export const CobrandPosition = z.enum(positions, "Choose left or right");
export type CobrandPosition = z.infer<typeof CobrandPosition>;
/** The co-brand that a report or a message names, and its side of the head. -1 is none. */
export type Together = { cobrandID?: string | -1; cobrandPosition?: CobrandPosition };

/** The co-brand of a report, with the side of the head on which it stands. */
const BrandCobrand = z.strictObject({
  cbID: z.string(),
  name: z.string(),
  title: z.string(),
  license: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.nullable(BrandPhone),
  hasHeadshot: z.boolean(),
  position: CobrandPosition,
});

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** Everything about the officer and the corporation that stands above and below what a client sees, as their permissions leave it. */
export const Brand = z.strictObject({
  /** False when the officer does not want to be shown above reports. */
  useHeader: z.boolean(),
  /** True when there is enough for the head of a report: a name and a company. */
  hasHeader: z.boolean(),
  name: z.string(),
  title: z.string(),
  /** The title and the disclaimers for clients who read Spanish; empty where nobody typed them. */
  titleEs: z.string(),
  /** True for a Certified Mortgage Advisor. */
  hasCMA: z.boolean(),
  license: z.string(),
  isNmls: z.boolean(),
  /** The label of the license: "NMLS #9401827", or the license as typed. */
  licenseLabel: z.string(),
  company: z.string(),
  email: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phones: z.array(BrandPhone),
  hasHeadshot: z.boolean(),
  /** The owner of the logo that is shown. */
  logo: z.nullable(z.enum(["user", "corp"])),
  /**
   * The marks that the corporation shows: 1 FDIC member, 2 equal housing lender, 3 equal housing opportunity, 4 NCUA, in this order. The text is
   * empty where it shows none.
   */
  complianceLogos: z.string(),
  stateLicenses: z.array(License),
  corpLicenses: z.array(License),
  stateLicenseBeforeDisclaimer: z.boolean(),
  disclaimer: z.string(),
  disclaimerEs: z.string(),
  corpDisclaimer: z.string(),
  corpDisclaimerEs: z.string(),
  toolDisclaimers: z.array(ToolDisclaimer),
  /** The officer's own line below the header. */
  custom: z.string(),
  cobrand: z.nullable(BrandCobrand),
  colors: z.strictObject({ primary: Color, secondary: Color }),
  poweredBy: z.boolean(),
  langVis: z.boolean(),
  /** The postal address in one line, which every mail must have: "Summit Home Lending, 4100 Wake Ridge Road, Suite 200, Raleigh, NC 27609". */
  postalAddress: z.string(),
});
export type Brand = z.infer<typeof Brand>;
export type BrandPhone = z.infer<typeof BrandPhone>;
