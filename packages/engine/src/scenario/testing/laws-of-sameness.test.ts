import fc from "fast-check";
import { expect, it } from "vitest";
import { calculate, calculateLoan } from "../calculate";
import { calculateExplained } from "../explain";
import { figureNames } from "../schema/explanation";
import type { Explanation, Step } from "../schema/types";
import { figureInAnswer } from "./explain.fixture";
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
    { numRuns: 200 },
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
    { numRuns: 500 },
  );
});

it("says the same of a loan alone as beside the others", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const { loans } = calculate(scenario);
      for (const [at, loan] of scenario.loans.entries()) expect(calculateLoan(scenario, loan)).toEqual(loans[at]);
    }),
    { numRuns: 500 },
  );
});

const everyStep = (steps: readonly Step[]): Step[] => steps.flatMap((each) => [each, ...everyStep(each.parts ?? [])]);
const cents = (value: number | string) => Math.round(Number(value) * 100);

/** What is wrong with how a figure is explained, in words: an `expect` for each of so many steps takes longer than the engine. */
function wrongIn({ value, steps, inputs }: Explanation, figure: number | null): string[] {
  const wrong: string[] = [];
  if (!Object.is(value, figure)) wrong.push(`explains ${value}, shows ${figure}`);
  const last = steps.at(-1)?.value;
  if (value !== null && !Object.is(last, value)) wrong.push(`explains ${value}, ends with ${last}`);
  for (const { label, unit, value, parts } of everyStep([...inputs, ...steps])) {
    if (unit !== "text" && !Number.isFinite(value)) wrong.push(`${label} is ${value}`);
    if (unit !== "dollars" || !parts) continue;
    const total = parts.reduce((sum, part) => sum + cents(part.value), 0);
    if (!Object.is(total, cents(value))) wrong.push(`${label} is ${value}, its parts ${total} cents`);
  }
  return wrong;
}

it("explains every figure as it is shown: the last step is the figure, and dollar parts add up to their step", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const result = calculateExplained(scenario, { explain: figureNames });
      for (const [at, loan] of result.loans.entries()) {
        const wrong = figureNames.flatMap((figure) =>
          wrongIn(loan.explain![figure]!, figureInAnswer[figure](loan, result, scenario.loans[at]!)).map(
            (what) => `${figure}: ${what}`,
          ),
        );
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});
