/**
 * This file holds the words in which the engine's answer is described, as plain data: `apr: orNull("percent")`. From these
 * descriptions follow types (`Answered`) and the schema of the API.
 */
import type { Ready } from "./documents";
import type { Fields } from "./field";

/** What each field holds that has no fields of its own. */
type Plain = {
  dollars: number;
  percent: number;
  months: number;
  years: number;
  /** A number of payments, points or the like, or a place among them. */
  count: number;
  /** A number whose unit is told by a field beside it. */
  figure: number;
  figureOrText: number | string;
  text: string;
  id: string;
  day: string;
  flag: boolean;
};

/** A field of an answer. `same` stands for the part in which the field stands, as a step holds steps. */
export type AnswerField =
  | keyof Plain
  | "same"
  | { kind: "among"; values: readonly string[] }
  | { kind: "part"; fields: AnswerFields }
  | { kind: "typedRecord"; fields: Fields }
  | { kind: "list"; of: AnswerField }
  | { kind: "record"; keys: readonly string[]; of: AnswerField }
  | { kind: "union"; kinds: { readonly [kind: string]: AnswerFields } }
  | { kind: "orNull"; of: AnswerField }
  | { kind: "orAbsent"; of: AnswerField };
export type AnswerFields = { readonly [key: string]: AnswerField };

/** Describes a text that is one of the given words. */
export const among = <const Value extends string>(values: readonly Value[]) => ({ kind: "among", values }) as const;

/** Describes an object of fields. */
export const partOf = <const F extends AnswerFields>(fields: F) => ({ kind: "part", fields }) as const;

/** Describes a record of the document as it was typed, by the table of its fields. */
export const typedRecord = <const F extends Fields>(fields: F) => ({ kind: "typedRecord", fields }) as const;

export const listOf = <const Of extends AnswerField>(of: Of) => ({ kind: "list", of }) as const;

/** Describes an object that holds values of one kind, each by one of some keys. */
export const recordOf = <const Key extends string, const Of extends AnswerField>(keys: readonly Key[], of: Of) =>
  ({ kind: "record", keys, of }) as const;

/** Describes an object whose `kind` tells which other fields it has. */
export const unionOf = <const Kinds extends { readonly [kind: string]: AnswerFields }>(kinds: Kinds) =>
  ({ kind: "union", kinds }) as const;

export const orNull = <const Of extends AnswerField>(of: Of) => ({ kind: "orNull", of }) as const;

/** Describes a field that is left out where it says nothing. */
export const orAbsent = <const Of extends AnswerField>(of: Of) => ({ kind: "orAbsent", of }) as const;

/** The value of a field that stands in a part with the fields `Around`. */
export type AnswerValue<F, Around extends AnswerFields = never> = F extends keyof Plain
  ? Plain[F]
  : F extends "same"
    ? Answered<Around>
    : F extends { kind: "among"; values: readonly (infer Word)[] }
      ? Word
      : F extends { kind: "part"; fields: infer Inner extends AnswerFields }
        ? Answered<Inner>
        : F extends { kind: "typedRecord"; fields: infer Typed extends Fields }
          ? Ready<Typed>
          : F extends { kind: "list"; of: infer Entry }
            ? AnswerValue<Entry, Around>[]
            : F extends { kind: "record"; keys: readonly (infer Key extends string)[]; of: infer Entry }
              ? { [Each in Key]?: AnswerValue<Entry, Around> }
              : F extends { kind: "union"; kinds: infer Kinds extends { readonly [kind: string]: AnswerFields } }
                ? { [Kind in keyof Kinds]: Flat<{ kind: Kind } & Answered<Kinds[Kind]>> }[keyof Kinds]
                : F extends { kind: "orNull"; of: infer Held }
                  ? AnswerValue<Held, Around> | null
                  : never;

type Absent = { kind: "orAbsent" };
/** The object that a table of fields describes. */
export type Answered<F extends AnswerFields> = Flat<
  { -readonly [Key in keyof F as F[Key] extends Absent ? never : Key]: AnswerValue<F[Key], F> } & {
    -readonly [Key in keyof F as F[Key] extends Absent ? Key : never]?: F[Key] extends { of: infer Held }
      ? AnswerValue<Held, F>
      : never;
  }
>;
type Flat<T> = { [Key in keyof T]: T[Key] };
