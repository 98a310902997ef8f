import type { Field, FigureField } from "@highway/engine/scenario/schema/field";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import {
  assumptionFields,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import { usualAssumptions, usualWaiting } from "../../scenario/assumptions";
import {
  propertyOf,
  type WorkingAssumptions,
  type WorkingLoan,
  type WorkingReport,
  type WorkingWaiting,
} from "../../scenario/document";

type Problems = Record<string, string>;

/** Prepares a block for the engine. Values with errors are reported, and replaced by the defaults in figures that do not depend on them. */
export function readyBlock<Block extends object>(
  name: string,
  fields: Record<string, Field>,
  usual: Block,
  typed: object,
) {
  const problems: Problems = {};
  const usually = usual as unknown as Record<string, unknown>;
  const values: Record<string, unknown> = { ...usually, ...typed };
  for (const [key, field] of Object.entries(fields)) {
    if (!("min" in field)) continue;
    const value = values[key];
    if (value === null) values[key] = usually[key];
    else if (validFigure(value, field as FigureField) === null) {
      problems[`${name}.${key}`] = (field as FigureField).sentence;
      values[key] = usually[key];
    }
  }
  return { values: values as unknown as Block, problems };
}

export function readyAssumptions(typed: WorkingAssumptions) {
  const { values, problems } = readyBlock<SavedAssumptions>("assumptions", assumptionFields, usualAssumptions, typed);
  return { assumptions: values, problems };
}

/** Says that the growth typed for the home of a loan is wrong. Without it the answer would be that of prices which stay as they are. */
export function growthProblems(document: WorkingReport, loan: WorkingLoan | undefined): Problems {
  const home = loan && propertyOf(document, loan.propertyID);
  const growth = home?.appreciationTypes[0] === "custom" ? (home.customAppreciation ?? null) : null;
  const field = homeFields.customAppreciation;
  return home && growth !== null && validFigure(growth, field) === null
    ? { [`${home.id}.customAppreciation`]: field.sentence }
    : {};
}

/** Prepares the waiting block, with the cost of a refinance inside it. */
export function readyWaiting({ refinance, ...typed }: WorkingWaiting) {
  const { values, problems } = readyBlock<SavedWaiting>("waiting", waitingFields, usualWaiting, typed);
  const { cost: field } = waitingFields.refinance.fields;
  const cost = refinance && (refinance.cost === null ? 0 : validFigure(refinance.cost, field));
  return {
    waiting: { ...values, refinance: refinance && { cost: cost ?? 0 } },
    problems: {
      ...problems,
      ...(refinance && cost === null && { "waiting.refinance.cost": field.sentence }),
    } as Problems,
  };
}
