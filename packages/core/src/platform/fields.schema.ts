import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import * as z from "zod/mini";
import { withoutTurns } from "./pure/direction";

/** The bounds of a figure. This file holds the building blocks of every schema of figures: the report's and the worksheet's. */
type Bound = {
  min: number;
  max: number;
  /** The most decimals that are typed. */
  decimals?: number;
  sentence: string;
  /** The sentence for a value that is too large, where that has one of its own. */
  above?: string;
};

/** A figure as it was typed, unrounded: every percentage, and the amounts that a $/% toggle converts. */
export const figure = ({ min, max, decimals = 3, sentence, above = sentence }: Bound) =>
  z
    .number({ error: ({ input }) => faultOfText(input, decimals) ?? sentence })
    .check(z.minimum(min, sentence), z.maximum(max, above));

/** An amount of dollars in whole cents. */
export const dollars = (bound: Bound) =>
  figure(bound).check(z.refine((value) => Number(value.toFixed(2)) === value, "Use at most 2 decimals"));

export const whole = (bound: Bound) => figure(bound).check(z.multipleOf(1, bound.sentence));

/** What a text is kept without: signs that turn the direction of what follows it, and spaces around it. */
export const trimmed = [z.overwrite(withoutTurns), z.trim()] as const;

export const text = (max: number, sentence = `Use at most ${max} characters`) =>
  z.string("Enter text").check(...trimmed, z.maxLength(max, sentence));

/** Matches what a reader sees. Characters without width come along with what is pasted from a chat or a document. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Refuses a text in which there is nothing to read. */
export const required = (sentence: string) =>
  [z.minLength(1, sentence), z.refine<string>((value) => value === "" || visible.test(value), sentence)] as const;

export const day = ({ min, max, sentence }: { min: string; max: string; sentence: string }) =>
  z.iso.date(sentence).check(z.refine((value) => value >= min && value <= max, sentence));

export const flag = z.boolean("Answer true or false");

/** The id of a property, price or loan inside its report, or none. */
export const LocalIdOrNone = z.string("An id is text").check(z.maxLength(64, "Use at most 64 characters"));
/** The id of a property, price or loan inside its report. */
export const LocalId = LocalIdOrNone.check(z.minLength(1, "An id is required"));

type Count = { min?: number; max: number; sentence: string; above?: string; label?: string };

/** A list. What is no list is told so, and not that it is too long; a list that is left out and has a least length gets the sentence of its length. */
export const list = <T extends z.ZodMiniType>(item: T, { min = 0, max, sentence, above = sentence, label }: Count) => {
  const kind = label ? `Give “${label}” as a list` : "Give a list";
  return z
    .array(item, { error: ({ input }) => (input === undefined && min > 0 ? sentence : kind) })
    .check(z.minLength(min, sentence), z.maxLength(max, above));
};

/** Makes the schema of a record that names unknown fields, so that a field that is misspelt or of another product is not passed over in silence. */
export const strict = <F extends z.core.$ZodLooseShape>(fields: F, sentence: string) =>
  z.strictObject(fields, {
    error: (issue) => (issue.code === "unrecognized_keys" ? `Unknown field: ${issue.keys.join(", ")}` : sentence),
  });

/** Parts that nothing reads yet must be empty, so that none is dropped in silence. */
export const notYet = {
  field: (sentence: string) => z.optional(z.null(sentence)),
};

type Lenient<F> = { [K in keyof F]: F[K] extends z.ZodMiniType ? z.ZodMiniOptional<z.ZodMiniNullable<F[K]>> : never };

/** Makes fields of which each may be absent or null; `fillDefaults` gives the default. */
export const lenient = <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(z.nullable(field))]),
  ) as Lenient<F>;

type Given<D> = { [K in keyof D]?: D[K] | null };

/** Fills in defaults where a value is absent or null. */
export const fillDefaults = <D extends object>(defaults: D, given: Given<D>): D => {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...Object.fromEntries(known) };
};

/** Records a problem of a whole value at one of its fields. */
export const blame = (context: z.core.ParsePayload, path: (string | number)[], message: string) =>
  void context.issues.push({ code: "custom", input: context.value, path, message });

/**
 * What the fields of a record said when somebody began to change them. A save that tells it loses nothing that was saved elsewhere since (`saveOver`); one
 * that does not is made to the latest state.
 */
export const Was = z.optional(z.record(z.string(), z.unknown(), "Give the fields as they were read"));
export type Was = z.output<typeof Was>;
