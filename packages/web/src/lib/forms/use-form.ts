import type { FieldSentences } from "@highway/core/platform/errors";
import { sameParts } from "@highway/core/platform/pure/same-parts";
import { useRef, useState } from "react";
import { ApiError, sentence } from "../api/api-error";
import { jsonOf } from "../json";
import { notify } from "../notify";
import { afterPress } from "./after-press";

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns each field's first error. An error inside a list is said at the list. */
export function fieldSentences(issues: readonly Issue[]): FieldSentences {
  const fields: FieldSentences = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] ??= message;
  return fields;
}

const firstPart = (fields: FieldSentences) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split(".")[0], text]));

/** Says what is refused where it stands at none of the form's fields, and would be refused in silence. */
export function sayStray(fields: FieldSentences, isShown: (name: string) => boolean): void {
  const [first] = Object.values(fields);
  if (first !== undefined && !Object.keys(fields).some(isShown)) notify.error(first);
}

/** Says why a call failed. Errors of fields are passed on, to stand at the fields; anything else is a notice. @returns the first such field, to go to */
export function sayFailure(error: unknown, refuse?: (fields: FieldSentences) => void): string | undefined {
  const fields = error instanceof ApiError ? error.fields : {};
  const [first] = Object.keys(firstPart(fields));
  if (refuse && first !== undefined) refuse(fields);
  else notify.error(sentence(error));
  return refuse && first;
}

/** A field that was changed elsewhere, and what it says there. The text is left out where a line cannot hold it. */
export type ChangedField = { label: string; text?: string };

/** What a form does with the record that somebody else saved meanwhile. */
export type Meeting = {
  changed: ChangedField[];
  /** What can be done about it. */
  question: string;
  /** Shows theirs. */
  load: () => void;
  /** Keeps what was typed, over theirs. */
  keep: () => void;
};

/** Meets two parts of one record together. */
export const together = (one: Meeting, other: Meeting): Meeting => ({
  changed: [...one.changed, ...other.changed],
  question: other.changed.length > 0 ? other.question : one.question,
  load: () => {
    one.load();
    other.load();
  },
  keep: () => {
    one.keep();
    other.keep();
  },
});

export const whichVersion = "Load the newer version, or keep what you typed and save it over the newer one.";

/** What a field is called, or how it is said what it was changed to. */
type Label<T> = string | ((value: T) => ChangedField);

/** Says what a field was changed to elsewhere. */
export function changedField<T>(label: Label<T>, value: T): ChangedField {
  if (typeof label === "function") return label(value);
  if (typeof value === "boolean") return { label, text: value ? "on" : "off" };
  if (value === null || value === "") return { label, text: "empty" };
  return typeof value === "object" ? { label } : { label, text: String(value) };
}

const changesOf = <V extends Record<string, unknown>>(values: V, before: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameParts(value, before[name]))) as Partial<V>;

/** A form whose errors are derived from what is typed: they show once a field was left, and never block typing. The server's error for a field shows until that field changes. */
export function useForm<V extends Record<string, unknown>>(
  initial: V,
  check: (values: V) => FieldSentences,
  /** What was typed before the page was left. */
  typed: V = initial,
) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(typed);
  const latest = useRef(values);
  latest.current = values;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldSentences>({});
  const wrong = check(values);
  const restart = (next: V) => {
    setStart(next);
    setValues(next);
    setLeft(new Set());
    setRefused({});
  };
  /** Begins with other values, in which the fields that say something else than `before` stay as they are typed. */
  const rebase = (before: V, next: V) => {
    setStart(next);
    setValues((typed) => ({ ...next, ...changesOf(typed, before) }));
    setRefused({});
  };
  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _gone, ...rest }) => rest);
  };
  return {
    values,
    /** What the form began with. */
    start,
    /** The fields that say something else by now. */
    changes: changesOf(values, start),
    dirty: jsonOf(values) !== jsonOf(start),
    valid: Object.keys(wrong).length === 0,
    set,
    /** Sets fields that are chosen together. */
    change: (changes: Partial<V>) => {
      for (const [name, value] of Object.entries(changes) as [keyof V & string, never][]) set(name, value);
    },
    leave: (name: keyof V & string) => afterPress(() => setLeft((before) => new Set(before).add(name))),
    /** Shows every error, and returns the first wrong field. */
    leaveAll: () => {
      setLeft(new Set(Object.keys(values)));
      return Object.keys(values).find((name) => name in wrong);
    },
    refuse: (fields: FieldSentences) => {
      const named = firstPart(fields);
      setRefused(named);
      sayStray(named, (name) => name in values);
    },
    error: (name: keyof V & string): string | null => refused[name] ?? (left.has(name) ? (wrong[name] ?? null) : null),
    restart,
    /** Tells whether anything was typed since these values were sent: a form that closed with the answer would lose it. */
    isTypedSince: (sent: V): boolean => !sameParts(latest.current, sent),
    /** Notes what was saved of what was sent. What is typed since stays. */
    settle: (saved: V) => {
      rebase(values, saved);
      setLeft(new Set());
    },
    /** Meets what was saved elsewhere. @param labels what the fields are called, for those that a person may compare */
    meet: (theirs: V, labels: { [K in keyof V]?: Label<V[K]> }): Meeting => ({
      changed: (Object.keys(labels) as (keyof V)[]).flatMap((name) =>
        sameParts(theirs[name], start[name]) ? [] : [changedField(labels[name]!, theirs[name])],
      ),
      question: whichVersion,
      load: () => restart(theirs),
      keep: () => rebase(start, theirs),
    }),
  };
}
