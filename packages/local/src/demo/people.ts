/** The people in the demo. Names, licenses, addresses and telephone numbers are invented; numbers with 555-01xx are reserved for that. */
import type * as Cobrands from "@highway/core/branding/cobrands/index";
import type * as Clients from "@highway/core/clients/index";
import type * as Permissions from "@highway/core/people/permissions/index";
import type * as Users from "@highway/core/people/users/index";
import type * as Promos from "@highway/core/promos/index";

type Corporation = Parameters<typeof Permissions.createCorporation>[0];
type Person = Omit<Parameters<typeof Users.create>[0], "corpID">;
type Client = Parameters<typeof Clients.create>[0];

export const summit: Corporation = {
  name: "Summit Home Lending",
  disclaimer:
    "Estimates only; not a loan approval or a commitment to lend. Rates, fees and terms may change without notice. Summit Home Lending, Equal Housing Opportunity.",
  licenses: [{ stateLic: "NC", licenseNum: "L-940310", stateLang: "Licensed by the NC Commissioner of Banks" }],
  permissions: { showUSDA: true, marketingKitVisible: true, allowLoanAdvisorUpsell: true },
  features: { cm: true },
};

export const harbor: Corporation = {
  name: "Harbor Mortgage",
  disclaimer: "For information only; not an offer to lend. Harbor Mortgage, Equal Housing Opportunity.",
  licenses: [{ stateLic: "SC", licenseNum: "MLS-552017", stateLang: "Licensed mortgage lender in South Carolina" }],
};

/** The corporation of the provider itself: its staff belong to no lender. */
export const provider: Corporation = { name: "Highway" };

export const officer: Person = {
  email: "officer@highway.test",
  fullName: "Jordan Hale",
  header: {
    name: "Jordan Hale",
    license: "1482093",
    company: "Summit Home Lending",
    title: "Senior Loan Officer",
    email: "officer@highway.test",
    website: "https://summithome.example",
    address: "4100 Wake Ridge Road, Suite 200",
    city: "Raleigh",
    state: "NC",
    zip: "27609",
    primaryPhone: { number: "9195550142", type: 0, ext: "214" },
    secondaryPhone: { number: "9195550187", type: 2 },
    complianceLogos: "23",
    stateLicenses: [{ stateLic: "NC", licenseNum: "I-206118", stateLang: "" }],
    disclaimer: "Your rate, costs and payment can change until your rate is locked. Ask me before you decide.",
  },
};

/** The people with whom the officer appears on reports. */
export const cobrands: Parameters<typeof Cobrands.create>[0][] = [
  {
    name: "Priya Raman",
    title: "Real estate agent",
    license: "NC 900417",
    company: "Oakline Realty",
    email: "priya.raman@oakline.example",
    phone: "9195550119",
  },
  { name: "Tom Beckett", title: "Home builder", company: "Beckett & Daughters Homes", phone: "9845550126" },
];

/** The ads that Summit Home Lending's officers see on Home. */
export const ad: Parameters<typeof Promos.create>[0]["ad"] = {
  location: "home",
  header: "Hold a rate for 90 days",
  body: "For buyers who are still looking. Ask the lock desk which loans qualify.",
  buttonText: "See the terms",
  link: "https://summithome.example/rate-hold",
  palette: "darkGreenGradient",
};

export const admin: Person = { email: "admin@highway.test", fullName: "Renee Caldwell", isAdmin: true };

/** An officer on the first day, who has typed nothing yet. */
export const newOfficer: Person = { email: "newofficer@highway.test", fullName: "Casey Moreno" };

export const staff: Person = { email: "staff@highway.test", fullName: "Robin Park" };

export const harborOfficer: Person = {
  email: "officer@harbor.test",
  fullName: "Sam Ortega",
  header: {
    name: "Sam Ortega",
    license: "1720455",
    company: "Harbor Mortgage",
    title: "Loan Officer",
    email: "officer@harbor.test",
    address: "18 Tidewater Lane",
    city: "Charleston",
    state: "SC",
    zip: "29401",
    primaryPhone: { number: "8435550119", type: 1 },
    complianceLogos: "3",
  },
};

export const elena: Client = {
  name: "Elena Marchetti",
  primaryEmail: "elena.marchetti@example.com",
  secondaryEmails: ["e.marchetti@work.example"],
  ficoMin: 752,
  DTI: 31,
  monthlyIncome: 14_250,
  taxRate: 25.99,
  filingStatus: "marriedJoint",
};

export const marcus: Client = {
  name: "Marcus Tillery",
  primaryEmail: "marcus.tillery@example.com",
  ficoMin: 718,
  DTI: 38,
  monthlyIncome: 7800,
  taxRate: 25.99,
  filingStatus: "single",
};

/** The client whose data are there to try things on. */
export const demoClient: Client = {
  name: "Jonah Feld demo",
  primaryEmail: "jonah.feld@example.com",
  ficoMin: 684,
  DTI: 41,
  monthlyIncome: 6100,
  taxRate: 15.99,
  filingStatus: "hoh",
  isDemo: true,
};

export const hannah: Client = {
  name: "Hannah Osei",
  primaryEmail: "hannah.osei@example.com",
  ficoMin: 771,
  monthlyIncome: 11_400,
  filingStatus: "single",
};

export const luis: Client = {
  name: "Luis Ibarra",
  primaryEmail: "luis.ibarra@example.com",
  secondaryEmails: ["carla.ibarra@example.com"],
  filingStatus: "marriedJoint",
};
