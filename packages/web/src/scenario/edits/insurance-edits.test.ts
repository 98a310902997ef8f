import { describe, expect, it } from "vitest";
import { fourLoans } from "../scenario.fixture";
import type { Edit } from "./change";
import {
  convertMI,
  setCreditScore,
  setEarlierPremium,
  setInsurancePlan,
  setMI,
  setModifier,
  setSelfInsured,
  setVAUse,
  setWorksheetFlag,
  startInsuranceAfresh,
} from "./insurance-edits";

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
    expect(after(setModifier("four", "relocation", true), setSelfInsured("four", true))).toMatchObject({
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

it("an earlier FHA premium stands while a part of it does", () => {
  const one = setEarlierPremium("four", { paid: 5250 });
  expect(after(one).fhaPremium).toEqual({ month: null, year: null, paid: 5250 });
  expect(after(one, setEarlierPremium("four", { year: 2025 })).fhaPremium).toMatchObject({ year: 2025, paid: 5250 });
  expect(after(one, setEarlierPremium("four", { paid: null })).fhaPremium).toBeUndefined();
});

const modifiers = (...edits: Edit[]) => after(...edits).MIWorksheet.activeModifiers;

describe("the worksheet", () => {
  it("adds up what changes the premium, each once, and takes it off again", () => {
    const both = [setModifier("four", "twoBorrowers", true), setModifier("four", "relocation", true)];
    expect(modifiers(...both, ...both)).toEqual(["twoBorrowers", "relocation"]);
    expect(modifiers(...both, setModifier("four", "twoBorrowers", false))).toEqual(["relocation"]);
  });
  it("prices by a score of the loan's own until it goes back to the client's", () => {
    const document = fourLoans();
    const chosen = setCreditScore("four", 660)(document);
    expect(chosen.loans[3]!.MIWorksheet.creditScore).toBe(660);
    expect(setCreditScore("four", 660)(chosen)).toBe(chosen);
    expect(setCreditScore("four", null)(chosen)).toEqual(document);
    expect(setCreditScore("four", null)(document)).toBe(document);
    expect(after(setCreditScore("four", 660), startInsuranceAfresh("four")).MIWorksheet).not.toHaveProperty(
      "creditScore",
    );
  });
  it("knows that a home is a second one or an investment, not both", () =>
    expect(modifiers(setModifier("four", "secondHome", true), setModifier("four", "investment", true))).toEqual([
      "investment",
    ]));
  it("has one state of an entitlement, beside what a refinance is for", () => {
    const used = [setModifier("four", "irrrl", true), setVAUse("four", "subsequentUse")];
    expect(modifiers(...used)).toEqual(["irrrl", "subsequentUse"]);
    expect(modifiers(...used, setVAUse("four", "exempt"))).toEqual(["irrrl", "exempt"]);
    expect(modifiers(...used, setVAUse("four", "first"))).toEqual(["irrrl"]);
  });
  it("changes how insurance is paid, and drops the premiums that were typed for the way before", () => {
    const typed = setMI("one", "fee", 90)(fourLoans());
    const changed = setInsurancePlan("one", "single")(typed).loans[0]!;
    expect(changed).toMatchObject({ MI: null, upfrontMI: null, MIWorksheet: { plan: "single", isMonthly: false } });
    expect(setInsurancePlan("one", "monthly")(typed)).toBe(typed);
  });
  it.each(["isRefund", "isFinanced"] as const)("writes %s alone, and nothing when it says nothing new", (flag) => {
    const before = fourLoans();
    const is = before.loans[3]!.MIWorksheet[flag];
    expect(after(setWorksheetFlag("four", flag, !is)).MIWorksheet).toEqual({
      ...before.loans[3]!.MIWorksheet,
      [flag]: !is,
    });
    expect(setWorksheetFlag("four", flag, is)(before)).toBe(before);
  });
  it("started afresh is the program's own again", () =>
    expect(
      startInsuranceAfresh("three")(setSelfInsured("three", true)(setMI("three", "fee", 10)(fourLoans()))).loans[2],
    ).toEqual(fourLoans().loans[2]));
});
