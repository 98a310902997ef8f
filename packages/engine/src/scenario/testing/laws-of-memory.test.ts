import fc from "fast-check";
import { expect, it } from "vitest";
import { calculate, calculateLoan } from "../calculate";
import { courseOf, payoffMonths } from "../outcomes/course";
import { workOut } from "../working";
import { anyScenario } from "./laws.arbitrary";

/** Everything that a loan's working holds, and its course to the last payment, as they stand now. */
const copyOf = (...held: unknown[]) => JSON.stringify(held);

it("leaves one loan's working and course as they were while another is worked out", () => {
  fc.assert(
    fc.property(anyScenario, anyScenario, (one, other) => {
      const held = one.loans.map((loan) => {
        const working = workOut(one, loan);
        const course = courseOf(working, payoffMonths(working));
        return { working, course, copy: copyOf(working, course) };
      });
      for (const loan of other.loans) courseOf(workOut(other, loan), 600);
      for (const { working, course, copy } of held) expect(copyOf(working, course)).toBe(copy);
    }),
    { numRuns: 40 },
  );
});

it("answers the same before another scenario is worked out and after, and its first answer stays as it was", () => {
  fc.assert(
    fc.property(anyScenario, anyScenario, (one, other) => {
      const first = calculate(one, { schedule: "monthly" });
      const copy = structuredClone(first);
      calculate(other, { schedule: "monthly" });
      for (const loan of other.loans) calculateLoan(other, loan);
      expect(first).toEqual(copy);
      expect(calculate(one, { schedule: "monthly" })).toEqual(copy);
    }),
    { numRuns: 80 },
  );
});
