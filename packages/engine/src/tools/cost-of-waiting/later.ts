import { amortize } from "../../loan/schedule";
import { type Cents, dollars, inDollars, NOTHING, percent } from "../../money/cents";
import { valueByMonth } from "../../property/appreciation";
import { addMonths } from "../../rules/day";
import type { Loan, Scenario } from "../../scenario/schema/types";
import { monthsOfYears } from "../../scenario/steps/contract";
import { type Working, workOut } from "../../scenario/working";
import type { Assumptions, Waiting } from "../assumptions";
import type { MonthlyCosts } from "../costs-of-owning";
import { escrowDeposit, type LoanMonths, loanMonths, loanOutlay } from "../owner";
import { addRent, type Renter } from "../renter";
import { type ToolTaxYear, toolTaxYears } from "../tax-years";

/** The price in cents after some months of growth. */
export const priceAfter = (price: Cents, growth: readonly number[], months: number): Cents =>
  valueByMonth(price, growth, months)[months] as Cents;

/**
 * The report's loan with the later price and rate: typed dollars of the loan stay, and percentages scale. The home is appraised again, at a value that
 * has changed as prices have.
 */
export function laterLoan(
  scenario: Scenario,
  loan: Loan,
  price: Cents,
  growth: readonly number[],
  waiting: Waiting,
): Working {
  const { months, laterRate } = waiting;
  const appraisedLater = (today: number | null) =>
    today === null ? null : inDollars(priceAfter(dollars(today), growth, months));
  const properties = scenario.properties.map((property) =>
    property.id === loan.propertyID
      ? {
          ...property,
          userAppraisedValue: appraisedLater(property.userAppraisedValue),
          purchaseDetails: withPrice(property.purchaseDetails, loan, price),
        }
      : property,
  );
  const rate = months > 0 && loan.program !== "allCash" ? (laterRate ?? loan.rate) : loan.rate;
  const { closingDate } = scenario;
  const later = { ...scenario, properties, ...(closingDate && { closingDate: addMonths(closingDate, months) }) };
  return workOut(later, { ...loan, rate });
}

const withPrice = (details: Scenario["properties"][number]["purchaseDetails"], loan: Loan, price: Cents) =>
  details.map((each) => (each.id === loan.purchaseDetailsID ? { ...each, price: inDollars(price) } : each));

/** Somebody who rents first and buys later, in cents; months count from today. */
export type Waiter = {
  working: Working;
  /** The months of the loan from its own closing. */
  loans: LoanMonths;
  taxYears: readonly ToolTaxYear[] | null;
  outlay: Float64Array;
  escrow: Cents;
};

type WaiterInputs = {
  /** The home as it is bought today. */
  home: Working;
  later: Working;
  costs: readonly MonthlyCosts[];
  renter: Renter;
  assumptions: Assumptions;
  wait: number;
};

/** Works out what a buyer who waits pays: rent, then the cash of the purchase less the deposit, then what an owner pays. */
export function waiterOf({ home, later, costs, renter, assumptions, wait }: WaiterInputs): Waiter {
  const months = costs.length * 12;
  const loans = loanMonths(later, Math.ceil((months - wait) / 12) * 12);
  const taxYears = toolTaxYears(later, assumptions, { owned: loans, first: wait, home });
  const outlay = new Float64Array(months + 1);
  addRent(outlay, renter, wait);
  outlay[wait]! += later.cash.toClose - (wait > 0 ? renter.deposit : 0);
  for (let month = wait + 1; month <= months; month++) {
    const owned = month - wait;
    const saved = owned % 12 === 0 ? (taxYears?.[owned / 12 - 1]?.savings ?? 0) : 0;
    outlay[month] = loanOutlay(loans, owned) + costs[Math.ceil(month / 12) - 1]!.total - saved;
  }
  return { working: later, loans, taxYears, outlay, escrow: escrowDeposit(later) };
}

/**
 * Replaces what is owed after some payments by a new loan at another rate over the full term. Mortgage insurance runs on as before.
 * @param after  the payment after which the new loan begins
 */
export function refinanceAt(owned: LoanMonths, loan: Loan, after: number, rate: number): LoanMonths {
  const owed = owned.balance[after] as Cents;
  const schedule = owed > 0 ? amortize({ amount: owed, rate: percent(rate), term: monthsOfYears(loan.term) }) : null;
  const [balance, interest, payments] = [owned.balance.slice(), owned.interest.slice(), owned.payments.slice()];
  for (let month = after + 1; month <= owned.months; month++) {
    const row = month - after - 1;
    const isRunning = schedule !== null && row < schedule.length;
    const due: number = isRunning ? schedule.columns.interest[row]! : NOTHING;
    balance[month] = isRunning ? schedule.columns.balance[row]! : 0;
    interest[month] = interest[month - 1]! + due;
    payments[month] = due + balance[month - 1]! - balance[month]!;
  }
  return { ...owned, balance, interest, payments };
}

/** What a refinance costs, in cents; null where none is made: it is offered only if the later rate is lower. */
export function refinanceCost(loan: Loan, { months, laterRate, refinance }: Waiting): Cents | null {
  const isOffered = refinance !== null && months > 0 && loan.program !== "allCash" && laterRate !== null;
  return isOffered && laterRate < loan.rate ? dollars(refinance.cost) : null;
}
