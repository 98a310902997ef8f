/**
 * The words in which the fields of a document are described, as plain data: `rate: percent("Rate", { required: "Rate is
 * required" })`. From these descriptions follow types, checks of what is sent, new documents, readiness for the engine,
 * what is still missing, how two versions differ, and labels.
 */

/** What a number may be. `decimals` limits typing and display, not what a request may carry. */
export type Bound = { min: number; max: number; decimals: number; sentence: string };

/** What stands where nothing is typed. Without any of these it is null, and the rules' own figure takes its place. */
type Absence = {
  /** Stands in a new document, and where a request leaves the field out. */
  usual?: unknown;
  /** Null until it is typed, and until then there are no figures: the sentence that asks for it. */
  required?: string;
  /** Left out where it says nothing. */
  optional?: true;
  /** A request must say it. */
  always?: true;
};

type Common = Absence & {
  /** What it is called: in the form, in a list of differences. */
  label: string;
  /** Whether the record has this field at all: a purchase has a down payment. Without it every record does. */
  // biome-ignore lint/suspicious/noExplicitAny: each table knows its own record
  applies?: (record: any) => boolean;
  /** The field of the same record in whose place this one may stand, dollars for a percentage; where both stand it gives way. */
  insteadOf?: string;
  /** One of this and the field that may stand instead is required: the sentence that asks for it. */
  oneRequired?: string;
  /** A copy of a record that has a form of its own: nothing is typed in it here. */
  copied?: true;
};

/** Further sentences of a field stand beside what every field may say. */
type More = Omit<Common, "label"> & { readonly [sentence: string]: unknown };

/** `dollars` are whole cents, an `amount` may be the unrounded result of a change from percent to dollars. */
export type FigureKind = "dollars" | "amount" | "percent" | "count" | "degrees";
export type FigureField = Common &
  Bound & {
    kind: FigureKind;
    /** The sentence for what is too large, where it is another. */
    above?: string;
    /** What it counts, where that is not plain: "years". */
    unit?: string;
    /** What may be stored though nobody may type it: 0 years of a purchase in cash. */
    least?: number;
    /** Whether this record's amount is in percent. */
    // biome-ignore lint/suspicious/noExplicitAny: each table knows its own record
    inPercent?: (record: any) => boolean;
  };
export type TextField = Common & { kind: "text"; maxLength: number; sentence?: string };
/** An id that is unique in its document, or leads to what has it. */
export type IdField = Common & { kind: "id" };
export type DayField = Common & { kind: "day"; min: string; max: string; sentence: string };
export type FlagField = Common & { kind: "flag" };
export type ChoiceField = Common & { kind: "choice"; options: ReadonlyMap<string | number, string>; sentence: string };
/** An object of fields. */
export type PartField = Common & {
  kind: "part";
  fields: Fields;
  sentence: string;
};
/** `each`: what one entry is called. `above`: the sentence for too many, where it is another. */
export type ListField = Common & {
  kind: "list";
  each: string;
  of: Field;
  min?: number;
  max: number;
  sentence: string;
  above?: string;
};
/** Values of one kind by a key that is no field: worksheets' categories, properties' ids. */
export type RecordField = Common & {
  kind: "record";
  of: Field;
  names?: Readonly<Record<string, string>>;
  sentence?: string;
};

export type Field =
  | FigureField
  | TextField
  | IdField
  | DayField
  | FlagField
  | ChoiceField
  | PartField
  | ListField
  | RecordField;
export type Fields = { readonly [key: string]: Field };

const figure =
  <const Kind extends FigureKind>(kind: Kind, usualBound: Bound) =>
  <Rest extends More & Partial<Bound>>(label: string, rest: Rest) => ({ kind, label, ...usualBound, ...rest });

export const largest = 999_999_999;
const upToLargest = { min: 0, max: largest, decimals: 2, sentence: "Enter an amount between 0 and 999,999,999" };

export const dollars = figure("dollars", upToLargest);
export const amount = figure("amount", upToLargest);
export const percent = figure("percent", {
  min: 0,
  max: 100,
  decimals: 3,
  sentence: "Enter a percentage between 0 and 100",
});
export const degrees = figure("degrees", { min: -180, max: 180, decimals: 7, sentence: "Enter degrees" });
export const count = <Rest extends More & Omit<Bound, "decimals">>(label: string, rest: Rest) => ({
  kind: "count" as const,
  label,
  decimals: 0,
  ...rest,
});

export const text = <Rest extends More & { maxLength: number; sentence?: string }>(label: string, rest: Rest) => ({
  kind: "text" as const,
  label,
  ...rest,
});

/** Left out of a request it is the entry's place: "loan-3". */
export const id = <Rest extends More>(label: string, rest: Rest) => ({ kind: "id" as const, label, ...rest });

export const day = <Rest extends More & Pick<DayField, "min" | "max" | "sentence">>(label: string, rest: Rest) => ({
  kind: "day" as const,
  label,
  ...rest,
});

export const flag = <Rest extends More>(label: string, rest: Rest) => ({ kind: "flag" as const, label, ...rest });

/** "Choose seller, lender or borrower"; of many: "Choose one of fixed, armHalf, ...". */
function choose(values: readonly (string | number)[]) {
  const [last, ...others] = values.toReversed();
  return values.length > 4
    ? `Choose one of ${values.join(", ")}`
    : `Choose ${others.toReversed().join(", ")} or ${last}`;
}

/** @param names  what each value is called */
export const choice = <Value extends string, Rest extends More & { sentence?: string }>(
  label: string,
  names: Readonly<Record<Value, string>>,
  rest: Rest,
) => {
  const values = Object.keys(names) as Value[];
  const options: ReadonlyMap<Value, string> = new Map(values.map((value) => [value, names[value]]));
  return { kind: "choice" as const, label, names, options, sentence: choose(values), ...rest };
};

/** One of some numbers: a year of 365 or 360 days. */
export const oneOf = <const Value extends number, Rest extends More>(
  label: string,
  values: readonly Value[],
  unit: string,
  rest: Rest,
) => {
  const options: ReadonlyMap<Value, string> = new Map(values.map((value) => [value, `${value} ${unit}`]));
  return { kind: "choice" as const, label, options, sentence: `${choose(values)} ${unit}`, ...rest };
};

export const part = <F extends Fields, Rest extends More & { sentence: string }>(
  label: string,
  fields: F,
  rest: Rest,
) => ({ kind: "part" as const, label, fields, ...rest });

export const list = <
  Of extends Field,
  Rest extends More & Pick<ListField, "each" | "min" | "max" | "sentence" | "above">,
>(
  label: string,
  of: Of,
  rest: Rest,
) => ({ kind: "list" as const, label, of, ...rest });

export const record = <Of extends Field, Rest extends More & Pick<RecordField, "names">>(
  label: string,
  of: Of,
  rest: Rest,
) => ({ kind: "record" as const, label, of, ...rest });
