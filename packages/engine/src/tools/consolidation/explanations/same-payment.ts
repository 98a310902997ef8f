import { amount, count, figure, type Told, total, workedFigure, workedOut } from "../../wording";
import type { Plan } from "../plan";
import type { ConsolidationWork } from "../work";
import { difference, interestSource, interestStep, lifetimeLines, none, notKnown, premiumMissing } from "./parts";

/** Makes the working of a figure of paying the same as before. There is none while the new monthly payment is not known. */
export const ofSame =
  (rule: string, explain: (plan: Plan, work: ConsolidationWork) => Told) =>
  (work: ConsolidationWork): Told =>
    work.same && work.same.lifetime !== null ? explain(work.same, work) : none({ rule }, premiumMissing(work));

export const sameRule =
  "Whatever the new loan frees up each month is paid on top of its payment, from the first payment to the last.";

export const explainSameExtra = ofSame(sameRule, (plan, { input, month }) => {
  const detail =
    input.applied === null
      ? `${figure(month.saved ?? 0)} is freed up each month, and never less than 0 counts`
      : "As entered";
  return workedFigure({ rule: sameRule }, plan.extra, [], [amount("Extra paid each month", plan.extra, { detail })]);
});

export const explainSameMonths = ofSame(sameRule, (plan, { after }) =>
  workedOut(
    { rule: sameRule, unit: "months" },
    plan.months,
    [amount("Extra paid each month", plan.extra)],
    [
      count("Payments at its own pace", after.months, "months"),
      count("Payments while paying the same", plan.months, "months"),
    ],
  ),
);

export const explainSameInterest = ofSame(sameRule, (plan, work) =>
  workedFigure(
    { rule: `${sameRule} This is the interest on the new loans when they are paid that way.`, source: interestSource },
    plan.interest,
    [amount("Extra paid each month", plan.extra)],
    [interestStep(work, plan, "Interest while paying the same")],
  ),
);

export const explainSameLifetime = ofSame(sameRule, (plan, { cost }) =>
  workedFigure(
    {
      rule: `${sameRule} Interest, mortgage insurance and cost of the new loan when it is paid that way; the insurance runs no longer than the loan.`,
    },
    plan.lifetime!,
    [amount("Extra paid each month", plan.extra)],
    [total("Total cost, paying the same", lifetimeLines(plan, cost))],
  ),
);

const sameSaved = `${sameRule} What is saved by the end against today; below 0 it costs more.`;
export const explainSameSaved = ofSame(sameSaved, (plan, work) => {
  const about = { rule: sameSaved };
  if (work.before.lifetime === null) return none(about, notKnown(work));
  return difference(
    about,
    "Saved by the end, paying the same",
    ["Total cost before", work.before.lifetime],
    ["Total cost, paying the same", plan.lifetime!],
  );
});
