import { figureNames } from "@highway/engine/scenario/schema/explanation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UserFacingError } from "../../platform/errors";
import { sentencesOf } from "../../platform/sentences";
import { fullScenario } from "../full.fixture";
import { ScenarioInput } from "../scenario.schema";
import { calculateScenario } from "./index";
import { Result } from "./result";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];

/** Every place in the document, its parts included. */
function placesOf(value: Json, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))];
}
const document = (): Json => JSON.parse(JSON.stringify(fullScenario()));
const places = placesOf(document()).filter((at) => at.length > 0);

type Change = { at: Path; to: Json | undefined };
function changed(changes: readonly Change[]): Json {
  const root = document();
  for (const { at, to } of changes) {
    let parent: Json | undefined = root;
    for (const key of at.slice(0, -1)) parent = (parent as Record<string, Json> | null | undefined)?.[key];
    if (typeof parent !== "object" || parent === null) continue;
    const last = at.at(-1)!;
    if (to === undefined) delete (parent as Record<string, Json>)[last];
    else (parent as Record<string, Json>)[last] = to;
  }
  return root;
}

const numbers = fc.oneof(
  fc.constantFrom<number>(
    0,
    1,
    -1,
    0.001,
    0.01,
    5,
    12,
    30,
    50,
    80,
    99.999,
    100,
    360,
    600,
    2020,
    1e-12,
    1e9,
    999_999_999,
  ),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.integer({ min: 0, max: 1_000_000 }),
);
const words = fc.constantFrom<Json>(
  ...["", "arm5", "armHalf", "bd321", "fixed", "interest10", "allCash", "va", "refinance", "existing", "purchase"],
  ...["custom", "current", "histAVG", "worst", "float5", "historical", "forecast", "2026-11-20", "new", "owned", "x"],
);
const others = fc.constantFrom<Json | undefined>(null, true, false, [], {}, [null], [1], { a: 1 }, undefined);
const valueAt = (at: Path) => at.reduce<Json>((value, key) => (value as Record<string, Json>)[key]!, document());

/** Mostly another value of the same kind, so that as much is answered as refused. */
function anotherFor(at: Path): fc.Arbitrary<Json | undefined> {
  const value = valueAt(at);
  const alike: fc.Arbitrary<Json | undefined> =
    typeof value === "number"
      ? fc.oneof(
          fc.double({ min: 0.5, max: 1.5, noNaN: true }).map((factor) => Math.round(value * factor * 100) / 100),
          fc.constantFrom(Math.floor(value / 2), Math.ceil(value) + 1),
        )
      : typeof value === "boolean"
        ? fc.constant(!value)
        : fc.constantFrom(null, undefined);
  return fc.oneof({ weight: 5, arbitrary: alike }, { weight: 1, arbitrary: fc.oneof(numbers, words, others) });
}
const change = fc.constantFrom(...places).chain((at) => anotherFor(at).map((to) => ({ at, to })));

/** Numbers of an answer that are none. */
const strayNumbers = (answer: unknown) => {
  const stray: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)))
      stray.push(`${key} is ${value}`);
    return value;
  });
  return stray;
};

async function outcome(input: Json): Promise<"refused" | "answered"> {
  const { data, error } = ScenarioInput.safeParse(input);
  if (!data) {
    for (const [, sentence] of Object.entries(sentencesOf(error) ?? { "": "" }))
      expect(sentence).toMatch(/^[A-Z'].{3,}/);
    return "refused";
  }
  try {
    const answer = await calculateScenario(data, { schedule: "yearly", explain: figureNames });
    expect(strayNumbers(answer)).toEqual([]);
    expect(Result.safeParse(JSON.parse(JSON.stringify(answer))).error?.issues).toBeUndefined();
    return "answered";
  } catch (problem) {
    if (!(problem instanceof UserFacingError) || problem.code !== "invalid") throw problem;
    expect(Object.keys(problem.fields ?? {})).not.toEqual([]);
    return "refused";
  }
}

describe("a request in which anything was changed", () => {
  it("is refused with a sentence, or answered with figures that are numbers", async () => {
    const counts = { refused: 0, answered: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        counts[await outcome(changed(changes))]++;
      }),
      { numRuns: 150 },
    );
    // Were all refused, or none, the test would look at half of what it says.
    expect(Math.min(counts.refused, counts.answered)).toBeGreaterThan(15);
  });
});
