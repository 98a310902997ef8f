import { type Cents, inDollars, NOTHING } from "../../money/cents";

/** Cents that may not be known. */
export type CentsOrNull = Cents | null;

/** In dollars, where it is known. */
export const dollarsOrNull = (cents: CentsOrNull) => (cents === null ? null : inDollars(cents));

/** Null as soon as one of them is not known. */
export const sumOrNull = (amounts: readonly CentsOrNull[]): CentsOrNull =>
  amounts.reduce<CentsOrNull>(
    (total, each) => (total === null || each === null ? null : ((total + each) as Cents)),
    NOTHING,
  );

/** All amounts of a record, in dollars. */
export const eachInDollars = <K extends string>(record: Record<K, Cents>) => {
  const answer = {} as Record<K, number>;
  for (const key in record) answer[key] = inDollars(record[key]);
  return answer;
};
