import * as z from "zod/mini";

export const CorpId = z.string().check(z.regex(/^crp_[0-9a-z]{26}$/, "That corporation no longer exists."));

const Off = z._default(z.boolean(), false);
const On = z._default(z.boolean(), true);
/** An e-mail address, or several after commas; empty when there is none. */
const Addresses = z._default(z.string().check(z.trim(), z.maxLength(1000)), "");

/** What a corporation allows its officers, each with the value that holds until an admin changes it. */
export const CorpPermissions = z.strictObject({
  approvalEmailTo: Addresses,
  approvalEmailCC: Addresses,
  cc: Addresses,
  sendForApproval: Off,
  compLogos: On,
  reportMessageVis: On,
  langVis: On,
  mbsDisclaimer: On,
  poweredBy: On,
  screenShareVis: On,
  stateLicenseBeforeDisclaimer: Off,
  useCorpLogo: Off,
  hideAlertDetails: Off,
  requirePasscode: Off,
  allowSiteBanners: On,
  showStance: On,
  isEnterprise: Off,
  allowLoanAdvisorUpsell: Off,
  showUSDA: Off,
  showCobrand: On,
  enforceBranding: Off,
  hideMbsScripts: Off,
  hideSSFrames: Off,
  forceSocialStudioFrames: Off,
  hideDownloadMarketWrap: Off,
  hideTaxLetter: Off,
  marketingKitVisible: Off,
});
export type CorpPermissions = z.infer<typeof CorpPermissions>;

/** Client manager, steps for success, the assistant: on for a person when on for the person or for the corporation. */
export const Features = z.strictObject({ cm: Off, sfs: Off, aiBot: Off });
export type Features = z.infer<typeof Features>;

export const AddOn = z.enum(["Loan Advisor", "90 Day Kit"]);
export type AddOn = z.infer<typeof AddOn>;

const Text = z._default(z.string().check(z.trim(), z.maxLength(10_000)), "");

export const License = z.strictObject({ stateLic: Text, licenseNum: Text, stateLang: Text });
export const ToolDisclaimer = z.strictObject({
  lang: z.enum(["en", "es"]),
  cdOrder: z.int().check(z.gte(0), z.lte(999)),
  disclaimer: Text,
});

export const CorporationInput = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(200)),
  logo: z._default(z.nullable(z.string()), null),
  disclaimer: Text,
  licenses: z._default(z.array(License), []),
  toolDisclaimers: z._default(z.array(ToolDisclaimer), []),
  permissions: z.prefault(CorpPermissions, {}),
  features: z.prefault(Features, {}),
  addOns: z._default(z.array(AddOn), []),
});

export const Corporation = z.extend(CorporationInput, { id: CorpId });
export type Corporation = z.infer<typeof Corporation>;
