import { premiumsPaid } from "../../loan/monthly-premiums";
import { monthInterest } from "../../loan/payment-rows";
import { type Cents, dollars, NOTHING, percent } from "../../money/cents";
import { debtInterestOfMonths, debtInterestSoFar } from "../../scenario/outcomes/remaining-interest";
import type { Debt, Loan, Scenario } from "../../scenario/schema/types";
import { existingMonth } from "../../scenario/steps/existing-mortgage";
import { workOut } from "../../scenario/working";
import type { Replaced } from "./replaced";

/** What cannot be told of an item, because its rate or its end is not known. */
type NotKnown = "rate" | "end";

/** A mortgage or a debt that is paid off, in cents, as it would have gone on by its own payments. */
export type Item = {
  id: string;
  kind: "mortgage" | "debt";
  name: string;
  balance: Cents;
  /** The rate in percent a year. */
  rate: number | null;
  /** What ends each month: principal, interest and mortgage insurance. */
  payment: Cents;
  /** The payments and the interest that were still to come. */
  months: number | null;
  interest: Cents | null;
  /** The mortgage insurance that was still to come. */
  insurance: Cents;
  /** The interest of the next twelve payments. */
  yearInterest: Cents | null;
  /** Interest and mortgage insurance so far; entry 0 is closing, and the last entry goes on. */
  soFar: ArrayLike<number> | null;
  /** What is owed at closing and after each payment; null while the course is not known. */
  owed: ArrayLike<number> | null;
  notKnown: NotKnown | null;
  /** Whether the payment does not cover the first month's interest. */
  grows: boolean;
};

const YEAR = 12;

function mortgageItem(scenario: Scenario, loan: Loan): Item {
  const { schedule, premiums } = workOut(scenario, loan).repayment;
  const runs = premiums?.asPaid ?? [];
  const interest = new Float64Array(schedule.length + 1);
  for (let month = 1; month <= schedule.length; month++)
    interest[month] = interest[month - 1]! + schedule.columns.interest[month - 1]!;
  const balance = dollars(loan.balance ?? 0);
  return {
    id: loan.id,
    kind: "mortgage",
    name: loan.name || "Mortgage",
    balance,
    rate: loan.rate,
    payment: existingMonth(loan),
    months: schedule.length,
    interest: interest[schedule.length] as Cents,
    insurance: premiumsPaid(runs, schedule.length),
    yearInterest: interest[Math.min(YEAR, schedule.length)] as Cents,
    soFar: interest.map((paid, month) => paid + premiumsPaid(runs, month)),
    owed: [balance, ...schedule.columns.balance.subarray(0, schedule.length)],
    notKnown: null,
    grows: false,
  };
}

/** What a debt comes to after each payment, of which the last clears the rest. */
function owedByMonth(balance: Cents, payment: Cents, interest: readonly number[]): number[] {
  const owed: number[] = [balance];
  for (let month = 1; month < interest.length; month++)
    owed.push(month === interest.length - 1 ? 0 : owed[month - 1]! + interest[month]! - interest[month - 1]! - payment);
  return owed;
}

function debtItem(debt: Debt): Item {
  const { id, name, rate } = debt;
  const [balance, payment] = [dollars(debt.balance), dollars(debt.payment)];
  const soFar = debtInterestSoFar(debt);
  return {
    id,
    kind: "debt",
    name: name || "Debt",
    balance,
    rate,
    payment,
    months: soFar && soFar.length - 1,
    interest: (soFar?.at(-1) ?? null) as Cents | null,
    insurance: NOTHING,
    yearInterest: debtInterestOfMonths(debt, YEAR),
    soFar,
    owed: soFar && owedByMonth(balance, payment, soFar),
    notKnown: rate === null ? "rate" : soFar ? null : "end",
    grows: rate !== null && payment < monthInterest(balance, percent(rate)),
  };
}

/** Lists what is paid off, mortgages first, each as it would have gone on by its own payments. */
export const itemsOf = (scenario: Scenario, { mortgages, debts }: Replaced): Item[] => [
  ...mortgages.map((each) => mortgageItem(scenario, each)),
  ...debts.map(debtItem),
];

/** The month in which the last of the items would have been paid back; null while one has no end that is known. */
export const lastMonth = (items: readonly Item[]): number | null =>
  items.reduce<number | null>(
    (last, { months }) => (last === null || months === null ? null : Math.max(last, months)),
    0,
  );

/** Adds up what the items would have cost so far, or would still owe, in cents; null while one is not known. */
export function byMonth(items: readonly Item[], months: number, of: "soFar" | "owed"): Float64Array | null {
  const total = new Float64Array(months + 1);
  for (const { [of]: course } of items) {
    if (!course) return null;
    for (let month = 0; month <= months; month++) total[month]! += course[Math.min(month, course.length - 1)]!;
  }
  return total;
}
