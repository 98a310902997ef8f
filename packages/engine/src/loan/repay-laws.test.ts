import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, type Months, percent } from "../money/cents";
import { ratePhases } from "./phases";
import { type RepaymentTerms, repay } from "./repay";
import { columnSum, extraPayments, interestOfSchedule, paidWith, type TypedExtraPayments } from "./repay.fixture";
import { amortize, balanceAfter, interestPaid } from "./schedule";

const anyMore: fc.Arbitrary<TypedExtraPayments> = fc.record({
  monthly: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 5_000_00 }).map((cents) => cents / 100),
  ),
  biweekly: fc.boolean(),
  lumps: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 610 }), fc.integer({ min: 1, max: 400_000 }), fc.boolean()), {
      maxLength: 2,
    })
    .map((lumps) => lumps.sort(([a], [b]) => a - b)),
});
const anyTerms = fc
  .record({
    amount: fc.integer({ min: 1, max: 3_000_000_00 }),
    rates: fc.array(fc.integer({ min: 0, max: 25_000 }), { minLength: 1, maxLength: 12 }),
    every: fc.constantFrom(6, 12, 60),
    term: fc.integer({ min: 1, max: 600 }),
    interestOnly: fc.constantFrom(0, 0, 12, 60, 120, 600),
    extra: fc.oneof(fc.constant({}), anyMore),
  })
  .map(({ amount, rates, every, term, interestOnly, extra }) => {
    const steps = rates.map((rate, at) => ({ fromPayment: at * every + 1, rate: percent(rate / 1000) }));
    const within = Math.min(interestOnly, term);
    return {
      amount: amount as Cents,
      term: term as Months,
      phases: ratePhases(steps, within),
      more: extraPayments(extra),
    };
  });

/** What an extra cent's worth of rounding in each payment may come to by the end of the term, cents. */
const roundingOf = ({ term, phases }: RepaymentTerms) => {
  const i = Math.max(...phases.map(({ rate }) => rate)) / 12;
  return i === 0 ? term : Math.min(((1 + i) ** term - 1) / i, Number.MAX_VALUE);
};

describe("laws of every schedule", () => {
  it("ends at 0, repays exactly what was lent, and its rows follow from each other by whole-number arithmetic", () => {
    fc.assert(
      fc.property(anyTerms, (each) => {
        const schedule = repay(each);
        const { columns, length } = schedule;
        expect(columns.balance[length - 1]).toBe(0);
        expect(columnSum(columns.principal, schedule) + columnSum(columns.lump, schedule)).toBe(each.amount);
        expect(length).toBeLessThanOrEqual(each.term);
        let owed: number = each.amount;
        for (let row = 0; row < length; row++) {
          const rate = each.phases.findLast(({ fromPayment }) => fromPayment <= row + 1)!.rate;
          const thousandths = BigInt(Math.round(rate * 100_000));
          const due = Number((2n * BigInt(owed) * thousandths + 1_200_000n) / 2_400_000n);
          if (columns.interest[row] !== due) expect([row, columns.interest[row]]).toEqual([row, due]);
          owed -= columns.principal[row]! + columns.lump[row]!;
          if (columns.balance[row] !== owed) expect([row, columns.balance[row]]).toEqual([row, owed]);
          if (columns.principal[row]! < 0 || columns.lump[row]! < 0) expect.fail(`negative in row ${row}`);
        }
        expect(schedule.finalPayment).toBe(paidWith(schedule, length));
      }),
      { numRuns: 400 },
    );
  });

  it("pays what is due by its levels, and what is paid more, in every row but the last", () => {
    fc.assert(
      fc.property(anyTerms, (each) => {
        const schedule = repay({ ...each, more: { ...each.more, biweekly: false } });
        const wrong = Array.from({ length: schedule.length - 1 }, (_, row) => row).filter((row) => {
          const only = each.phases.findLast(({ fromPayment }) => fromPayment <= row + 1)!.interestOnly;
          const level = schedule.levels.findLast(({ fromPayment }) => fromPayment <= row + 1)!.payment;
          const due = only ? schedule.columns.interest[row]! : Math.max(level, schedule.columns.interest[row]!);
          return paidWith(schedule, row + 1) !== due + each.more.monthly;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("is the plain loan's, row by row, where nothing changes and nothing more is paid", () => {
    fc.assert(
      fc.property(anyTerms, ({ amount, term, phases: [first] }) => {
        const rate = first!.rate;
        const general = repay({ amount, term, phases: [{ fromPayment: 1, rate, interestOnly: false }] });
        const plain = amortize({ amount, rate, term });
        expect([general.length, general.payment, general.finalPayment]).toEqual([
          plain.length,
          plain.payment,
          plain.finalPayment,
        ]);
        expect(general.columns).toEqual(plain.columns);
        expect(general.levels).toEqual(plain.levels);
      }),
      { numRuns: 200 },
    );
  });

  it("costs no more interest, and takes no longer, when more is paid; nothing to round: not a cent more", () => {
    fc.assert(
      fc.property(anyTerms, anyMore, (each, extra) => {
        const plain = repay({ ...each, more: undefined });
        const faster = repay({ ...each, more: extraPayments(extra) });
        // A payment worked out anew may round the other way, half a cent each month.
        const anew = each.phases.length > 1 || extra.lumps?.some(([, , recast]) => recast);
        expect(faster.length).toBeLessThanOrEqual(anew ? each.term : plain.length);
        expect(interestOfSchedule(faster)).toBeLessThanOrEqual(
          interestOfSchedule(plain) + (anew ? roundingOf(each) : 0),
        );
      }),
      { numRuns: 400 },
    );
  });

  it("adds up balance and interest of the first payments", () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 700 }), (each, payments) => {
        const schedule = repay(each);
        const made = Math.min(payments, schedule.length);
        const first = schedule.columns.interest.slice(0, made).reduce((total, cents) => total + cents, 0);
        expect(interestPaid(schedule, each.amount, payments)).toBe(first);
        const left = made === 0 ? each.amount : schedule.columns.balance[made - 1];
        expect(balanceAfter(schedule, each.amount, payments)).toBe(left);
      }),
      { numRuns: 100 },
    );
  });
});
