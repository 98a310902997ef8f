import type { WorkingLoan, WorkingReport } from "../scenario/document";
import { newLoan, newPrice, newProperty } from "../scenario/new-report";
import { fourLoans } from "../scenario/scenario.fixture";

const home = {
  ...newProperty(),
  id: "home",
  addressDisplay: "12 Oak Street",
  county: "Wake",
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  userAppraisedValue: 490_000,
  userEstimatedValue: 500_000,
  purchaseDetails: [{ ...newPrice(500_000), id: "ask", userMonthlyHomeInsurance: 145 }],
};
const loan = (changes: object): WorkingLoan => ({ ...newLoan("home", "ask"), id: "loan", rate: 6.5, ...changes });
const report = (changes: Partial<WorkingReport>): WorkingReport => ({
  ...fourLoans(),
  properties: [home],
  outside: { sofr: { value: 4.21, date: "2026-11-19" } },
  ...changes,
});
const of = (...loans: object[]) => report({ loans: loans.map((each, at) => loan({ id: `loan-${at}`, ...each })) });
const isFinanced = { activeModifiers: [], isMonthly: true, isRefund: false, isFinanced: true };
const owned = { downPayment: null, downPaymentPercentage: null };
const existingMortgage = {
  category: "existing",
  rate: 7.5,
  balance: 320_000,
  payment: 2350,
  monthsLeft: 320,
  payOff: true,
};
const card = { id: "card", name: "Visa", type: "card", balance: 14_000, payment: 420, rate: 21, monthsLeft: null };

/** Reports that together have every kind of loan. */
export const kinds: Record<string, WorkingReport> = {
  "conventional loans on two homes, at several prices, one with a typed APR": {
    ...fourLoans(),
    loans: fourLoans().loans.map((each, at) => (at === 1 ? { ...each, customAPR: 6.2 } : each)),
  },
  "conventional below 20% down, points and fees financed": of({
    downPaymentPercentage: 5,
    points: 1.5,
    isFinancedPoints: true,
    closingCosts: 6200,
    isFinancedCC: true,
  }),
  "FHA, VA and USDA, premiums financed or paid": of(
    { program: "fha", downPaymentPercentage: 3.5, MIWorksheet: isFinanced },
    { program: "va", downPaymentPercentage: 0, MIWorksheet: isFinanced },
    { program: "va", downPaymentPercentage: 0, MIWorksheet: { ...isFinanced, activeModifiers: ["exempt"] } },
    { program: "usda", downPaymentPercentage: 0 },
  ),
  "adjustable rates": of({ type: "arm5", rate: 5.875 }, { type: "arm7" }, { type: "armHalf" }),
  "temporary buydowns by each payer": of(
    { type: "bd21" },
    { type: "bd321", buydownPaidBy: "borrower" },
    { type: "bd10", buydownPaidBy: "lender" },
  ),
  "interest only at first": of({ program: "interest5" }, { program: "interest10" }),
  "a second loan": of(
    { secondLoan: { type: "fixed", ltv: 90, term: 20, amount: null, rate: 8.5 } },
    { secondLoan: { type: "float10", ltv: 95, term: 30, amount: 60_000, rate: 8.25 } },
  ),
  "cash, and payments beyond those due": of(
    { program: "allCash", term: 0, rate: 0, downPayment: null, downPaymentPercentage: 100 },
    { additionalMonthlyPayments: [{ amount: 250 }] },
    { lumpPayments: [{ amount: 40_000, payment: 24, recast: true }] },
  ),
  "a refinance that takes cash out, and one that pays debts": report({
    toolMeta: { type: "refinance" } as WorkingReport["toolMeta"],
    debts: [{ ...card, payOff: true } as WorkingReport["debts"][number]],
    loans: [
      loan({ id: "had", ...existingMortgage, ...owned }),
      loan({ id: "out", category: "refinance", targetLTV: 80, rate: 6, ...owned }),
      loan({ id: "pays", category: "refinance", userCashToApply: 5000, term: 15, rate: 5.5, ...owned }),
    ],
  }),
  "a move up": report({ toolMeta: { type: "moveup" } as WorkingReport["toolMeta"], loans: [loan({})] }),
  "insurance that no rule gives": of({ downPaymentPercentage: 1, rate: 7 }),
};
