import type { Loan } from "../schema/types";
import { moneyText, ratioText } from "../solve/figures";
import { type Working, workOut } from "../working";
import { allChecks } from "./all-checks";
import type { CheckName, ClearingInput } from "./check";

/** A change of one input that clears a check: the value to put in, how far that is from the present one, and the loan's fields that it sets. */
export type SmallestChange = {
  input: ClearingInput;
  value: number;
  by: number;
  sentence: string;
  fields: ChangedFields;
};

/** Works the loan out once more with some of its fields changed. */
export function workOutChanged({ scenario, loan }: Working, fields: ChangedFields): Working {
  const changed: Loan = { ...loan, ...fields };
  return workOut({ ...scenario, loans: scenario.loans.map((each) => (each.id === loan.id ? changed : each)) }, changed);
}

/**
 * Finds the smallest change of one input that clears a check, or null where none does. It halves the way to the farthest value, so the
 * value that it finds clears the check and the value one step before it does not; each is tried by working the loan out.
 */
function smallestChangeOf(working: Working, check: CheckName, input: ClearingInput): SmallestChange | null {
  const { applies, range, put, say } = clearingInputs[input];
  if (!applies(working.loan)) return null;
  const { present, farthest, step } = range(working);
  const way = farthest < present ? -1 : 1;
  // Values are whole steps, so that binary fractions do not add up.
  const perStep = Math.round(1 / step);
  const first = way > 0 ? Math.floor(present * perStep) : Math.ceil(present * perStep);
  const steps = Math.floor(Math.abs(farthest * perStep - first));
  const valueAt = (count: number) => (first + way * count) / perStep;
  // A check that has nothing left to say of the loan is clear too: without credits there is no concession.
  const clears = (count: number) =>
    (allChecks[check].find(workOutChanged(working, put(valueAt(count))))?.state ?? "clear") === "clear";
  if (steps < 1 || !clears(steps)) return null;
  let [low, high] = [0, steps];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (clears(middle)) high = middle;
    else low = middle;
  }
  const value = valueAt(high);
  const by = Math.round(Math.abs(value - present) * 1000) / 1000;
  return { input, value, by, sentence: say(by, value), fields: put(value) };
}

/** Finds the smallest change that clears a check, of the first input named by the check that can clear it. It works the loan out some thirty times, so it is found only when someone looks. */
export function smallestChange(working: Working, check: CheckName): SmallestChange | null {
  for (const input of allChecks[check].clearedBy) {
    const change = smallestChangeOf(working, check, input);
    if (change) return change;
  }
  return null;
}

/** The fields of a loan that a change sets. */
type ChangedFields = Partial<
  Pick<
    Loan,
    "downPayment" | "downPaymentPercentage" | "userCashToApply" | "targetLTV" | "term" | "credits" | "points" | "rate"
  >
>;

/** An input whose change may clear a check, counted in steps that a person types: whole dollars, whole years, hundredths and eighths of a percent. */
type Clearing = {
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
