import { horizonsDefault } from "../../rules/product-defaults";
import { type Course, courseOf } from "../outcomes/course";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, type Line, total, worked } from "./wording";

/** Lists the years that the scenario asks about, or the default years. */
export const horizonYears = ({ scenario, asOf }: Working): readonly number[] =>
  scenario.horizonYears ?? horizonsDefault.on(asOf);

/** The reason for an absent figure where no years are asked about. */
export const NO_HORIZON = "No horizon is asked for.";
/** Labels a step with a number of years: "After 5 years". */
export const afterYears = (years: number) => (years === 1 ? "After 1 year" : `After ${years} years`);

/** Explains a figure by horizons: one step for each, with the lines that add up to it. The last step is the answer. */
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
