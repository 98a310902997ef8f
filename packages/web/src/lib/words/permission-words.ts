import type { CorpPermissions, Switch } from "@highway/core/people/permissions/schema";

type Address = Exclude<keyof CorpPermissions, Switch>;
export type Entry<N extends string> = { name: N; label: string; does: string };
type SwitchEntry = Entry<Switch>;
type AddressEntry = Entry<Address>;
export type PermissionGroup = { title: string; switches: readonly SwitchEntry[]; addresses: readonly AddressEntry[] };

/** Describes each permission in words. A permission is added when the part that reads it exists. */
export const groups: readonly PermissionGroup[] = [
  {
    title: "Signing in",
    switches: [
      {
        name: "requireSecondFactor",
        label: "Require a second factor",
        does: "An emailed code alone no longer signs anyone in. People use a passkey, or an authenticator app after the code, and whoever has neither sets one up at their next sign-in, before anything else.",
      },
    ],
    addresses: [],
  },
  {
    title: "Sending and links",
    switches: [
      {
        name: "requirePasscode",
        label: "Always require a passcode",
        does: "Every shared report asks its reader for a code from their email. Links that anyone can open are not offered.",
      },
      {
        name: "sendForApproval",
        label: "Send for approval first",
        does: "A report goes to the approval address instead of the client, and names the client's addresses.",
      },
      {
        name: "reportMessageVis",
        label: "Let officers write a message",
        does: "Their own message appears above the report in the email.",
      },
    ],
    addresses: [
      { name: "approvalEmailTo", label: "Approval address", does: "Who receives reports that wait for approval." },
      {
        name: "approvalEmailCC",
        label: "Copy of approvals",
        does: "Who receives a copy of reports that wait for approval.",
      },
      { name: "cc", label: "Copy of every send", does: "Who receives a copy of each report that an officer sends." },
    ],
  },
  {
    title: "Brand",
    switches: [
      {
        name: "enforceBranding",
        label: "One brand for everyone",
        does: "The corporation's name, logo and theme appear on everything; officers cannot use their own.",
      },
      { name: "useCorpLogo", label: "Show the corporation's logo", does: "It replaces the officer's own logo." },
      {
        name: "showCobrand",
        label: "Allow co-branding",
        does: "Officers can show an agent or a builder next to themselves.",
      },
      {
        name: "compLogos",
        label: "Show compliance marks",
        does: "The FDIC, Equal Housing and NCUA marks that each officer chose.",
      },
      {
        name: "stateLicenseBeforeDisclaimer",
        label: "State licenses before the disclaimer",
        does: "When this is off, they come after the disclaimer.",
      },
      {
        name: "poweredBy",
        label: "Show “Powered by Highway”",
        does: "The line appears at the bottom of what clients see.",
      },
    ],
    addresses: [],
  },
  {
    title: "Reports",
    switches: [
      {
        name: "langVis",
        label: "Offer Spanish",
        does: "Clients choose the language of a report, and officers the language of a download.",
      },
      { name: "showUSDA", label: "Offer USDA loans", does: "USDA is one of the calculator's programs." },
    ],
    addresses: [],
  },
  {
    title: "Market",
    switches: [
      {
        name: "hideAlertDetails",
        label: "Leave out the details of market alerts",
        does: "Officers see the headline of an alert and hear its recording; its text is not shown.",
      },
      {
        name: "showStance",
        label: "Show the stance",
        does: "An alert and the market update say whether the corporation would lock or float.",
      },
      {
        name: "mbsDisclaimer",
        label: "Show the disclaimer of market commentary",
        does: "It appears below each alert and says that the commentary is not advice to lock or float.",
      },
      {
        name: "hideDownloadMarketWrap",
        label: "Leave out the market wrap",
        does: "Officers cannot download the day's prices as a table.",
      },
    ],
    addresses: [],
  },
  {
    title: "Ads",
    switches: [
      {
        name: "allowSiteBanners",
        label: "Show ads",
        does: "Officers see the corporation's ads on Home and below results.",
      },
    ],
    addresses: [],
  },
];

const labels = new Map(
  groups
    .flatMap(({ switches, addresses }) => [...switches, ...addresses])
    .map((entry) => [entry.name as string, entry.label]),
);

/** Names a permission by its words. One that no screen shows yet is named by its key. */
export const permissionLabel = (name: string) => labels.get(name) ?? name;
