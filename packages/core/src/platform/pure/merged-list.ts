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

/** Joins what two people made of a list: what either removed is gone, what either added is there, each new item behind the one that it followed. */
export function joinedList<T>(was: List<T>, mine: List<T>, theirs: List<T>): T[] {
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
