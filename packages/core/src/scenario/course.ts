import type { Schedule } from "../loan/schedule";
import { type Cents, dollars } from "../money/cents";
import { growInto } from "../property/appreciation";
import { saleCost } from "../property/sale";
import { chosenGrowth } from "./appreciation";
import { addTaxSavings } from "./tax-savings";
import { addCost } from "./total-cost";
import type { Working } from "./working";

/**
 * What a loan (both together where there is a second one) and its home have come to, cents: entry 0 is at closing,
 * entry m after the m-th month. Columns are good until the next course in the same slot.
 */
export type Course = {
  /** The last entry: whole years, so that no tax year is cut. */
  months: number;
  balance: Float64Array;
  /** Interest of the schedules so far. */
  interest: Float64Array;
  /** Not to be read unless `costKnown`: a premium of the mortgage insurance may be missing. */
  cost: Float64Array;
  costKnown: boolean;
  value: Float64Array;
  /** Nothing unless `taxKnown`. */
  taxSavings: Float64Array;
  taxKnown: boolean;
  /** What the value has risen by, less what selling and the loan cost, plus the tax savings; needs `costKnown`. */
  netGain: Float64Array;
};

type Owed = { amount: Cents; schedule: Schedule };

/** The first loan, and the second where there is one. */
export function loansOf({ financing, repayment }: Working): Owed[] {
  const first = { amount: financing.amount, schedule: repayment.schedule };
  return repayment.second ? [first, repayment.second] : [first];
}

/** Payments until both loans are paid off. */
export const payoffMonths = (working: Working): number =>
  Math.max(...loansOf(working).map(({ schedule }) => schedule.length));

const column = (months: number) => new Float64Array(months + 1);
const pool: Course[] = [];

/** Columns kept from one calculation to the next: a keystroke works out a whole scenario. */
function room(slot: number, months: number): Course {
  const kept = pool[slot];
  if (kept && kept.balance.length > months) {
    for (const each of [kept.balance, kept.interest, kept.taxSavings]) each.fill(0, 0, months + 1);
    return Object.assign(kept, { months });
  }
  const size = Math.max(months, 600);
  const [balance, interest, cost] = [column(size), column(size), column(size)];
  const [value, taxSavings, netGain] = [column(size), column(size), column(size)];
  const fresh = { months, balance, interest, cost, costKnown: false, value, taxSavings, taxKnown: false, netGain };
  pool[slot] = fresh;
  return fresh;
}

function addLoan({ months, balance, interest }: Course, { amount, schedule }: Owed): void {
  const { columns, length } = schedule;
  let paid = 0;
  balance[0]! += amount;
  for (let month = 1; month <= months; month++) {
    if (month <= length) {
      paid += columns.interest[month - 1]!;
      balance[month]! += columns.balance[month - 1]!;
    }
    interest[month]! += paid;
  }
}

function addNetGain(course: Course, { property, bases }: Working): void {
  const { months, value, cost, taxSavings, netGain } = course;
  const repairs = dollars(property.repairs);
  for (let month = 0; month <= months; month++) {
    const worth = value[month] as Cents;
    const sold = worth - saleCost(worth, property.costToSell, repairs);
    netGain[month] = sold - bases.value - cost[month]! + taxSavings[month]!;
  }
}

/**
 * @param months  how far at least
 * @param slot    of the columns: two courses that are read together need one each
 */
export function courseOf(working: Working, months: number, slot = 0): Course {
  const course = room(slot, Math.ceil(months / 12) * 12);
  for (const loan of loansOf(working)) addLoan(course, loan);
  growInto(course.value, working.bases.value, chosenGrowth(working).yearly, course.months);
  course.costKnown = addCost(course, working);
  course.taxKnown = addTaxSavings(course, working);
  if (course.costKnown) addNetGain(course, working);
  return course;
}
