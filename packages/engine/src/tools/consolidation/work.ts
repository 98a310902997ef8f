import { type Cents, dollars, NOTHING, sum } from "../../money/cents";
import { type CentsOrNull, sumOrNull } from "../../scenario/outcomes/in-dollars";
import { homeSale } from "../../scenario/outcomes/move-up";
import {
  costOfRefinance,
  monthlyAfter,
  monthlyBefore,
  savedSoFar,
  savingsBreakEven,
} from "../../scenario/outcomes/savings";
import type { BreakEven, Loan, Scenario } from "../../scenario/schema/types";
import { type Working, workOut } from "../../scenario/working";
import type { ToolAnswer } from "../answer-parts";
import type { ConsolidationInput } from "./input";
import { byMonth, type Item, itemsOf, lastMonth } from "./items";
import { atItsOwnPace, type Plan, payingMore } from "./plan";
import { chosenLoan, consolidationProblems, type Replaced } from "./replaced";

/** What everything that is paid off would have come to, in cents; a figure is null while it is not known. */
type Before = {
  items: readonly Item[];
  months: number | null;
  interest: CentsOrNull;
  yearInterest: CentsOrNull;
  insurance: Cents;
  lifetime: CentsOrNull;
  soFar: Float64Array | null;
  owed: Float64Array | null;
};

/** Everything behind the figures of a consolidation, in cents. The result and its workings read it. */
export type ConsolidationWork = {
  input: ConsolidationInput;
  working: Working;
  replaced: Replaced;
  paidOff: Cents;
  before: Before;
  after: Plan;
  /** The savings paid additionally; null while the mortgage insurance is missing. */
  same: Plan | null;
  month: { before: Cents; after: CentsOrNull; saved: CentsOrNull };
  cost: Cents;
  cashToClose: Cents;
  breakEven: BreakEven | null;
  cheaper: Span[] | null;
  /** The last month that any course has. */
  end: number;
};

function beforeOf(items: readonly Item[]): Before {
  const months = lastMonth(items);
  const interest = sumOrNull(items.map((each) => each.interest));
  const insurance = sum(items.map((each) => each.insurance));
  return {
    items,
    months,
    interest,
    yearInterest: sumOrNull(items.map((each) => each.yearInterest)),
    insurance,
    lifetime: sumOrNull([interest, insurance]),
    soFar: months === null ? null : byMonth(items, months, "soFar"),
    owed: months === null ? null : byMonth(items, months, "owed"),
  };
}

/** The proceeds of the home that is sold, in cents; nothing where none is. */
const proceedsOf = (scenario: Scenario, { isSale, mortgages }: Replaced): Cents =>
  isSale ? homeSale(workOut(scenario, mortgages[0]!)).proceeds : NOTHING;

/** Works a consolidation out, or tells what keeps it from that: no new loan, or nothing that it pays off. */
export function workConsolidationOut(scenario: Scenario, input: ConsolidationInput): ToolAnswer<ConsolidationWork> {
  const problems = consolidationProblems(scenario, input.loanID);
  const found = chosenLoan(scenario, input.loanID);
  if (!found || Object.keys(problems).length > 0) return { answer: null, problems };
  return { answer: workOf(scenario, input, found.loan, found.replaced), problems: null };
}

function workOf(scenario: Scenario, input: ConsolidationInput, loan: Loan, replaced: Replaced): ConsolidationWork {
  const working = workOut(scenario, loan);
  const before = beforeOf(itemsOf(scenario, replaced));
  const after = atItsOwnPace(working);
  const month = { before: monthlyBefore(replaced), after: monthlyAfter(working) };
  const saved = month.after === null ? null : ((month.before - month.after) as Cents);
  const extra = input.applied === null ? Math.max(NOTHING, saved ?? NOTHING) : dollars(input.applied);
  const cost = costOfRefinance(working);
  const end = Math.max(before.months ?? 0, after.months);
  return {
    input,
    working,
    replaced,
    paidOff: sum(before.items.map(({ balance }) => balance)),
    before,
    after,
    same: saved === null ? null : payingMore(working, extra as Cents),
    month: { ...month, saved },
    cost,
    cashToClose: (working.cash.toClose - proceedsOf(scenario, replaced)) as Cents,
    breakEven: saved === null ? null : savingsBreakEven(cost, savedSoFar(working, replaced)),
    cheaper: before.soFar && after.soFar ? cheaperSpans(after.soFar, before.soFar, end) : null,
    end,
  };
}

/** Months from the first to the last in which one course is the cheaper one; the last is null where it stays so. */
type Span = [from: number, to: number | null];

/** A dollar, which is rounding. */
const ROUNDING = 100;

/**
 * Finds the spans of months in which a course has cost no more so far than another, which may be a dollar more because of rounding.
 * @param months  the last month that counts; a span that reaches it is open
 */
export function cheaperSpans(after: ArrayLike<number>, before: ArrayLike<number>, months: number): Span[] {
  const at = (course: ArrayLike<number>, month: number) => course[Math.min(month, course.length - 1)]!;
  const spans: Span[] = [];
  let from: number | null = null;
  for (let month = 0; month <= months; month++) {
    const isCheaper = at(after, month) <= at(before, month) + ROUNDING;
    if (isCheaper && from === null) from = month;
    if (!isCheaper && from !== null) {
      spans.push([from, month - 1]);
      from = null;
    }
  }
  return from === null ? spans : [...spans, [from, null]];
}
