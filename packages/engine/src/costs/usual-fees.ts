/** The fees that a worksheet offers, by category, in the order in which they are read out at closing. */
export const feeCategories = [
  "lender",
  "outsideServices",
  "government",
  "attorney",
  "title",
  "other",
  "optional",
  "credits",
] as const;
export type FeeCategory = (typeof feeCategories)[number];

export const categoryNames: Readonly<Record<FeeCategory, string>> = {
  lender: "Lender",
  outsideServices: "Outside Services",
  government: "Government",
  attorney: "Attorney/Escrow",
  title: "Title",
  other: "Other Costs",
  optional: "Optional Services",
  credits: "Credits",
};

export const usualFees: Readonly<Record<FeeCategory, readonly string[]>> = {
  lender: ["Application", "Commitment", "Loan origination", "Processing", "Tax review service"],
  outsideServices: ["Appraisal", "Credit report", "Document preparation", "Home inspection", "Notary"],
  government: [
    "Assignment recording",
    "City/county deed stamps",
    "Deed recording",
    "Flood certification",
    "Mortgage recording",
    "Mortgage tax",
    "State deed tax stamps",
  ],
  attorney: ["Attorney fees", "LLC bank attorney closing and review fees"],
  title: ["Lender's title insurance", "Owner's title insurance", "Title recording service fee"],
  other: ["Pest inspection", "Survey", "Termite", "Wire e-mail fees"],
  optional: [],
  credits: ["Seller credit", "Lender credit"],
};

/**
 * Charges of the lender that Regulation Z counts into the finance charge, 12 CFR 1026.4(b); an application fee that every
 * applicant pays is not among them, 1026.4(c)(1), nor are the real estate fees of (c)(7). A suggestion: whether a fee
 * counts depends on whom it is paid to, so the officer sets the flag.
 */
const financeCharges: readonly string[] = ["Commitment", "Loan origination", "Processing", "Tax review service"];
export const isUsuallyFinanceCharge = (name: string) => financeCharges.includes(name);
