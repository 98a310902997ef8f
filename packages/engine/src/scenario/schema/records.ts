/** This file works out what follows for one record (a loan, a price, a debt) from the description of its fields. */
import type { Ready, Saved } from "./documents";
import type { Bound, Field, Fields, FigureField } from "./field";

/** A record of which any field may be left out. */
export type Given<T> = T extends readonly (infer Entry)[]
  ? readonly Given<Entry>[]
  : T extends object
    ? { [Key in keyof T]?: Given<T[Key]> | null }
    : T;

type Plain = Readonly<Record<string, unknown>>;

/** Completes a record: a field that is left out or null takes its usual value. From an empty record it makes a new one. */
export function filledIn<F extends Fields>(fields: F, given: Given<Saved<F>>): Saved<F> {
  const record = given as Plain;
  const filled = Object.entries(fields).flatMap(([key, field]) => {
    const value = filledField(field, record[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(filled) as Saved<F>;
}

function filledField(field: Field, given: unknown): unknown {
  const value = given ?? field.usual ?? (field.optional ? undefined : null);
  if (value === undefined || value === null) return value;
  if (field.kind === "part") return filledIn(field.fields, value);
  if (field.kind === "list" && field.of.kind === "part") {
    const { fields } = field.of;
    return (value as readonly object[]).map((entry) => filledIn(fields, entry));
  }
  return value;
}

/** Returns a figure if the field may hold it, else null. */
export function validFigure(
  value: unknown,
  { min, max, decimals }: Omit<Bound, "sentence" | "decimals"> & { decimals?: number },
) {
  if (typeof value !== "number" || !(value >= min && value <= max)) return null;
  return decimals === 0 && !Number.isInteger(value) ? null : value;
}

const isFigure = (field: Field): field is FigureField => "decimals" in field;

/** A field in which figures are typed, itself or within its parts and entries. */
type TypedField = {
  key: string;
  field: Field;
  /** The field itself where it is a figure. */
  figure: FigureField | null;
  /** Whether the engine has no figures without the field. */
  isNeeded: boolean;
  /** The value that stands where nothing valid is typed. */
  absent: unknown;
  /** The field that may stand in the place of this one. */
  instead: string | undefined;
};

/** The typed fields of each description, found once, because they are asked for with every key. */
const typedFields = new WeakMap<Fields, readonly TypedField[]>();
function typedIn(fields: Fields): readonly TypedField[] {
  const known = typedFields.get(fields);
  if (known) return known;
  const isTyped = (field: Field): boolean =>
    isFigure(field) ||
    (field.kind === "part" && !field.copied && Object.values(field.fields).some(isTyped)) ||
    (field.kind === "list" && isTyped(field.of));
  const found = Object.entries(fields).flatMap(([key, field]): TypedField[] => {
    if (!isTyped(field)) return [];
    const figure = isFigure(field) ? field : null;
    const isNeeded = figure !== null && (field.required !== undefined || field.always === true);
    const absent = field.optional ? undefined : (field.usual ?? null);
    const instead = Object.keys(fields).find((other) => fields[other]!.insteadOf === key);
    return [{ key, field, figure, isNeeded, absent, instead }];
  });
  typedFields.set(fields, found);
  return found;
}

/**
 * Makes of a record what the engine takes: a wrong value counts as not typed, and where one field can replace another only one of them is left. The
 * result is null while something that is required is missing or wrong.
 */
export function readyIn<F extends Fields>(fields: F, typed: object): Ready<F> | null {
  const record = typed as Plain;
  const ready: Record<string, unknown> = { ...record };
  for (const { key, field, figure, isNeeded, absent } of typedIn(fields)) {
    const applies = field.applies === undefined || field.applies(record);
    const value = !applies ? null : figure ? validFigure(record[key], figure) : readyField(field, record[key]);
    if (value === null && isNeeded && applies) return null;
    ready[key] = value ?? absent;
  }
  for (const { key, field, instead } of typedIn(fields)) {
    if (instead === undefined) continue;
    if (ready[key] !== null) ready[instead] = null;
    else if (ready[instead] === null && field.oneRequired && (field.applies?.(record) ?? true)) return null;
  }
  return ready as Ready<F>;
}

function readyField(field: Field, value: unknown): unknown {
  if (isFigure(field)) return validFigure(value, field);
  if (value === null || value === undefined) return null;
  if (field.kind === "part") return readyIn(field.fields, value);
  if (field.kind !== "list") return value;
  return (value as readonly unknown[]).map((entry) => readyField(field.of, entry)).filter((entry) => entry !== null);
}

/** A figure without which the engine has no others, and its place in the record. */
type Required = { path: readonly (string | number)[]; field: FigureField; value: unknown; sentence: string };

/** Finds each figure without which the engine has no others, as far as the record has the field. */
export function requiredIn(fields: Fields, record: object): Required[] {
  const typed = record as Plain;
  return typedIn(fields).flatMap((each): Required[] => {
    const { key, field, figure } = each;
    if (field.required === undefined && field.oneRequired === undefined && figure) return [];
    if (field.applies !== undefined && !field.applies(typed)) return [];
    if (figure) return [requiredFigure(fields, each, figure, typed)];
    const value = typed[key];
    if (value === null || value === undefined) return [];
    if (field.kind === "part") return below(key, requiredIn(field.fields, value));
    return field.kind === "list" ? below(key, requiredEntries(field.of, value as readonly unknown[])) : [];
  });
}

/** Puts what was found in a part or an entry at its place in the whole record. */
const below = <Found extends { path: readonly (string | number)[] }>(at: string | number, found: readonly Found[]) =>
  found.map((each): Found => ({ ...each, path: [at, ...each.path] }));

function requiredEntries(of: Field, entries: readonly unknown[]): Required[] {
  if (of.kind === "part") return entries.flatMap((entry, at) => below(at, requiredIn(of.fields, entry as object)));
  if (!isFigure(of) || of.required === undefined) return [];
  // A list of figures has at least its first.
  return (entries.length > 0 ? entries : [null]).map((entry, at) => figureAt(at, of, entry, of.required!));
}

const figureAt = (key: string | number, field: FigureField, value: unknown, sentence: string): Required => ({
  path: [key],
  field,
  value: value ?? null,
  sentence,
});

function requiredFigure(fields: Fields, { key, instead }: TypedField, figure: FigureField, record: Plain): Required {
  const sentence = (figure.required ?? figure.oneRequired)!;
  return instead !== undefined && record[key] === null && record[instead] !== null
    ? figureAt(instead, fields[instead] as FigureField, record[instead], sentence)
    : figureAt(key, figure, record[key], sentence);
}

/** Finds the required figures that are still missing: the path of each in the record ("secondLoan.rate"), with the sentence that asks for it. */
export const missingIn = (fields: Fields, record: object): Record<string, string> =>
  Object.fromEntries(
    requiredIn(fields, record).flatMap(({ path, value, sentence }) =>
      value === null ? [[path.join("."), sentence]] : [],
    ),
  );

/** A figure that its field cannot hold, and its place in the record. */
type Wrong = { path: readonly (string | number)[]; label: string; sentence: string };

/** Finds each figure that its field cannot hold, as far as the record has the field: what `readyIn` would count as not typed. */
export function wrongIn(fields: Fields, record: object): Wrong[] {
  const typed = record as Plain;
  return typedIn(fields).flatMap(({ key, field }) =>
    field.applies === undefined || field.applies(typed) ? below(key, wrongAt(field, typed[key])) : [],
  );
}

function wrongAt(field: Field, value: unknown): Wrong[] {
  if (value === null || value === undefined) return [];
  if (isFigure(field))
    return validFigure(value, field) === null ? [{ path: [], label: field.label, sentence: field.sentence }] : [];
  if (field.kind === "part") return wrongIn(field.fields, value);
  if (field.kind !== "list") return [];
  return (value as readonly unknown[]).flatMap((entry, at) => below(at, wrongAt(field.of, entry)));
}
