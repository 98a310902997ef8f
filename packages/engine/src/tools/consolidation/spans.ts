/** Months from the first to the last in which one course is the cheaper one; the last is null where it stays so. */
export type Span = [from: number, to: number | null];

/** A dollar, which is rounding. */
const ROUNDING = 100;

/**
 * Finds the spans of months in which a course has cost no more so far than another, which may be a dollar more because of rounding.
 * @param months  the last month that counts; a span that reaches it is open
 */
export function cheaperSpans(after: ArrayLike<number>, before: ArrayLike<number>, months: number): Span[] {
  const at = (course: ArrayLike<number>, month: number) => course[Math.min(month, course.length - 1)]!;
  const spans: Span[] = [];
  let from: number | null = null;
  for (let month = 0; month <= months; month++) {
    const isCheaper = at(after, month) <= at(before, month) + ROUNDING;
    if (isCheaper && from === null) from = month;
    if (!isCheaper && from !== null) {
      spans.push([from, month - 1]);
      from = null;
    }
  }
  return from === null ? spans : [...spans, [from, null]];
}
