/** This file makes the schemas of what is sent and answered from the description of a document's fields. */
import type { Saved } from "@highway/engine/scenario/schema/documents";
import type { Field, Fields } from "@highway/engine/scenario/schema/field";
import type { Given } from "@highway/engine/scenario/schema/records";
import * as z from "zod/mini";
import { day, dollars, figure, flag, LocalId, LocalIdOrNone, list, strict, text, whole } from "./fields.schema";

type Shape = Record<string, z.ZodMiniType>;
/** Schemas of fields of which a description cannot say enough: a fee's bound follows from its unit. */
type Own = Readonly<Shape>;

/** The way in which a record's fields are read: whole, as they are answered, or as they are sent, where usual values may be left out. */
type Reading = { field: (field: Field) => z.ZodMiniType };

/** Makes the schema of a value that must be present. */
function valueSchema(field: Field, reading: Reading): z.ZodMiniType {
  switch (field.kind) {
    case "dollars":
      return dollars(field);
    case "count": {
      const bound = { ...field, min: field.least ?? field.min };
      return field.decimals === 0 ? whole(bound) : figure(bound);
    }
    case "amount":
    case "percent":
    case "degrees":
      return figure(field);
    case "text":
      return text(field.maxLength, field.sentence);
    case "id":
      return field.orNone ? LocalIdOrNone : LocalId;
    case "day":
      return day(field);
    case "flag":
      return flag;
    case "choice":
      return choiceSchema([...field.options.keys()], field.sentence);
    case "part":
      return strict(shape(field.fields, reading), field.sentence);
    case "list":
      return list(entrySchema(field.of, reading), field);
    case "record":
      return z.record(LocalId, entrySchema(field.of, reading), field.sentence);
  }
}

const choiceSchema = (values: readonly (string | number)[], sentence: string): z.ZodMiniType =>
  values.every((value) => typeof value === "string") ? z.enum(values, sentence) : z.literal([...values], sentence);

/** Makes the schema of an entry of a list. An entry that nobody has typed yet may stand in its list. */
const entrySchema = (field: Field, reading: Reading) =>
  field.required === undefined ? valueSchema(field, reading) : z.nullable(valueSchema(field, reading));

const shape = (fields: Fields, reading: Reading, own: Own = {}): Shape =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, own[key] ?? reading.field(field)]));

const answerReading: Reading = {
  field: (field) => {
    const value = valueSchema(field, answerReading);
    if (field.optional) return z.optional(value);
    return field.usual === undefined && !field.always ? z.nullable(value) : value;
  },
};

const sent: Reading = {
  field: (field) => {
    const value = valueSchema(field, sent);
    return field.always ? value : z.optional(z.nullable(value));
  },
};

/** Makes the schema of a whole record, as an answer holds it. */
export const savedSchema = <F extends Fields>(fields: F, own?: Own) =>
  z.strictObject(shape(fields, answerReading, own)) as unknown as z.ZodMiniType<Saved<F>, Saved<F>>;

/**
 * Makes the schema of a record as a request holds it: usual values may be left out, or be null (`filledIn`).
 * @param names  fields that are read beside those of the description, and never written
 */
export const givenSchema = <F extends Fields, Names extends Shape = Record<never, never>>(
  fields: F,
  sentence: string,
  { own, names }: { own?: Own; names?: Names } = {},
) => {
  type Read = Given<Saved<F>> & { [Name in keyof Names]?: z.output<Names[Name]> };
  return strict({ ...shape(fields, sent, own), ...names }, sentence) as unknown as z.ZodMiniType<Read, Read>;
};
