/**
 * For the tests: mortgage insurance worked out by a plain loop in whole numbers, with nothing of the engine's arithmetic. Amounts
 * are cents, rates thousandths of a percent.
 */
import { divided, HUNDRED, levelPayment, MONTHLY } from "./whole-numbers.fixture";

export type InsuredByHand = {
  program: "fha" | "usda" | "conventional";
  /** What is lent before a financed premium. */
  base: bigint;
  value: bigint;
  rate: bigint;
  payments: number;
  /** The upfront premium in percent, and whether it is financed. */
  upfront: bigint;
  financed: boolean;
  /** The premium of a year in percent. */
  annual: bigint;
  /** What is paid in addition with every payment. */
  extra: bigint;
};

/** The premium of each payment, by the contract and as the loan is paid. */
export type PremiumsByHand = { upfront: bigint; lent: bigint; contract: bigint[]; asPaid: bigint[] };

/** The balances after each payment. */
function balancesByHand(lent: bigint, { rate, payments }: InsuredByHand, extra: bigint): bigint[] {
  const payment = levelPayment(lent, rate, payments);
  const balances: bigint[] = [];
  for (let owed = lent; owed > 0n; ) {
    const principal = payment - divided(owed * rate, MONTHLY) + extra;
    owed = balances.length === payments - 1 || principal >= owed ? 0n : owed - principal;
    balances.push(owed);
  }
  return balances;
}

/** The premium of a month of the agencies' loans: of the average of the twelve balances before the year's payments. */
function agencyPremium(loan: InsuredByHand, lent: bigint, balances: readonly bigint[], payment: number): bigint {
  const first = Math.floor((payment - 1) / 12) * 12;
  let added = 0n;
  for (let month = first; month < first + 12; month++) added += month === 0 ? lent : (balances[month - 1] ?? 0n);
  const year = divided(added * loan.annual, 12n * HUNDRED);
  const divides = loan.program === "fha" && loan.financed;
  return divided(divides ? divided(year * HUNDRED, HUNDRED + loan.upfront) : year, 12n);
}

function lastInsured(loan: InsuredByHand, balances: readonly bigint[]): number {
  if (loan.program === "usda") return balances.length;
  if (loan.program === "fha")
    return loan.base * 100n <= loan.value * 90n ? Math.min(132, balances.length) : balances.length;
  const low = balances.findIndex((owed) => owed * 100n <= loan.value * 78n) + 1;
  return Math.min(low, Math.ceil(balances.length / 2));
}

export function premiumsByHand(loan: InsuredByHand): PremiumsByHand {
  const { program, base, financed, upfront: percentage } = loan;
  const upfront =
    program === "usda" && financed
      ? divided(base * percentage, HUNDRED - percentage)
      : divided(base * percentage, HUNDRED);
  const lent = financed ? base + upfront : base;
  const scheduled = balancesByHand(lent, loan, 0n);
  const level = divided(base * loan.annual, 12n * HUNDRED);
  const contract = scheduled
    .slice(0, lastInsured(loan, scheduled))
    .map((_, at) => (program === "conventional" ? level : agencyPremium(loan, lent, scheduled, at + 1)));
  if (loan.extra === 0n) return { upfront, lent, contract, asPaid: contract };
  const paid = balancesByHand(lent, loan, loan.extra);
  const onRequest = paid.findIndex((owed) => owed * 100n <= loan.value * 80n) + 1;
  const last = program === "conventional" ? Math.min(onRequest, paid.length) : paid.length;
  return { upfront, lent, contract, asPaid: contract.slice(0, last) };
}
