import type { Line } from "../../../scenario/explanations/wording";
import { span } from "../../../scenario/explanations/wording";
import { amount, count, figure, percentText, type Told, text, total, workedFigure, workedOut } from "../../wording";
import { sharesOf } from "../shares";
import type { ConsolidationWork } from "../work";
import {
  difference,
  interestSource,
  interestStep,
  lifetimeLines,
  linesOf,
  none,
  notKnown,
  overItems,
  premiumMissing,
} from "./parts";

const ownCourse =
  "Each is repaid by its own payments. Interest that a payment does not cover is still owed, and the last payment clears the rest.";

export const explainYearBefore = (work: ConsolidationWork): Told =>
  overItems(
    { rule: `The interest in the next twelve payments on what is paid off. ${ownCourse}`, source: interestSource },
    work,
    "Interest in the next twelve payments",
    (item) => item.yearInterest,
  );

export const explainInterestBefore = (work: ConsolidationWork): Told =>
  overItems(
    { rule: `The interest that what is paid off would still cost. ${ownCourse}`, source: interestSource },
    work,
    "Interest still to come",
    (item) => item.interest,
  );

export const explainInsuranceBefore = (work: ConsolidationWork): Told =>
  overItems(
    { rule: "The mortgage insurance that the mortgages that are paid off would still cost." },
    work,
    "Mortgage insurance still to come",
    (item) => item.insurance,
  );

export function explainYearAfter({ after }: ConsolidationWork): Told {
  const about = {
    rule: "The interest in the first twelve payments on the new loans, as they are paid.",
    source: interestSource,
  };
  const last = amount("Interest in the first twelve payments", after.yearInterest, {
    formula: "the interest in the first twelve lines of the schedule, added up",
  });
  return workedFigure(about, after.yearInterest, [], [last]);
}

export function explainInterestAfter(work: ConsolidationWork): Told {
  const about = {
    rule: "The interest on the new loans from the first payment to the last, as they are paid, minus the part that a buydown's subsidy pays.",
    source: interestSource,
  };
  return workedFigure(about, work.after.interest, [], [interestStep(work, work.after, "Interest after")]);
}

export function explainInsuranceAfter(work: ConsolidationWork): Told {
  const about = { rule: "The monthly mortgage insurance of the new loan, for as many payments as include it." };
  const { premiums } = work.working.repayment;
  if (work.after.insurance === null || !premiums) return none(about, premiumMissing(work));
  const lines = premiums.asPaid.map(({ payment, until }, at): Line => {
    const from = (premiums.asPaid[at - 1]?.until ?? 0) + 1;
    return [`${span(from, until)}, ${figure(payment)} each`, payment * (until - from + 1)];
  });
  const last =
    lines.length > 0
      ? total("Mortgage insurance after", lines)
      : amount("Mortgage insurance after", 0, { detail: "No payment includes any" });
  return workedFigure(about, work.after.insurance, [], [last]);
}

export function explainLifetimeBefore(work: ConsolidationWork): Told {
  const about = { rule: "The interest and mortgage insurance still to come on what is paid off." };
  const { interest, insurance, lifetime } = work.before;
  if (interest === null || lifetime === null) return none(about, notKnown(work));
  const last = total("Total cost before", [
    ["Interest", interest],
    ["Mortgage insurance", insurance],
  ]);
  return workedFigure(about, lifetime, [], [last]);
}

export function explainLifetimeAfter(work: ConsolidationWork): Told {
  const about = { rule: "The interest, mortgage insurance and cost of the new loan, as it is paid." };
  if (work.after.lifetime === null) return none(about, premiumMissing(work));
  return workedFigure(
    about,
    work.after.lifetime,
    [],
    [total("Total cost after", lifetimeLines(work.after, work.cost))],
  );
}

export function explainLifetimeSaved(work: ConsolidationWork): Told {
  const about = {
    rule: "What would still be paid in interest and mortgage insurance without the new loan, minus interest, mortgage insurance and cost with it. A negative result means that the new loan costs more by the end.",
  };
  const [before, after] = [work.before.lifetime, work.after.lifetime];
  if (before === null) return none(about, notKnown(work));
  if (after === null) return none(about, premiumMissing(work));
  return difference(about, "Saved by the end", ["Total cost before", before], ["Total cost after", after]);
}

export function explainMonthsBefore(work: ConsolidationWork): Told {
  const about = {
    rule: `The month in which the last of these debts would have been paid off without the new loan. ${ownCourse}`,
    unit: "months" as const,
  };
  if (work.before.months === null) return none(about, notKnown(work));
  const each = work.before.items.map(({ name, months }) => count(name, months ?? 0, "months"));
  return workedOut(
    about,
    work.before.months,
    [],
    [...each, count("Until everything is paid off", work.before.months, "months")],
  );
}

export function explainMonthsAfter({ after, working }: ConsolidationWork): Told {
  const about = { rule: "The payments until the new loans are paid off, as they are paid.", unit: "months" as const };
  const steps = [
    count("Payments by the contract", working.repayment.scheduled.length, "months"),
    count("Payments until everything is paid off", after.months, "months"),
  ];
  return workedOut(about, after.months, [], steps);
}

const monthAt = (course: ArrayLike<number>, month: number) => course[Math.min(month, course.length - 1)]!;

export function explainCheaper(work: ConsolidationWork): Told {
  const { cheaper, before, after } = work;
  const about = {
    rule: "The months by whose end the new loan has cost no more in interest, mortgage insurance and cost than what it pays off would have. A difference of a dollar counts as rounding.",
    unit: "months" as const,
  };
  if (!cheaper || !before.soFar || !after.soFar)
    return none(about, before.soFar ? premiumMissing(work) : notKnown(work));
  const [first] = cheaper;
  if (!first) return workedOut(about, null, [], [text("Cheaper", "Never, in any month")]);
  const spans = cheaper.map(([from, to]) =>
    text("Cheaper", to === null ? `From month ${from} on` : `From month ${from} to month ${to}`),
  );
  const around = [first[0] - 1, first[0]].filter((month) => month >= 0);
  const costs = around.flatMap((month) => [
    amount(`Before, up to month ${month}`, monthAt(before.soFar!, month)),
    amount(`After, up to month ${month}`, monthAt(after.soFar!, month)),
  ]);
  return workedOut(about, first[0], [], [...costs, ...spans, count("Cheaper from month", first[0], "months")]);
}

export function explainShares(work: ConsolidationWork): Told {
  const { after, before, paidOff } = work;
  const rule =
    "The interest on the new loans, shared by balance among what they pay off. Each share is rounded once, and the largest balance takes the rest. Where nothing is owed, nothing is shared.";
  const shares = sharesOf(
    after.interest,
    before.items.map(({ balance }) => balance),
  );
  const lines = linesOf(work, () => 0).map(([name], at): Line => [name, shares[at]!]);
  const parts = before.items.map(({ name, balance }) =>
    amount(name, balance, {
      detail: `${percentText(paidOff > 0 ? (balance / paidOff) * 100 : 0)} of what is paid off`,
    }),
  );
  return workedFigure({ rule }, paidOff > 0 ? after.interest : 0, parts, [total("Interest on the new loans", lines)]);
}
