import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculate, calculateLoan } from "../calculate";
import type { Loan } from "../schema/types";
import { contract, extraPaymentsOf, scheduleOfContract } from "../steps/contract";
import { exampleLoan, exampleScenario } from "../testing/example";
import { dollarColumns } from "./schedule";

const schedulePaid = (loan: Loan, amount: number) =>
  scheduleOfContract(contract(exampleScenario, loan, dollars(amount)), extraPaymentsOf(loan) ?? undefined);
const plain = (amount: number, rate: number, term: number) => schedulePaid({ ...exampleLoan, rate, term }, amount);
const { loans } = calculate(exampleScenario, { schedule: "monthly" });
const [first] = loans;

it("gives a screen the same rows as the documented columns, in cents", () => {
  const schedule = schedulePaid(exampleScenario.loans[0]!, first!.amount);
  expect(dollarColumns(schedule, 1)).toEqual(first!.amortSchedule);
  expect(schedule.columns.balance[11]).toBe(395_529_14);
});

it("keeps its own columns: the next loan does not write over them", () => {
  const schedule = plain(400_000, 6.5, 30);
  plain(100_000, 3, 30);
  calculate(exampleScenario);
  expect(schedule.columns.balance[11]).toBe(395_529_14);
});

it("accumulates, and sums a year to the same cents as its months", () => {
  const schedule = plain(250_000, 5.875, 15);
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
  const years = dollarColumns(plain(2, 0, 30), 12);
  expect(years.balance).toHaveLength(17);
  expect([years.payment.at(-1), years.total.at(-1)]).toEqual([0.08, 2]);
});

describe("a lump sum", () => {
  const given = {
    additionalMonthlyPayments: [{ amount: 100 }],
    lumpPayments: [{ amount: 9000, payment: 14, recast: true }],
  };
  const whole = { ...exampleScenario.loans[0]!, ...given };
  const answer = (schedule: "monthly" | "yearly") =>
    calculateLoan({ ...exampleScenario, loans: [whole] }, whole, { schedule }).amortSchedule!;
  const [months, years] = [answer("monthly"), answer("yearly")];

  it("stands beside the payment, in its month and its year, with the recast that it brings", () => {
    const at = (column: readonly (number | boolean)[]) =>
      column.flatMap((each, row) => (each ? [[row + 1, each]] : []));
    expect([at(months.lumpPayment), at(months.recast)]).toEqual([[[14, 9000]], [[14, true]]]);
    expect([at(years.lumpPayment), at(years.recast)]).toEqual([[[2, 9000]], [[2, true]]]);
  });

  it("takes the balance down beside the principal", () => {
    const [before, after] = [months.balance[12]!, months.balance[13]!];
    expect(before - after).toBeCloseTo(months.principal[13]! + 9000, 2);
    for (const { payment, interest, principal, totalPrincipal, lumpPayment } of [months, years]) {
      payment.forEach((paid, row) => {
        expect(paid).toBeCloseTo(interest[row]! + principal[row]!, 6);
      });
      const lumps = lumpPayment.reduce((sum, each) => sum + each, 0);
      expect(totalPrincipal.at(-1)! + lumps).toBeCloseTo(400_000, 6);
    }
  });
});
