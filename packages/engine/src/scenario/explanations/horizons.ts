import { horizonsDefault } from "../../rules/product-defaults";
import { type Course, courseOf } from "../outcomes/course";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, type Line, total, worked } from "./wording";

/** The years that the scenario asks about. */
export const horizonYears = ({ scenario, asOf }: Working): readonly number[] =>
  scenario.horizonYears ?? horizonsDefault.on(asOf);

export const NO_HORIZON = "No horizon is asked for.";
export const afterYears = (years: number) => (years === 1 ? "After 1 year" : `After ${years} years`);

/** One step a horizon, with the lines that it is the sum of; the last one is the answer. */
export function byHorizon(
  about: About,
  working: Working,
  inputs: Step[],
  lines: (course: Course, years: number) => readonly Line[],
): Explanation {
  const years = horizonYears(working);
  if (years.length === 0) return absent(about, NO_HORIZON);
  const course = courseOf(working, Math.max(...years) * 12);
  const steps = years.map((each) => total(afterYears(each), lines(course, each)));
  return worked(about, Math.round(Number(steps.at(-1)!.value) * 100), inputs, steps);
}
