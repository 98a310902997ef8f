import { expect, it } from "vitest";
import type { Loan } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { checkOf, working } from "./checks.fixture";
import { smallestChange } from "./smallest-change";

const MIWorksheet = { ...exampleLoan.MIWorksheet, activeModifiers: ["irrrl" as const], isFinanced: true };
const old: Loan = {
  ...exampleLoan,
  id: "old",
  category: "existing",
  program: "va",
  balance: 300_000,
  rate: 7,
  monthsLeft: 360,
  payOff: true,
};
const typed = (loan: Partial<Loan>, loans: Loan[] = [old]) => ({
  loan: { program: "va" as const, category: "refinance" as const, term: 30, MIWorksheet, ...loan },
  scenario: { loans },
});
const check = (...of: Parameters<typeof typed>) => checkOf("rateReduction", typed(...of));

// 38 U.S.C. 3709(b)(2) and (3): a fixed rate half a point lower, an adjustable one two points.
it("lowers a fixed rate by half a point, and by two points where the new one adjusts", () => {
  expect(check({ rate: 6.5 })).toMatchObject({ state: "clear", from: "2018-05-25" });
  expect(check({ rate: 6.501 })).toMatchObject({ state: "attention", verdict: "Too little rate reduction" });
  expect(check({ rate: 5.001, type: "arm5" })?.state).toBe("attention");
  expect(check({ rate: 5, type: "arm5" })?.state).toBe("clear");
  expect(check({ rate: 7 }, [{ ...old, type: "arm5" }])).toMatchObject({ verdict: "Recouped without the fee" });
  for (const [rate, said] of [
    [7, "stays at 7%"],
    [7.25, "rises from 7% to 7.25%"],
  ] as const)
    expect(check({ rate })?.has).toContain(`The rate ${said}. Its costs`);
  expect(check({ rate: 6.5 }, [])).toMatchObject({ state: "notChecked", missing: "Add the VA loan that is paid off." });
});

// 38 U.S.C. 3709(a): 300,000 at 7 % cost 1,995.91 a month, at 6.5 % 1,896.20, with the fee of 1,500 1,905.69.
it("pays its costs back within 36 months, without the funding fee and what the lender credits", () => {
  const at = (closingCosts: number, more: Partial<Loan> = {}) => check({ rate: 6.5, closingCosts, ...more });
  // 36 x 90.22 is 3,247.92, of which the fee is 1,500; 36 x 99.71 is 3,589.56.
  expect(at(1_747)).toMatchObject({
    state: "clear",
    has: "The rate falls from 7% to 6.5%. Its costs are $1,747, and the payment falls by $90.22 a month.",
  });
  expect(at(1_748)).toMatchObject({ state: "notChecked", verdict: "Recouped without the fee" });
  expect(at(3_589)?.state).toBe("notChecked");
  expect(at(3_590)).toMatchObject({ state: "attention", verdict: "Costs not recouped in time" });
  const lenders = [{ name: "Lender credit", amount: 2_000 }];
  expect(at(3_590, { additionalCredits: lenders })?.state).toBe("clear");
  expect(smallestChange(working(typed({ rate: 6.75 })), "rateReduction")).toMatchObject({ input: "rate", value: 6.5 });
});

it("is asked of no other loan", () => {
  expect(check({ MIWorksheet: { ...MIWorksheet, activeModifiers: [] } })).toBeUndefined();
  expect(check({ program: "fha" })).toBeUndefined();
});
