import { assumptionProblems } from "@highway/engine/tools/assumptions";
import { describe, expect, it } from "vitest";
import { AssumptionsInput, usualAssumptions, usualWaiting, WaitingInput } from "./assumptions.schema";

const problem = (schema: typeof AssumptionsInput | typeof WaitingInput, given: object) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message);

describe("assumptions", () => {
  it("have the documented defaults, and no rent", () => {
    expect(AssumptionsInput.parse({})).toEqual({
      loanID: "",
      rent: null,
      rentGrowth: 3,
      rentersInsurance: 15,
      depositMonths: 1,
      rentUpfront: 0,
      inflation: 2.5,
      taxGrowth: null,
      maintenance: 1,
      investmentReturn: 5,
      otherStateTaxes: 0,
      otherItemized: 0,
      gainsTax: null,
      horizon: 10,
      ending: "sell",
    });
    expect(AssumptionsInput.parse(usualAssumptions)).toEqual(usualAssumptions);
    expect(WaitingInput.parse({})).toEqual({ months: 12, laterRate: null, refinance: null });
    expect(WaitingInput.parse({ refinance: {} }).refinance).toEqual({ cost: 0 });
  });

  const rent = "Enter a rent between 1 and 99,999";
  const upToTwenty = "Enter a percentage between 0 and 20";
  const amount = "Enter an amount between 0 and 999,999,999";
  it.each<[object, string]>([
    [{ rent: -1 }, rent],
    [{ rent: 100_000 }, rent],
    [{ rent: "2400" }, rent],
    [{ rent: 2400.005 }, "Use at most 2 decimals"],
    [{ rentGrowth: -20.001 }, "Enter a percentage between -20 and 20"],
    [{ inflation: -0.1 }, upToTwenty],
    [{ taxGrowth: 20.5 }, upToTwenty],
    [{ investmentReturn: 21 }, upToTwenty],
    [{ maintenance: 10.5 }, "Enter a percentage between 0 and 10"],
    [{ gainsTax: 51 }, "Enter a percentage between 0 and 50"],
    [{ rentersInsurance: -1 }, amount],
    [{ rentUpfront: 1e9 }, amount],
    [{ otherStateTaxes: -1 }, amount],
    [{ otherItemized: -1 }, amount],
    [{ depositMonths: 12.5 }, "Enter 0 to 12 months"],
    [{ horizon: 0 }, "Enter a horizon of 1 to 30 years"],
    [{ horizon: 31 }, "Enter a horizon of 1 to 30 years"],
    [{ horizon: 1.5 }, "Enter a horizon of 1 to 30 years"],
    [{ ending: "burn" }, "Choose sell or stay"],
    [{ nope: 1 }, "Unknown field: nope"],
  ])("%j is refused", (given, sentence) => expect(problem(AssumptionsInput, given)).toEqual([sentence]));

  it.each<[object, string]>([
    [{ months: 61 }, "Enter a wait of 0 to 60 months"],
    [{ months: 0.5 }, "Enter a wait of 0 to 60 months"],
    [{ laterRate: 101 }, "Enter a percentage between 0 and 100"],
    [{ refinance: { cost: -1 } }, amount],
  ])("a wait of %j is refused", (given, sentence) => expect(problem(WaitingInput, given)).toEqual([sentence]));

  it("take half a month's deposit", () =>
    expect(AssumptionsInput.parse({ depositMonths: 1.5 }).depositMonths).toBe(1.5));
});

describe("what a tool lacks", () => {
  const bought = { id: "a", category: "purchase", program: "conventional" };
  const parts = { loans: [{ ...bought, id: "r", category: "refinance" }, bought] };
  const known = { ...usualAssumptions, rent: 2400 };
  const waiting = { ...usualWaiting, laterRate: 6 };

  it("is nothing where all is typed", () => {
    expect(assumptionProblems("bvr", parts, known)).toEqual({});
    expect(assumptionProblems("cow", parts, { ...known, rent: 0 }, waiting)).toEqual({});
  });
  it("is a rent, and a loan that buys", () => {
    expect(assumptionProblems("bvr", { loans: [] }, usualAssumptions)).toEqual({
      "assumptions.loanID": "Choose a loan for the purchase",
      "assumptions.rent": "Rent is required",
    });
    expect(assumptionProblems("bvr", parts, { ...known, loanID: "r" })).toEqual({
      "assumptions.loanID": "Choose a loan for the purchase",
    });
    expect(assumptionProblems("bvr", parts, { ...known, rent: 0 })).toEqual({
      "assumptions.rent": "Enter a rent between 1 and 99,999",
    });
    expect(assumptionProblems("cow", parts, { ...known, rent: 0.5 }, waiting)).toEqual({
      "assumptions.rent": "Enter a rent between 1 and 99,999",
    });
  });
  it("is the later rate of who waits, but not of who pays cash", () => {
    const lacking = { "waiting.laterRate": "Rate is required" };
    expect(assumptionProblems("cow", parts, known, usualWaiting)).toEqual(lacking);
    expect(assumptionProblems("cow", parts, known, { ...usualWaiting, months: 0 })).toEqual({});
    const cash = { loans: [{ ...bought, program: "allCash" }] };
    expect(assumptionProblems("cow", cash, known, usualWaiting)).toEqual({});
  });
  it("is a horizon beyond the purchase", () =>
    expect(assumptionProblems("cow", parts, { ...known, horizon: 1 }, waiting)).toEqual({
      "assumptions.horizon": "The horizon must reach beyond the purchase",
    }));
});
