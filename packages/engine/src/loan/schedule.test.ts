import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars, type Months, percent } from "../money/cents";
import { amortize, balanceAfter, emptyColumns, interestPaid, type Schedule } from "./schedule";

const loan = (amount: number, rate: number, term: number) => ({
  amount: dollars(amount),
  rate: percent(rate),
  term: term as Months,
});
const rows = (column: Float64Array, { length }: Schedule) => Array.from(column.slice(0, length));
const total = (column: Float64Array, schedule: Schedule) =>
  rows(column, schedule).reduce((sum, cents) => sum + cents, 0);

const terms = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000_00 }).map((cents) => cents as Cents),
  rate: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => percent(thousandths / 1000)),
  term: fc.integer({ min: 1, max: 600 }).map((months) => months as Months),
});

/** The same schedule by whole numbers alone, given its payment. */
function byWholeNumbers(amount: number, thousandths: number, term: number, payment: number) {
  const interest: number[] = [];
  let owed = BigInt(amount);
  for (let month = 1; month <= term && owed > 0n; month++) {
    const due = (2n * owed * BigInt(thousandths) + 1_200_000n) / 2_400_000n;
    interest.push(Number(due));
    const paid = BigInt(payment) - due;
    owed -= month === term || paid > owed ? owed : paid;
  }
  return interest;
}

describe("a schedule", () => {
  it("ends at 0, repays exactly what was lent, and its rows follow from each other", () => {
    fc.assert(
      fc.property(terms, (each) => {
        const schedule = amortize(each);
        const { columns, length, payment, finalPayment } = schedule;
        expect(columns.balance[length - 1]).toBe(0);
        expect(total(columns.principal, schedule)).toBe(each.amount);
        expect(length).toBeLessThanOrEqual(each.term);
        const wrong = Array.from({ length }, (_, row) => row).filter((row) => {
          const [due, repaid, left] = [columns.interest[row]!, columns.principal[row]!, columns.balance[row]!];
          const before = row === 0 ? each.amount : columns.balance[row - 1]!;
          return left !== before - repaid || due + repaid !== (row === length - 1 ? finalPayment : payment);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("has the interest that whole-number arithmetic gives, row by row", () => {
    const thousandths = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2_000_000_00 }),
        thousandths,
        fc.integer({ min: 1, max: 480 }),
        (amount, rate, term) => {
          const schedule = amortize({ amount: amount as Cents, rate: percent(rate / 1000), term: term as Months });
          expect(rows(schedule.columns.interest, schedule)).toEqual(
            byWholeNumbers(amount, rate, term, schedule.payment),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it("sends a half up whose last bits the double lost: 5.875 % of $48.00 is 23.5 cents a month", () => {
    expect(amortize(loan(48, 5.875, 360)).columns.interest[0]).toBe(24);
    expect(amortize(loan(28.8, 4.375, 360)).columns.interest[0]).toBe(11);
  });

  it("is even at 0 %", () => {
    const schedule = amortize(loan(1200, 0, 12));
    expect(rows(schedule.columns.principal, schedule)).toEqual(Array.from({ length: 12 }, () => 100_00));
    expect(total(schedule.columns.interest, schedule)).toBe(0);
  });

  it("stops where whole cents repay a small loan before its term", () => {
    const schedule = amortize(loan(2, 0, 360));
    expect([schedule.payment, schedule.length, schedule.finalPayment]).toEqual([1, 200, 1]);
  });

  it("clears all of a loan whose payment rounds to nothing with the last one", () => {
    const schedule = amortize(loan(1, 0, 360));
    expect([schedule.payment, schedule.length, schedule.finalPayment]).toEqual([0, 360, 100]);
  });

  it("is empty without an amount or a term", () => {
    expect(amortize(loan(0, 6, 360)).length).toBe(0);
    expect(amortize(loan(1000, 6, 0))).toMatchObject({ length: 0, payment: 0, finalPayment: 0 });
  });

  it("writes over the columns it is given, and reads only its own rows of them", () => {
    const columns = emptyColumns(360);
    amortize(loan(300_000, 6.5, 360), columns);
    const short = amortize(loan(1000, 5, 12), columns);
    expect(short.columns).toBe(columns);
    expect(balanceAfter(short, dollars(1000), 12)).toBe(0);
    expect(balanceAfter(short, dollars(1000), 13)).toBe(0);
  });
});

it("adds up the interest of the first payments", () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 700 }), (each, payments) => {
      const schedule = amortize(each);
      const first = rows(schedule.columns.interest, schedule).slice(0, payments);
      expect(interestPaid(schedule, each.amount, payments)).toBe(first.reduce((sum, cents) => sum + cents, 0));
    }),
    { numRuns: 150 },
  );
});
