/** The months of a debt consolidation for a table, grouped by years. */
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationMonths, CourseByMonth } from "@highway/engine/tools/consolidation/months";
import { planName } from "../../../report/consolidation/lines";
import type { ConsolidationWords } from "../../../report/consolidation/text";

export type MonthView = keyof CourseByMonth;
export type MonthWay = {
  key: keyof ConsolidationMonths;
  name: string;
  course: CourseByMonth;
  months: number;
  /** The sum of all payments, and their total cost. */
  paid: number;
  cost: number;
};

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + cents(each), 0) / 100;

/** Returns the courses whose months are known. */
export function monthWays(
  answer: Consolidation,
  months: ConsolidationMonths,
  { costs }: ConsolidationWords,
): MonthWay[] {
  const names = { before: costs.before, after: costs.after, same: planName(answer, costs) };
  return (["before", "after", "same"] as const).flatMap((key) => {
    const course = months[key];
    if (!course) return [];
    return [
      {
        key,
        name: names[key],
        course,
        months: course.owed.length - 1,
        paid: sum(course.payment),
        cost: course.cost.at(-1)!,
      },
    ];
  });
}

/** Returns a course's figure in a month; null after its last payment, except for the cost so far, which stays. */
function figureAt({ course, months }: MonthWay, view: MonthView, month: number): number | null {
  if (month <= months) return course[view][month]!;
  return view === "cost" ? course.cost[months]! : null;
}

/** Returns what is paid in a year, or, for balances and the cost so far, the figure at its end. */
function figureOf(way: MonthWay, view: MonthView, year: number): number | null {
  const first = (year - 1) * 12 + 1;
  if (first > Math.max(1, way.months)) return figureAt(way, view, first);
  if (view === "payment") return sum(way.course.payment.slice(first, first + 12));
  return figureAt(way, view, Math.min(year * 12, way.months));
}

/** Returns each year with its months. Closing comes before the first, if something is owed or paid then. */
export function monthRows(ways: readonly MonthWay[], view: MonthView) {
  const last = Math.max(0, ...ways.map(({ months }) => months));
  return Array.from({ length: Math.ceil(last / 12) }, (_, at) => {
    const from = at === 0 && view !== "payment" ? 0 : at * 12 + 1;
    const to = Math.min(last, (at + 1) * 12);
    return {
      year: at + 1,
      figures: ways.map((way) => figureOf(way, view, at + 1)),
      months: Array.from({ length: to - from + 1 }, (__, since) => ({
        month: from + since,
        figures: ways.map((way) => figureAt(way, view, from + since)),
      })),
    };
  });
}
