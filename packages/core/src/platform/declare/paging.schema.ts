import * as z from "zod/mini";

/** Beyond this entry a list would have to skip too many keys. A person narrows the search instead. */
export const FARTHEST = 1000;

const whole = (min: number, max: number, sentence: string, above = sentence) =>
  z.coerce.number(sentence).check(z.multipleOf(1, sentence), z.minimum(min, sentence), z.maximum(max, above));
const from = "Give the offset as a whole number, 0 for the beginning of the list.";
const tooFar = `Lists reach back ${FARTHEST.toLocaleString("en-US")} entries. Search to find older ones.`;

/**
 * Makes the query of a list: `z.object({ ...paging({ count: 10, most: 50 }) })`.
 * @param count  entries of a page when the caller names none
 * @param most   entries of a page at most
 */
export const paging = ({ count, most }: { count: number; most: number }) => ({
  offset: z._default(whole(0, FARTHEST, from, tooFar), 0),
  count: z._default(whole(1, most, `Ask for 1 to ${most} entries.`), count),
});

export type Page = { offset: number; count: number };
