import { describe, expect, it } from "vitest";
import type { Loan } from "../schema/types";
import type { CheckName } from "./check";
import { checkOf, type Typed, working } from "./checks.fixture";
import { smallestChange } from "./smallest-change";

const clears = (check: CheckName, typed: Typed) => smallestChange(working(typed), check);

describe("what others pay", () => {
  const credits = (amount: number, loan: Partial<Loan> = {}) => ({
    loan: { credits: amount, closingCosts: 60_000, ...loan },
  });

  it("is at most 6 % of the price at 80 % loan-to-value, 3 % above 90 % and 9 % up to 75 %", () => {
    expect(checkOf("concessions", credits(30_000))?.state).toBe("clear");
    expect(clears("concessions", credits(31_250))).toMatchObject({ value: 30_000, sentence: "$1,250 less in credits" });
    expect(clears("concessions", credits(31_250, { downPaymentPercentage: 5 }))).toMatchObject({ value: 15_000 });
    expect(checkOf("concessions", credits(45_000, { downPaymentPercentage: 25 }))?.state).toBe("clear");
    expect(clears("concessions", credits(31_250, { occupancy: "investment" }))).toMatchObject({ value: 10_000 });
    expect(checkOf("concessions")).toBeUndefined();
  });

  it("counts no credit of the lender, and of VA only what is beyond costs and points", () => {
    const fromLender = { additionalCredits: [{ name: "Lender credit", amount: 40_000 }] };
    expect(checkOf("concessions", { loan: fromLender })).toBeUndefined();
    expect(checkOf("concessions", credits(70_000, { program: "va" }))?.state).toBe("clear");
    expect(checkOf("concessions", credits(80_001, { program: "va" }))?.state).toBe("attention");
    expect(clears("concessions", credits(31_000, { program: "fha" }))).toMatchObject({ value: 30_000 });
  });

  it("pays costs and not the down payment", () => {
    const typed = { loan: { credits: 9_000, closingCosts: 5_000, userPrepaidEscrows: 3_000 } };
    expect(clears("creditsAndCosts", typed)).toMatchObject({ value: 8_000, sentence: "$1,000 less in credits" });
  });

  it("counts no deposit, which is the buyer's own money", () => {
    const additionalCredits = [{ name: "Earnest money deposit", amount: 40_000 }];
    expect(checkOf("concessions", { loan: { additionalCredits } })).toBeUndefined();
    expect(checkOf("creditsAndCosts", { loan: { additionalCredits } })).toBeUndefined();
    expect(checkOf("concessions", { loan: { additionalCredits, credits: 5_000 } })?.has).toBe(
      "$5,000 is 1%; the limit is $30,000. Credits that name the lender, a deposit, a gift, a grant, assistance or an employer are left out.",
    );
  });

  // Fannie Mae Selling Guide B3-4.1-02: "A lender or employer is not considered an interested party"; a gift of an acceptable donor is no contribution.
  it("counts no gift, grant, assistance or employer's help, which may also pay the down payment", () => {
    const credited = (name: string) => ({ loan: { additionalCredits: [{ name, amount: 40_000 }] } });
    for (const name of ["Gift of parents", "County grant", "Down payment assistance", "Employer"]) {
      expect(checkOf("concessions", credited(name))).toBeUndefined();
      expect(checkOf("creditsAndCosts", credited(name))).toBeUndefined();
    }
    for (const name of ["Agent", "Seller assistance", "Builder's grant"])
      expect(checkOf("concessions", credited(name))?.state).toBe("attention");
  });

  // HUD Handbook 4000.1 II.A.4.d and USDA HB-1-3555 chapter 6: of the sales price; VA Pamphlet 26-7 chapter 8, topic 5: of the reasonable value.
  it("is a share of the price for FHA and USDA, also where the home is appraised below it, and of the value for VA", () => {
    const limit = (program: Loan["program"], userAppraisedValue: number) =>
      checkOf("concessions", { appraised: userAppraisedValue, ...credits(80_000, { program }) })?.has.match(
        /limit is (\$[\d,]+)/,
      )?.[1];
    expect((["fha", "usda", "va"] as const).map((program) => limit(program, 480_000))).toEqual([
      "$30,000",
      "$30,000",
      "$19,200",
    ]);
    expect(limit("conventional", 480_000)).toBe("$28,800");
    expect([limit("va", 520_000), limit("conventional", 520_000)]).toEqual(["$20,800", "$30,000"]);
  });

  // VA Pamphlet 26-7 chapter 8, topic 5: "provision of escrowed funds to provide temporary interest rate buydowns" is a concession.
  it("counts the whole of a seller's temporary buydown for VA, also below the usual costs", () => {
    const va = (buydownCosts: number, credited: number) =>
      checkOf("concessions", credits(credited, { program: "va", type: "bd21", buydownPaidBy: "seller", buydownCosts }));
    expect(va(20_000, 60_000)?.state).toBe("clear");
    expect(va(20_001, 0)).toMatchObject({
      state: "attention",
      has: "$20,001 beyond $60,000 of closing costs and points, the buydown included, is 4.0002%; the limit is $20,000. Credits that name the lender, a deposit, a gift, a grant, assistance or an employer are left out.",
    });
    expect(va(15_000, 65_001)?.state).toBe("attention");
  });
});
