import { reducedLevels } from "../../loan/buydown";
import { miMonths as insuredFor, miMonthsLeft } from "../../loan/mi-months";
import type { MonthlyLoan } from "../../loan/monthly-apr";
import { interestPaid, type PaymentLevel, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, dollars, NOTHING } from "../../money/cents";
import type { Loan, PurchaseDetails, Scenario } from "../schema/types";
import type { Bases } from "./bases";
import { type Buydown, type RunningBuydown, runningBuydown } from "./buydown";
import { type Contract, contract, extraPaymentsOf, scheduleOfContract } from "./contract";
import { compositeApr, contractApr, type SolvedApr } from "./contract-apr";
import type { Charges } from "./finance-charge";
import type { Financing } from "./financing";
import { type SecondLoan, secondLoan } from "./second-loan";

/** How a loan is paid back, in cents. */
export type Repayment = {
  contract: Contract;
  /** The note rate, which applies first. */
  rate: AnnualRate;
  /** The schedule as it is paid, with extra payments. Totals, horizons and the payoff are read off it. */
  schedule: Schedule;
  /** The schedule without extra payments, which APR, mortgage insurance and Loan Estimate are read off. It is the same object as `schedule` where there are none. */
  scheduled: Schedule;
  /** The interest as it is paid, at the note rate. A buydown's subsidy pays a part of it. */
  interest: Cents;
  /** The payments that the borrower makes: `schedule.levels` less the subsidies. */
  levels: readonly PaymentLevel[];
  second: SecondLoan | null;
  buydown: RunningBuydown | null;
  /** The number of payments that carry mortgage insurance, as the loan is paid. */
  miMonths: number;
  /** The number of payments that carry mortgage insurance by the contract. */
  scheduledMIMonths: number;
  /** The monthly mortgage insurance over the whole loan; null while a premium is missing. */
  mortgageInsurance: Cents | null;
  amountFinanced: Cents;
  /** The payments that the APR is solved for; null where there is no APR. */
  stream: MonthlyLoan | null;
  apr: AnnualRate | null;
  /** The APR, and its payments, if the index stays where it is today. */
  composite: SolvedApr;
};

type RepaymentInputs = {
  scenario: Scenario;
  loan: Loan;
  details: PurchaseDetails;
  bases: Bases;
  financing: Financing;
  charges: Charges;
  buydown: Buydown | null;
};

/** Counts the payments of a contract's schedule that carry mortgage insurance. */
function insuredMonths({ scenario, loan, details, bases, financing }: RepaymentInputs, schedule: Schedule): number {
  if (!financing.insurance.monthly) return 0;
  const insured = { program: loan.program, asOf: scenario.asOf, schedule };
  if (loan.category === "existing") return miMonthsLeft({ ...insured, originalValue: dollars(details.price) });
  return insuredFor({ ...insured, amount: financing.amountBeforeMI, originalValue: bases.applicablePrice });
}

/** Works out how a loan is paid back, once everything that is borrowed is known. */
export function repayment(lent: RepaymentInputs): Repayment {
  const { scenario, loan, bases, financing, charges, buydown } = lent;
  const { amount, insurance } = financing;
  const terms = contract(scenario, loan, amount);
  const scheduled = scheduleOfContract(terms);
  const more = extraPaymentsOf(loan);
  const schedule = more ? scheduleOfContract(terms, more) : scheduled;
  const withMI = insuredMonths(lent, scheduled);
  const { stream, apr } = contractApr(lent, scheduled, withMI);
  const miMonths = Math.min(withMI, schedule.length);
  return {
    contract: terms,
    rate: terms.rate,
    schedule,
    scheduled,
    interest: amount > 0 ? interestPaid(schedule, amount, schedule.length) : NOTHING,
    levels: buydown ? reducedLevels(schedule.levels, buydown.years, schedule.length) : schedule.levels,
    second: secondLoan(loan, bases.second, scenario.asOf),
    buydown: buydown && runningBuydown(buydown, schedule, terms.interestOnly),
    miMonths,
    scheduledMIMonths: withMI,
    mortgageInsurance: insurance.monthly === null ? null : ((insurance.monthly * miMonths) as Cents),
    amountFinanced: (amount - charges.total) as Cents,
    stream,
    apr,
    composite: compositeApr(lent, terms, { stream, apr }, (current) => insuredMonths(lent, current)),
  };
}
