/** For tests only: a document in which every field of the specification stands. */
import type { Loan } from "./loan.schema";
import type { Property } from "./property.schema";
import type { ReportDraft } from "./schema";

const home: Property = {
  id: "new",
  address: "412 Brookhaven Dr, Raleigh, NC 27612",
  addressDisplay: "412 Brookhaven Dr",
  streetNumber: "412",
  route: "Brookhaven Dr",
  city: "Raleigh",
  state: "NC",
  zip: "27612",
  county: "Wake",
  fip: "37183",
  latitude: 35.84,
  longitude: -78.68,
  purchaseDetails: [
    {
      id: "asking",
      price: 500_000,
      userMonthlyHomeInsurance: 130,
      userTaxRate: 0.9,
      userPropertyTax: null,
      bidOver: 5000,
    },
    { id: "low", price: 490_000, userMonthlyHomeInsurance: null, userTaxRate: null, userPropertyTax: 4200 },
  ],
  userAppraisedValue: 495_000,
  userEstimatedValue: 505_000,
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  repairs: 2500,
  taxInc: 2.5,
  costToSell: 5.5,
  appreciationTypes: ["forecast", "custom"],
  customAppreciation: 3.125,
};
const owned: Property = {
  ...home,
  id: "owned",
  purchaseDetails: [
    { id: "paid", price: 310_000, userMonthlyHomeInsurance: null, userTaxRate: null, userPropertyTax: null },
  ],
  userAppraisedValue: 455_000,
  purchaseDate: { month: 11, year: 2018 },
  appreciationTypes: ["historical"],
};

const fee = {
  name: "Loan origination",
  rate: 0.5,
  usePercent: true,
  percentOf: "loan",
  APR: true,
  isCredit: false,
} as const;
const purchase: Loan = {
  id: "arm",
  category: "purchase",
  name: "5/6 ARM with a second",
  propertyID: "new",
  purchaseDetailsID: "asking",
  occupancy: "secondHome",
  program: "interest5",
  customProgram: "Portfolio",
  type: "arm5",
  term: 30,
  rate: 6.125,
  points: 0.5,
  customAPR: 6.5,
  customAPRCost: 4000,
  downPayment: null,
  downPaymentPercentage: 20,
  MI: null,
  annualMIPercentage: 0.4,
  upfrontMI: 1000,
  selfInsured: false,
  MIWorksheet: {
    activeModifiers: ["twoBorrowers"],
    isMonthly: true,
    isRefund: false,
    isFinanced: true,
    creditScore: 705,
  },
  ARM: {
    frequency: 12,
    scenario: "custom",
    sofrToday: 4.31,
    indexAverage: 1.9,
    margin: 2.75,
    rounding: 0.125,
    floor: 2.75,
    initialCap: 2,
    adjustmentCap: 2,
    lifetimeCap: 5,
    customRates: [6.5, 7, 7.25],
  },
  secondLoan: { type: "float10", ltv: 90, term: 20, amount: 40_000, rate: 8.25 },
  closingCosts: 5000,
  ccID: "worksheet",
  closingCostObj: { name: "Wake County", created: "2026-11-20", data: { lender: [fee], credits: [] } },
  credits: 1500,
  creditsObj: { data: [{ ...fee, name: "Seller credit", rate: 500, usePercent: false, isCredit: true }] },
  additionalCredits: [{ name: "Employer", amount: 750 }],
  userPrepaidEscrows: 3000,
  escrows: { insurance: 14, tax: 3, interest: 12 },
  interestDayBasis: 360,
  isFinancedCC: true,
  isFinancedPoints: true,
  isFinancedPrepaidEscrow: true,
  additionalMonthlyPayments: [{ amount: 100 }, { amount: 50.5 }],
  lumpPayments: [{ amount: 10_000, payment: 24, recast: true }],
  biweekly: true,
  buydownCosts: null,
  buydownPaidBy: "seller",
};
const { ARM: _ARM, secondLoan: _second, customProgram: _program, ...plain } = purchase;

const buydown: Loan = {
  ...plain,
  id: "buydown",
  purchaseDetailsID: "low",
  program: "conventional",
  type: "bd21",
  buydownCosts: 9000,
  buydownPaidBy: "borrower",
};
const refinance: Loan = {
  ...plain,
  id: "refinance",
  category: "refinance",
  propertyID: "owned",
  purchaseDetailsID: "paid",
  program: "va",
  type: "fixed",
  downPaymentPercentage: null,
  annualMIPercentage: null,
  MIWorksheet: { ...plain.MIWorksheet, activeModifiers: ["subsequentUse", "cashOut"] },
  targetLTV: 80,
  userCashToApply: 5000,
};
const existing: Loan = {
  ...plain,
  id: "existing",
  category: "existing",
  name: "Mortgage of 2018",
  propertyID: "owned",
  purchaseDetailsID: "paid",
  program: "conventional",
  type: "fixed",
  term: null,
  rate: 4.875,
  downPaymentPercentage: null,
  additionalMonthlyPayments: [],
  lumpPayments: [],
  balance: 261_400.55,
  monthsLeft: 264,
  payment: 1640.5,
  payOff: true,
};

export const full: ReportDraft = {
  id: "rpt_01jd0000000000000000000000",
  name: "Everything",
  toolName: "lc2",
  asOf: "2026-11-20",
  closingDate: "2026-12-18",
  lastUpdated: "2026-11-20T14:14:00.000Z",
  cobrandID: -1,
  cobrandPosition: "right",
  toolMeta: {
    type: "moveup",
    isComplete: true,
    highlightedTables: ["amortization"],
    attachedReports: [{ tool: "pa", id: "rpt_01hzy9k3v4q8m2n6p0r5s7t1wx" }],
  },
  properties: [home, owned],
  loans: [purchase, buydown, refinance, existing],
  debts: [
    { id: "car", name: "Car", type: "auto", balance: 18_000, payment: 420, rate: 7.9, monthsLeft: 48, payOff: true },
    {
      id: "card",
      name: "Card",
      type: "card",
      balance: 6200,
      payment: 190,
      rate: null,
      monthsLeft: null,
      payOff: false,
    },
  ],
  outside: {
    sofr: { value: 4.31, date: "2026-11-20" },
    indexAverage: { value: 1.9, date: "2026-11-20" },
    series: {
      new: { forecast: { yearly: [2.5, 3], source: "Forecast", date: "2026-10-01" } },
      owned: { historical: { yearly: [5.1, -1.2, 3.3], source: "House price index", date: "2026-09-30" } },
    },
  },
};

/** Makes the scenario of the full document: what POST /v2/scenario/calculate takes of it, and what it takes besides. */
export const fullScenario = () => {
  const { asOf, closingDate, properties, loans, debts, outside } = full;
  return {
    ...{ asOf, closingDate, properties, loans, debts, outside },
    client: { ficoMin: 752, DTI: 31, monthlyIncome: 14_250, taxRate: 25.99, filingStatus: "marriedJoint" as const },
    escrowMonths: { tax: [1, 7], insurance: [12] },
    horizonYears: [3, 5, 30],
  };
};
