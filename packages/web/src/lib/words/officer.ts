import { loanNamesEn } from "@highway/core/reports/pure/loan-names";
import type { WordsOf } from "./lang";
import { loanEn } from "./loan.en";

/** The words of the officer's screens: the clients' English catalog, with the trade's terms and shorter words in some places. */
export const officerWords: WordsOf<typeof loanEn> = {
  ...loanEn,
  existing: loanNamesEn.existing,
  figures: {
    ...loanEn.figures,
    price: "Price",
    value: "Value",
    priceOrValue: "Price or value",
    applicablePrice: "Applicable price",
    baseAmount: "Base amount",
    ltv: "Loan to value",
    cltv: "Combined LTV",
    associationFee: "HOA",
    totalPayment: "Total payment",
    prepaids: "Prepaids and escrows",
    appraisalGap: "Appraisal gap",
    upfrontMI: "Upfront MI",
    insuranceEnds: "Mortgage insurance lasts",
    paidOffIn: "Paid off after",
    subsidy: "Subsidy",
    refinanceCost: "Cost",
    interestLeft: "Left today",
    interestOfNew: "Of the new loan",
    monthlyChange: "Change in monthly payment",
  },
  ways: { ...loanEn.ways, custom: "Your rate" },
  typed: "typed",
  steps: {
    ...loanEn.steps,
    year: (year) => `yr ${year}`,
    years: (from, to) => `yr ${from}\u2013${to}`,
    payments: (from, to) => `payments ${from}\u2013${to}`,
    atMost: "at most",
    join: " · ",
    insuranceFalls: (payment) => `${payment}, less as MI goes down`,
    insuranceEnds: (payment) => `${payment} until MI ends`,
    oneEnds: (payment) => `${payment} until one loan is paid off`,
  },
  homeOf: (within) => `Home of ${within}`,
  ratesFrom: "Rate",
  levelAt: (payment, month) => {
    const [name = "", year = ""] = month.split(" ");
    return `${payment}, ${name.slice(0, 3)} ${year}`;
  },
  breakEven: {
    ...loanEn.breakEven,
    after: (payment) => `Payment ${payment}`,
    until: (payment) => `Ahead until payment ${payment}`,
    never: "Never",
    cost: { ...loanEn.breakEven.cost, closingOnly: (when) => `Total cost is higher from ${when}.` },
    gain: { ...loanEn.breakEven.gain, closingOnly: (when) => `Net gain is lower from ${when}.` },
    madeGood: (payment) => {
      const years = payment / 12;
      const long = years >= 1 ? `, ${Number.isInteger(years) ? years : years.toFixed(1)}\u00a0yr` : "";
      return `Payment ${payment}${long}`;
    },
  },
};

type SectionWords = { title: string; says?: string; unknown?: string; nothing?: string };

/** The sections of the results, in their default order. */
export const officerSections = {
  loans: { title: "The loans" },
  monthly: {
    title: "Monthly payment",
    says: "Due each month when the loan begins. A payment that changes later is not compared with one that stays.",
  },
  cash: { title: "Cash to close" },
  bidOver: {
    title: "Bid over asking",
    says: "When the rise in the home's value has earned back what is offered above the asking price. Home prices can rise or fall.",
  },
  rates: {
    title: "Rates over the loan",
    says: "At the start of each year, based on the rate scenario chosen for each loan.",
  },
  secondLoan: { title: "Second loan" },
  extraPayments: {
    title: "Extra payments",
    says: "What is paid on top of the payments due, each month or as a lump sum.",
  },
  balance: { title: "Balance and interest" },
  overTheLoan: { title: "Over the whole loan", says: "From the first payment to the last." },
  totalCost: {
    title: "Total cost",
    says: "Interest, mortgage insurance, points and closing costs, less credits.",
  },
  breakEven: {
    title: "Break-even",
    says: "Difference in cash to close against the difference in monthly payments, added up as they are due.",
  },
  savings: {
    title: "Savings",
    says: "Principal, interest and mortgage insurance, against the mortgages and debts that are paid off.",
  },
  moveUp: {
    title: "Move-up",
    says: "The sale pays off the mortgages on that home, and the debts marked for it.",
  },
  equity: {
    title: "Equity and net gain",
    says: "Net gain is the rise in the home's value plus tax savings, minus the cost to sell and the total cost.",
  },
  taxSavings: {
    title: "Tax savings",
    says: "From interest, mortgage insurance and property tax, up to that year.",
    unknown:
      "Shown when the client's tax rate, or income and filing status, is known, and not for an investment property, whose interest and tax are deducted from its rent.",
    nothing: loanEn.sections.taxSavings.nothing,
  },
  appreciation: { title: "Appreciation", says: "An estimate of the home's value. Home prices can rise or fall." },
  loanEstimate: {
    title: "Finance charges",
    says: "The totals of a Closing Disclosure and a Loan Estimate. Clients do not see them here.",
  },
  escrow: {
    title: "Escrow account",
    says: "RESPA's analysis of the first year, for your information. Clients do not see it.",
  },
  estimateForm: {
    title: "As the Loan Estimate shows it",
    says: "Its three pages, rounded the same way. An estimate: the form itself comes from the lender.",
  },
} as const satisfies Record<string, SectionWords>;
