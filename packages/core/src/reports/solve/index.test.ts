import { describe, expect, it } from "vitest";
import { SolveAnswer } from "../calculate/result";
import { scenario } from "../examples";
import { full, fullScenario } from "../full.fixture";
import { SolveInput } from "./ask.schema";
import { solveEndpoints } from "./endpoints";
import { solveScenario } from "./index";

const { body: example } = solveEndpoints["POST /v2/scenario/solve"].example;
const solved = (input: unknown) => solveScenario(SolveInput.parse(input));
const whole = { ...fullScenario(), loanID: "buydown", vary: "rate", target: { figure: "cashToClose", value: 1 } };

function problems(input: unknown) {
  const { error } = SolveInput.safeParse(input);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

describe("a goal seek", () => {
  it("of the API document's example answers what stands there", async () => {
    const answer = `${JSON.stringify(solved(example), null, 2)}\n`;
    // Written anew by `vitest run -u` when a rule changes.
    await expect(answer).toMatchFileSnapshot("./example-solution.json");
  });
  it.each([
    ["monthlyPayment", 4200, "price"],
    ["principalAndInterest", 2500, "downPayment"],
    ["cashToClose", 120_000, "points"],
    ["payoffMonths", 180, "extraPayment"],
    ["payoffDate", "2045-06-01", "extraPayment"],
    ["dti", 36, "rate"],
  ])("for %s %s by %s answers in the declared shape, found or not", (figure, value, vary) => {
    const solution = solved({ ...whole, loanID: "arm", vary, target: { figure, value } });
    const sent = JSON.parse(JSON.stringify(solution));
    expect(SolveAnswer.parse(sent)).toEqual(sent);
    if (solution.kind === "found") expect(solution.result.id).toBe("arm");
    else expect(solution.reason).toMatch(/^[A-Z].*\.$/);
  });
  it("means the first loan that is not an existing mortgage", () => {
    const loans = [full.loans[3]!, full.loans[0]!, full.loans[1]!];
    const { loanID: _, ...unnamed } = whole;
    expect(SolveInput.parse({ ...unnamed, loans }).ask.loanID).toBe("arm");
  });
});

describe("a question is refused", () => {
  const figures = "Choose monthlyPayment, principalAndInterest, cashToClose, payoffMonths, payoffDate or dti";
  it.each<[object, string, string]>([
    [{ vary: "term" }, "vary", "Choose price, downPayment, rate, points or extraPayment"],
    [{ loanID: "gone" }, "loanID", "Choose a loan of this scenario"],
    [{ target: null }, "target", figures],
    [{ target: { figure: "apr", value: 6 } }, "target.figure", figures],
    [{ target: { figure: "dti" } }, "target.value", "Enter a percentage between 0 and 1,000"],
    [{ target: { figure: "dti", value: -1 } }, "target.value", "Enter a percentage between 0 and 1,000"],
    [{ target: { figure: "payoffMonths", value: 1.5 } }, "target.value", "Enter 1 to 600 months"],
    [{ target: { figure: "payoffDate", value: 180 } }, "target.value", "Enter a day from 01/01/2020 to 12/31/2150"],
    [{ target: { figure: "monthlyPayment", value: -1 } }, "target.value", "Enter an amount between 0 and 999,999,999"],
    [{ target: { figure: "dti", value: 1, unit: "%" } }, "target", "Unknown field: unit"],
    [{ properties: [] }, "properties", "A scenario can have 1 to 6 properties"],
    [{ nope: 1 }, "", "Unknown field: nope"],
  ])("%j", (fields, path, sentence) => expect(problems({ ...whole, ...fields })).toEqual({ [path]: sentence }));
  it("while its scenario lacks a figure", () => {
    const { rate: _rate, ...loan } = scenario.loans[0]!;
    expect(problems({ ...example, loans: [loan] })).toEqual({ "loans.0.rate": "Rate is required" });
  });
});
