import fc from "fast-check";
import { expect, it } from "vitest";
import { calculate, calculateLoan } from "../calculate";
import { calculateExplained } from "../explain";
import { figureNames } from "../schema/explanation";
import { anyScenario } from "./laws.arbitrary";

const options = { schedule: "monthly", explain: figureNames } as const;

function freeze<T>(value: T): T {
  if (value && typeof value === "object") {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}

it("changes nothing it is given and answers the same twice, the answers sharing nothing", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const [first, second] = [calculateExplained(freeze(scenario), options), calculateExplained(scenario, options)];
      expect(second).toEqual(first);
      const before = structuredClone(first);
      freeze(second);
      for (const loan of first.loans) loan.missing.push({ field: "MI", sentence: "changed by a reader" });
      expect(calculateExplained(scenario, options)).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

it("says the same of a scenario that has been a JSON text, and its answer survives being one", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const result = calculate(scenario, { schedule: "yearly" });
      const posted = JSON.parse(JSON.stringify(scenario));
      expect(JSON.stringify(calculate(posted, { schedule: "yearly" }))).toBe(JSON.stringify(result));
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }),
    { numRuns: 200 },
  );
});

it("says the same of a loan alone as beside the others", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const { loans } = calculate(scenario);
      for (const [at, loan] of scenario.loans.entries()) expect(calculateLoan(scenario, loan)).toEqual(loans[at]);
    }),
    { numRuns: 200 },
  );
});
