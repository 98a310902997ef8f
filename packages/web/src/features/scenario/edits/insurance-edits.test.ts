import { describe, expect, it } from "vitest";
import { fourLoans } from "../../../lib/scenario/scenario.fixture";
import type { Edit } from "./change";
import { convertMI, setMI, setModifiers, setSelfInsured } from "./insurance-edits";

const after = (...edits: Edit[]) => edits.reduce((document, edit) => edit(document), fourLoans()).loans[3]!;

describe("the monthly premium", () => {
  it("in dollars clears the percentage, and the other way round", () => {
    expect(after(setMI("four", "fee", 80))).toMatchObject({ MI: 80, annualMIPercentage: null });
    expect(after(setMI("four", "fee", 80), setMI("four", "percent", 0.3))).toMatchObject({
      MI: null,
      annualMIPercentage: 0.3,
    });
  });
  it("is converted at a twelfth of a year, unrounded, and back", () => {
    expect(after(convertMI("four", "fee", 418_500))).toMatchObject({ MI: 69.75, annualMIPercentage: null });
    const there = [convertMI("four", "fee", 418_501), convertMI("four", "percent", 418_501)];
    expect(after(...there).annualMIPercentage).toBeCloseTo(0.2, 10);
  });
  it("stays where the loan has no amount to convert it by", () =>
    expect(after(convertMI("four", "fee", null)).annualMIPercentage).toBe(0.2));
});

describe("self-insured", () => {
  it("sets both premiums to nothing and the worksheet back", () =>
    expect(after(setModifiers("four", ["exempt"]), setSelfInsured("four", true))).toMatchObject({
      selfInsured: true,
      MI: 0,
      annualMIPercentage: null,
      upfrontMI: 0,
      MIWorksheet: { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced: false },
    }));
  it("off again brings the computed premiums back", () =>
    expect(after(setSelfInsured("four", true), setSelfInsured("four", false))).toMatchObject({
      selfInsured: false,
      MI: null,
      upfrontMI: null,
    }));
});
