/** The turns of a day: from them follow the lowest and the highest price from any minute to the day's end, exact to the tick. Nothing here reads a clock or the table. */

/** A price, and the minute after the opening by whose end it was told. */
type Turn = readonly [minute: number, price: number];
/** The prices that were lower, or higher, than all that came after them, the oldest first. There are some dozens in a day. */
export type Turns = { close: number | null; lows: readonly Turn[]; highs: readonly Turn[] };

type Tick = { at: number; price: number };
const MINUTE_MS = 60_000;

/** Adds ticks that are newer than all before, the oldest first. */
export function withTurns(before: Turns, ticks: readonly Tick[], opensAt: number): Turns {
  let { lows, highs } = before;
  for (const { at, price } of ticks) {
    const turn: Turn = [Math.max(0, Math.ceil((at - opensAt) / MINUTE_MS)), price];
    lows = addTurn(lows, turn, (one, other) => one < other);
    highs = addTurn(highs, turn, (one, other) => one > other);
  }
  return { close: before.close, lows, highs };
}

/** Drops what the new price outdoes. A turn of the same minute that is left says all that the new one would. */
function addTurn(
  turns: readonly Turn[],
  turn: Turn,
  isBeyond: (one: number, other: number) => boolean,
): readonly Turn[] {
  const left = turns.slice(0, turns.findLastIndex(([, price]) => isBeyond(price, turn[1])) + 1);
  return left.at(-1)?.[0] === turn[0] ? left : [...left, turn];
}

/** The lowest and the highest price that were told after a minute of the day; null where none was. */
export const spanAfter = ({ lows, highs }: Turns, minute: number) => ({
  low: lows.find(([at]) => at > minute)?.[1] ?? null,
  high: highs.find(([at]) => at > minute)?.[1] ?? null,
});
