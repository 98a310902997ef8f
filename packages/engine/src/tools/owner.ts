import type { Cents } from "../money/cents";
import { ownedMonths } from "../scenario/outcomes/course";
import type { OwnedMonths } from "../scenario/outcomes/tax-savings";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";
import type { MonthlyCosts } from "./costs-of-owning";
import { type ToolTaxYear, toolTaxYears } from "./tax-years";

/** The loans of a home month by month in cents, entry 0 at closing, and what they pay. */
export type LoanMonths = OwnedMonths & {
  /** What the borrower pays each month for both loans as they are paid, less a buydown's subsidy, without mortgage insurance. */
  payments: Float64Array;
};

/** Works out what a borrower pays for the loans of a home, for some months. Every principal that is repaid shows in the balance. */
export function loanMonths(working: Working, months: number): LoanMonths {
  const owned = ownedMonths(working, months);
  const { balance, interest } = owned;
  const buydown = working.repayment.buydown;
  const payments = new Float64Array(months + 1);
  for (let month = 1; month <= months; month++) {
    const due = interest[month]! - interest[month - 1]! + balance[month - 1]! - balance[month]!;
    const subsidy = buydown ? buydown.subsidyPaid(month) - buydown.subsidyPaid(month - 1) : 0;
    payments[month] = due - subsidy;
  }
  return { ...owned, payments };
}

/** What belongs to the deposit in an escrow account, which comes back in the end, in cents: prepaid tax and insurance, or a typed total. */
export const escrowDeposit = ({ financing: { prepaids } }: Working): Cents =>
  (prepaids.total - prepaids.interest) as Cents;

/** What the owner of a home pays and owes, in cents. */
export type Owner = {
  working: Working;
  loans: LoanMonths;
  costs: readonly MonthlyCosts[];
  /** The tax years of owning; null where nothing is known to deduct by. */
  taxYears: readonly ToolTaxYear[] | null;
  /** What is paid at closing (entry 0) and in each month: the loans, their insurance and the costs, less the tax saved in a year at its end. */
  outlay: Float64Array;
};

/** What an owner pays in a month for the loans and their insurance, in cents. */
export const loanOutlay = ({ payments, premiums }: LoanMonths, month: number) =>
  payments[month]! + premiums[month]! - premiums[month - 1]!;

/** Works out what a buyer who buys today pays. */
export function ownerOf(
  working: Working,
  assumptions: Assumptions,
  costs: readonly MonthlyCosts[],
  loans = loanMonths(working, costs.length * 12),
): Owner {
  const months = costs.length * 12;
  const taxYears = toolTaxYears(working, assumptions, { owned: loans, first: 0, home: working });
  const outlay = new Float64Array(months + 1);
  outlay[0] = working.cash.toClose;
  for (let month = 1; month <= months; month++) {
    const year = Math.ceil(month / 12);
    const saved = month === year * 12 ? (taxYears?.[year - 1]?.savings ?? 0) : 0;
    outlay[month] = loanOutlay(loans, month) + costs[year - 1]!.total - saved;
  }
  return { working, loans, costs, taxYears, outlay };
}
