/** The lowest and highest value that the arrows reach, which the field can hold. */
export type Reach = { min: number; max: number };
const upwards: Reach = { min: 0, max: Number.POSITIVE_INFINITY };

/** Returns a figure after one press of an arrow key, never out of its reach. With Shift, a fractional step goes by wholes (a rate by 1 instead of an eighth), else by ten steps. @param up 1 or -1 */
export function stepFrom(value: number, step: number, up: number, large: boolean, { min, max } = upwards): number {
  const by = !large ? step : step < 1 ? 1 : step * 10;
  // Twelve digits: 6.1 + 0.125 is 6.225, not 6.2249999999999996.
  return Math.min(max, Math.max(min, Number((value + up * by).toPrecision(12))));
}

/** Returns the direction of a key: 1 up, -1 down, 0 for any other key, or with a modifier that means something else. */
export function arrowOf(event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0;
  return event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
}
