import * as z from "zod/mini";
import { required, trimmed, Was } from "../../platform/fields.schema";
import { isEmail } from "../../platform/pure/email-address";
import { isStateCode } from "../../platform/pure/states";

export const CorpId = z.string().check(z.regex(/^crp_[0-9a-z]{26}$/, "That corporation no longer exists."));

const Off = z._default(z.boolean(), false);
const On = z._default(z.boolean(), true);
/** The text holds one email address, or several with commas between, or is empty when there is none. */
const Addresses = z._default(z.string().check(z.trim(), z.maxLength(1000)), "");

/** A corporation's permissions say what its officers may do; each has the value that holds until an admin changes it. */
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
  requireSecondFactor: Off,
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

/** These permissions hold addresses; all others are on or off. */
export const addressPermissions = ["approvalEmailTo", "approvalEmailCC", "cc"] as const;
type Address = (typeof addressPermissions)[number];
export type Switch = Exclude<keyof CorpPermissions, Address>;

/** Each of these addresses and each recipient of a send is an item of one transaction, which takes at most 100 items. */
const MOST_ADDRESSES = 10;
const areEmails = (text: string) => text.split(",").every((part) => isEmail(part.trim()));
const AddressChange = z.optional(
  z.string("Invalid email").check(
    z.trim(),
    z.maxLength(1000, "Use at most 1,000 characters"),
    z.refine((text) => text === "" || areEmails(text), "Invalid email"),
    z.refine((text) => text.split(",").length <= MOST_ADDRESSES, `Use at most ${MOST_ADDRESSES} addresses`),
  ),
);
const SwitchChange = z.optional(z.boolean("Answer true or false"));

/** These open what is sold, as an add-on does, so staff alone switch them. */
export const soldPermissions = ["allowLoanAdvisorUpsell", "marketingKitVisible"] as const satisfies readonly Switch[];

const notAddress = (name: string): name is Switch => !addressPermissions.some((each) => each === name);
export const switches = Object.keys(CorpPermissions.shape).filter(notAddress);

const noChanges = "No changes to save.";
const some = z.refine((changes) => Object.keys(changes as object).some((name) => name !== "was"), noChanges);

/** A change holds only the permissions that change. Addresses are separated by commas. */
export const PermissionsChange = z
  .strictObject({
    approvalEmailTo: AddressChange,
    approvalEmailCC: AddressChange,
    cc: AddressChange,
    ...(Object.fromEntries(switches.map((name) => [name, SwitchChange])) as Record<Switch, typeof SwitchChange>),
  })
  .check(some);

/** A change as it is saved. */
export const PermissionsSave = z.extend(PermissionsChange, { was: Was });

/** The features are the client manager, Steps for Success and the assistant. A feature is on for a person when it is on for the person or for the corporation. */
export const Features = z.strictObject({ cm: Off, sfs: Off, aiBot: Off });
export type Features = z.infer<typeof Features>;

export const AddOn = z.enum(["Loan Advisor", "90 Day Kit"], "Choose Loan Advisor or 90 Day Kit");
export type AddOn = z.infer<typeof AddOn>;

const Text = z._default(z.string().check(...trimmed, z.maxLength(10_000)), "");

export const License = z.strictObject({ stateLic: Text, licenseNum: Text, stateLang: Text });
export const ToolDisclaimer = z.strictObject({
  lang: z.enum(["en", "es"]),
  cdOrder: z.int().check(z.gte(0), z.lte(999)),
  disclaimer: Text,
});

export const CorporationInput = z.strictObject({
  name: z.string().check(...trimmed, z.minLength(1, "Name is required"), z.maxLength(200)),
  logo: z._default(z.nullable(z.string()), null),
  disclaimer: Text,
  /** The disclaimer for clients who read Spanish. */
  disclaimerEs: Text,
  licenses: z._default(z.array(License), []),
  toolDisclaimers: z._default(z.array(ToolDisclaimer), []),
  permissions: z.prefault(CorpPermissions, {}),
  features: z.prefault(Features, {}),
  addOns: z._default(z.array(AddOn), []),
});

/** Staff see a corporation like this in the list of all corporations. */
export const CorporationName = z.strictObject({ id: CorpId, name: z.string() });
export type CorporationName = z.infer<typeof CorporationName>;

const name = "Name is required";
const LongText = z.string("Enter text").check(...trimmed, z.maxLength(10_000, "Use at most 10,000 characters"));
const LicenseChange = z.strictObject({
  stateLic: z
    .string("Enter a state")
    .check(z.trim(), z.toUpperCase(), z.refine<string>(isStateCode, "Enter a state as two letters")),
  licenseNum: z
    .string("License is required")
    .check(...trimmed, ...required("License is required"), z.maxLength(60, "Use at most 60 characters")),
  stateLang: LongText,
});
const ToolDisclaimerChange = z.strictObject({
  lang: z.enum(["en", "es"], "Choose English or Spanish"),
  cdOrder: z
    .int("The order is a whole number")
    .check(z.gte(0, "The order is a whole number"), z.lte(999, "The order is at most 999")),
  disclaimer: LongText.check(z.minLength(1, "Disclaimer is required")),
});

/** A change holds only the fields that change; a list is replaced as a whole. */
export const CorporationChange = z
  .strictObject({
    name: z.optional(
      z.string(name).check(...trimmed, ...required(name), z.maxLength(200, "Use at most 200 characters")),
    ),
    disclaimer: z.optional(LongText),
    disclaimerEs: z.optional(LongText),
    licenses: z.optional(z.array(LicenseChange).check(z.maxLength(60, "Keep at most 60 licenses"))),
    toolDisclaimers: z.optional(z.array(ToolDisclaimerChange).check(z.maxLength(40, "Keep at most 40 disclaimers"))),
    features: z.optional(
      z.strictObject({ cm: z.boolean(), sfs: z.boolean(), aiBot: z.boolean() }, "Answer true or false"),
    ),
    addOns: z.optional(z.array(AddOn, "That is not an add-on.").check(z.maxLength(2, "That is not an add-on."))),
  })
  .check(some);

/** A change as it is saved. */
export const CorporationSave = z.extend(CorporationChange, { was: Was });

export const Corporation = z.extend(CorporationInput, { id: CorpId });
export type Corporation = z.infer<typeof Corporation>;
