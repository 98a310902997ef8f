import { fullyIndexed } from "../../loan/arm";
import { loanToValue } from "../../loan/ltv";
import { exactPayment } from "../../loan/payment";
import { type AnnualRate, type Cents, type Months, NOTHING, percent, roundCents } from "../../money/cents";
import { type QualifyingRate, qualifyingRates } from "../../rules/qualifying-rate";
import type { Working } from "../working";
import { highestInFiveYears } from "./first-five-years";
import { isHigherPricedCovered } from "./price-spread";

/** Why a loan's payment is counted at a rate: as due, at the note rate, or by an agency's rule for adjustable rates. */
export type QualifyingRule = QualifyingRate | "asDue";

/** The payment that debt to income counts, in cents: of the first loan, and with everything else of the month. */
export type Qualifying = {
  rule: QualifyingRule;
  rate: AnnualRate;
  /** The number of payments that the loan is counted over: those after the interest-only years. */
  payments: number;
  principalAndInterest: Cents;
  /** What is counted of the second loan. */
  secondLoan: Cents;
  /** Null where the mortgage insurance is missing. */
  total: Cents | null;
};

const ONE_POINT = percent(1);

function agencyOf({ program }: Working["loan"]) {
  if (program === "fha" || program === "va" || program === "other") return program;
  return "fannieMae";
}

function ruleOf(working: Working): QualifyingRule {
  const { loan, repayment, bases, financing, asOf } = working;
  const { adjustable } = repayment.contract;
  if (loan.category === "existing") return "asDue";
  if (!adjustable) return "note rate";
  const ltv = loanToValue(financing.amountBeforeMI, bases.applicablePrice);
  const fixed = adjustable.terms.fixedMonths;
  const { countedAt } = qualifyingRates
    .on(asOf)
    [agencyOf(loan)].find(({ upToMonths, fromLtv }) => fixed <= upToMonths && ltv >= fromLtv)!;
  const isOther = countedAt === "note rate, or indexed rate where higher-priced" && !isHigherPricedCovered(working);
  return isOther ? "note rate" : countedAt;
}

function rateBy(rule: QualifyingRule, working: Working): AnnualRate {
  const { rate: note, adjustable } = working.repayment.contract;
  const atIndex = () => fullyIndexed(adjustable!.terms, adjustable!.index.value);
  switch (rule) {
    case "asDue":
    case "note rate":
      return note;
    case "note rate and 1 point":
      return (note + ONE_POINT) as AnnualRate;
    case "note rate and first cap, or indexed rate":
      return Math.max(note + adjustable!.terms.initialCap, atIndex()) as AnnualRate;
    case "highest rate in five years":
      return highestInFiveYears(working);
    case "note rate or indexed rate":
    case "note rate, or indexed rate where higher-priced":
      return Math.max(note, atIndex()) as AnnualRate;
  }
}

/**
 * Finds the payment of the second loan that is counted: a line of credit's first one, and of a closed-end one that pays interest only at first the
 * payment that repays it over what is left. One that repays nothing before it is due counts its interest. Source: 12 CFR 1026.43(c)(6).
 */
function secondCounted({ monthly, repayment: { second } }: Working, rule: QualifyingRule): Cents {
  if (!second || second.line || second.interestOnly === 0 || rule === "asDue") return monthly.secondLoan;
  return second.schedule.levels.at(-1)!.payment;
}

/**
 * Works out the payment that agencies count in debt to income: without a temporary buydown's lower rate, by the program's rule for an adjustable rate,
 * and where a loan pays interest only at first the payment that repays it over what is left. For an existing mortgage, the payment that is due.
 * Source: Fannie Mae Selling Guide B3-6-04; HUD Handbook 4000.1 II.A; VA Pamphlet 26-7 chapter 4; 12 CFR 1026.43(c)(5).
 */
export function qualifyingOf(working: Working): Qualifying {
  const { monthly, repayment, financing } = working;
  const { contract, schedule } = repayment;
  const rule = ruleOf(working);
  const rate = rateBy(rule, working);
  const payments = contract.term - contract.interestOnly;
  const counted =
    rule === "asDue" || schedule.length === 0
      ? monthly.principalAndInterest
      : roundCents(exactPayment(financing.amount, rate, Math.max(1, payments) as Months));
  const principalAndInterest = financing.amount > 0 ? counted : NOTHING;
  const secondLoan = secondCounted(working, rule);
  const others = (monthly.total ?? 0) - monthly.principalAndInterest - monthly.secondLoan;
  const total = monthly.total === null ? null : ((others + principalAndInterest + secondLoan) as Cents);
  return { rule, rate, payments, principalAndInterest, secondLoan, total };
}
