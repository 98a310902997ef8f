/**
 * What each field of a scenario may hold, with the sentence a person reads when it does not: plain data, shared by the
 * schema, the editor and the tests. The seed's sentences are kept to the letter; bounds that it leaves open keep every
 * result finite. `decimals` are limits of typing and display, not of what a request may carry.
 */

const largest = 999_999_999;
const upToLargest = {
  min: 0,
  max: largest,
  decimals: 2,
  sentence: "Enter an amount between 0 and 999,999,999",
} as const;
const wholePercent = { min: 0, max: 100, decimals: 3, sentence: "Enter a percentage between 0 and 100" } as const;
const amount = <Label extends string>(label: Label) => ({ ...upToLargest, required: `${label} is required` as const });

export const limits = {
  /** Entries a scenario holds at most; more is refused. */
  counts: {
    loans: { max: 12, sentence: "A scenario holds at most 12 loans" },
    properties: { min: 1, max: 6, sentence: "A scenario holds 1 to 6 properties" },
    purchaseDetails: { min: 1, max: 6, sentence: "A property holds 1 to 6 prices" },
    horizonYears: { max: 10, sentence: "Give at most 10 horizons" },
    additionalCredits: { max: 20, sentence: "A loan holds at most 20 additional credits" },
    fees: { max: 100, sentence: "A category holds at most 100 fees" },
    modifiers: { max: 10, sentence: "A loan holds at most 10 modifiers" },
  },
  /** From the first day that every rule has a version. */
  asOf: { min: "2020-01-01", max: "2099-12-31", sentence: "Enter a day from 01/01/2020 to 12/31/2099" },
  closingDate: { min: "2020-01-01", max: "2100-12-31", sentence: "Enter a day from 01/01/2020 to 12/31/2100" },
  horizonYears: { min: 1, max: 50, decimals: 0, sentence: "Enter a horizon of 1 to 50 years" },
  ficoMin: { min: 300, max: 850, decimals: 0, sentence: "Enter a credit score between 300 and 850" },

  location: { required: "Location is required" },
  price: {
    min: 1,
    max: largest,
    decimals: 2,
    sentence: "Enter a price between 1 and 999,999,999",
    required: "Price is required",
  },
  userAppraisedValue: {
    min: 1,
    max: largest,
    decimals: 2,
    sentence: "Enter a value between 1 and 999,999,999",
    abovePrice: "Appraised value cannot exceed price.",
  },
  userEstimatedValue: { ...amount("Estimated Home Value") },
  countyTaxRate: { ...wholePercent, decimals: 2 },
  userTaxRate: { ...wholePercent, decimals: 2 },
  userPropertyTax: { ...upToLargest },
  userMonthlyHomeInsurance: { ...upToLargest },
  monthlyAssociationFee: { ...upToLargest },

  loanName: { maxLength: 50, sentence: "Use at most 50 characters" },
  customProgram: { maxLength: 50, sentence: "Use at most 50 characters" },
  /** Years. All cash alone has a term of 0. */
  term: { min: 1, max: 50, decimals: 0, sentence: "Enter a term of 1 to 50 years", required: "Term is required" },
  rate: { ...wholePercent, required: "Rate is required" },
  points: { ...wholePercent },
  customAPR: { ...wholePercent },
  customAPRCost: { ...upToLargest },
  downPayment: { ...amount("Down Payment"), both: "Give the down payment in dollars or in percent, not both" },
  downPaymentPercentage: { ...wholePercent, required: "Down Payment is required" },
  MI: { ...upToLargest, both: "Give mortgage insurance in dollars or in percent, not both" },
  annualMIPercentage: { ...wholePercent },
  upfrontMI: { ...upToLargest },
  propertyTax: { both: "Give property tax in dollars or in percent, not both" },
  closingCosts: { ...amount("Closing Costs") },
  credits: { ...upToLargest },
  additionalCredit: { ...upToLargest },
  userPrepaidEscrows: { ...upToLargest },
  escrowInsurance: { min: 0, max: 60, decimals: 0, sentence: "Enter 0 to 60 months" },
  escrowTax: { min: 0, max: 60, decimals: 0, sentence: "Enter 0 to 60 months" },
  escrowInterest: { min: 0, max: 366, decimals: 0, sentence: "Enter 0 to 366 days" },
  feeAmount: { ...upToLargest, decimals: 0 },
  feePercent: { ...wholePercent },

  /** What the field's arrows add or take away. */
  steps: { rate: 0.125, points: 0.125, term: 1 },
  /** Percent, for the down payment's reference list; 100 is labelled investment property. */
  downPaymentReference: [3, 3.5, 5, 10, 15, 20, 25, 100],
  /** Those that have an effect on a purchase, by program. */
  modifiers: { va: ["subsequentUse", "exempt"] },
} as const;
