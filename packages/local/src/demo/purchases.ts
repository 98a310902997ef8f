/** The demo's saved reports about homes to buy, which hold inputs alone, as an officer would type them. Every figure shown comes from the engine. */
import { brookhaven, harwood, marshside, pullen, type Scenario, timberline } from "./homes";
import { cary, fha, wakeCounty } from "./worksheets";

const atAsking = { propertyID: "brookhaven", purchaseDetailsID: "asking", type: "fixed" } as const;

/** A report of two homes and four ways to pay for them. */
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

/** A report of the same home at two prices. The second loan's rate is still to be quoted, so the report is a draft. */
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

/** A report of a veteran's first use of the benefit beside a conventional loan. */
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

/** A report of another lender's officer, which nobody at Summit Home Lending can see. */
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
