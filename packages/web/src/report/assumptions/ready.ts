import type { Field, Fields, FigureField } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure, wrongIn } from "@highway/engine/scenario/schema/records";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import {
  assumptionFields,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import { usualAssumptions, usualWaiting } from "../../scenario/assumptions";
import {
  priceOf,
  propertyOf,
  type WorkingAssumptions,
  type WorkingLoan,
  type WorkingProperty,
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

const { purchaseDetails: _prices, customAppreciation: growthField, ...figuresOfHome } = homeFields;

/** Finds the figures of some records that their fields cannot hold. They are typed on another page, so each sentence begins with the name of its field. */
export const wrongFigures = (fields: Fields, records: readonly ({ id: string } | undefined)[]): Problems =>
  Object.fromEntries(
    records.flatMap((record) =>
      record
        ? wrongIn(fields, record).map(
            ({ path, label, sentence }) => [`${record.id}.${path.join(".")}`, `${label}: ${sentence}`] as const,
          )
        : [],
    ),
  );

/** Says that the growth typed for a home is wrong, where the figures use it. It has a slider beside the answer. */
function growthProblems({ id, appreciationTypes, customAppreciation: growth = null }: WorkingProperty): Problems {
  const isWrong = appreciationTypes[0] === "custom" && growth !== null && validFigure(growth, growthField) === null;
  return isWrong ? { [`${id}.customAppreciation`]: growthField.sentence } : {};
}

/** Finds the wrong figures of a loan, its home and its price. Without them the answer would be that of another loan or home. */
export function subjectProblems(document: WorkingReport, loan: WorkingLoan | undefined): Problems {
  const home = loan && propertyOf(document, loan.propertyID);
  return {
    ...wrongFigures(loanFields, [loan]),
    ...wrongFigures(figuresOfHome, [home]),
    ...wrongFigures(priceFields, [loan && priceOf(home, loan.purchaseDetailsID)]),
    ...(home && growthProblems(home)),
  };
}

/** Names the fields of problems by ids, where the engine names them by their places in its input. */
export const byFieldKey = (scenario: Scenario, problems: Problems | null): Problems =>
  Object.fromEntries(
    Object.entries(problems ?? {}).map(([path, sentence]) => [
      path.replace(/^loans\.(\d+)\./, (_, at: string) => `${scenario.loans[Number(at)]?.id}.`),
      sentence,
    ]),
  );

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
