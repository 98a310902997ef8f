import { type Cents, dollars, NOTHING, roundCents } from "../../money/cents";
import { valueByMonth } from "../../property/appreciation";
import { chosenGrowth } from "../../scenario/outcomes/appreciation";
import type { Loan, Scenario } from "../../scenario/schema/types";
import { type Working, workOut } from "../../scenario/working";
import { type Account, type Accounts, afterMonth, monthlyReturn, runAccounts } from "../accounts";
import type { Assumptions, Waiting } from "../assumptions";
import { costsOfOwning, type MonthlyCosts } from "../costs-of-owning";
import { escrowDeposit, loanMonths, type Owner, ownerOf } from "../owner";
import { type Renter, renterOf } from "../renter";
import { laterLoan, priceAfter, refinanceAt, refinanceCost, type Waiter, waiterOf } from "./later";

/** Who buys today, whatever comes later, in cents. */
type Today = {
  scenario: Scenario;
  loan: Loan;
  working: Working;
  assumptions: Assumptions;
  costs: readonly MonthlyCosts[];
  renter: Renter;
  years: number;
};

/** Everything behind the cost of waiting, in cents. Both homes are worth the same ever after. */
export type Waited = Today & {
  waiting: Waiting;
  growth: readonly number[];
  value: Float64Array;
  priceLater: Cents;
  /** The buyer who buys now. */
  now: Owner;
  later: Waiter;
  refinanceCost: Cents | null;
  accounts: Accounts;
};

/** Works out what does not depend on prices or on the later rate. */
export function todayOf(scenario: Scenario, loan: Loan, assumptions: Assumptions, years: number): Today {
  const working = workOut(scenario, loan);
  const costs = costsOfOwning(working, assumptions, years);
  const renter = renterOf(dollars(assumptions.rent), assumptions, years);
  return { scenario, loan, working, assumptions, costs, renter, years };
}

export const growthOf = ({ working }: Today): readonly number[] => chosenGrowth(working).yearly;

/** Works out the side of the buyer who buys now, with the refinance that is made where the later rate is lower. */
export function buyerNow({ working, assumptions, costs, loan, years }: Today, waiting: Waiting): Owner {
  const cost = refinanceCost(loan, waiting);
  const loans = loanMonths(working, years * 12);
  if (cost === null) return ownerOf(working, assumptions, costs, loans);
  const owner = ownerOf(working, assumptions, costs, refinanceAt(loans, loan, waiting.months, waiting.laterRate!));
  owner.outlay[waiting.months]! += cost;
  return owner;
}

/** Works out both sides, at a growth of prices and a later rate. */
export function waitedFor(
  today: Today,
  waiting: Waiting,
  growth: readonly number[],
  now = buyerNow(today, waiting),
): Waited {
  const { scenario, loan, working, assumptions, costs, renter, years } = today;
  const wait = waiting.months;
  const priceLater = priceAfter(working.bases.price, growth, wait);
  const bought = laterLoan(scenario, loan, priceLater, growth, waiting);
  const later = waiterOf({ home: working, later: bought, costs, renter, assumptions, wait });
  return {
    ...today,
    waiting,
    growth,
    value: valueByMonth(working.bases.value, growth, years * 12),
    priceLater,
    now,
    later,
    refinanceCost: refinanceCost(loan, waiting),
    accounts: runAccounts(now.outlay, later.outlay, assumptions.investmentReturn, years * 12),
  };
}

/** What both own after some years, in cents. Nobody sells, so no gain is taxed. */
export type WaitedEnd = {
  homeValue: Cents;
  owedNow: Cents;
  owedLater: Cents;
  equityNow: Cents;
  equityLater: Cents;
  taxSavingsNow: Cents;
  taxSavingsLater: Cents;
  escrowNow: Cents;
  escrowLater: Cents;
  /** How much more waiting has set aside than buying now, with its return. */
  setAsideByWaiting: Cents;
  costOfWaiting: Cents;
  /** The equity, the escrow deposit and the account of the buyer who buys now, and of the one who buys later. */
  wealthNow: Cents;
  wealthLater: Cents;
};

/** The part in cents that counts of a tax year which the horizon cuts: the saving of the whole year × its months / 12. */
function cutSaving({ later, waiting }: Waited, month: number): Cents {
  const since = month - waiting.months;
  const saved = later.taxYears?.[Math.floor(since / 12)]?.savings ?? NOTHING;
  return since % 12 === 0 ? NOTHING : roundCents((saved * (since % 12)) / 12);
}

/** An account after a month in which its side spends something less than was worked out. */
const accountWith = ({ balance }: Account, month: number, earning: number, paid: number) =>
  afterMonth(balance[month - 1]!, earning, Math.max(0, paid));

/** Works out what both own after some years, which reach beyond the later purchase. */
export function waitedEnd(waited: Waited, years: number): WaitedEnd {
  const { now, later, working, waiting, accounts, assumptions, value } = waited;
  const month = years * 12;
  const cut = cutSaving(waited, month);
  const earning = monthlyReturn(assumptions.investmentReturn);
  const more = later.outlay[month]! - cut - now.outlay[month]!;
  const accountNow = accountWith(accounts.first, month, earning, more);
  const accountLater = accountWith(accounts.second, month, earning, -more);
  const homeValue = value[month] as Cents;
  const owedNow = now.loans.balance[month] as Cents;
  const owedLater = later.loans.balance[month - waiting.months] as Cents;
  const escrowNow = escrowDeposit(working);
  const saved = (taxYears: Owner["taxYears"], count: number) =>
    (taxYears ?? []).slice(0, count).reduce((total, { savings }) => total + savings, 0);
  const wealthNow = homeValue - owedNow + escrowNow + accountNow;
  const wealthLater = homeValue - owedLater + later.escrow + accountLater;
  const whole = Math.floor((month - waiting.months) / 12);
  return {
    homeValue,
    owedNow,
    owedLater,
    equityNow: (homeValue - owedNow) as Cents,
    equityLater: (homeValue - owedLater) as Cents,
    taxSavingsNow: saved(now.taxYears, years) as Cents,
    taxSavingsLater: (saved(later.taxYears, whole) + cut) as Cents,
    escrowNow,
    escrowLater: later.escrow,
    setAsideByWaiting: (accountLater - accountNow) as Cents,
    costOfWaiting: (wealthNow - wealthLater) as Cents,
    wealthNow: wealthNow as Cents,
    wealthLater: wealthLater as Cents,
  };
}
