import * as z from "zod/mini";
import { License, ToolDisclaimer } from "../people/permissions/schema";
import { phoneLabels, positions } from "./pure/constants";

/** The empty one is a number of no kind. */
export const PhoneLabel = z.enum([...phoneLabels, ""]);

/** `formatted` is as people read it: "(919) 555-0142 ext. 204". */
export const BrandPhone = z.strictObject({
  label: PhoneLabel,
  number: z.string(),
  ext: z.string(),
  formatted: z.string(),
});

export const CobrandPosition = z.enum(positions, "Choose left or right");
export type CobrandPosition = z.infer<typeof CobrandPosition>;

/** Somebody with whom the officer appears, on one side of the report's head. */
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

/** Everything about the officer and the corporation that heads and closes what a client sees, as their permissions leave it. */
export const Brand = z.strictObject({
  /** Off: the officer does not want to be shown above reports. */
  useHeader: z.boolean(),
  /** Whether there is enough to head a report: a name and a company. */
  hasHeader: z.boolean(),
  name: z.string(),
  title: z.string(),
  /** A Certified Mortgage Advisor. */
  hasCMA: z.boolean(),
  license: z.string(),
  isNmls: z.boolean(),
  /** "NMLS #9401827", or the license as typed. */
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
  /** Whose logo is shown. */
  logo: z.nullable(z.enum(["user", "corp"])),
  /** 1 FDIC member, 2 equal housing lender, 3 equal housing opportunity, 4 NCUA, in this order; empty where the corporation shows none. */
  complianceLogos: z.string(),
  stateLicenses: z.array(License),
  corpLicenses: z.array(License),
  stateLicenseBeforeDisclaimer: z.boolean(),
  disclaimer: z.string(),
  corpDisclaimer: z.string(),
  toolDisclaimers: z.array(ToolDisclaimer),
  /** The officer's own line below the header. */
  custom: z.string(),
  cobrand: z.nullable(BrandCobrand),
  colors: z.strictObject({ primary: Color, secondary: Color }),
  poweredBy: z.boolean(),
  langVis: z.boolean(),
  /** One line, which every mail must have: "Summit Home Lending, 4100 Wake Ridge Road, Suite 200, Raleigh, NC 27609". */
  postalAddress: z.string(),
});
export type Brand = z.infer<typeof Brand>;
export type BrandPhone = z.infer<typeof BrandPhone>;
