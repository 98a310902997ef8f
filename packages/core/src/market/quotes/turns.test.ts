import fc from "fast-check";
import { expect, it } from "vitest";
import { firstTick } from "../../alerts/pure/watch";
import { spanAfter, type Turns, withTurns } from "./turns";

const none: Turns = { close: 101.47, lows: [], highs: [] };
const ticks = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 200_000 }), cents: fc.integer({ min: 10_100, max: 10_140 }) }), {
    minLength: 1,
    maxLength: 150,
  })
  .map((steps) => {
    let at = 0;
    return steps.map(({ gap, cents }) => {
      at += gap;
      return { at, price: cents / 100 };
    });
  });

it("tells of every minute the lowest and the highest price that came after it, however the ticks were heard", () => {
  fc.assert(
    fc.property(ticks, fc.integer({ min: -1, max: 200 }), fc.integer({ min: 1, max: 20 }), (all, minute, size) => {
      let turns = none;
      for (let from = 0; from < all.length; from += size) turns = withTurns(turns, all.slice(from, from + size), 0);
      const after = all.filter(({ at }) => minute < 0 || at > minute * 60_000).map(({ price }) => price);
      expect(spanAfter(turns, minute)).toEqual(
        after.length === 0 ? { low: null, high: null } : { low: Math.min(...after), high: Math.max(...after) },
      );
    }),
  );
});

it("sends a rule exactly where one of the ticks would have sent it", () => {
  const rule = fc.record({
    subject: fc.constant("umbs30-6.0"),
    direction: fc.constantFrom("falls" as const, "rises" as const),
    since: fc.constantFrom("close" as const, "level" as const),
    amount: fc.integer({ min: 1, max: 60 }),
    isOn: fc.constant(true),
  });
  fc.assert(
    fc.property(ticks, rule, (all, { amount, ...rest }) => {
      const size = rest.since === "level" ? 101 + amount / 100 : amount;
      const { low, high } = spanAfter(withTurns(none, all, 0), -1);
      const goal = rest.since === "level" ? size : 101.47 + (rest.direction === "falls" ? -size : size) / 100;
      const isSent = rest.direction === "falls" ? low! * 100 <= goal * 100 + 1e-6 : high! * 100 >= goal * 100 - 1e-6;
      const found = firstTick({ ...rest, amount: size }, all, { close: none.close, sheetPrice: null });
      expect(isSent).toBe(found !== undefined);
    }),
  );
});

it("stays small on a day of ten thousand ticks", () => {
  const all = Array.from({ length: 10_000 }, (_, at) => ({
    at: at * 3_000,
    price: Math.round(10_100 + 40 * Math.sin(at / 300) + (at % 7)) / 100,
  }));
  const { lows, highs } = withTurns(none, all, 0);
  expect(lows.length + highs.length).toBeLessThan(120);
});
