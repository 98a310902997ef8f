import { describe, expect, it } from "vitest";
import { type Cents, dollars, type Months, percent } from "../money/cents";
import { monthlyPayment } from "./payment";
import { ratePhases } from "./phases";
import { repay } from "./repay";
import { columnSum, extraPayments, interestOfSchedule, paidWith, repaymentTerms } from "./repay.fixture";
import { amortize, emptyColumns } from "./schedule";

const loan = (...given: Parameters<typeof repaymentTerms>) => repay(repaymentTerms(...given));

describe("published worked cases", () => {
  it("25,000 after payment 24 of 300,000 at 6.5 %, the payment kept (PUB-23)", () => {
    const schedule = loan(300_000, 6.5, 360, { lumps: [[24, 25_000, false]] });
    expect([schedule.length, interestOfSchedule(schedule), schedule.finalPayment]).toEqual([293, 279_982_07, 1291_67]);
    expect([schedule.columns.balance[23], schedule.columns.lump[23]]).toEqual([268_069_20, 25_000_00]);
    expect([paidWith(schedule, 25), schedule.recasts]).toEqual([1896_20, []]);
  });

  it("the same, recast (PUB-24)", () => {
    const schedule = loan(300_000, 6.5, 360, { lumps: [[24, 25_000, true]] });
    expect([schedule.length, interestOfSchedule(schedule), schedule.finalPayment]).toEqual([360, 353_285_21, 1735_66]);
    expect([schedule.columns.balance[23], paidWith(schedule, 25), schedule.recasts]).toEqual([
      268_069_20,
      1734_45,
      [24],
    ]);
    expect(schedule.levels.map(({ fromPayment, payment }) => [fromPayment, payment])).toEqual([
      [1, 1896_20],
      [25, 1734_45],
    ]);
  });

  it("200 more with every payment (PUB-25)", () => {
    const schedule = loan(300_000, 6.5, 360, { monthly: 200 });
    expect([schedule.length, interestOfSchedule(schedule), schedule.finalPayment]).toEqual([277, 279_186_52, 635_32]);
    expect([schedule.payment, paidWith(schedule, 1)]).toEqual([1896_20, 2096_20]);
  });

  it("interest alone for ten years on 600,000 at 6.75 % (PUB-26)", () => {
    const schedule = loan(600_000, 6.75, 360, {}, 120);
    expect(schedule.levels.map(({ fromPayment, payment }) => [fromPayment, payment])).toEqual([
      [1, 3375_00],
      [121, 4562_18],
    ]);
    expect([interestOfSchedule(schedule), schedule.columns.balance[119]]).toEqual([899_925_14, 600_000_00]);
  });
});

describe("edges", () => {
  it("interest alone to the end: the last payment clears the balance", () => {
    const schedule = loan(100_000, 6, 60, {}, 60);
    expect([schedule.length, schedule.payment, schedule.finalPayment]).toEqual([60, 500_00, 100_500_00]);
    expect(schedule.levels).toHaveLength(1);
  });

  it("at 0 %, with and without interest-only months, with and without more", () => {
    expect(interestOfSchedule(loan(1200, 0, 12))).toBe(0);
    const idle = loan(1200, 0, 12, {}, 6);
    expect([idle.payment, paidWith(idle, 7), idle.length, interestOfSchedule(idle)]).toEqual([0, 200_00, 12, 0]);
    expect(loan(1200, 0, 12, { monthly: 100 }).length).toBe(6);
  });

  it("cuts a lump sum to the balance, and the loan ends with that payment", () => {
    const schedule = loan(10_000, 6, 120, { lumps: [[12, 1_000_000, true]] });
    expect([schedule.length, schedule.columns.balance[11], schedule.recasts]).toEqual([12, 0, []]);
    expect(schedule.columns.lump[11]! + columnSum(schedule.columns.principal, schedule)).toBe(10_000_00);
    expect(schedule.finalPayment).toBe(schedule.payment);
  });

  it("lets a lump sum after the payoff, or after the last payment, come to nothing", () => {
    const plain = loan(10_000, 6, 120);
    const after = loan(10_000, 6, 120, { lumps: [[120, 500, true]] });
    expect([after.length, interestOfSchedule(after), columnSum(after.columns.lump, after)]).toEqual([
      120,
      interestOfSchedule(plain),
      0,
    ]);
    const sooner = loan(10_000, 6, 120, { monthly: 500, lumps: [[100, 500, false]] });
    expect(columnSum(sooner.columns.lump, sooner)).toBe(0);
  });

  it("recasts before the last month", () => {
    const schedule = loan(10_000, 6, 120, { lumps: [[119, 50, true]] });
    expect([schedule.length, schedule.recasts]).toEqual([120, [119]]);
    expect(schedule.finalPayment).toBeLessThan(schedule.payment - 50_00);
  });

  it("pays the whole loan with the first payment where more is paid than is owed", () => {
    const schedule = loan(1000, 12, 360, { monthly: 5000 });
    expect([schedule.length, schedule.finalPayment]).toEqual([1, 1010_00]);
  });

  it("takes no notice of a recast in interest-only months: the payment is the interest, which is less now", () => {
    const [recast, kept] = [true, false].map((again) => loan(100_000, 6, 360, { lumps: [[12, 40_000, again]] }, 60));
    expect([recast!.recasts, interestOfSchedule(recast!)]).toEqual([[], interestOfSchedule(kept!)]);
    expect(recast!.levels.map(({ fromPayment }) => fromPayment)).toEqual([1, 13, 61]);
    expect([paidWith(recast!, 12), paidWith(recast!, 13)]).toEqual([500_00, 300_00]);
  });

  it("lands several lump sums, two after one payment among them", () => {
    const schedule = loan(100_000, 6, 360, {
      lumps: [
        [6, 1000, false],
        [6, 2000, true],
        [40, 500, false],
      ],
    });
    expect([schedule.columns.lump[5], schedule.columns.lump[39], schedule.recasts]).toEqual([3000_00, 500_00, [6]]);
  });

  it("adds a twelfth of the payment due for a biweekly plan: a thirteenth payment a year", () => {
    const schedule = loan(300_000, 6.5, 360, { biweekly: true });
    const twelfth = loan(300_000, 6.5, 360, { monthly: 158.02 });
    expect([paidWith(schedule, 1), schedule.length]).toEqual([1896_20 + 158_02, twelfth.length]);
    expect(interestOfSchedule(schedule)).toBe(interestOfSchedule(twelfth));
    const idle = loan(600_000, 6.75, 360, { biweekly: true }, 120);
    expect(paidWith(idle, 1)).toBe(3375_00 + 281_25);
    expect(paidWith(idle, 2)).toBeLessThan(paidWith(idle, 1));
  });

  it("works a biweekly plan's extra out anew when an adjustable rate changes", () => {
    const steps = [
      { fromPayment: 1, rate: percent(6) },
      { fromPayment: 61, rate: percent(8) },
    ];
    const schedule = repay({
      amount: dollars(400_000),
      term: 360 as Months,
      phases: ratePhases(steps),
      more: extraPayments({ biweekly: true }),
    });
    const later = schedule.levels[1]!.payment;
    expect(later).toBe(monthlyPayment(schedule.columns.balance[59] as Cents, percent(8), 300 as Months));
    expect(paidWith(schedule, 61)).toBe(later + Math.round(later / 12));
  });

  it("goes on with the payment that an existing loan has, and clears the rest with the last one", () => {
    const typed = (payment: number) =>
      repay({
        amount: dollars(100_000),
        term: 120 as Months,
        phases: [{ fromPayment: 1, rate: percent(6), interestOnly: false, payment: dollars(payment) }],
      });
    const slow = typed(600);
    expect([slow.length, slow.payment, paidWith(slow, 1)]).toEqual([120, 600_00, 600_00]);
    expect(slow.finalPayment).toBe(slow.columns.balance[118]! + slow.columns.interest[119]!);
    expect(typed(5000).length).toBeLessThan(25);
    // Less than the interest: the interest is paid and the balance stays.
    const short = typed(100);
    expect([short.payment, short.columns.balance[118], short.finalPayment]).toEqual([500_00, 100_000_00, 100_500_00]);
  });

  it("is empty without an amount or a term", () => {
    expect([loan(0, 6, 360).length, loan(1000, 6, 0).length]).toEqual([0, 0]);
  });

  it("writes over columns that held a lump sum, as the plain loan does", () => {
    const columns = emptyColumns(360);
    const lump = repaymentTerms(300_000, 6.5, 360, { lumps: [[24, 25_000, false]] });
    repay(lump, columns);
    expect(columnSum(columns.lump, repay({ ...lump, more: undefined }, columns))).toBe(0);
    repay(lump, columns);
    const plain = amortize({ amount: dollars(300_000), rate: percent(6.5), term: 360 as Months }, columns);
    expect(columnSum(columns.lump, plain)).toBe(0);
  });
});
