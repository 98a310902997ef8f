import { damaged } from "./damaged";

/**
 * A value of JSON as columns: what stands in the same place of like records stands side by side, where it packs best. Names of fields are told once,
 * as the shape of a record.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/**
 * An entry of a column: a plain value as it is, a record as the number of its shape in brackets, a list as its length below zero in brackets, and what
 * lies too deep for columns whole in two brackets.
 */
export type Entry = null | boolean | number | string | readonly [number] | readonly [readonly [Json]];
export type Columns = { shapes: string[][]; columns: Entry[][] };

/** Deeper than any document of the product, and far from what a stack can hold. */
const DEEPEST = 32;

/** A place in the value: its column, and the places inside of it. All entries of a list share one. */
type Place = { column: Entry[]; of: Map<string, Place>; each?: Place };

/** Writes a value as columns, in the order in which their places come first. */
export function toColumns(value: Json): Columns {
  const shapes = new Map<string, number>();
  const columns: Entry[][] = [];
  const placed = (): Place => {
    const column: Entry[] = [];
    columns.push(column);
    return { column, of: new Map() };
  };
  const write = (each: Json, place: Place, depth: number): void => {
    if (each === null || typeof each !== "object") place.column.push(each);
    else if (depth === DEEPEST) place.column.push([[each]]);
    else if (Array.isArray(each)) {
      place.column.push([-1 - each.length]);
      if (each.length > 0) place.each ??= placed();
      for (const entry of each) write(entry, place.each!, depth + 1);
    } else {
      const keys = Object.keys(each);
      const shape = JSON.stringify(keys);
      if (!shapes.has(shape)) shapes.set(shape, shapes.size);
      place.column.push([shapes.get(shape)!]);
      for (const key of keys) {
        if (!place.of.has(key)) place.of.set(key, placed());
        write(each[key]!, place.of.get(key)!, depth + 1);
      }
    }
  };
  write(value, placed(), 0);
  return { shapes: [...shapes.keys()].map((shape) => JSON.parse(shape)), columns };
}

/** Reads the value back. @throws Error where the columns do not fit together */
export function fromColumns({ shapes, columns }: Columns): Json {
  let next = 0;
  const cursors = new Map<Place, number>();
  const placed = (): Place => {
    const column = columns[next++];
    if (!column) throw damaged();
    return { column, of: new Map() };
  };
  const take = (place: Place): Entry => {
    const at = cursors.get(place) ?? 0;
    if (at >= place.column.length) throw damaged();
    cursors.set(place, at + 1);
    return place.column[at]!;
  };
  const inside = (place: Place, key: string): Place => {
    const known = place.of.get(key);
    if (known) return known;
    const made = placed();
    place.of.set(key, made);
    return made;
  };
  const read = (place: Place, depth: number): Json => {
    const entry = take(place);
    if (!Array.isArray(entry)) return entry as Json;
    const [told] = entry as [unknown];
    if (Array.isArray(told)) return told[0] as Json;
    if (!Number.isInteger(told) || depth === DEEPEST) throw damaged();
    const number = told as number;
    if (number < 0) {
      const list: Json[] = [];
      for (let left = -1 - number; left > 0; left--) {
        place.each ??= placed();
        list.push(read(place.each, depth + 1));
      }
      return list;
    }
    const keys = shapes[number];
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === "string")) throw damaged();
    return Object.fromEntries(keys.map((key) => [key, read(inside(place, key), depth + 1)]));
  };
  const root = placed();
  const value = read(root, 0);
  const isAllRead = [...cursors].every(([{ column }, at]) => at === column.length);
  if (!isAllRead || next !== columns.length) throw damaged();
  return value;
}
