import type { FigureName, Step, Unit } from "@highway/core/scenario/types";
import { count, money, percent } from "../../lib/format";

/** What a figure is called in the title of its working. */
export const figureTitles: Record<FigureName, string> = {
  amount: "Loan amount",
  baseAmount: "Base amount",
  downPayment: "Down payment",
  ltv: "Loan-to-value",
  cltv: "Combined loan-to-value",
  payment: "Principal and interest",
  rates: "Rates over the loan",
  buydown: "Buydown",
  secondLoan: "Second loan",
  apr: "APR",
  MI: "Mortgage insurance",
  miMonths: "Payments with mortgage insurance",
  upfrontMI: "Upfront mortgage insurance",
  costOfPoints: "Points",
  closingCosts: "Closing costs",
  credits: "Credits",
  prepaidEscrows: "Prepaids and escrows",
  propertyTax: "Property tax",
  homeInsurance: "Home insurance",
  associationFee: "HOA",
  appraisalGap: "Appraisal gap",
  financed: "Financed",
  cashToClose: "Cash to close",
  totalPayment: "Total payment",
  totalInterest: "Interest over the loan",
  payoff: "Payoff",
  interestSaved: "Interest saved",
  escrowAnalysis: "Escrow deposit",
  dti: "Debt to income",
  appreciation: "Value of the home",
  balance: "Balance",
  equity: "Equity",
  taxSavings: "Tax savings",
  totalCost: "Total cost",
  netGain: "Net gain",
  ownershipCosts: "Costs of owning",
  paymentBreakEven: "Break-even by payment",
  costBreakEven: "Break-even by total cost",
  wealthBreakEven: "Break-even by net gain",
  crossover: "Crossover of balances",
  savings: "Monthly savings",
  payoffs: "Paid off",
  moveUp: "Cash after the sale",
};

/** A monthly rate needs 7 decimals for its APR to come out right to 3. */
const rateDecimals = 7;

const write: Record<Unit, (value: number) => string> = {
  dollars: (value) => money(value, { cents: true }),
  percent: (value) => percent(value, { decimals: rateDecimals, trim: true }),
  months: (value) => many(value, "month"),
  years: (value) => many(value, "year"),
  days: (value) => many(value, "day"),
  count: (value) => count(value),
  text: String,
};

const many = (value: number, unit: string) => `${count(value, 2)} ${value === 1 ? unit : `${unit}s`}`;

/** The value of a step with its unit. */
export const stepText = ({ value, unit }: Pick<Step, "value" | "unit">): string =>
  typeof value === "string" ? value : write[unit](value);

/** A source split at its addresses, so that they can be followed. */
export const sourceParts = (source: string): { text: string; href: string | null }[] =>
  source
    .split(/(https:\/\/[^\s,;)]+)/)
    .filter(Boolean)
    .map((text) => ({ text, href: text.startsWith("https://") ? text : null }));
