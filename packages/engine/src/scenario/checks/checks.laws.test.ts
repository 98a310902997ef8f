import fc from "fast-check";
import { expect, it } from "vitest";
import { anyScenario } from "../testing/laws.arbitrary";
import { workOut } from "../working";
import { allChecks, checksOf } from "./all-checks";
import { clearingInputs, smallestChange, workOutChanged } from "./smallest-change";

it("says of any loan what its rule says, with a source and a day", () =>
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      for (const loan of scenario.loans) {
        for (const check of checksOf(workOut(scenario, loan))) {
          for (const sentence of [check.rule, check.has, ...(check.state === "notChecked" ? [check.missing] : [])])
            expect(sentence).toMatch(/^[A-Z$].*\.$/);
          expect(`${check.rule} ${check.has} ${check.verdict}`).not.toMatch(/NaN|undefined|null|Infinity/);
          expect(check.source).not.toBe("");
          expect(check.from <= scenario.asOf).toBe(true);
        }
      }
    }),
  ));

it("is cleared by the smallest change, and not by a step less", () =>
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      for (const loan of scenario.loans) {
        const working = workOut(scenario, loan);
        for (const { check, state } of checksOf(working)) {
          if (state !== "attention") continue;
          const change = smallestChange(working, check);
          if (!change) continue;
          const { put, range } = clearingInputs[change.input];
          const { present, step } = range(working);
          const stateAt = (fields: typeof change.fields) =>
            allChecks[check].find(workOutChanged(working, fields))?.state ?? "clear";
          expect(stateAt(change.fields)).toBe("clear");
          const less = change.value + (change.value > present ? -step : step);
          expect(stateAt(put(Math.round(less * 1000) / 1000))).not.toBe("clear");
        }
      }
    }),
  ));
