/**
 * This file holds the words in which the fields of a document are described, as plain data: `rate: percent("Rate", { required: "Rate is
 * required" })`. From these descriptions follow types, checks of what is sent, new documents, readiness for the engine,
 * what is still missing, how two versions differ, and labels.
 */

/** The range of a number, and the sentence for a number outside it. `decimals` limits typing and display, not what a request may carry. */
export type Bound = { min: number; max: number; decimals: number; sentence: string };

/** What stands in a field where nothing is typed. Without any of these the field is null, and the figure of the rules takes its place. */
type Absence = {
  /** The value in a new document, and where a request leaves the field out. */
  usual?: unknown;
  /** The sentence that asks for the field. The field is null until it is typed, and until then there are no figures. */
  required?: string;
  /** Set on a field that is left out where it says nothing. */
  optional?: true;
  /** Set on a field that every request must hold. */
  always?: true;
};

/** A record of the table in which a field stands. Each table asks for its own fields of it, which a method's parameter allows. */
type TableRecord = Readonly<Record<string, unknown>>;

type Common = Absence & {
  /** The name of the field in forms and in lists of differences. */
  label: string;
  /** Tells whether a record has this field at all, as a purchase has a down payment. Without it every record has the field. */
  applies?(record: TableRecord): boolean;
  /** The field of the same record in whose place this one may stand, such as dollars for a percentage. Where both hold something, this one gives way. */
  insteadOf?: string;
  /** The sentence that asks for this field or the one that may stand instead, where one of the two is required. */
  oneRequired?: string;
  /** Set on a copy of a record that has a form of its own, in which nothing is typed here. */
  copied?: true;
};

/** Further sentences of a field stand beside what every field may say. */
type More = Omit<Common, "label"> & { readonly [sentence: string]: unknown };

/** What a figure counts. `dollars` are whole cents; an `amount` may be the unrounded result of a change from percent to dollars. */
export type FigureKind = "dollars" | "amount" | "percent" | "count" | "degrees";
/** A field that holds a number. */
export type FigureField = Common &
  Bound & {
    kind: FigureKind;
    /** The sentence for a figure that is too large, where it differs from `sentence`. */
    above?: string;
    /** What the figure counts, where that is not plain, such as "years". */
    unit?: string;
    /** A value below `min` that may be stored though nobody may type it, such as the 0 years of a purchase in cash. */
    least?: number;
    /** Tells whether the amount of a record is in percent. */
    inPercent?(record: TableRecord): boolean;
  };
/** A field that holds words. */
type TextField = Common & {
  kind: "text";
  maxLength: number;
  sentence?: string;
  /** Set on the address of a picture, which tells a person nothing. */
  isPicture?: true;
};
/** A field that holds an id, which is unique in its document or names the record that has it. `orNone` lets it be empty, where no record need be named. */
type IdField = Common & { kind: "id"; orNone?: true };
/** A field that holds a calendar day. */
export type DayField = Common & { kind: "day"; min: string; max: string; sentence: string };
/** A field that is true or false. */
type FlagField = Common & { kind: "flag" };
/** A field that holds one of some values, each with a name. */
type ChoiceField = Common & { kind: "choice"; options: ReadonlyMap<string | number, string>; sentence: string };
/** A field that holds an object of fields. */
type PartField = Common & {
  kind: "part";
  fields: Fields;
  sentence: string;
};
/** A field that holds a list. `each` names one entry; `above` is the sentence for too many entries, where it differs from `sentence`. */
export type ListField = Common & {
  kind: "list";
  each: string;
  of: Field;
  min?: number;
  max: number;
  sentence: string;
  above?: string;
};
/** A field that holds values of one kind by keys that are no fields, such as categories of a worksheet or ids of properties. */
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

export const text = <Rest extends More & { maxLength: number; sentence?: string; isPicture?: true }>(
  label: string,
  rest: Rest,
) => ({
  kind: "text" as const,
  label,
  ...rest,
});

/** Describes an id. An id that a request leaves out becomes the entry's place, such as "loan-3". */
export const id = <Rest extends More>(label: string, rest: Rest) => ({ kind: "id" as const, label, ...rest });

export const day = <Rest extends More & Pick<DayField, "min" | "max" | "sentence">>(label: string, rest: Rest) => ({
  kind: "day" as const,
  label,
  ...rest,
});

export const flag = <Rest extends More>(label: string, rest: Rest) => ({ kind: "flag" as const, label, ...rest });

/** Writes the sentence that asks for a choice: "Choose seller, lender or borrower", or for more values "Choose one of fixed, armHalf, ...". */
function choose(values: readonly (string | number)[]) {
  const [last, ...others] = values.toReversed();
  return values.length > 4
    ? `Choose one of ${values.join(", ")}`
    : `Choose ${others.toReversed().join(", ")} or ${last}`;
}

/**
 * Describes a choice among named values.
 * @param names  the name of each value
 */
export const choice = <Value extends string, Rest extends More & { sentence?: string }>(
  label: string,
  names: Readonly<Record<Value, string>>,
  rest: Rest,
) => {
  const values = Object.keys(names) as Value[];
  const options: ReadonlyMap<Value, string> = new Map(values.map((value) => [value, names[value]]));
  return { kind: "choice" as const, label, names, options, sentence: choose(values), ...rest };
};

/** Describes a choice among numbers, such as a year of 365 or 360 days. */
export const oneOf = <const Value extends number, Rest extends More>(
  label: string,
  values: readonly Value[],
  unit: string,
  rest: Rest,
) => {
  const named = (value: Value) => `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
  const options: ReadonlyMap<Value, string> = new Map(values.map((value) => [value, named(value)]));
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
