import { sameParts } from "./same-parts";

type List<T> = readonly T[];

const has = <T>(list: List<T>, item: T) => list.some((each) => sameParts(each, item));
const within = <T>(list: List<T>, other: List<T>) => list.filter((item) => has(other, item));
const without = <T>(list: List<T>, other: List<T>) => list.filter((item) => !has(other, item));

/**
 * Tells whether two people changed a list of independent items in ways that exclude each other: one item was changed by both, or removed by one and changed
 * by the other, or both moved items.
 */
function disagree<T>(was: List<T>, mine: List<T>, theirs: List<T>): boolean {
  const gone = without(without(was, mine), theirs);
  const hasNew = without(mine, was).length + without(theirs, was).length > 0;
  return (gone.length > 0 && hasNew) || (isMoved(was, mine, theirs) && isMoved(was, theirs, mine));
}

/** Tells whether the items that all three lists have come in another order than they did. */
const isMoved = <T>(was: List<T>, list: List<T>, other: List<T>) =>
  !sameParts(within(within(list, was), other), within(within(was, list), other));

/** Cuts a list where it has an item that is kept. */
function runsBetween<T>(list: List<T>, kept: List<T>): T[][] {
  const runs: T[][] = [[]];
  for (const item of list)
    if (has(kept, item)) runs.push([]);
    else runs.at(-1)!.push(item);
  return runs;
}

/** Finds what items were changed to: an item is changed in its place, and new ones come last. Where fewer stand there than before, nobody knows which is which. */
function changesOf<T>(was: List<T>, list: List<T>): { from: T; to: T }[] {
  const kept = within(was, list);
  const runs = runsBetween(list, kept);
  return runsBetween(was, kept).flatMap((gone, at) => {
    const fresh = runs[at] ?? [];
    return fresh.length < gone.length ? [] : gone.map((from, place) => ({ from, to: fresh[place]! }));
  });
}

/** Puts what I made of an item in the place of what they made of it. */
function overruled<T>(was: List<T>, mine: List<T>, theirs: List<T>): T[] {
  const [own, others] = [changesOf(was, mine), changesOf(was, theirs)];
  return theirs.map((item) => {
    const change = others.find(({ to }) => sameParts(to, item));
    return own.find(({ from }) => change && sameParts(from, change.from))?.to ?? item;
  });
}

/**
 * Joins what two people made of a list: what either removed is gone, what either added is there, each new item behind the one that it followed. An item that
 * both changed is there once, as `mine` has it.
 */
export function joinedList<T>(was: List<T>, mine: List<T>, all: List<T>): T[] {
  const theirs = overruled(was, mine, all);
  const [base, other] = isMoved(was, mine, theirs) ? [mine, theirs] : [theirs, mine];
  const removed = without(was, other);
  const joined = without(base, removed);
  for (const [at, item] of other.entries()) {
    if (has(joined, item) || has(was, item)) continue;
    const before = other.slice(0, at).findLast((each) => has(joined, each));
    const place = before === undefined ? 0 : joined.findIndex((each) => sameParts(each, before)) + 1;
    joined.splice(place, 0, item);
  }
  return joined;
}

/** Joins what two people made of a list. @returns undefined where one change excludes the other */
export const mergedList = <T>(was: List<T>, mine: List<T>, theirs: List<T>): T[] | undefined =>
  disagree(was, mine, theirs) ? undefined : joinedList(was, mine, theirs);
