/** What the demo's officers have saved: inputs alone, as an officer would type them. Every figure shown comes from the engine. */
import { brookhaven, harwood, kestrel, marshside, pullen, type Scenario, timberline } from "./homes";
import { cary, fha, wakeCounty } from "./worksheets";

const atAsking = { propertyID: "brookhaven", purchaseDetailsID: "asking", type: "fixed" } as const;

/** Two homes, four ways to pay for them. */
export const raleighOrCary: Scenario = {
  name: "Raleigh or Cary",
  properties: [brookhaven, pullen],
  loans: [
    {
      ...atAsking,
      id: "baseline",
      name: "Conventional 30",
      program: "conventional",
      term: 30,
      rate: 6.5,
      downPaymentPercentage: 20,
      closingCostObj: wakeCounty,
      credits: 3000,
    },
    {
      ...atAsking,
      id: "point",
      name: "Conventional 30, 1 point",
      program: "conventional",
      term: 30,
      rate: 6.125,
      points: 1,
      downPaymentPercentage: 20,
      closingCostObj: wakeCounty,
      credits: 3000,
    },
    {
      ...atAsking,
      id: "fha",
      name: "FHA 30, 3.5% down",
      program: "fha",
      term: 30,
      rate: 6.125,
      downPaymentPercentage: 3.5,
      closingCostObj: fha,
      credits: 3000,
    },
    {
      id: "fifteen",
      name: "Conventional 15, Cary",
      propertyID: "pullen",
      purchaseDetailsID: "offer",
      program: "conventional",
      type: "fixed",
      term: 15,
      rate: 5.75,
      downPayment: 46_500,
      annualMIPercentage: 0.2,
      closingCostObj: cary,
      userPrepaidEscrows: 4800,
    },
  ],
};

/** The same home at two prices; the second loan's rate is still to be quoted, so it is a draft. */
export const twoPrices: Scenario = {
  name: "Brookhaven at two prices",
  properties: [brookhaven],
  loans: [
    {
      ...atAsking,
      id: "asking",
      name: "At asking",
      program: "conventional",
      term: 30,
      rate: 6.375,
      downPayment: 60_000,
      closingCosts: 5700,
    },
    {
      ...atAsking,
      purchaseDetailsID: "over",
      id: "over",
      name: "15,000 over asking",
      program: "conventional",
      term: 30,
      rate: null,
      downPayment: 60_000,
      closingCosts: 5700,
    },
  ],
};

/** A veteran's first use of the benefit beside a conventional loan. */
export const noMoneyDown: Scenario = {
  name: "VA purchase, no money down",
  properties: [harwood],
  loans: [
    {
      id: "va",
      name: "VA 30, nothing down",
      program: "va",
      type: "fixed",
      term: 30,
      rate: 5.875,
      downPaymentPercentage: 0,
      closingCosts: 6240,
      credits: 4000,
    },
    {
      id: "conventional",
      name: "Conventional 30, 5% down",
      program: "conventional",
      type: "fixed",
      term: 30,
      rate: 6.375,
      downPaymentPercentage: 5,
      closingCosts: 5850,
      credits: 4000,
    },
  ],
};

export const firstHome: Scenario = {
  name: "First home: FHA or 10% down",
  properties: [timberline],
  loans: [
    {
      id: "fha",
      name: "FHA 30, 3.5% down",
      program: "fha",
      type: "fixed",
      term: 30,
      rate: 6,
      downPaymentPercentage: 3.5,
      closingCosts: 5120,
      credits: 2500,
    },
    {
      id: "conventional",
      name: "Conventional 30, 10% down",
      program: "conventional",
      type: "fixed",
      term: 30,
      rate: 6.625,
      downPaymentPercentage: 10,
      closingCosts: 4890,
      credits: 2500,
    },
    {
      id: "usda",
      name: "USDA 30, nothing down",
      program: "usda",
      type: "fixed",
      term: 30,
      rate: 6.125,
      downPaymentPercentage: 0,
      closingCosts: 5040,
      credits: 2500,
    },
  ],
};

const onPullen = {
  propertyID: "pullen",
  purchaseDetailsID: "offer",
  program: "conventional",
  term: 30,
  closingCosts: 5604,
} as const;

/** Three ways to a lower payment in the first years: a rate that adjusts, a subsidy, a second loan in place of insurance. */
export const lowerStart: Scenario = {
  name: "A lower payment to start with",
  properties: [pullen],
  loans: [
    {
      ...onPullen,
      id: "fixed",
      name: "Conventional 30, 10% down",
      type: "fixed",
      rate: 6.5,
      downPaymentPercentage: 10,
    },
    {
      ...onPullen,
      id: "arm",
      name: "7/6 ARM, at worst",
      type: "arm7",
      rate: 5.875,
      downPaymentPercentage: 10,
      ARM: { scenario: "worst" },
    },
    {
      ...onPullen,
      id: "buydown",
      name: "2/1 buydown by the seller",
      type: "bd21",
      rate: 6.5,
      downPaymentPercentage: 10,
      buydownPaidBy: "seller",
    },
    {
      ...onPullen,
      id: "piggyback",
      name: "80/10/10, no insurance",
      type: "fixed",
      rate: 6.5,
      downPaymentPercentage: 20,
      secondLoan: { type: "fixed", ltv: 90, term: 20, rate: 8.25 },
    },
  ],
};

/** The mortgage of 2023 with a car and a card: one payment in place of three. */
export const oneLoan: Scenario = {
  name: "One loan in place of three",
  toolMeta: { type: "refinance" },
  properties: [kestrel],
  loans: [
    {
      id: "today",
      category: "existing",
      name: "Mortgage of 2023",
      type: "fixed",
      rate: 7.625,
      balance: 262_940.18,
      monthsLeft: 323,
      payment: 1918.8,
      payOff: true,
    },
    {
      id: "refinance",
      category: "refinance",
      name: "Refinance, debts paid off",
      program: "conventional",
      type: "fixed",
      term: 30,
      rate: 6.125,
      closingCosts: 4350,
      isFinancedCC: true,
    },
    {
      id: "faster",
      category: "refinance",
      name: "The same in 20 years",
      program: "conventional",
      type: "fixed",
      term: 20,
      rate: 5.875,
      closingCosts: 4350,
      isFinancedCC: true,
    },
  ],
  debts: [
    { id: "car", name: "Car", type: "auto", balance: 18_400, payment: 512, rate: 8.9, monthsLeft: 42, payOff: true },
    {
      id: "card",
      name: "Credit card",
      type: "card",
      balance: 9700,
      payment: 310,
      rate: 22.9,
      monthsLeft: 50,
      payOff: true,
    },
    { id: "study", name: "Student loan", type: "student", balance: 12_100, payment: 148, rate: 5.5, monthsLeft: 101 },
  ],
};

/** Another lender's work, which nobody at Summit Home Lending can see. */
export const mountPleasant: Scenario = {
  name: "Mount Pleasant, 15 or 30 years",
  properties: [marshside],
  loans: [
    {
      id: "thirty",
      name: "Conventional 30",
      program: "conventional",
      type: "fixed",
      term: 30,
      rate: 6.5,
      downPaymentPercentage: 25,
      closingCosts: 7300,
    },
    {
      id: "fifteen",
      name: "Conventional 15",
      program: "conventional",
      type: "fixed",
      term: 15,
      rate: 5.75,
      downPaymentPercentage: 25,
      closingCosts: 7300,
    },
  ],
};
