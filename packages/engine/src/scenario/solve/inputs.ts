import { type Cents, dollars, inDollars } from "../../money/cents";
import { loanFields } from "../schema/loan";
import { priceFields } from "../schema/property";
import type { Loan, LoanResult, Property, PurchaseDetails } from "../schema/types";
import type { Solution, Vary } from "./goal";

/** The loan, the home and the price that a goal seek changes, and all purchases at that price, the loan included. */
export type SolvedLoan = { loan: Loan; property: Property; details: PurchaseDetails; purchases: readonly Loan[] };
type ChangedLoan = { loan: Loan; details: PurchaseDetails };

/** An input that a goal seek may change: how a value is put in, where the input stands, and how far it may go. */
export type SolvableInput = {
  unit: Solution["unit"];
  /** The number of decimals that is tried first, and the most. */
  decimals: { first: number; most: number };
  /** The step in which the input is quoted or spoken of: an answer in whole steps is marketable. */
  step: number;
  put(subject: SolvedLoan, value: number): ChangedLoan;
  /** The present value of the input, from the loan's figures as they are. */
  present(subject: SolvedLoan, result: LoanResult): number;
  range(subject: SolvedLoan, result: LoanResult): { min: number; max: number };
  /** Says what keeps the input from going below the least of its range, where that is not plain. */
  floorReason?(subject: SolvedLoan, least: number): string | null;
  /** The values between the ends of the range that are tried first, close enough that no two thresholds lie unseen between two of them. */
  samples(present: number, result: LoanResult): number[];
};

const CENTS = { first: 2, most: 2 };
/** A person types three decimals of a percentage; a figure to the cent may need more. */
const PERCENT = { first: 3, most: 9 };
/** Rate sheets quote rates and points in eighths. */
const EIGHTH = 0.125;
/** A price and a down payment are said in whole hundreds, an amount a month in whole tens. */
const HUNDRED = 100;
const TEN = 10;

const evenSteps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
/** Values away from an amount in growing steps, both ways. */
const aroundAmount = (amount: number, growth: number, upTo: number) =>
  evenSteps(1, Math.ceil(Math.log(upTo) / Math.log(growth)), 1).flatMap((power) => [
    amount * growth ** power,
    amount / growth ** power,
  ]);

/** The asking price in cents of a price that is a bid; null where nothing says what of it is above asking. */
const askingPrice = ({ price, bidOver }: PurchaseDetails) =>
  typeof bidOver === "number" ? dollars(price) - dollars(bidOver) : null;

/** The least bid in dollars: a third below the asking price, where half the bid is what it lies under asking. */
const leastBid = (asking: number | null) => (asking === null ? 0 : Math.ceil((asking * 2) / 3) / 100);

const priceInput: SolvableInput = {
  unit: "dollars",
  decimals: CENTS,
  step: HUNDRED,
  put({ loan, details }, value) {
    const asking = askingPrice(details);
    const bid = asking === null ? {} : { bidOver: inDollars((dollars(value) - asking) as Cents) };
    return { loan, details: { ...details, price: value, ...bid } };
  },
  present: ({ details }) => details.price,
  // The schema refuses an appraised value or a down payment above the price, and a bid too far below the asking price.
  range: ({ property, details, purchases }) => {
    const down = purchases.map((each) => each.downPayment);
    const held = [property.userAppraisedValue, leastBid(askingPrice(details)), ...down];
    return { min: Math.max(priceFields.price.min, ...held.map((amount) => amount ?? 0)), max: priceFields.price.max };
  },
  floorReason({ property, details, purchases }, least) {
    if (leastBid(askingPrice(details)) === least) return "The price cannot go below two thirds of the asking price.";
    if (property.userAppraisedValue === least) return "The price cannot go below the appraised value.";
    const isDown = purchases.some(({ downPayment }) => downPayment === least);
    return isDown ? "The price cannot go below the down payment." : null;
  },
  samples: (present) => aroundAmount(present, 1.4, 1e9),
};

/** The down payment in dollars. A second loan may lend part of it. */
export const wholeDownPayment = ({ applicablePrice, baseAmount }: LoanResult) =>
  inDollars((dollars(applicablePrice) - dollars(baseAmount)) as Cents);

/** The down payment is solved in dollars, because a percentage of three decimals does not reach every cent. */
const downPaymentInput: SolvableInput = {
  unit: "dollars",
  decimals: CENTS,
  step: HUNDRED,
  put: ({ loan, details }, value) => ({ loan: { ...loan, downPayment: value, downPaymentPercentage: null }, details }),
  present: (_, result) => wholeDownPayment(result),
  // The schema refuses a second loan above the down payment.
  range: ({ loan }, { applicablePrice }) => ({
    min: Math.min(loan.secondLoan?.amount ?? 0, applicablePrice),
    max: applicablePrice,
  }),
  samples: (_, { applicablePrice }) =>
    [...evenSteps(0, 25, 1), 3.5, ...evenSteps(30, 100, 5)].map((percentage) => (applicablePrice * percentage) / 100),
};

const rateInput: SolvableInput = {
  unit: "percent",
  decimals: PERCENT,
  step: EIGHTH,
  put: ({ loan, details }, value) => ({ loan: { ...loan, rate: value }, details }),
  present: ({ loan }) => loan.rate,
  range: () => loanFields.rate,
  samples: () => [...evenSteps(0, 20, 0.5), ...evenSteps(25, 100, 5)],
};

const pointsInput: SolvableInput = {
  unit: "percent",
  decimals: PERCENT,
  step: EIGHTH,
  put: ({ loan, details }, value) => ({ loan: { ...loan, points: value }, details }),
  present: ({ loan }) => loan.points,
  range: () => loanFields.points,
  samples: () => [...evenSteps(0, 10, 0.5), ...evenSteps(15, 100, 5)],
};

const extraPaymentInput: SolvableInput = {
  unit: "dollars",
  decimals: CENTS,
  step: TEN,
  put: ({ loan, details }, value) => ({
    loan: { ...loan, additionalMonthlyPayments: value > 0 ? [{ amount: value }] : [] },
    details,
  }),
  present: ({ loan }) =>
    Math.round(loan.additionalMonthlyPayments.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
  // The schema refuses an extra payment above the loan.
  range: (_, { amount }) => ({ min: 0, max: amount }),
  samples: () => aroundAmount(1000, 2, 1e6),
};

/** Every input that a goal seek may change. */
export const solvableInputs: Record<Vary, SolvableInput> = {
  price: priceInput,
  downPayment: downPaymentInput,
  rate: rateInput,
  points: pointsInput,
  extraPayment: extraPaymentInput,
};

/** Says why an input of a loan cannot be solved for; null where it can. */
export function inputRefusal({ loan }: SolvedLoan, vary: Vary, { amount }: LoanResult): string | null {
  if (loan.category === "existing" && vary !== "extraPayment") {
    return "The terms of an existing mortgage cannot change. Ask for an extra payment instead.";
  }
  if (loan.category === "refinance" && vary === "price") return "A refinance has no price to change.";
  if (loan.category === "refinance" && vary === "downPayment") return "A refinance has no down payment to change.";
  if (loan.program === "allCash" && vary === "downPayment") return "A purchase in cash has no down payment to change.";
  if (amount > 0 || vary === "price" || vary === "downPayment") return null;
  return `Nothing is borrowed, so there ${NOTHING_LENT[vary]} to change.`;
}

const NOTHING_LENT = { rate: "is no rate", points: "are no points", extraPayment: "is no extra payment" } as const;
