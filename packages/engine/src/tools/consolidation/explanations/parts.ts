/** The steps that the workings of a consolidation share. */

import type { Line } from "../../../scenario/explanations/wording";
import { less, missingPremium } from "../../../scenario/explanations/wording";
import type { Step } from "../../../scenario/schema/types";
import { type Told, text, total, workedFigure, workedOut } from "../../wording";
import type { Item } from "../items";
import type { Plan } from "../plan";
import { missingSentence } from "../warnings";
import type { ConsolidationWork } from "../work";

type About = Parameters<typeof workedOut>[0];

/** Makes the working of a figure that a consolidation does not have, with the reason. */
export const none = (about: About, why: string): Told =>
  workedOut({ unit: "dollars", ...about }, null, [], [text("No figure", why)]);

/** Says what keeps the figures of today from being known. */
export const notKnown = ({ before }: ConsolidationWork): string =>
  before.items.flatMap((item) => (item.notKnown ? [`${missingSentence(item)}.`] : [])).join(" ");

export const premiumMissing = ({ working }: ConsolidationWork): string => missingPremium(working);

/** A line for each mortgage and debt that is paid off, under its name. */
export const linesOf = ({ before }: ConsolidationWork, of: (item: Item) => number | null): Line[] =>
  before.items.map((item) => [item.name, of(item) ?? 0] as const);

/** The working of a sum over what is paid off; null while one of its amounts is not known. */
export function overItems(
  about: About,
  work: ConsolidationWork,
  label: string,
  of: (item: Item) => number | null,
): Told {
  if (work.before.items.some((item) => of(item) === null)) return none(about, notKnown(work));
  const lines = linesOf(work, of);
  return workedFigure(
    about,
    lines.reduce((sum, [, cents]) => sum + cents, 0),
    [],
    [total(label, lines)],
  );
}

/** The working of one amount less another. */
export function difference(about: About, label: string, one: Line, other: Line): Told {
  const last = total(label, [one, [other[0], less(other[1])]]);
  return workedFigure(about, one[1] - other[1], [], [last]);
}

export const interestSource =
  "Each month's interest is one twelfth of the annual rate on the balance before the payment, to the nearest cent, with half cents rounded up";

/** The interest of the new loans up to a payment, with what a buydown's subsidy pays of it. */
export function interestStep({ working }: ConsolidationWork, plan: Plan, label: string): Step {
  const subsidy = working.repayment.buydown?.subsidyPaid(plan.months) ?? 0;
  return total(label, [
    ["Interest on the new loans", plan.interest + subsidy],
    ["Paid by the buydown's subsidy", 0 - subsidy],
  ]);
}

/** What a plan comes to by the end. */
export const lifetimeLines = (plan: Plan, cost: number): Line[] => [
  ["Interest", plan.interest],
  ["Mortgage insurance", plan.insurance ?? 0],
  ["Cost of the new loan", cost],
];
