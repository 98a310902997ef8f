import { damagedPack } from "./damage";

/**
 * A value of JSON as columns: what stands in the same place of like records stands side by side, where it packs best. Names of fields are told once,
 * as the shape of a record.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/**
 * An entry of a column: a plain value as it is, a record as the number of its shape in brackets, a list as its length below zero in brackets, what
 * stood in the same place before as nothing and its number there in brackets, and what lies too deep for columns whole in two brackets.
 */
export type Entry =
  | null
  | boolean
  | number
  | string
  | readonly [number]
  | readonly [0, number]
  | readonly [readonly [Json]];
/** The names of a record's fields. Those of a register begin with `REGISTER`: its values are alike, and share one place as those of a list do. */
export type Shape = (string | typeof REGISTER)[];
/** The entries of a column in their order, or the one that it always gives. */
export type Column = readonly Entry[] | { always: Entry };
type Shaped<C> = { shapes: Shape[]; columns: C[] };

const REGISTER = 0;
/** Fewer figures under names of their own are fields of a record. */
const FEWEST_OF_REGISTER = 12;
/** What is shorter as text is cheaper to repeat than to point at. */
const SHORTEST_REPEATED = 16;
/** Deeper than any document of the product, and far from what a stack can hold. */
const DEEPEST = 32;
/** Far more than the largest record comes to: entries, and characters of what is said again. */
const MOST_ENTRIES = 4 * 1024 * 1024;
const MOST_REPEATED = 32 * 1024 * 1024;

/** A place in the value: its column, and the places inside of it. All entries of a list share one. */
type Place<C, Known> = { column: C; of: Map<string, Place<C, Known>>; each?: Place<C, Known>; known: Known };
/** The texts of what stood in a place, with their numbers, and how many there were. */
type Said = { at: Map<string, number>; count: number };
type WrittenPlace = Place<Entry[], Said>;
type ReadPlace = Place<Column, Json[]>;

/** Tells a register, such as what came from outside for each home by its id, from a record. */
function isRegister(values: readonly Json[]): boolean {
  const areLists = values.every((value) => Array.isArray(value));
  const areRecords = values.every((value) => value !== null && typeof value === "object" && !Array.isArray(value));
  const areFigures = values.length >= FEWEST_OF_REGISTER && values.every((value) => typeof value === "number");
  return values.length > 0 && (areLists || areRecords || areFigures);
}

/** Writes a value as columns, in the order in which their places come first. */
export function toColumns(value: Json): Shaped<Entry[]> {
  const shapes = new Map<string, number>();
  const columns: Entry[][] = [];
  const placed = (): WrittenPlace => {
    const column: Entry[] = [];
    columns.push(column);
    return { column, of: new Map(), known: { at: new Map(), count: 0 } };
  };
  const isSaidAgain = (each: Json, { known, column }: WrittenPlace): boolean => {
    const text = JSON.stringify(each);
    const at = known.at.get(text);
    if (at !== undefined && text.length >= SHORTEST_REPEATED) return column.push([0, at]) > 0;
    known.at.set(text, known.count++);
    return false;
  };
  const write = (each: Json, place: WrittenPlace, depth: number): void => {
    if (each === null || typeof each !== "object") place.column.push(each);
    else if (depth === DEEPEST) place.column.push([[each]]);
    else if (isSaidAgain(each, place)) return;
    else if (Array.isArray(each)) {
      place.column.push([-1 - each.length]);
      if (each.length > 0) place.each ??= placed();
      for (const entry of each) write(entry, place.each!, depth + 1);
    } else {
      const keys = Object.keys(each);
      const isOne = isRegister(Object.values(each));
      const shape = JSON.stringify(isOne ? [REGISTER, ...keys] : keys);
      if (!shapes.has(shape)) shapes.set(shape, shapes.size);
      place.column.push([shapes.get(shape)!]);
      if (isOne) place.each ??= placed();
      for (const key of keys) {
        if (!isOne && !place.of.has(key)) place.of.set(key, placed());
        write(each[key]!, isOne ? place.each! : place.of.get(key)!, depth + 1);
      }
    }
  };
  write(value, placed(), 0);
  return { shapes: [...shapes.keys()].map((shape) => JSON.parse(shape)), columns };
}

/** Reads the value back. @throws Error where the columns do not fit together */
export function fromColumns({ shapes, columns }: Shaped<Column>): Json {
  let next = 0;
  let repeated = 0;
  let taken = 0;
  const cursors = new Map<ReadPlace, number>();
  const placed = (): ReadPlace => {
    const column = columns[next++];
    if (!column) throw damagedPack();
    return { column, of: new Map(), known: [] };
  };
  const take = (place: ReadPlace): Entry => {
    const { column } = place;
    if (taken++ > MOST_ENTRIES) throw damagedPack();
    if ("always" in column) return column.always;
    const at = cursors.get(place) ?? 0;
    if (at >= column.length) throw damagedPack();
    cursors.set(place, at + 1);
    return column[at]!;
  };
  const inside = (place: ReadPlace, key: string): ReadPlace => {
    const known = place.of.get(key);
    if (known) return known;
    const made = placed();
    place.of.set(key, made);
    return made;
  };
  const readEach = (place: ReadPlace, depth: number): Json => {
    place.each ??= placed();
    return read(place.each, depth + 1);
  };
  const readAgain = ({ known }: ReadPlace, at: unknown): Json => {
    const value = known[at as number];
    if (value === undefined) throw damagedPack();
    const text = JSON.stringify(value);
    repeated += text.length;
    if (repeated > MOST_REPEATED) throw damagedPack();
    return JSON.parse(text) as Json;
  };
  const readWhole = (place: ReadPlace, number: number, depth: number): Json => {
    if (number < 0) {
      const list: Json[] = [];
      for (let left = -1 - number; left > 0; left--) list.push(readEach(place, depth));
      return list;
    }
    const shape: unknown = shapes[number];
    if (!Array.isArray(shape)) throw damagedPack();
    const isOne = shape[0] === REGISTER;
    const names: unknown[] = isOne ? shape.slice(1) : shape;
    const readOf = (name: string) => (isOne ? readEach(place, depth) : read(inside(place, name), depth + 1));
    return Object.fromEntries(
      names.map((name) => {
        if (typeof name !== "string") throw damagedPack();
        return [name, readOf(name)];
      }),
    );
  };
  const read = (place: ReadPlace, depth: number): Json => {
    const entry = take(place);
    if (!Array.isArray(entry)) return entry as Json;
    const [told, at] = entry as [unknown, unknown];
    if (Array.isArray(told)) return told[0] as Json;
    if (!Number.isInteger(told) || depth === DEEPEST) throw damagedPack();
    if (entry.length === 2) return readAgain(place, at);
    const value = readWhole(place, told as number, depth);
    place.known.push(value);
    return value;
  };
  const root = placed();
  const value = read(root, 0);
  const isAllRead = [...cursors].every(([{ column }, at]) => "always" in column || at === column.length);
  if (!isAllRead || next !== columns.length) throw damagedPack();
  return value;
}
