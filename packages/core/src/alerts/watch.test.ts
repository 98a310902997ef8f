import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstTick, indexSends, type Place, placeOf, type Question, questionsOf, type Waiting } from "./pure/watch";

const day = "2026-11-24";
const rule = (over: Partial<Waiting> = {}): Waiting => ({
  subject: "umbs30-6.0",
  direction: "falls",
  since: "sheet",
  amount: 25,
  isOn: true,
  ...over,
});
const tick = (price: number, at = 0) => ({ at, price });
const reference = { close: 101.47, sheetPrice: 101.56 };

describe("the tick that sends", () => {
  it.each([
    ["since the sheet, at the last basis point", rule(), 101.31, true],
    ["since the sheet, one basis point short", rule(), 101.32, false],
    ["since the sheet, the wrong way", rule(), 101.9, false],
    ["since the close", rule({ since: "close", amount: 16 }), 101.31, true],
    ["since the close, short", rule({ since: "close", amount: 17 }), 101.31, false],
    ["a rise since the close", rule({ since: "close", direction: "rises", amount: 3 }), 101.5, true],
    ["a price reached from below", rule({ since: "level", direction: "rises", amount: 101.75 }), 101.75, true],
    ["a price not reached", rule({ since: "level", direction: "rises", amount: 101.75 }), 101.74, false],
    ["a price reached from above", rule({ since: "level", amount: 101 }), 100.99, true],
    ["one that is off", rule({ isOn: false }), 90, false],
  ])("%s", (_name, each, price, sends) => {
    expect(firstTick(each, [tick(price)], reference) !== undefined).toBe(sends);
  });

  it("is the first of those that reach it, measured from the sheet or else the close", () => {
    const ticks = [tick(101.4, 1), tick(101.3, 2), tick(101.2, 3)];
    expect(firstTick(rule(), ticks, reference)).toEqual({ tick: ticks[1], from: 101.56 });
    expect(firstTick(rule({ since: "level", amount: 101.25 }), ticks, reference)).toEqual({
      tick: ticks[2],
      from: 101.47,
    });
    expect(firstTick(rule(), ticks, { close: 101.47, sheetPrice: null })).toBeUndefined();
  });
});

describe("an index", () => {
  it.each([
    ["moves", 0.125, 0.125, true],
    ["moves", 0.125, -0.125, true],
    ["moves", 0.125, 0.124, false],
    ["falls", 0.01, -0.01, true],
    ["falls", 0.01, 0.5, false],
    ["rises", 0.01, 0.01, true],
  ] as const)("that %s %f is sent by a change of %f: %s", (direction, amount, change, sends) => {
    expect(indexSends(rule({ since: "dayBefore", direction, amount }), change)).toBe(sends);
  });
});

describe("where a rule waits", () => {
  const standing = { shard: 1, lastDay: undefined, day, sheet: undefined };
  it("is nowhere while it is off, or while its sheet is not out today", () => {
    expect(placeOf(rule({ isOn: false }), standing)).toBeUndefined();
    expect(placeOf(rule(), standing)).toBeUndefined();
    expect(placeOf(rule(), { ...standing, sheet: { day: "2026-11-23", time: "09:40", price: 101 } })).toBeUndefined();
  });
  it("is a list of its own until the price of the sheet's minute is known", () => {
    const sheet = { day, time: "09:40", price: null };
    expect(placeOf(rule(), { ...standing, sheet })).toEqual({ watch: `pending-${day}.1`, mark: "09:40" });
  });
  it("is among the spent for the rest of the day, once it was sent", () => {
    expect(placeOf(rule({ since: "close" }), { ...standing, lastDay: day })).toEqual({ watch: "spent.1", mark: day });
    expect(placeOf(rule(), { ...standing, lastDay: day, sheet: { day, time: "09:40", price: 101 } })).toBeUndefined();
    expect(placeOf(rule({ since: "close" }), { ...standing, lastDay: "2026-11-23" })?.watch).toContain(".close.");
  });

  const isAsked = (place: Place | undefined, questions: readonly Question[]) =>
    questions.some(
      ({ watch, way, mark }) => watch === place?.watch && (way === "from" ? place.mark >= mark : place.mark <= mark),
    );
  const price = fc.integer({ min: 9_000, max: 10_500 }).map((each) => each / 100);

  it("is where a frame asks exactly when one of its ticks sends it", () => {
    const rules = fc.oneof(
      fc.record({
        since: fc.constantFrom("sheet" as const, "close" as const),
        amount: fc.integer({ min: 1, max: 300 }),
      }),
      fc.record({ since: fc.constant("level" as const), amount: price }),
    );
    const direction = fc.constantFrom("falls" as const, "rises" as const);
    fc.assert(
      fc.property(
        rules,
        direction,
        price,
        price,
        fc.array(price, { minLength: 1, maxLength: 5 }),
        (given, way, close, sheetPrice, prices) => {
          const each = rule({ ...given, direction: way });
          const ticks = prices.map((one, at) => tick(one, at));
          const place = placeOf(each, { ...standing, sheet: { day, time: "09:40", price: sheetPrice } });
          const sends = firstTick(each, ticks, { close, sheetPrice }) !== undefined;
          expect(isAsked(place, questionsOf("umbs30-6.0", { day, close, ticks }))).toBe(sends);
        },
      ),
    );
  });
});
