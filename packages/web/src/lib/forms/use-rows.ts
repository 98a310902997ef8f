import type { FieldSentences } from "@highway/core/platform/errors";
import { joinedList } from "@highway/core/platform/pure/merged-list";
import { sameParts } from "@highway/core/platform/pure/same-parts";
import { useState } from "react";
import { jsonOf } from "../json";
import { keepPlace } from "../keep-place";
import { afterPress } from "./after-press";
import { type ChangedField, type Meeting, sayStray, whichVersion } from "./use-form";

/** A row of a list, with a key, because rows come and go while they are typed. */
export type Row<T> = T & { key: number };
type Issue = { path: readonly PropertyKey[]; message: string };

let lastKey = 0;
export const newRow = <T extends object>(row: T): Row<T> => {
  lastKey += 1;
  return { ...row, key: lastKey };
};
export const withoutKey = <T extends object>({ key: _, ...row }: Row<T>) => row as unknown as T;

/**
 * A list that is typed row by row. An error shows once its field was left, or after Save was pressed.
 * @param list the list's name in the record: "licenses"
 * @param check returns the errors of the record with these rows: one at "licenses.0.name" shows at the row's field, any other elsewhere
 */
export function useRows<T extends object>(
  list: string,
  kept: readonly T[],
  check: (rows: T[]) => readonly Issue[] | undefined,
) {
  const [rows, setRows] = useState(() => kept.map(newRow));
  const [start, setStart] = useState(kept);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldSentences>({});
  const values = rows.map(withoutKey);
  const wrong: FieldSentences = {};
  for (const { path, message } of check(values) ?? [])
    if (path[0] === list && path.length > 1) wrong[path.slice(1).join(".")] ??= message;
  const put = (next: Row<T>[]) => {
    setRows(next);
    setRefused({});
  };
  const restart = (next: readonly T[]) => {
    setStart(next);
    put(next.map(newRow));
    setLeft(new Set());
  };
  /** Begins with another list, which what was changed of `before` is joined to. */
  const rebase = (before: readonly T[], next: readonly T[]) => {
    setStart(next);
    setRows((typed) =>
      joinedList(before, typed.map(withoutKey), next).map(
        (item) => typed.find((row) => sameParts(withoutKey(row), item)) ?? newRow(item),
      ),
    );
    setRefused({});
  };
  const at = ({ key }: Row<T>) => rows.findIndex((row) => row.key === key);
  return {
    rows,
    values,
    /** What the list began with. */
    start,
    dirty: jsonOf(values) !== jsonOf(start),
    add: (row: T) => put([...rows, newRow(row)]),
    change: (row: Row<T>, changes: Partial<T>) => put(rows.with(at(row), { ...row, ...changes })),
    remove: (row: Row<T>) => {
      const goOn = keepPlace();
      put(rows.toSpliced(at(row), 1));
      goOn();
    },
    /** Moves a row to the place of another, which moves by one. */
    move: (row: Row<T>, to: Row<T>) => put(rows.toSpliced(at(row), 1).toSpliced(at(to), 0, row)),
    leave: (row: Row<T>, field: string) =>
      afterPress(() => setLeft((before) => new Set(before).add(`${row.key}.${field}`))),
    error: (row: Row<T>, field: string): string | null => {
      const place = `${at(row)}.${field}`;
      return refused[place] ?? (left.has(`${row.key}.${field}`) ? (wrong[place] ?? null) : null);
    },
    /** Shows every error. @returns whether there is one */
    leaveAll: () => {
      setLeft(new Set(rows.flatMap((row) => Object.keys(row).map((field) => `${row.key}.${field}`))));
      return Object.keys(wrong).length > 0;
    },
    refuse: (fields: FieldSentences) => {
      setRefused(
        Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(`${list}.`, ""), text])),
      );
      sayStray(fields, (path) => path.startsWith(`${list}.`));
    },
    /** Notes what was saved of what was sent. What is typed since stays. */
    settle: (saved: readonly T[]) => rebase(values, saved),
    /** Meets what was saved elsewhere. */
    meet: (theirs: readonly T[], changedOf: (item: T) => ChangedField): Meeting => ({
      changed: theirs.filter((item) => !start.some((each) => sameParts(each, item))).map(changedOf),
      question: whichVersion,
      load: () => restart(theirs),
      keep: () => rebase(start, theirs),
    }),
  };
}
