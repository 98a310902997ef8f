import fc from "fast-check";
import { expect, it } from "vitest";
import type { Fee } from "../../../costs/fee";
import { allLocalCharges } from "../../../rules/state-charges/all-charges";
import type { Loan, Scenario } from "../../schema/types";
import { exampleLoan, exampleScenario, usualArm } from "../../testing/example";
import { anyScenario } from "../../testing/laws.arbitrary";
import { type Working, workOut } from "../../working";
import { loanEstimate } from "../loan-estimate";
import { type EstimateForm, estimateForm } from "./form";

const formsOf = (scenario: Scenario) =>
  scenario.loans.flatMap((loan): { form: EstimateForm; working: Working }[] => {
    const working = workOut(scenario, loan);
    const form = estimateForm(working);
    return typeof form === "string" ? [] : [{ form, working }];
  });

const holds = (law: (form: EstimateForm, working: Working) => void) =>
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      for (const { form, working } of formsOf(scenario)) law(form, working);
    }),
    { numRuns: 200 },
  );

it("adds up: lines to their section, sections to D and I, both to J", () =>
  holds(({ costs }) => {
    const { A, B, C, E, F, G, H, loanCosts, otherCosts, lenderCredits, total } = costs;
    for (const { lines, total: of } of [A, B, C, E, F, G, H])
      expect(of).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(loanCosts).toBe(A.total + B.total + C.total);
    expect(otherCosts).toBe(E.total + F.total + G.total + H.total);
    expect(total).toBe(loanCosts + otherCosts - lenderCredits);
  }));

// 12 CFR 1026.37(g)(1), comment 3: transfer taxes are based on the amount of the loan or the sale, recording fees are not.
it("lists every state's charge on price or loan as a transfer tax, and a fee for recording as that", () => {
  const listed = (name: string) => {
    const fee = { name, rate: 100, usePercent: false, percentOf: "property", APR: false, isCredit: false } as const;
    const loan: Loan = {
      ...exampleLoan,
      closingCosts: null,
      closingCostObj: { name: "", data: { government: [fee] } },
    };
    const { costs } = estimateForm(workOut({ ...exampleScenario, loans: [loan] }, loan)) as EstimateForm;
    return costs.E.lines.find(({ amount }) => amount === 100)?.kind;
  };
  for (const { name } of allLocalCharges) expect([name, listed(name)]).toEqual([name, "transferTaxes"]);
  expect(listed("Mortgage recording tax")).toBe("transferTaxes");
  for (const name of ["Deed recording", "Mortgage recording"]) expect(listed(name)).toBe("recording");
});

it("leads to the cash to close of the report, each printed line half a dollar off at most", () =>
  holds(({ costs, cash }, working) => {
    const { A, B, C, E, F, G, H } = costs;
    const printed = [A, B, C, E, F, G, H].reduce((count, { lines }) => count + lines.length, 0);
    const others = 8 + working.costs.credits.lines.length;
    expect(Math.abs(cash.toClose - working.cash.toClose / 100)).toBeLessThanOrEqual((printed + others + 14) / 2);
    const { kind, ...rows } = cash;
    const sum = Object.values(rows).reduce((total, row) => total + row, 0) - cash.toClose;
    if (kind === "standard") expect(sum).toBe(cash.toClose);
    else expect(cash.loanAmount + cash.closingCosts + cash.payoffs).toBe(0 - cash.toClose);
  }));

it("has columns that cover the term without a gap, four at most, and no range upside down", () =>
  holds(({ projected, terms }) => {
    expect(projected.length).toBeGreaterThan(0);
    expect(projected.length).toBeLessThanOrEqual(4);
    expect(projected[0]!.fromYear).toBe(1);
    expect(projected.at(-1)!.toYear).toBe(Math.ceil(terms.termMonths / 12));
    projected.forEach(({ fromYear, toYear, principalAndInterest, total }, at) => {
      expect(toYear).toBeGreaterThanOrEqual(fromYear);
      if (at > 0) expect(fromYear).toBe(projected[at - 1]!.toYear + 1);
      expect(principalAndInterest.most).toBeGreaterThanOrEqual(principalAndInterest.least);
      expect(total.least).toBeGreaterThanOrEqual(Math.floor(principalAndInterest.least));
    });
    expect(projected[0]!.principalAndInterest.least).toBeLessThanOrEqual(terms.principalAndInterest + 0.5);
    expect(projected[0]!.principalAndInterest.most).toBeGreaterThanOrEqual(terms.principalAndInterest - 0.5);
  }));

it("holds nothing but finite numbers and words", () =>
  holds((form) => expect(JSON.stringify(form)).not.toMatch(/NaN|Infinity/)));

const formOf = (more: Partial<Loan>) => {
  const loan: Loan = { ...exampleLoan, ...more };
  return estimateForm(workOut({ ...exampleScenario, loans: [loan] }, loan));
};
const yearsOf = (more: Partial<Loan>) => {
  const form = formOf(more);
  return typeof form === "string" ? form : form.projected.map(({ fromYear, toYear }) => `${fromYear}-${toYear}`);
};

it("says why there is no form", () => {
  expect(formOf({ program: "allCash" })).toBe("allCash");
  expect(formOf({ category: "existing", balance: 200_000, monthsLeft: 300 })).toBe("existing");
});

it("begins a column where the rate may change, the interest-only years end, a buydown steps, and premiums end", () => {
  const ARM = { ...usualArm, frequency: 12 as const, sofrToday: 4 };
  expect(yearsOf({})).toEqual(["1-30"]);
  expect(yearsOf({ program: "interest7", selfInsured: true })).toEqual(["1-7", "8-30"]);
  expect(yearsOf({ type: "arm5", ARM })).toEqual(["1-5", "6-6", "7-7", "8-30"]);
  expect(yearsOf({ type: "bd21", buydownPaidBy: "borrower" })).toEqual(["1-1", "2-2", "3-30"]);
  expect(yearsOf({ type: "bd21", buydownPaidBy: "seller" })).toEqual(["1-30"]);
  expect(yearsOf({ downPaymentPercentage: 10, annualMIPercentage: 0.5 })).toEqual(["1-10", "11-30"]);
});

const shownOf = (more: Partial<Loan>) => {
  const form = formOf(more);
  if (typeof form === "string") throw new Error(form);
  return form;
};

it("makes the first year a range where the rate changes within it, from the first payment on (1026.37(c)(1)(iii)(B))", () => {
  // 400,000 at 6.5 %, from 4.5 % to 8.5 % after six payments.
  const { projected } = shownOf({ type: "armHalf" });
  expect(projected.map(({ fromYear, toYear }) => [fromYear, toYear])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 30],
  ]);
  const [first, second] = projected;
  expect(first!.principalAndInterest).toEqual({ least: 2032, most: 3070 });
  expect(first!.total.most - first!.total.least).toBe(3070 - 2032);
  expect(second!.principalAndInterest.most).toBeGreaterThan(first!.principalAndInterest.most);
});

it("begins columns whenever the rate may change, also where one change may take it to its floor and its cap", () => {
  const { projected, adjustablePayments } = shownOf({ type: "arm7", program: "interest7", selfInsured: true });
  expect(projected.map(({ fromYear, toYear }) => `${fromYear}-${toYear}`)).toEqual(["1-7", "8-8", "9-9", "10-30"]);
  // The table of adjustable payments says "every 6 months", and not that nothing changes afterward.
  expect(adjustablePayments).toMatchObject({ first: { payment: 85 }, everyMonths: 6 });
});

it("begins no columns for a rate that its caps and floor hold where it is", () =>
  expect(yearsOf({ type: "arm5", ARM: { ...usualArm, floor: 6.5, lifetimeCap: 0 } })).toEqual(["1-30"]));

it("answers that a rate which may only fall cannot increase, and has no table for it (comment 37(j)-1)", () => {
  const { terms, projected, adjustableRates } = shownOf({ type: "arm5", ARM: { ...usualArm, lifetimeCap: 0 } });
  expect([terms.rateRises, terms.paymentRises, adjustableRates]).toEqual([null, null, null]);
  const { least, most } = projected[1]!.principalAndInterest;
  expect(most).toBe(2528);
  expect(least).toBeLessThan(most);
});

it("says of every column with an interest-only payment that it has one (1026.37(c)(2)(i))", () => {
  const { projected } = shownOf({ type: "arm5", program: "interest7", selfInsured: true });
  expect(projected.map(({ fromYear, toYear, onlyInterest }) => [fromYear, toYear, onlyInterest])).toEqual([
    [1, 5, true],
    [6, 6, true],
    [7, 7, true],
    [8, 30, false],
  ]);
  const later = shownOf({ type: "arm5", program: "interest10", selfInsured: true }).projected;
  expect(later.map(({ onlyInterest }) => onlyInterest)).toEqual([true, true, true, true]);
});

it("says how often the payment changes by what changes it first (comment 37(b)(6)(iii)-2)", () => {
  const rises = (more: Partial<Loan>) => {
    const { firstYear, everyMonths } = shownOf(more).terms.paymentRises!;
    return [firstYear, everyMonths];
  };
  expect(rises({ type: "arm5" })).toEqual([6, 6]);
  expect(rises({ program: "interest5" })).toEqual([6, null]);
  expect(rises({ program: "interest5", type: "arm7" })).toEqual([6, null]);
  expect(rises({ program: "interest10", type: "arm7" })).toEqual([8, 6]);
  expect(rises({ type: "bd321", buydownPaidBy: "borrower" })).toEqual([2, 12]);
  expect(rises({ type: "bd10", buydownPaidBy: "borrower" })).toEqual([2, null]);
});

it("counts in five years the loan costs as they are printed, also where the loan lends them (comment 37(l)(1)(i)-1)", () => {
  const { costs, comparisons, terms } = shownOf({
    program: "va",
    MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: true },
    points: 1,
    isFinancedPoints: true,
    escrows: { insurance: 0, tax: 0, interest: 10 },
    isFinancedPrepaidEscrow: true,
  });
  const interest = costs.F.lines.find(({ kind }) => kind === "prepaidInterest")!.amount;
  expect([costs.loanCosts, interest]).toEqual([4000 + 5059, 728]);
  expect(comparisons.paid).toBe(Math.round(60 * terms.principalAndInterest) + costs.loanCosts + interest);
});

// 12 CFR 1026.37(f)(4), (g)(6)(ii): what the lender credits lowers the total of all closing costs, and no section of them.
it("subtracts a credit of the lender after the sections, also where a worksheet has it among the fees", () => {
  const fee = { usePercent: false, percentOf: "property", APR: false } as const;
  const charge = { ...fee, name: "Processing", rate: 900, isCredit: false };
  const credit = { ...fee, name: "Lender credit", rate: 500, isCredit: true };
  const worksheet = (data: Record<string, Fee[]>) => ({ closingCosts: null, closingCostObj: { name: "", data } });
  const among = { ...exampleLoan, ...worksheet({ lender: [charge, credit] }) };
  const apart = { ...exampleLoan, ...worksheet({ lender: [charge], credits: [credit] }) };
  const [one, other] = [among, apart].map((loan) => {
    const working = workOut({ ...exampleScenario, loans: [loan] }, loan);
    return { form: estimateForm(working) as EstimateForm, five: loanEstimate(working).inFiveYears.paid };
  });
  expect(one!.form.costs.A.lines.map(({ amount }) => amount)).toContain(900);
  expect(one!.form.costs.lenderCredits).toBe(500);
  expect(one).toEqual(other);
});

it("keeps a fee that is subtracted in its section where its name is no credit of the lender's", () => {
  const of = (name: string, isCredit = true) => {
    const fee = { name, rate: 100, usePercent: false, percentOf: "property", APR: false, isCredit } as const;
    const loan: Loan = { ...exampleLoan, closingCosts: null, closingCostObj: { name: "", data: { title: [fee] } } };
    const { costs } = estimateForm(workOut({ ...exampleScenario, loans: [loan] }, loan)) as EstimateForm;
    return [costs.C.total, costs.lenderCredits];
  };
  expect(of("Lender's title insurance")).toEqual([-100, 0]);
  expect(of("Seller credit")).toEqual([-100, 0]);
  expect(of("Lender credit")).toEqual([0, 100]);
  expect(of("Lender credit report", false)).toEqual([100, 0]);
});

it("files prepaids: a year's premium, interest, the rest into escrow; by the closing day the deposit", () => {
  const kinds = (more: Partial<Loan>, scenario: Partial<Scenario> = {}) => {
    const loan: Loan = { ...exampleLoan, ...more };
    const form = estimateForm(workOut({ ...exampleScenario, ...scenario, loans: [loan] }, loan));
    if (typeof form === "string") return form;
    return [form.costs.F, form.costs.G].map(({ lines }) => lines.map(({ kind }) => kind));
  };
  expect(kinds({ escrows: { insurance: 14, tax: 3, interest: 9 } })).toEqual([
    ["insurancePremium", "prepaidInterest"],
    ["escrowInsurance", "escrowTaxes"],
  ]);
  expect(kinds({ userPrepaidEscrows: 4000 })).toEqual([["typedPrepaids"], []]);
  expect(kinds({ userPrepaidEscrows: 0 })).toEqual([[], []]);
  expect(kinds({ prepaidsByClosing: true }, { closingDate: "2026-12-11" })).toEqual([
    ["insurancePremium", "prepaidInterest"],
    ["escrowDeposit"],
  ]);
});
