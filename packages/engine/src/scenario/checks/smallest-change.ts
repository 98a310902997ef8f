import type { Loan } from "../schema/types";
import { type Working, workOut } from "../working";
import { allChecks } from "./all-checks";
import type { CheckName, ClearingInput } from "./check";
import { type ChangedFields, clearingInputs } from "./clearing-inputs";

/** A change of one input that clears a check: the value to put in, how far that is from the present one, and the loan's fields that it sets. */
export type SmallestChange = {
  input: ClearingInput;
  value: number;
  by: number;
  sentence: string;
  fields: ChangedFields;
};

/** Works the loan out once more with some of its fields changed. */
export function workOutChanged({ scenario, loan }: Working, fields: ChangedFields): Working {
  const changed: Loan = { ...loan, ...fields };
  return workOut({ ...scenario, loans: scenario.loans.map((each) => (each.id === loan.id ? changed : each)) }, changed);
}

/**
 * Finds the smallest change of one input that clears a check, or null where none does. It halves the way to the farthest value, so the
 * value that it finds clears the check and the value one step before it does not; each is tried by working the loan out.
 */
function smallestChangeOf(working: Working, check: CheckName, input: ClearingInput): SmallestChange | null {
  const { applies, range, put, say } = clearingInputs[input];
  if (!applies(working.loan)) return null;
  const { present, farthest, step } = range(working);
  const way = farthest < present ? -1 : 1;
  // Values are whole steps, so that binary fractions do not add up.
  const perStep = Math.round(1 / step);
  const first = way > 0 ? Math.floor(present * perStep) : Math.ceil(present * perStep);
  const steps = Math.floor(Math.abs(farthest * perStep - first));
  const valueAt = (count: number) => (first + way * count) / perStep;
  // A check that has nothing left to say of the loan is clear too: without credits there is no concession.
  const clears = (count: number) =>
    (allChecks[check].find(workOutChanged(working, put(valueAt(count))))?.state ?? "clear") === "clear";
  if (steps < 1 || !clears(steps)) return null;
  let [low, high] = [0, steps];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (clears(middle)) high = middle;
    else low = middle;
  }
  const value = valueAt(high);
  const by = Math.round(Math.abs(value - present) * 1000) / 1000;
  return { input, value, by, sentence: say(by, value), fields: put(value) };
}

/** Finds the smallest change that clears a check: of the first input that the check names and that can. It costs some thirty workings a check, so it is found when someone looks. */
export function smallestChange(working: Working, check: CheckName): SmallestChange | null {
  for (const input of allChecks[check].clearedBy) {
    const change = smallestChangeOf(working, check, input);
    if (change) return change;
  }
  return null;
}
