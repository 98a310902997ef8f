import * as z from "zod/mini";

/** The building blocks of every schema of figures: the report, the worksheet. */
type Bound = {
  min: number;
  max: number;
  sentence: string /** Where what is too large has one of its own. */;
  above?: string;
};

/** As typed, unrounded: the amounts that a $/% toggle converts, and every percentage. */
export const figure = ({ min, max, sentence, above = sentence }: Bound) =>
  z.number(sentence).check(z.minimum(min, sentence), z.maximum(max, above));

/** Whole cents. */
export const dollars = (bound: Bound) =>
  figure(bound).check(z.refine((value) => Number(value.toFixed(2)) === value, "Use at most 2 decimals"));

export const whole = (bound: Bound) => figure(bound).check(z.multipleOf(1, bound.sentence));

export const text = (max: number, sentence = `Use at most ${max} characters`) =>
  z.string("Enter text").check(z.trim(), z.maxLength(max, sentence));

export const day = ({ min, max, sentence }: { min: string; max: string; sentence: string }) =>
  z.iso.date(sentence).check(z.refine((value) => value >= min && value <= max, sentence));

export const flag = z.boolean("Answer true or false");

/** Names a property, price or loan inside its report. */
export const LocalId = z
  .string("An id is text")
  .check(z.minLength(1, "An id is needed"), z.maxLength(64, "Use at most 64 characters"));

export const list = <T extends z.ZodMiniType>(
  item: T,
  { min = 0, max, sentence, above = sentence }: { min?: number; max: number; sentence: string; above?: string },
) => z.array(item, sentence).check(z.minLength(min, sentence), z.maxLength(max, above));

/** Names what is not known, so that a field that is misspelt or of another product is not passed over in silence. */
export const strict = <F extends z.core.$ZodLooseShape>(fields: F, sentence: string) =>
  z.strictObject(fields, {
    error: (issue) => (issue.code === "unrecognized_keys" ? `Unknown field: ${issue.keys.join(", ")}` : sentence),
  });

/** Parts that nothing reads yet stay empty, so that none is left out in silence. */
export const notYet = {
  field: (sentence: string) => z.optional(z.null(sentence)),
};

type Lenient<F> = { [K in keyof F]: F[K] extends z.ZodMiniType ? z.ZodMiniOptional<z.ZodMiniNullable<F[K]>> : never };

/** The same fields, each of which may be absent or null: `filled` gives the default. */
export const lenient = <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(z.nullable(field))]),
  ) as Lenient<F>;

type Given<D> = { [K in keyof D]?: D[K] | null };

/** Absent and null take the default. */
export const filled = <D extends object>(defaults: D, given: Given<D>): D => {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...Object.fromEntries(known) };
};

/** Records a problem of a whole value at one of its fields. */
export const blame = (context: z.core.ParsePayload, path: (string | number)[], message: string) =>
  void context.issues.push({ code: "custom", input: context.value, path, message });
