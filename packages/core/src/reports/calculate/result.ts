/** This file makes the schemas of the engine's answers from their description, for the API document and the tests. */
import { type ScenarioResult, scenarioResultFields } from "@highway/engine/scenario/schema/answer";
import type { AnswerField, AnswerFields } from "@highway/engine/scenario/schema/answer-field";
import type { Fields } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import { type Solution, solutionField } from "@highway/engine/scenario/solve/goal";
import * as z from "zod/mini";
import { Loan } from "../loan.schema";
import { PurchaseDetails } from "../property.schema";

/** @param around  the fields of the part in which the field stands */
function fieldSchema(field: AnswerField, around: AnswerFields): z.ZodMiniType {
  switch (field) {
    case "text":
    case "id":
      return z.string();
    case "day":
      return z.iso.date();
    case "flag":
      return z.boolean();
    case "figureOrText":
      return z.union([z.number(), z.string()]);
    case "same":
      return z.lazy(() => partSchema(around));
  }
  if (typeof field === "string") return z.number();
  switch (field.kind) {
    case "among":
      return z.enum(field.values);
    case "part":
      return partSchema(field.fields);
    case "typedRecord":
      return recordSchemas.get(field.fields)!;
    case "list":
      return z.array(fieldSchema(field.of, around));
    case "record":
      return z.partialRecord(z.enum(field.keys), fieldSchema(field.of, around));
    case "union":
      return unionSchema(field.kinds);
    case "orNull":
      return z.nullable(fieldSchema(field.of, around));
    case "orAbsent":
      return z.optional(fieldSchema(field.of, around));
  }
}

/** The schemas of the records that an answer may hold as they were typed. */
const recordSchemas = new Map<Fields, z.ZodMiniType>([
  [loanFields, Loan],
  [priceFields, PurchaseDetails],
]);

/** A part has one schema wherever it stands: the API document says once what a step is, which holds steps. */
const partSchemas = new Map<AnswerFields, z.ZodMiniType>();

/** Makes the schema of an answer from its description. */
export const answerSchema = (fields: AnswerFields): z.ZodMiniType => partSchema(fields);

function partSchema(fields: AnswerFields): z.ZodMiniType {
  const schema = partSchemas.get(fields) ?? z.strictObject(shapeOf(fields));
  partSchemas.set(fields, schema);
  return schema;
}

const shapeOf = (fields: AnswerFields) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field, fields)]));

function unionSchema(kinds: Readonly<Record<string, AnswerFields>>): z.ZodMiniType {
  const [first, ...others] = Object.entries(kinds).map(([kind, fields]) =>
    z.strictObject({ kind: z.literal(kind), ...shapeOf(fields) }),
  );
  return z.discriminatedUnion("kind", [first!, ...others]);
}

/** The answer of a calculation. */
export const Result = partSchema(scenarioResultFields) as z.ZodMiniType<ScenarioResult>;

/** The answer of a goal seek. */
export const SolveAnswer = unionSchema(solutionField.kinds) as z.ZodMiniType<Solution>;
