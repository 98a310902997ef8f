import { reducedLevels } from "../../loan/buydown";
import { miMonths as insuredFor, miMonthsAsPaid, miMonthsLeft } from "../../loan/mi-months";
import type { MonthlyLoan, PaymentRun } from "../../loan/monthly-apr";
import {
  firstPremium,
  type MonthlyPremium,
  premiumRuns,
  premiumsPaid,
  premiumsUntil,
} from "../../loan/monthly-premiums";
import { amortize, interestPaid, type PaymentLevel, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, dollars, NOTHING } from "../../money/cents";
import type { Loan, PurchaseDetails, Scenario } from "../schema/types";
import type { Bases } from "./bases";
import { type Buydown, type RunningBuydown, runningBuydown } from "./buydown";
import { atOneRate, type Contract, contract, disclosedContract, extraPaymentsOf, scheduleOfContract } from "./contract";
import { contractApr, type SolvedApr } from "./contract-apr";
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
  /** The monthly mortgage insurance; null while a premium is missing. */
  premiums: PremiumsPaid | null;
  /** The original amortization schedule, which premiums of the average balance are taken of, and what it repays. */
  original: { amount: Cents; schedule: Schedule };
  /** The first month's premium as the rule gives it, whatever is typed; null where no rule gives one. */
  defaultPremium: Cents | null;
  /** The number of payments that carry mortgage insurance, as the loan is paid. */
  miMonths: number;
  /** The number of payments that carry mortgage insurance by the contract. */
  scheduledMIMonths: number;
  /** The monthly mortgage insurance over the whole loan, as it is paid; null while a premium is missing. */
  mortgageInsurance: Cents | null;
  amountFinanced: Cents;
  /** The payments that the rate below is solved for; null where there is none. */
  stream: MonthlyLoan | null;
  /** The rate that the payments of the chosen course come to, as an APR is solved for. Of every loan but an adjustable one it is the APR. */
  apr: AnnualRate | null;
  /** Solves the APR that the loan would have at one rate for the full term, with the same charges; null where it has none. */
  aprAt: (rate: AnnualRate) => AnnualRate | null;
  /** The contract that is disclosed: of an adjustable rate the one whose index stays where it is today, whatever course is chosen. */
  disclosed: DisclosedRepayment;
};

/** What the APR and the Loan Estimate of a loan are read off. */
type DisclosedRepayment = SolvedApr & {
  contract: Contract;
  scheduled: Schedule;
  premiums: PremiumsPaid | null;
};

/** The monthly mortgage insurance premiums of a loan, in cents. */
type PremiumsPaid = {
  /** The premium of the first month, which is the highest. */
  first: Cents;
  /** The premiums by the contract, which APR and Loan Estimate count. */
  scheduled: readonly PaymentRun[];
  /** The premiums as the loan is paid, which totals and horizons count. */
  asPaid: readonly PaymentRun[];
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

/** The value that decides when conventional insurance ends, in cents; of an existing mortgage, what was paid for the home. */
export const originalValue = ({ loan, bases, details }: Pick<RepaymentInputs, "loan" | "bases" | "details">): Cents =>
  loan.category === "existing" ? dollars(details.price) : bases.applicablePrice;

/** Counts the payments of a contract's schedule that carry mortgage insurance. */
function insuredMonths(lent: RepaymentInputs, schedule: Schedule): number {
  const { scenario, loan, financing } = lent;
  const { asOf } = scenario;
  const insured = { program: loan.program, asOf, home: loan, schedule, originalValue: originalValue(lent) };
  if (loan.category === "existing") return miMonthsLeft(insured);
  return insuredFor({ ...insured, amount: financing.amountBeforeMI });
}

/** Finds the original amortization schedule, which premiums of the average balance are taken of: level at the first rate for an adjustable one too. */
function originalSchedule(
  { adjustable, amount, rate, term }: Contract,
  scheduled: Schedule,
  premiums: readonly (MonthlyPremium | null)[],
): Schedule {
  const counts = premiums.some((premium) => premium?.kind === "averageBalance");
  return adjustable && counts ? amortize({ amount, rate, term }) : scheduled;
}

/** Makes the list of the premiums that a contract's schedule carries; null while a premium is missing. */
function contractPremiums(lent: RepaymentInputs, terms: Contract, scheduled: Schedule) {
  const { monthly, defaultMonthly } = lent.financing.insurance;
  const original = originalSchedule(terms, scheduled, [monthly, defaultMonthly]);
  const first = monthly && firstPremium(monthly, terms.amount, original);
  const usual = defaultMonthly && firstPremium(defaultMonthly, terms.amount, original);
  /** The premiums where the contract has this schedule, which may follow another path of the rate. */
  const runs = (schedule: Schedule): readonly PaymentRun[] | null =>
    monthly && (first === 0 ? [] : premiumRuns(monthly, terms.amount, original, insuredMonths(lent, schedule)));
  return { original, first, usual, runs };
}

/** Works out the repayment that is disclosed; the chosen course where that is the same. */
function disclosedRepayment(
  lent: RepaymentInputs,
  chosen: DisclosedRepayment,
  runs: (schedule: Schedule) => readonly PaymentRun[] | null,
): DisclosedRepayment {
  const terms = disclosedContract(chosen.contract);
  if (terms === chosen.contract) return chosen;
  const schedule = scheduleOfContract(terms);
  const byContract = runs(schedule);
  const premiums = chosen.premiums && byContract && { ...chosen.premiums, scheduled: byContract };
  return { contract: terms, scheduled: schedule, premiums, ...contractApr(lent, schedule, byContract) };
}

/** Works out how a loan is paid back, once everything that is borrowed is known. */
export function repayment(lent: RepaymentInputs): Repayment {
  const { scenario, loan, bases, financing, charges, buydown } = lent;
  const { amount } = financing;
  const terms = contract(scenario, loan, amount);
  const scheduled = scheduleOfContract(terms);
  const more = extraPaymentsOf(loan);
  const schedule = more ? scheduleOfContract(terms, more) : scheduled;
  const { original, first, usual, runs } = contractPremiums(lent, terms, scheduled);
  const byContract = runs(scheduled);
  const { stream, apr } = contractApr(lent, scheduled, byContract);
  const withMI = byContract?.at(-1)?.until ?? 0;
  const miMonths = more
    ? miMonthsAsPaid(
        { program: loan.program, asOf: scenario.asOf, home: loan, originalValue: originalValue(lent), schedule },
        withMI,
      )
    : withMI;
  const asPaid = byContract && premiumsUntil(byContract, miMonths);
  const premiums = byContract && asPaid && { first: first ?? NOTHING, scheduled: byContract, asPaid };
  const chosen: DisclosedRepayment = { contract: terms, scheduled, premiums, stream, apr };
  return {
    contract: terms,
    rate: terms.rate,
    schedule,
    scheduled,
    interest: amount > 0 ? interestPaid(schedule, amount, schedule.length) : NOTHING,
    levels: buydown ? reducedLevels(schedule.levels, buydown.years, schedule.length) : schedule.levels,
    second: secondLoan(loan, bases.second, scenario.asOf),
    buydown: buydown && runningBuydown(buydown, schedule, terms.interestOnly),
    premiums,
    original: { amount, schedule: original },
    defaultPremium: usual,
    miMonths,
    scheduledMIMonths: withMI,
    mortgageInsurance: asPaid && premiumsPaid(asPaid, miMonths),
    amountFinanced: (amount - charges.total) as Cents,
    stream,
    apr,
    aprAt: (rate) => {
      const at = scheduleOfContract(atOneRate(terms, rate));
      return contractApr(lent, at, runs(at), rate).apr;
    },
    disclosed: disclosedRepayment(lent, chosen, runs),
  };
}
