import { inDollars } from "../../money/cents";
import { toolMetaFields } from "../schema/report";
import type { Loan, Scenario } from "../schema/types";
import { workOut } from "../working";
import { courseOf } from "./course";

/** No result reaches beyond as many years as a horizon may have, which is as many as a loan may run. */
const MOST_YEARS = toolMetaFields.horizonYears.of.max;

/** Computes the tax in dollars that a loan saves in each year, up to the last year that saves any; null where it is not known. */
export function savedByYear(scenario: Scenario, loan: Loan): number[] | null {
  const years = courseOf(workOut(scenario, loan), MOST_YEARS * 12).taxYears?.map(({ savings }) => inDollars(savings));
  return years?.slice(0, years.findLastIndex((saved) => saved > 0) + 1) ?? null;
}
