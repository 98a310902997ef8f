import { expect, it } from "vitest";
import type { Loan } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { checkOf, type Typed } from "./checks.fixture";

const ltv = (typed: Typed) => checkOf("highestLtv", typed);
const manufactured = (loan: Partial<Loan>): Typed => ({
  loan: { MIWorksheet: { ...exampleLoan.MIWorksheet, activeModifiers: ["manufactured"] }, ...loan },
});
const owed: Loan = {
  ...exampleLoan,
  id: "owed",
  category: "existing",
  balance: 400_000,
  monthsLeft: 300,
  payOff: true,
};
const refinance = (loan: Partial<Loan>, loans: Loan[] = [owed]): Typed => ({
  loan: { category: "refinance", userPrepaidEscrows: 0, ...loan },
  scenario: { loans },
});

// Fannie Mae Selling Guide B5-2-02, and its page Manufactured Housing Financing: 5 % down, or 3 % with the MH Advantage sticker.
it("of a manufactured home is 5 % down where the borrower lives in it, none on an investment property or at most adjustable rates", () => {
  expect(ltv(manufactured({ downPaymentPercentage: 5 }))).toMatchObject({
    state: "clear",
    rule: "Fannie Mae requires at least 5% down on a one-unit primary residence that is a manufactured home. A home with the MH Advantage sticker goes up to 97% at a fixed rate.",
  });
  expect(ltv(manufactured({ downPaymentPercentage: 4.99 }))?.state).toBe("attention");
  expect(ltv(manufactured({ downPaymentPercentage: 10, occupancy: "secondHome" }))?.state).toBe("clear");
  const refused = { state: "attention", verdict: "Not on a manufactured home" };
  expect(ltv(manufactured({ downPaymentPercentage: 50, occupancy: "investment" }))).toMatchObject(refused);
  expect(ltv(manufactured({ downPaymentPercentage: 50, type: "arm5" }))).toMatchObject(refused);
  expect(ltv(manufactured({ downPaymentPercentage: 5, type: "arm7" }))?.state).toBe("clear");
  const modifiers = ["manufactured" as const, "cashOut" as const];
  const MIWorksheet = { ...exampleLoan.MIWorksheet, activeModifiers: modifiers };
  expect(ltv(refinance({ MIWorksheet }))).toMatchObject({ state: "notChecked", verdict: "Limit not known" });
});

// Fannie Mae Selling Guide B2-1.3-02: "Only subordinate liens used to purchase the property may be paid off".
it("of a refinance that pays off a second lien says what it must have been for", () => {
  const second: Loan = { ...owed, id: "second", balance: 20_000 };
  const said =
    " A second lien that is paid off must have been used to buy the home; otherwise the refinance takes cash out, up to 80%.";
  expect(ltv(refinance({}, [owed, second]))?.rule.endsWith(said)).toBe(true);
  expect(ltv(refinance({}))?.rule).not.toContain("second lien");
});

// HUD Handbook 4000.1 II.A.8.d: 97.75 % after 12 months of living there, or since acquiring it; else 85 %.
it("of an FHA refinance says how long the borrower must have lived in the home", () => {
  expect(ltv(refinance({ program: "fha" }))?.rule).toBe(
    "FHA allows loans of up to 97.75% of the value on a refinance without cash out of a primary residence at a credit score of 580 or more. A borrower who has lived in it for less than 12 months, and not since acquiring it, can borrow up to 85%.",
  );
  expect(ltv(refinance({ program: "fha", targetLTV: 85 }))?.rule).toMatch(
    /The borrower must have owned the home and lived in it for 12 months\.$/,
  );
});

// 7 CFR 3555.103 and HB-1-3555, paragraph 7.2: up to the fair market value, with reasonable closing costs.
it("of USDA goes up to the appraised value, with financed closing costs, and of VA no further than the price", () => {
  const financed = (program: Loan["program"], closingCosts: number) =>
    ltv({
      appraised: 510_000,
      loan: { program, downPaymentPercentage: 0, closingCosts, isFinancedCC: true },
    });
  expect(financed("usda", 10_000)).toMatchObject({
    state: "clear",
    rule: "USDA requires no down payment, and allows a loan of no more than the appraised value before its fee. USDA also limits the household's income and where the home is, which is not checked here.",
    has: "The loan is 100% of the value.",
  });
  expect(financed("usda", 10_001)?.state).toBe("attention");
  expect(financed("va", 10_000)?.state).toBe("attention");
});
