import { amount, count, figure, type Told, total, worked, workedOut } from "../../wording";
import type { Plan } from "../plan";
import type { ConsolidationWork } from "../work";
import { difference, interestSource, interestStep, lifetimeLines, none, notKnown, premiumMissing } from "./parts";

/** The working of a figure of the same payment; none while the new month is not known. */
const ofSame =
  (rule: string, explain: (plan: Plan, work: ConsolidationWork) => Told) =>
  (work: ConsolidationWork): Told =>
    work.same && work.same.lifetime !== null ? explain(work.same, work) : none({ rule }, premiumMissing(work));

const sameRule =
  "What the new loan frees each month, if it frees anything, is paid additionally from the first payment to the last.";

export const explainSameExtra = ofSame(sameRule, (plan, { input, month }) => {
  const detail =
    input.applied === null ? `Freed each month: ${figure(month.saved ?? 0)}, and never below 0` : "As typed";
  return worked({ rule: sameRule }, plan.extra, [], [amount("Paid additionally each month", plan.extra, { detail })]);
});

export const explainSameMonths = ofSame(sameRule, (plan, { after }) =>
  workedOut(
    { rule: sameRule, unit: "months" },
    plan.months,
    [amount("Paid additionally each month", plan.extra)],
    [
      count("Payments at its own pace", after.months, "months"),
      count("Payments while paying the same", plan.months, "months"),
    ],
  ),
);

export const explainSameInterest = ofSame(sameRule, (plan, work) =>
  worked(
    { rule: `${sameRule} The interest of the new loans, so paid.`, source: interestSource },
    plan.interest,
    [amount("Paid additionally each month", plan.extra)],
    [interestStep(work, plan, "Interest while paying the same")],
  ),
);

export const explainSameLifetime = ofSame(sameRule, (plan, { cost }) =>
  worked(
    {
      rule: `${sameRule} Interest, mortgage insurance and cost of the new loan, so paid; the insurance runs no longer than the loan.`,
    },
    plan.lifetime!,
    [amount("Paid additionally each month", plan.extra)],
    [total("By the end, paying the same", lifetimeLines(plan, cost))],
  ),
);

const sameSaved = `${sameRule} What is saved by the end against today; below 0 it costs more.`;
export const explainSameSaved = ofSame(sameSaved, (plan, work) => {
  const about = { rule: sameSaved };
  if (work.before.lifetime === null) return none(about, notKnown(work));
  return difference(
    about,
    "Saved by the end, paying the same",
    ["By the end, before", work.before.lifetime],
    ["By the end, paying the same", plan.lifetime!],
  );
});
