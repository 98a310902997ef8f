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
const largerThanNothing = { ...upToLargest, min: 1, sentence: "Enter a value between 1 and 999,999,999" } as const;
const yearlyGrowth = {
  min: -100,
  max: 100,
  decimals: 3,
  sentence: "Enter a percentage between -100 and 100",
} as const;
const beyondTerm = "Payment number cannot exceed the maximum term of the loan";
const amount = <Label extends string>(label: Label) => ({ ...upToLargest, required: `${label} is required` as const });

export const limits = {
  /** Entries a scenario holds at most; more is refused. */
  counts: {
    loans: { max: 12, sentence: "A scenario holds at most 12 loans" },
    properties: { min: 1, max: 6, sentence: "A scenario holds 1 to 6 properties" },
    purchaseDetails: { min: 1, max: 6, sentence: "A property holds 1 to 6 prices" },
    debts: { max: 15, sentence: "A scenario holds at most 15 debts" },
    horizonYears: { max: 10, sentence: "Give at most 10 horizons" },
    escrowMonths: { max: 12, sentence: "A year has at most 12 months" },
    additionalMonthlyPayments: { max: 20, sentence: "A loan holds at most 20 additional payments" },
    lumpPayments: { max: 1, sentence: "A loan holds at most one lump sum payment" },
    /** A loan holds one for each year after its fixed period, as far as it uses them (`mostCustomRates`). */
    customRates: { max: 50, sentence: "A loan holds at most one custom rate for each year after its fixed period" },
    yearlyRates: { min: 1, max: 60, sentence: "A series holds 1 to 60 years" },
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
  userAppraisedValue: { ...largerThanNothing, abovePrice: "Appraised value cannot exceed price." },
  userEstimatedValue: { ...largerThanNothing, required: "Estimated Home Value is required" },
  countyTaxRate: { ...wholePercent, decimals: 2 },
  userTaxRate: { ...wholePercent, decimals: 2 },
  userPropertyTax: { ...upToLargest },
  userMonthlyHomeInsurance: { ...upToLargest },
  monthlyAssociationFee: { ...upToLargest },
  repairs: { ...upToLargest },
  taxInc: { ...wholePercent },
  /** `usual` stands where nothing is typed: here the usual commission. */
  costToSell: { ...wholePercent, usual: 6, required: "Cost to Sell is required" },
  purchaseYear: {
    min: 1995,
    max: 2100,
    decimals: 0,
    sentence: "Enter a year from 1995 on",
    required: "Year is required",
    future: "The purchase year cannot be in the future",
  },
  purchaseMonth: {
    min: 1,
    max: 12,
    decimals: 0,
    sentence: "Enter a month from 1 to 12",
    required: "Month is required",
    future: "The purchase month cannot be in the future",
  },
  appreciationTypes: {
    min: 1,
    max: 2,
    tooFew: "At least one Appreciation Calculation is required",
    tooMany: "No more than 2 Appreciation Calculations may be selected",
  },
  customAppreciation: { ...yearlyGrowth },
  yearlyRate: { ...yearlyGrowth },

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

  /** Adjustable rates: the index, what is added to it, and how far a rate may move. */
  sofr: { ...wholePercent },
  margin: { ...wholePercent },
  rounding: { min: 0.001, max: 1, decimals: 3, sentence: "Enter a rounding between 0.001 and 1" },
  floor: { ...wholePercent },
  cap: { ...wholePercent },
  customRate: { ...wholePercent, required: "Rate is required" },
  fixedPeriod: { tooLong: "The fixed period must be shorter than the term" },
  interestOnly: { tooLong: "The interest-only years must be shorter than the term" },

  secondLoanLTV: { ...wholePercent, usual: 90 },
  secondLoanTerm: { min: 1, max: 50, decimals: 0, usual: 30, sentence: "Enter a term of 1 to 50 years" },
  secondLoanAmount: { ...upToLargest, aboveDownPayment: "The second loan cannot exceed the down payment" },

  additionalMonthlyPayment: { ...amount("Payment amount"), aboveLoan: "Payment amount must not exceed loan amount" },
  lumpAmount: { ...amount("Payment amount"), aboveLoan: "Payment amount must not exceed loan amount" },
  lumpPayment: {
    min: 1,
    max: 600,
    decimals: 0,
    sentence: "Enter a payment number of 1 or more",
    above: beyondTerm,
    required: "Payment number is required",
    beyondTerm,
  },
  buydownCosts: { ...upToLargest },

  targetLTV: { ...wholePercent },
  userCashToApply: { ...upToLargest },
  /** What a refinance lends, when neither its LTV nor anything to pay off says so. */
  loanAmount: { required: "Loan Amount is required" },
  balance: { ...amount("Balance") },
  payment: { ...amount("Payment") },
  monthsLeft: {
    min: 1,
    max: 600,
    decimals: 0,
    sentence: "Enter 1 to 600 months",
    required: "Months left is required",
  },
  debtName: { maxLength: 50, sentence: "Use at most 50 characters" },

  escrowMonth: { min: 1, max: 12, decimals: 0, sentence: "Enter a month from 1 to 12" },
  monthlyIncome: { ...amount("Qualifying Income") },
  taxRate: { ...wholePercent, decimals: 2, required: "Fed/State Tax Rate is required" },

  /** What a goal seek may be asked to reach. */
  target: {
    amount: { ...upToLargest },
    cash: { ...upToLargest, min: -largest, sentence: "Enter an amount between -999,999,999 and 999,999,999" },
    months: { min: 1, max: 600, decimals: 0, sentence: "Enter 1 to 600 months" },
    percent: { min: 0, max: 1000, decimals: 3, sentence: "Enter a percentage between 0 and 1,000" },
    payoffDate: { min: "2020-01-01", max: "2150-12-31", sentence: "Enter a day from 01/01/2020 to 12/31/2150" },
  },

  /** What money brings when it is put aside instead. */
  reinvestment: {
    payment: { ...upToLargest, required: "Lump Sum Payment or Period Payment is required" },
    years: { min: 0, max: 50, decimals: 0, sentence: "Enter 0 to 50 years", required: "Years or Months is required" },
    months: { min: 0, max: 600, decimals: 0, sentence: "Enter 0 to 600 months" },
    rate: { ...wholePercent, required: "Assumed Rate of Return is required" },
    frequencies: [12, 4, 1],
  },

  /** What the field's arrows add or take away. */
  steps: { rate: 0.125, points: 0.125, term: 1 },
  /** Percent, for the down payment's reference list; 100 is labelled investment property. */
  downPaymentReference: [3, 3.5, 5, 10, 15, 20, 25, 100],
  /** Those that change a figure, by program; conventional is the rate card's for the interest-only programs too. */
  modifiers: {
    va: ["subsequentUse", "exempt", "irrrl", "cashOut"],
    conventional: [
      "twoBorrowers",
      "cashOut",
      "secondHome",
      "investment",
      "threeOrFourUnits",
      "manufactured",
      "relocation",
    ],
    /** Not of a purchase. */
    refinance: ["irrrl", "cashOut"],
    sentences: {
      unknown: "Choose a modifier that the program has",
      none: "Only VA and conventional loans have modifiers",
      refinanceOnly: "Only a refinance is an IRRRL or takes cash out",
    },
  },
} as const;
