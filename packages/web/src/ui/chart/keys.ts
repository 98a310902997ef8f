/** Years that one press of a page key moves. */
const page = 5;

/**
 * Where a key moves the reading of a chart, as a slider does.
 * @returns  the year, held between 0 and `last`; null when the key means nothing here
 */
export function yearAfterKey(key: string, at: number, last: number): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + page,
    PageDown: at - page,
    Home: 0,
    End: last,
  };
  const year = to[key];
  return year === undefined ? null : Math.min(last, Math.max(0, year));
}
