import { type Cents, inDollars, NOTHING } from "../../money/cents";

/** An amount in cents, or null where it is not known. */
export type CentsOrNull = Cents | null;

/** Converts cents to dollars; null where the amount is not known. */
export const dollarsOrNull = (cents: CentsOrNull) => (cents === null ? null : inDollars(cents));

/** Adds up amounts in cents; null where one of them is not known. */
export const sumOrNull = (amounts: readonly CentsOrNull[]): CentsOrNull =>
  amounts.reduce<CentsOrNull>(
    (total, each) => (total === null || each === null ? null : ((total + each) as Cents)),
    NOTHING,
  );

/** Converts every amount of a record from cents to dollars. */
export const eachInDollars = <K extends string>(record: Record<K, Cents>) => {
  const answer = {} as Record<K, number>;
  for (const key in record) answer[key] = inDollars(record[key]);
  return answer;
};
