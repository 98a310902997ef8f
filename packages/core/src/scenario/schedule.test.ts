import { expect, it } from "vitest";
import { calculate } from "./calculate";
import { exampleScenario } from "./example";
import { dollarColumns, scheduleOf } from "./schedule";

const { loans } = calculate(exampleScenario, { schedule: "monthly" });
const [first] = loans;

it("gives a screen the same rows as the documented columns, in cents", () => {
  const schedule = scheduleOf({ amount: first!.amount, rate: 6.5, term: 30 });
  expect(dollarColumns(schedule, 1)).toEqual(first!.amortSchedule);
  expect(schedule.columns.balance[11]).toBe(395_529_14);
});

it("keeps its own columns: the next loan does not write over them", () => {
  const schedule = scheduleOf({ amount: 400_000, rate: 6.5, term: 30 });
  scheduleOf({ amount: 100_000, rate: 3, term: 30 });
  calculate(exampleScenario);
  expect(schedule.columns.balance[11]).toBe(395_529_14);
});

it("accumulates, and sums a year to the same cents as its months", () => {
  const schedule = scheduleOf({ amount: 250_000, rate: 5.875, term: 15 });
  const [months, years] = [dollarColumns(schedule, 1), dollarColumns(schedule, 12)];
  expect([months.payment.length, years.payment.length]).toEqual([180, 15]);
  for (const column of ["total", "totalInterest", "totalPrincipal", "balance"] as const) {
    expect(years[column]).toEqual(months[column].filter((_, month) => month % 12 === 11));
  }
  expect(months.totalPrincipal.at(-1)).toBe(250_000);
  expect(months.totalInterest.at(-1)).toBe(126_702.98);
  expect(months.lumpPayment.every((amount) => amount === 0) && months.recast.every((recast) => !recast)).toBe(true);
});

it("ends with a short year where whole cents repay a small loan early", () => {
  const years = dollarColumns(scheduleOf({ amount: 2, rate: 0, term: 30 }), 12);
  expect(years.balance).toHaveLength(17);
  expect([years.payment.at(-1), years.total.at(-1)]).toEqual([0.08, 2]);
});
