/** The categories of a closing cost worksheet, in the order in which they are read out at closing. */
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
/** A category of a closing cost worksheet. */
export type FeeCategory = (typeof feeCategories)[number];

/** The name of each category on screens and paper. */
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

/** The fees that a worksheet offers in each category. */
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
 * The lender's charges that Regulation Z counts into the finance charge, 12 CFR 1026.4(b). An application fee that every applicant
 * pays is not among them, 1026.4(c)(1), nor are the real estate fees of (c)(7). The list is a suggestion: whether a fee counts
 * depends on whom it is paid to, so the officer sets the flag.
 */
const financeCharges: readonly string[] = ["Commitment", "Loan origination", "Processing", "Tax review service"];
/** Tells whether a fee of this name usually counts into the finance charge. */
export const isUsuallyFinanceCharge = (name: string) => financeCharges.includes(name);
