/** The demo's saved reports about lower payments, which hold inputs alone, as an officer would type them. */
import { kestrel, pullen, type Scenario } from "./homes";

const onPullen = {
  propertyID: "pullen",
  purchaseDetailsID: "offer",
  program: "conventional",
  term: 30,
  closingCosts: 5604,
} as const;

/** A report of three ways to a lower payment in the first years: a rate that adjusts, a subsidy, a second loan in place of insurance. */
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

/** A report of the mortgage of 2023 with a car and a card: one payment takes the place of three. */
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
