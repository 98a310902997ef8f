import { type Cents, inDollars, NOTHING } from "../../money/cents";
import { chosenGrowth } from "../../scenario/outcomes/appreciation";
import { dollarsOrNull, eachInDollars } from "../../scenario/outcomes/in-dollars";
import type { Scenario } from "../../scenario/schema/types";
import type { Working } from "../../scenario/working";
import type { ToolAnswer } from "../answer-parts";
import type { Assumptions, SavedAssumptions, SavedWaiting, Waiting } from "../assumptions";
import { assumptionProblems, chosenLoan } from "../assumptions";
import { taxGrowthOf } from "../growth-of-tax";
import { DOWNSIDES, YEARS } from "../horizon";
import { premiumProblems } from "../premium-problems";
import type { CostOfWaiting, CostOfWaitingLead } from "./answer";
import { type CostAt, costAt, growthToBreakEven, rateToBreakEven, tableOf } from "./break-evens";
import { growthOf, todayOf, type Waited, type WaitedEnd, waitedEnd, waitedFor } from "./waited";

export const TABLE_HORIZONS = [5, 7, 10, 15, 30];

/** Principal and interest of the first month of both loans, and their insurance, in cents. */
function paidIn({ monthly, repayment }: Working) {
  const payment = (monthly.principalAndInterest + monthly.secondLoan) as Cents;
  const insurance = monthly.mortgageInsurance ?? NOTHING;
  return { payment, insurance, miMonths: repayment.miMonths };
}

/** Now and later, side by side. */
function sidesOf({ working, later, priceLater }: Waited) {
  const [now, then] = [paidIn(working), paidIn(later.working)];
  const change = then.payment + then.insurance - now.payment - now.insurance;
  return {
    ...eachInDollars({
      priceNow: working.bases.price,
      priceLater,
      priceChange: (priceLater - working.bases.price) as Cents,
      cashNow: working.cash.toClose,
      cashLater: later.working.cash.toClose,
      loanNow: working.financing.amount,
      loanLater: later.working.financing.amount,
      paymentNow: now.payment,
      paymentLater: then.payment,
      miMonthNow: now.insurance,
      miMonthLater: then.insurance,
      paymentChange: change as Cents,
    }),
    miMonthsNow: now.miMonths,
    miMonthsLater: then.miMonths,
  };
}

/** Computes what is paid until the later purchase: the rent and the insurance of a buyer who waits, and the principal and the interest of one who buys now. */
export function whileWaiting({ renter, now, waiting }: Waited) {
  const { months } = waiting;
  let rent = 0;
  for (let month = 1; month <= months; month++) {
    const year = renter.years[Math.ceil(month / 12) - 1]!;
    rent += year.rent + year.insurance;
  }
  const { balance, interest } = now.loans;
  return {
    rentPaid: rent as Cents,
    principalRepaid: (balance[0]! - balance[months]!) as Cents,
    interestPaid: interest[months] as Cents,
  };
}

/** The lines that add up to the cost of waiting, in cents; what lowers it is negative. */
const partsOf = (end: WaitedEnd): CostOfWaiting["parts"] => {
  const signs = { equityNow: 1, equityLater: -1, escrowNow: 1, escrowLater: -1, setAsideByWaiting: -1 } as const;
  return (Object.keys(signs) as (keyof typeof signs)[]).map((part) => ({
    part,
    amount: inDollars((0 + signs[part] * end[part]) as Cents),
  }));
};

/** What both own after a year. */
function yearOf(waited: Waited, year: number): CostOfWaiting["years"][number] {
  const { costOfWaiting, wealthNow, wealthLater } = waitedEnd(waited, year);
  return { year, ...eachInDollars({ wealthNow, wealthLater, costOfWaiting }) };
}

/** Works out both sides for the longest horizon, or lists what the saved blocks lack. */
export function waitedOf(scenario: Scenario, assumptions: SavedAssumptions, waiting: SavedWaiting): ToolAnswer<Waited> {
  const loan = chosenLoan(scenario, assumptions.loanID);
  const problems = assumptionProblems("cow", scenario, assumptions, waiting);
  if (!loan || Object.keys(problems).length > 0) return { answer: null, problems };
  const today = todayOf(scenario, loan, assumptions as Assumptions, YEARS);
  const waited = waitedFor(today, waiting as Waiting, growthOf(today));
  const lacking = premiumProblems(scenario, today.working) ?? premiumProblems(scenario, waited.later.working);
  return lacking ? { answer: null, problems: lacking } : { answer: waited, problems: null };
}

function downsideOf(cost: CostAt): CostOfWaiting["downside"] {
  return { flat: dollarsOrNull(cost(DOWNSIDES.flat)), fall: dollarsOrNull(cost(DOWNSIDES.fall)) };
}

/** What is said first. `cost`: what waiting costs at other growths and rates. */
function leadOf(waited: Waited, cost: CostAt): CostOfWaitingLead {
  const { working, waiting, loan, assumptions, refinanceCost } = waited;
  const { type, yearly, assumed, source } = chosenGrowth(working);
  const laterRate = waited.later.working.loan.rate;
  return {
    loanID: loan.id,
    months: waiting.months,
    horizon: assumptions.horizon,
    laterRate,
    ...sidesOf(waited),
    whileWaiting: eachInDollars(whileWaiting(waited)),
    refinanced: refinanceCost !== null,
    canRefinance: loan.program !== "allCash" && waiting.months > 0 && laterRate < loan.rate,
    isTaxKnown: waited.now.taxYears !== null,
    growth: { type, yearly: [...yearly], assumed, source },
    taxGrowth: taxGrowthOf(working, assumptions),
    atHorizon: eachInDollars(waitedEnd(waited, assumptions.horizon)),
    downside: downsideOf(cost),
    breakEvenGrowth: growthToBreakEven(cost),
    breakEvenLaterRate: rateToBreakEven(waited, cost),
  };
}

/**
 * Works out what waiting to buy the same home costs: a buyer who buys now and one who rents first spend the same month by month, and what each owns
 * at the horizon is compared; nobody sells. Amounts are dollars to the cent. The input is taken to be valid; what is missing is told in `problems`.
 * It throws what `calculate` throws. The parts below the answer take longer, and are worked out when `whole` is called.
 */
export function costOfWaitingInSteps(
  scenario: Scenario,
  assumptions: SavedAssumptions,
  saved: SavedWaiting,
): ToolAnswer<{ lead: CostOfWaitingLead; whole: () => CostOfWaiting }> {
  const { answer: waited, problems } = waitedOf(scenario, assumptions, saved);
  if (!waited) return { answer: null, problems };
  const cost = costAt(waited);
  const lead = leadOf(waited, cost);
  const reached = (years: number) => years * 12 > waited.waiting.months;
  const whole = () => ({
    ...lead,
    parts: partsOf(waitedEnd(waited, lead.horizon)),
    costByHorizon: TABLE_HORIZONS.filter(reached).map((years) => ({
      years,
      costOfWaiting: inDollars(waitedEnd(waited, years).costOfWaiting),
    })),
    years: allYears.filter(reached).map((year) => yearOf(waited, year)),
    table: tableOf(waited, cost, lead.laterRate),
  });
  return { answer: { lead, whole }, problems: null };
}

const allYears = Array.from({ length: YEARS }, (_, before) => before + 1);

/**
 * Works out what waiting costs, with all that stands below the answer. Amounts are dollars to the cent. What is missing is told in `problems`. It throws
 * what `calculate` throws.
 */
export function costOfWaiting(
  scenario: Scenario,
  assumptions: SavedAssumptions,
  saved: SavedWaiting,
): ToolAnswer<CostOfWaiting> {
  const { answer, problems } = costOfWaitingInSteps(scenario, assumptions, saved);
  return answer ? { answer: answer.whole(), problems: null } : { answer: null, problems };
}
