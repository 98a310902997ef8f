import { describe, expect, it } from "vitest";
import { actuarialApr as generalApr } from "../../loan/actuarial-apr";
import { calculate, calculateLoan } from "../calculate";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "../testing/example";
import { through } from "../testing/published-cases";

const other = (amount: number, more: Partial<Loan>) => through({ price: amount, loan: { program: "other", ...more } });
const steps = ({ rates }: LoanResult) => rates.map(({ fromPayment, rate, payment }) => [fromPayment, rate, payment]);
const scenario = (): Scenario => ({ asOf: "2026-11-20", properties: [exampleProperty], loans: [exampleLoan] });

describe("interest-only years", () => {
  it("pay interest alone, then level over the rest (PUB-26)", () => {
    const result = through({ price: 600_000, loan: { program: "interest10", rate: 6.75, selfInsured: true } });
    expect(steps(result)).toEqual([
      [1, 6.75, 3375],
      [121, 6.75, 4562.18],
    ]);
    expect([result.totals.interest, result.monthly.principalAndInterest]).toEqual([899_925.14, 3375]);
    expect(result.apr).toBe(6.75);
  });

  it("last as long as a shorter loan, whose last payment clears it", () => {
    const result = through({ price: 60_000, loan: { program: "interest10", rate: 6, term: 10, selfInsured: true } });
    expect([steps(result), result.finalPayment, result.payoffMonths]).toEqual([[[1, 6, 300]], 60_300, 120]);
    expect(result.loanEstimate.financeCharge).toBe(36_000);
    expect(result.apr).toBe(6);
  });

  it("end mortgage insurance at the term's midpoint at the latest", () => {
    const result = through({ price: 400_000, loan: { program: "interest10", downPaymentPercentage: 5 } });
    expect(result.miMonths).toBeLessThanOrEqual(180);
    expect(result.amortSchedule!.balance[result.miMonths - 1]).toBeGreaterThan(0);
  });
});

describe("a buydown", () => {
  const bd21 = (more: Partial<Loan> = {}) => other(300_000, { type: "bd21", ...more });

  it("is paid at the reduced payments and amortises at the note's (PUB-16)", () => {
    const result = bd21();
    expect(steps(result)).toEqual([
      [1, 4.5, 1520.06],
      [13, 5.5, 1703.37],
      [25, 6.5, 1896.2],
    ]);
    expect(result.monthly.principalAndInterest).toBe(1520.06);
    expect([result.buydownCosts, result.buydown!.subsidy, result.cash.buydown]).toEqual([6827.64, 6827.64, 0]);
    expect(result.buydown!.years).toEqual([
      { year: 1, rate: 4.5, payment: 1520.06, monthlySubsidy: 376.14, annualSubsidy: 4513.68 },
      { year: 2, rate: 5.5, payment: 1703.37, monthlySubsidy: 192.83, annualSubsidy: 2313.96 },
    ]);
    const note = other(300_000, {});
    expect([result.totals.interest, result.amortSchedule!.balance[23]]).toEqual([note.totals.interest, 293_069.2]);
  });

  it("leaves the APR alone when somebody else pays, and is a composite when the borrower does", () => {
    const [seller, lender, borrower] = (["seller", "lender", "borrower"] as const).map((buydownPaidBy) =>
      bd21({ buydownPaidBy, points: 1 }),
    );
    const note = other(300_000, { points: 1 });
    expect([seller!.apr, lender!.apr]).toEqual([note.apr, note.apr]);
    const rows = borrower!.amortSchedule!.payment.map(
      (payment, at) => payment - [376.14, 192.83][(at / 12) | 0]! || payment,
    );
    const payments = rows.map((amount, at) => ({ amount, periods: at + 1, fraction: 0 }));
    const advances = [{ amount: 300_000 - 3000 - 6827.64, periods: 0, fraction: 0 }];
    expect(borrower!.apr).toBeCloseTo(generalApr({ advances, payments, unitPeriodsPerYear: 12 })! * 100, 5);
    expect(borrower!.apr).toBeGreaterThan(note.apr!);
    expect(borrower!.cash.buydown).toBe(6827.64);
    expect(borrower!.loanEstimate.prepaidFinanceCharge).toBe(9827.64);
    // What comes off the payments was paid at closing: the finance charge is the note's.
    expect(borrower!.loanEstimate.financeCharge).toBeCloseTo(note.loanEstimate.financeCharge!, 2);
    expect(borrower!.loanEstimate.inFiveYears.paid).toBeCloseTo(note.loanEstimate.inFiveYears.paid!, 2);
  });

  it("costs what is typed, and lowers the payments all the same", () => {
    const result = bd21({ buydownCosts: 5000, buydownPaidBy: "borrower" });
    expect([result.buydownCosts, result.cash.buydown, result.buydown!.subsidy]).toEqual([5000, 5000, 6827.64]);
  });

  it("has no subsidy in months that a loan paid off sooner does not have", () => {
    const horizons = (more: Partial<Loan>) => bd21({ ...more, closingCosts: 0 }).horizons[0]!;
    const lump = { lumpPayments: [{ amount: 300_000, payment: 6, recast: false }] };
    const gone = horizons(lump);
    expect(gone.totalCost).toBeCloseTo(gone.interestPaid - 6 * 376.14, 2);
  });

  it("pays no more of an interest-only month than the interest that is left of it", () => {
    const program = "interest10";
    const more = { program, selfInsured: true, additionalMonthlyPayments: [{ amount: 20_000 }] } as const;
    const { horizons, amortSchedule } = other(300_000, { type: "bd10", rate: 1, ...more });
    const { interest } = amortSchedule!;
    // At 1 % the subsidy is the whole interest of the first month, and each later month's is less.
    expect(interest.slice(0, 3)).toEqual([250, 233.33, 216.67]);
    const paid = interest.slice(12).reduce((sum, each) => sum + each, 0);
    expect(horizons[0]!.totalCost).toBeCloseTo(paid, 2);
  });

  it("pays no more of the last payment than is due", () => {
    const owed = bd21().amortSchedule!.balance[5]!;
    const lump = { amount: Math.round((owed - 100) * 100) / 100, payment: 6, recast: false };
    const { horizons, amortSchedule } = bd21({ lumpPayments: [lump], closingCosts: 0 });
    expect(amortSchedule!.payment.slice(6)).toEqual([100.54]);
    expect(horizons[0]!.totalCost).toBeCloseTo(horizons[0]!.interestPaid - 6 * 376.14 - 100.54, 2);
  });
});

describe("paying more", () => {
  it("changes what is paid, and leaves what is disclosed", () => {
    const plain = other(300_000, { points: 1, MI: 50, downPaymentPercentage: 10 });
    const more = other(300_000, {
      points: 1,
      MI: 50,
      downPaymentPercentage: 10,
      additionalMonthlyPayments: [{ amount: 150 }, { amount: 50 }],
      lumpPayments: [{ amount: 25_000, payment: 24, recast: true }],
    });
    expect(more.totals.interest).toBeLessThan(plain.totals.interest);
    expect([more.apr, more.loanEstimate]).toEqual([plain.apr, plain.loanEstimate]);
    expect(more.monthly.principalAndInterest).toBe(plain.monthly.principalAndInterest);
    expect(more.prepayment).toEqual({
      interestSaved: Math.round((plain.totals.interest - more.totals.interest) * 100) / 100,
      monthsSaved: plain.payoffMonths - more.payoffMonths,
      scheduledInterest: plain.totals.interest,
      scheduledMonths: 360,
      // The lump sum brings the balance to 80 % of 300,000 with payment 24; by the contract insurance ends with payment 109.
      mortgageInsuranceSaved: 50 * (109 - 24),
      biweeklyExtra: 0,
    });
    expect(plain.prepayment).toBeNull();
    expect(more.rates.map(({ fromPayment }) => fromPayment)).toEqual([1, 25]);
  });

  it("saves what the published cases save (PUB-23, PUB-24, PUB-25)", () => {
    const saved = (loan: Partial<Loan>) => {
      const { prepayment, payoffMonths, finalPayment } = other(300_000, loan);
      return [prepayment!.interestSaved, prepayment!.monthsSaved, payoffMonths, finalPayment];
    };
    const lump = { amount: 25_000, payment: 24 };
    expect(saved({ lumpPayments: [{ ...lump, recast: false }] })).toEqual([102_654.64, 67, 293, 1291.67]);
    expect(saved({ lumpPayments: [{ ...lump, recast: true }] })).toEqual([29_351.5, 0, 360, 1735.66]);
    expect(saved({ additionalMonthlyPayments: [{ amount: 200 }] })).toEqual([103_450.19, 83, 277, 635.32]);
  });

  it("ends mortgage insurance on request, once actual payments have brought the balance to 80 %", () => {
    const more = { MI: 50, downPaymentPercentage: 10, additionalMonthlyPayments: [{ amount: 300 }] };
    const result = other(300_000, more);
    const { balance } = result.amortSchedule!;
    expect(balance[result.miMonths - 1]).toBeLessThanOrEqual(240_000);
    expect(balance[result.miMonths - 2]).toBeGreaterThan(240_000);
    expect(result.totals.mortgageInsurance).toBe(50 * result.miMonths);
    expect(result.loanEstimate.miCancelOnRequestAfterPayment).toBeGreaterThan(result.miMonths);
  });

  it("ends the agencies' mortgage insurance with the loan, and never sooner", () => {
    const agency = (program: "fha" | "usda", amount: number) =>
      through({ price: 300_000, loan: { program, rate: 6.5, additionalMonthlyPayments: [{ amount }] } });
    for (const program of ["fha", "usda"] as const) {
      const [plain, more] = [agency(program, 0), agency(program, 50_000)];
      expect([more.payoffMonths, more.miMonths]).toEqual([6, 6]);
      expect(more.totals.mortgageInsurance).toBeCloseTo(6 * plain.MI!, 2);
      expect(agency(program, 500).premiums.slice(0, 10)).toEqual(plain.premiums.slice(0, 10));
    }
  });

  it("says what a biweekly plan adds to a month", () => {
    const { prepayment, totals } = other(300_000, { biweekly: true });
    expect(prepayment).toMatchObject({ biweeklyExtra: 158.02 });
    expect(totals.interest).toBe(other(300_000, { additionalMonthlyPayments: [{ amount: 158.02 }] }).totals.interest);
  });
});

describe("a second loan", () => {
  const piggyback = (more: Partial<NonNullable<Loan["secondLoan"]>> = {}) =>
    through({
      price: 500_000,
      loan: {
        downPaymentPercentage: 20,
        secondLoan: { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8.25, ...more },
      },
    });

  it("lends beside the first one (PUB-35)", () => {
    const result = piggyback();
    expect([result.amount, result.secondLoan!.amount, result.cash.downPayment]).toEqual([400_000, 50_000, 50_000]);
    expect([result.monthly.principalAndInterest, result.monthly.secondLoan]).toEqual([2528.27, 375.63]);
    expect([result.ltv, result.cltv, result.MI]).toEqual([80, 90, 0]);
    expect(result.monthly.total).toBeCloseTo(2528.27 + 375.63, 2);
    const alone = through({ price: 500_000, loan: { downPaymentPercentage: 20 } });
    expect([result.apr, result.totals, result.loanEstimate]).toEqual([alone.apr, alone.totals, alone.loanEstimate]);
  });

  it("pays interest alone for five or ten years, then to the end of its term", () => {
    const float5 = piggyback({ type: "float5", term: 15 }).secondLoan!;
    expect([float5.payment, float5.amortizingPayment]).toEqual([343.75, 613.26]);
    const float10 = piggyback({ type: "float10", term: 10 }).secondLoan!;
    expect([float10.payment, float10.amortizingPayment]).toEqual([343.75, 343.75]);
    expect(float10.totals.interest).toBe(120 * 343.75);
    expect(float10.totals.payments).toBe(50_000 + 120 * 343.75);
  });

  it("is not there where it lends nothing", () => {
    expect(piggyback({ ltv: 70 }).secondLoan).toBeNull();
    expect(piggyback({ amount: 0 }).monthly.secondLoan).toBe(0);
  });
});

describe("an existing mortgage", () => {
  const existing = (more: Partial<Loan> = {}) =>
    calculateLoan(
      scenario(),
      { ...exampleLoan, category: "existing", balance: 250_000, monthsLeft: 300, rate: 4, term: 30, ...more },
      { schedule: "monthly" },
    );

  it("is paid back over what is left of it, and has no APR", () => {
    const result = existing();
    expect([result.amount, result.payoffMonths, result.apr]).toEqual([250_000, 300, null]);
    expect([result.monthly.principalAndInterest, result.cash.toClose]).toEqual([1319.59, 0]);
    expect([result.loanEstimate.scenarioAPR, result.loanEstimate.miAutoTerminationAfterPayment]).toEqual([null, null]);
  });

  it("goes on with the payment that is typed", () => {
    const [faster, slower] = [existing({ payment: 2000 }), existing({ payment: 1000 })];
    expect(faster.payoffMonths).toBeLessThan(300);
    expect([slower.payoffMonths, slower.monthly.principalAndInterest]).toEqual([300, 1000]);
    expect(slower.finalPayment).toBeGreaterThan(100_000);
    expect(slower.amortSchedule!.balance.at(-1)).toBe(0);
  });
});

it("keeps the schedules of a scenario's loans apart: each loan is as it is alone", () => {
  const loans: Loan[] = [
    { ...exampleLoan, id: "a", type: "arm5" },
    { ...exampleLoan, id: "b", program: "interest10", additionalMonthlyPayments: [{ amount: 300 }] },
    { ...exampleLoan, id: "c", secondLoan: { type: "float5", ltv: 90, term: 20, amount: null, rate: 9 } },
    { ...exampleLoan, id: "d", term: 15, lumpPayments: [{ amount: 9000, payment: 12, recast: true }] },
  ];
  const all = { ...scenario(), loans };
  const together = calculate(all, { schedule: "monthly" }).loans;
  for (const [at, loan] of loans.entries()) {
    expect(together[at]).toEqual(calculateLoan(all, loan, { schedule: "monthly" }));
  }
});
