import { describe, expect, it } from "vitest";
import { paymentProblems } from "../../scenario/issues/payment-problems";
import { fourLoans } from "../../scenario/scenario.fixture";
import { lastPayment, lumpEffects } from "./lump-fields";
import {
  noPayments,
  removeMonthly,
  restoreMonthly,
  setBiweekly,
  setLump,
  setMonthly,
  setPayments,
} from "./payment-edits";
import { changed, scheduledLoans } from "./schedule.fixture";

const first = (...edits: ReturnType<typeof setLump>[]) =>
  edits.reduce((document, edit) => edit(document), fourLoans()).loans[0]!;

describe("a lump sum", () => {
  it("is one a loan, 0 until it is typed, and none when it says nothing", () => {
    expect(first(setLump("one", { payment: 36 })).lumpPayments).toEqual([{ amount: 0, payment: 36, recast: false }]);
    expect(first(setLump("one", { amount: 20_000 }), setLump("one", { payment: 36 })).lumpPayments).toEqual([
      { amount: 20_000, payment: 36, recast: false },
    ]);
    expect(first(setLump("one", { payment: 36 }), setLump("one", { payment: null })).lumpPayments).toEqual([]);
    expect(first(setLump("one", { amount: 5 }), setLump("one", { amount: null })).lumpPayments).toEqual([]);
  });

  it("saves by keeping the payment or by recasting it, as the visual target shows", () => {
    const document = changed(0, { lumpPayments: [{ amount: 20_000, payment: 36, recast: false }] });
    const { keep, recast } = lumpEffects({ document, client: null }, scheduledLoans(document)[0]!);
    expect(keep).toEqual({ interestSaved: 83_176.66, monthsSaved: 40, payment: 2528.27 });
    expect(recast).toEqual({ interestSaved: 22_480.73, monthsSaved: 0, payment: 2397.16 });
  });

  it("saves what it adds to all else that is paid, and lands while there is something left to pay", () => {
    const lumpPayments = [{ amount: 20_000, payment: 36, recast: false }];
    const monthly = [{ amount: 500 }];
    const effects = (fields: Parameters<typeof changed>[1]) => {
      const document = changed(0, fields);
      const [loan] = scheduledLoans(document);
      return { ...loan!.result.prepayment!, loan: loan!, ...lumpEffects({ document, client: null }, loan!) };
    };
    const [extra, both] = [
      effects({ additionalMonthlyPayments: monthly }),
      effects({ additionalMonthlyPayments: monthly, lumpPayments }),
    ];
    expect(both.keep!.interestSaved + extra.interestSaved).toBeCloseTo(both.interestSaved, 2);
    expect(both.keep!.monthsSaved + extra.monthsSaved).toBe(both.monthsSaved);
    expect(both.keep!.interestSaved).toBeLessThan(effects({ lumpPayments }).keep!.interestSaved);
    const document = changed(0, { additionalMonthlyPayments: monthly, lumpPayments });
    expect(lastPayment({ document, client: null }, both.loan)).toBe(extra.loan.result.payoffMonths);
  });

  it.each([null, 0, 361])("saves nothing that could be told after payment %s", (payment) => {
    const document = changed(0, { lumpPayments: [{ amount: 20_000, payment, recast: false }] });
    expect(lumpEffects({ document, client: null }, scheduledLoans(document)[0]!)).toEqual({ keep: null, recast: null });
  });
});

describe("what is paid each month", () => {
  it("is a list that ends with its last figure", () => {
    expect(first(setMonthly("one", 0, 100)).additionalMonthlyPayments).toEqual([{ amount: 100 }]);
    expect(first(setMonthly("one", 0, 100), setMonthly("one", 0, null)).additionalMonthlyPayments).toEqual([]);
    const two = [setMonthly("one", 0, 100), setMonthly("one", 1, null)];
    expect(first(...two).additionalMonthlyPayments).toEqual([{ amount: 100 }, { amount: null }]);
    expect(first(...two, removeMonthly("one", 0)).additionalMonthlyPayments).toEqual([{ amount: null }]);
    const back = first(...two, removeMonthly("one", 0), restoreMonthly("one", 0, { amount: 100 }));
    expect(back).toEqual(first(...two));
  });

  it("goes with all the others, and leaves other loans alone", () => {
    const paid = [setMonthly("one", 0, 100), setLump("one", { payment: 3 }), setBiweekly("one", true)];
    expect(first(...paid)).toMatchObject({ biweekly: true });
    expect(first(...paid, setPayments("one", noPayments))).toMatchObject(noPayments);
    const before = fourLoans();
    const after = setBiweekly("one", true)(before);
    expect(after.loans.slice(1)).toEqual(before.loans.slice(1));
    expect(after.loans[1]).toBe(before.loans[1]);
    expect(setBiweekly("nobody", true)(before)).toBe(before);
  });
});

describe("payments that cannot be", () => {
  const problems = (fields: Parameters<typeof changed>[1]) => {
    const [loan] = scheduledLoans(changed(0, fields));
    return [...paymentProblems(loan!.loan, loan!.result)];
  };
  const lump = (amount: number | null, payment: number | null) => ({
    lumpPayments: [{ amount, payment, recast: false }],
  });

  it.each([
    [lump(400_001, 36), "lumpPayments.0.amount", "Payment amount must not exceed loan amount"],
    [lump(null, 36), "lumpPayments.0.amount", "Payment amount is required"],
    [lump(-1, 36), "lumpPayments.0.amount", "Enter an amount between 0 and 999,999,999"],
    [lump(20_000, 361), "lumpPayments.0.payment", "Payment number cannot exceed the maximum term of the loan"],
    [lump(20_000, 999), "lumpPayments.0.payment", "Payment number cannot exceed the maximum term of the loan"],
    [lump(20_000, null), "lumpPayments.0.payment", "Payment number is required"],
    [lump(20_000, 0), "lumpPayments.0.payment", "Enter a payment number of 1 or more"],
    [
      { additionalMonthlyPayments: [{ amount: 400_001 }] },
      "additionalMonthlyPayments.0.amount",
      "Payment amount must not exceed loan amount",
    ],
    [
      { additionalMonthlyPayments: [{ amount: 100 }, { amount: null }] },
      "additionalMonthlyPayments.1.amount",
      "Payment amount is required",
    ],
  ])("%j say so at their field", (fields, field, sentence) => expect(problems(fields)).toEqual([[field, sentence]]));

  it("are held against the schedule that is left", () => {
    const early = { additionalMonthlyPayments: [{ amount: 5000 }], ...lump(1000, 300) };
    expect(problems(early)).toEqual([
      ["lumpPayments.0.payment", "Payment number cannot exceed the maximum term of the loan"],
    ]);
    expect(problems(lump(20_000, 360))).toEqual([]);
    expect(problems(lump(400_000, 1))).toEqual([]);
  });
});
