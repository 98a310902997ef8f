import { type Cents, inDollars } from "../../money/cents";
import { dollarsOrNull } from "../../scenario/outcomes/in-dollars";
import type { Scenario } from "../../scenario/schema/types";
import type { ToolAnswer } from "../answer-parts";
import type { Consolidation } from "./answer";
import type { ConsolidationInput } from "./input";
import type { Item } from "./items";
import type { Plan } from "./plan";
import { incomeOf, obligationsAfter, obligationsBefore, ratiosOf, suggestedFor } from "./ratios";
import { sharesOf } from "./shares";
import { taxesOf } from "./taxes";
import { missingSentence, warningsOf } from "./warnings";
import { type ConsolidationWork, workConsolidationOut } from "./work";

const lessOrNull = (one: Cents | null, other: Cents | null) =>
  one === null || other === null ? null : inDollars((one - other) as Cents);

/** The mean rate of some balances, weighted by them, in percent to 3 decimals; null while a rate is not known, or where nothing is owed. */
function blendedRate(owed: readonly { balance: number; rate: number | null }[]): number | null {
  const whole = owed.reduce((total, { balance }) => total + balance, 0);
  if (whole === 0 || owed.some(({ rate }) => rate === null)) return null;
  // Rates have at most 3 decimals, so that thousandths of a percent are whole.
  const weighted = owed.reduce((total, { balance, rate }) => total + balance * Math.round(rate! * 1000), 0);
  return Math.floor(weighted / whole + 0.5) / 1000;
}

export function blendedBefore({ before }: ConsolidationWork): number | null {
  return blendedRate(before.items);
}

export function blendedAfter({ working: { loan, financing, repayment } }: ConsolidationWork): number {
  const { second } = repayment;
  const both = [{ balance: financing.amount, rate: loan.rate }];
  if (second) both.push({ balance: second.amount, rate: second.schedule.levels[0]!.rate * 100 });
  return blendedRate(both) ?? loan.rate;
}

/** What has been paid at closing and after each year, in dollars, to the end of the last year that begins. */
function byYear(soFar: ArrayLike<number> | null, end: number): number[] | null {
  if (!soFar) return null;
  const at = (year: number) => soFar[Math.min(year * 12, soFar.length - 1)] as Cents;
  return Array.from({ length: Math.ceil(end / 12) + 1 }, (_, year) => inDollars(at(year)));
}

function samePayment(plan: Plan | null, { before }: ConsolidationWork): Consolidation["samePayment"] {
  if (!plan || plan.lifetime === null || plan.insurance === null) return null;
  return {
    extra: inDollars(plan.extra),
    months: plan.months,
    interest: inDollars(plan.interest),
    mortgageInsurance: inDollars(plan.insurance),
    lifetime: inDollars(plan.lifetime),
    saved: lessOrNull(before.lifetime, plan.lifetime),
  };
}

const itemOf = (item: Item, shareAfter: Cents): Consolidation["items"][number] => ({
  id: item.id,
  kind: item.kind,
  name: item.name,
  balance: inDollars(item.balance),
  rate: item.rate,
  payment: inDollars(item.payment),
  months: item.months,
  interestLeft: dollarsOrNull(item.interest),
  mortgageInsuranceLeft: inDollars(item.insurance),
  shareAfter: inDollars(shareAfter),
  difference: lessOrNull(shareAfter, item.interest),
});

const NO_RATIOS = { front: null, back: null };

function ratios({ working, replaced }: ConsolidationWork): Consolidation["ratios"] {
  const income = incomeOf(working);
  if (income === null) return { before: NO_RATIOS, after: NO_RATIOS };
  const after = obligationsAfter(working);
  return {
    before: ratiosOf(obligationsBefore(working, replaced), income),
    after: after ? ratiosOf(after, income) : NO_RATIOS,
  };
}

function maxima({ working, input }: ConsolidationWork): Consolidation["maxima"] {
  const suggested = suggestedFor(working);
  return { front: input.maxFront ?? suggested.front, back: input.maxBack ?? suggested.back };
}

/** The figures of the two sides, before and after. */
function sides(work: ConsolidationWork) {
  const { working, month, before, after } = work;
  return {
    payment: inDollars((working.monthly.principalAndInterest + working.monthly.secondLoan) as Cents),
    monthlyMI: dollarsOrNull(working.monthly.mortgageInsurance),
    miMonths: working.repayment.miMonths,
    monthlyBefore: inDollars(month.before),
    monthlyAfter: dollarsOrNull(month.after),
    monthlySavings: dollarsOrNull(month.saved),
    blendedRateBefore: blendedBefore(work),
    rateAfter: blendedAfter(work),
    yearInterestBefore: dollarsOrNull(before.yearInterest),
    yearInterestAfter: inDollars(after.yearInterest),
    interestBefore: dollarsOrNull(before.interest),
    interestAfter: inDollars(after.interest),
    miBefore: inDollars(before.insurance),
    miAfter: dollarsOrNull(after.insurance),
    lifetimeBefore: dollarsOrNull(before.lifetime),
    lifetimeAfter: dollarsOrNull(after.lifetime),
    lifetimeSaved: lessOrNull(before.lifetime, after.lifetime),
    monthsBefore: before.months,
    monthsAfter: after.months,
  };
}

/** Makes the answer of a consolidation that has been worked out. */
function consolidationResult(work: ConsolidationWork): Consolidation {
  const { working, replaced, before, after, same, end } = work;
  const shares = sharesOf(
    after.interest,
    before.items.map(({ balance }) => balance),
  );
  return {
    loanID: working.loan.id,
    paidOff: inDollars(work.paidOff),
    loanAmount: inDollars(working.financing.amount),
    ...sides(work),
    cost: inDollars(work.cost),
    cashToClose: inDollars(work.cashToClose),
    paymentBreakEven: work.breakEven,
    missing: before.items.flatMap((item) =>
      item.notKnown ? [{ id: item.id, name: item.name, what: item.notKnown, sentence: missingSentence(item) }] : [],
    ),
    samePayment: samePayment(same, work),
    cheaperMonths: work.cheaper?.map(([from, to]) => ({ from, to })) ?? null,
    costSoFar: {
      before: byYear(before.soFar, end),
      after: byYear(after.soFar, end),
      samePayment: byYear(same?.soFar ?? null, end),
    },
    ratios: ratios(work),
    maxima: maxima(work),
    items: before.items.map((item, at) => itemOf(item, shares[at]!)),
    taxes: taxesOf(work),
    warnings: warningsOf(working, before.items, replaced),
  };
}

/**
 * Works out what comes of putting mortgages and debts into one new loan: the month, the rate, the cost to the end and the way in between, before and
 * after. Amounts are dollars to the cent. The scenario is taken to be ready for `calculate`.
 */
export function consolidation(scenario: Scenario, input: ConsolidationInput): ToolAnswer<Consolidation> {
  const { answer, problems } = workConsolidationOut(scenario, input);
  return answer ? { answer: consolidationResult(answer), problems: null } : { answer: null, problems };
}
