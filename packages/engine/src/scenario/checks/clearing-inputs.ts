import type { Loan } from "../schema/types";
import { moneyText, ratioText } from "../solve/figures";
import type { Working } from "../working";
import type { ClearingInput } from "./check";

/** The fields of a loan that a change sets. */
export type ChangedFields = Partial<
  Pick<
    Loan,
    "downPayment" | "downPaymentPercentage" | "userCashToApply" | "targetLTV" | "term" | "credits" | "points" | "rate"
  >
>;

/** An input whose change may clear a check, counted in steps that a person types: whole dollars, whole years, hundredths and eighths of a percent. */
export type Clearing = {
  /** Tells whether a loan has the input, and has it in this form. */
  applies: (loan: Loan) => boolean;
  /** The present value, the value farthest from it, and the distance between two values that are tried. */
  range: (working: Working) => { present: number; farthest: number; step: number };
  put: (value: number) => ChangedFields;
  /** Says the change: "$4,200.00 more down". */
  say: (by: number, value: number) => string;
};

const isPurchase = ({ category }: Loan) => category === "purchase";
const isRefinance = ({ category }: Loan) => category === "refinance";
const hasTargetLTV = ({ targetLTV }: Loan) => (targetLTV ?? null) !== null;
/** A linked worksheet with credits wins over the typed total. */
const hasTypedCredits = ({ credits, creditsObj, closingCostObj }: Loan) =>
  credits !== null && [creditsObj?.data, closingCostObj?.data.credits].every((fees) => !fees?.length);
/** Writes whole dollars without cents. */
const wholeDollars = (amount: number) => moneyText(amount).replace(/\.00$/, "");

/** Every input that a check may be cleared by. */
export const clearingInputs: Record<ClearingInput, Clearing> = {
  downPayment: {
    applies: isPurchase,
    range: ({ bases }) => ({ present: bases.downPayment / 100, farthest: bases.applicablePrice / 100, step: 1 }),
    put: (value) => ({ downPayment: value, downPaymentPercentage: null }),
    say: (by) => `${wholeDollars(by)} more down`,
  },
  cashToApply: {
    applies: (loan) => isRefinance(loan) && !hasTargetLTV(loan),
    range: ({ loan, bases }) => ({ present: loan.userCashToApply ?? 0, farthest: bases.payoffs / 100, step: 1 }),
    put: (value) => ({ userCashToApply: value }),
    say: (by) => `${wholeDollars(by)} more cash to apply`,
  },
  targetLTV: {
    applies: (loan) => isRefinance(loan) && hasTargetLTV(loan),
    range: ({ loan }) => ({ present: loan.targetLTV!, farthest: 0, step: 0.01 }),
    put: (value) => ({ targetLTV: value }),
    say: (_, value) => `A target LTV of ${ratioText(value)}`,
  },
  term: {
    applies: () => true,
    range: ({ loan }) => ({ present: loan.term, farthest: 1, step: 1 }),
    put: (value) => ({ term: value }),
    say: (_, value) => `A term of ${value} ${value === 1 ? "year" : "years"}`,
  },
  credits: {
    applies: hasTypedCredits,
    range: ({ loan }) => ({ present: loan.credits ?? 0, farthest: 0, step: 1 }),
    put: (value) => ({ credits: value }),
    say: (by) => `${wholeDollars(by)} less in credits`,
  },
  points: {
    applies: ({ points }) => points > 0,
    range: ({ loan }) => ({ present: loan.points, farthest: 0, step: 0.125 }),
    put: (value) => ({ points: value }),
    say: (_, value) => (value === 0 ? "No points" : `${ratioText(value)} in points`),
  },
  rate: {
    applies: ({ rate }) => rate > 0,
    range: ({ loan }) => ({ present: loan.rate, farthest: 0, step: 0.125 }),
    put: (value) => ({ rate: value }),
    say: (_, value) => `A rate of ${ratioText(value)}`,
  },
};
