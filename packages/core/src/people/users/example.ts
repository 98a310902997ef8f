import { HeaderInput } from "./header.schema";
import type { User } from "./schema";

const email = "dana.whitfield@summithome.example";

/** The API document shows this person as its example. */
export const exampleUser: User = {
  id: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  lrID: "01kahtq9z8c6b4d2f0g8h6j4k2",
  corpID: "crp_01kahtn3y7w5v3t1s9r7q5p3n1",
  email,
  roles: ["officer"],
  isMBSEmployee: false,
  profile: { fullName: "Dana Whitfield", email, userTheme: "light" },
  header: {
    ...HeaderInput.parse({
      name: "Dana Whitfield",
      license: "9401827",
      company: "Summit Home Lending",
      title: "Senior Loan Officer",
      email,
      website: "https://summithome.example",
      address: "4100 Wake Ridge Road, Suite 200",
      city: "Raleigh",
      state: "NC",
      zip: "27609",
      primaryPhone: { number: "9195550142", type: 1 },
      complianceLogos: "23",
    }),
    hasHeader: true,
    corpLogo: null,
    corpDisclaimer: "Estimates only; not a loan approval or a commitment to lend.",
    corpDisclaimerEs: "",
    corpLicenses: [{ stateLic: "NC", licenseNum: "L-9400310", stateLang: "North Carolina mortgage lender license" }],
    corpToolDisclaimer: [],
  },
  userPreferences: {
    propertyTaxSign: "percent",
    downPaymentSign: "percent",
    mortgageInsuranceSign: "percent",
    propertyTaxDefaults: { NC: 0.73 },
    showAllCash: true,
    showFirstSteps: true,
  },
  features: { cm: true, sfs: false, aiBot: false },
  addOns: [],
};
