import { dollars } from "../../money/cents";
import { addMonths } from "../../rules/day";
import { otherObligations } from "../outcomes/dti";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { firstPaymentDay } from "../steps/closing-day";
import type { Target } from "./goal";

/** The figure that a goal seek is to reach. */
export type TargetFigure = {
  name: string;
  /** The figure of a result, in whole cents or in payments; null while a premium is missing. */
  of(result: LoanResult): number | null;
  /** How far a figure is from the target, in the same unit; 0 reaches it. */
  miss(figure: number): number;
  /** Whether a figure that is not exactly the target still meets it: a payment, the cash or a ratio may be lower, and a payoff may be earlier. */
  meets(figure: number): boolean;
  /** The figure of a result as the answer gives it. */
  reached(result: LoanResult): number | string;
  /** A reached figure as a person reads it. */
  say(reached: number | string): string;
  /** The target as a person reads it. */
  wanted: string;
  /** Whether the figure is a payoff, for which an earlier payment will do as well. */
  isPayoff: boolean;
};

const dollarFormat = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Writes dollars as $1,234.50, with a real minus sign. */
export const moneyText = (amount: number) => `${amount < 0 ? "\u2212" : ""}$${dollarFormat.format(Math.abs(amount))}`;
/** Writes a percentage with at most 9 decimals. */
export const ratioText = (percentage: number) => `${Number(percentage.toFixed(9))}%`;
const dayText = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const moneyFigure = (name: string, value: number, read: (result: LoanResult) => number | null): TargetFigure => {
  const wanted = dollars(value);
  return {
    name,
    of: (result) => {
      const amount = read(result);
      return amount === null ? null : dollars(amount);
    },
    miss: (figure) => figure - wanted,
    meets: (figure) => figure <= wanted,
    reached: (result) => read(result) ?? 0,
    say: (reached) => moneyText(Number(reached)),
    wanted: moneyText(value),
    isPayoff: false,
  };
};

/** The figure of a payoff by a payment; an earlier payment will do as well. */
const payoffFigure = (
  by: number,
  say: TargetFigure["say"],
  reached: TargetFigure["reached"],
  wanted: string,
): TargetFigure => ({
  name: "the last payment",
  of: ({ payoffMonths }) => payoffMonths,
  miss: (months) => Math.max(0, months - by),
  meets: (months) => months <= by,
  reached,
  say,
  wanted,
  isPayoff: true,
});

const payoffMonthsFigure = (by: number) =>
  payoffFigure(
    by,
    (months) => `payment ${months}`,
    (result) => result.payoffMonths,
    `payment ${by}`,
  );

/** The figure of a payoff by a day. Payments are due on the first of a month, so all days of a month count alike. */
function payoffDateFigure(by: string, scenario: Scenario): TargetFigure | string {
  const first = firstPaymentDay(scenario);
  const [year = 0, month = 0] = by.split("-").map(Number);
  const payments = (year - Number(first.slice(0, 4))) * 12 + month - Number(first.slice(5, 7)) + 1;
  if (payments < 1) return `The first payment is due on ${dayText(first)}.`;
  const reached = (result: LoanResult) => addMonths(first, result.payoffMonths - 1);
  return payoffFigure(
    payments,
    (day) => `the payment of ${dayText(String(day))}`,
    reached,
    `the payment of ${dayText(by)}`,
  );
}

/**
 * The figure of a debt-to-income ratio. Many payments show as the same ratio, so the target is the largest payment within it: the
 * income's share less all other obligations, rounded down to the cent.
 */
function dtiFigure(percentage: number, scenario: Scenario, loan: Loan): TargetFigure | string {
  const income = dollars(scenario.client?.monthlyIncome ?? 0);
  if (income <= 0) return "The client's monthly income is not known.";
  // A ratio that was shown has 6 decimals: half of the last one belongs to it.
  const largest = Math.floor((income * (percentage + 5e-7)) / 100) - otherObligations({ scenario, loan });
  return {
    name: "the debt-to-income ratio",
    of: ({ qualifying }) => (qualifying.total === null ? null : dollars(qualifying.total)),
    miss: (payment) => payment - largest,
    meets: (payment) => payment <= largest,
    reached: (result) => result.dti ?? 0,
    // A ratio is read with three decimals, though it is told with six.
    say: (ratio) => ratioText(Math.round(Number(ratio) * 1000) / 1000),
    wanted: ratioText(percentage),
    isPayoff: false,
  };
}

/** Reads a figure that holds the upfront premium; null while that premium is missing, because it would count as 0. */
const withUpfrontMI = (read: (result: LoanResult) => number) => (result: LoanResult) =>
  result.missing.some(({ field }) => field === "upfrontMI") ? null : read(result);

/** Makes the figure of a target, or says why there is none. */
export function targetFigure(target: Target, scenario: Scenario, loan: Loan): TargetFigure | string {
  switch (target.figure) {
    case "monthlyPayment":
      return moneyFigure("the monthly payment", target.value, ({ monthly }) => monthly.total);
    case "principalAndInterest":
      return moneyFigure(
        "principal and interest",
        target.value,
        withUpfrontMI(({ monthly }) => monthly.principalAndInterest),
      );
    case "cashToClose":
      return moneyFigure(
        "cash to close",
        target.value,
        withUpfrontMI(({ cash }) => cash.toClose),
      );
    case "payoffMonths":
      return payoffMonthsFigure(target.value);
    case "payoffDate":
      return payoffDateFigure(target.value, scenario);
    case "dti":
      return dtiFigure(target.value, scenario, loan);
  }
}
