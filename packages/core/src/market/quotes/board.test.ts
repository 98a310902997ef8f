import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Board, hear } from "./board";
import type { Fed } from "./feed";
import { easternInstant, minutesOf } from "./pure/eastern";
import { quarters, sessionAt } from "./pure/session";

const day = "2026-11-24";
const at = (time: string, seconds = 0) => easternInstant(day, minutesOf(time)) + seconds * 1_000;
const session = sessionAt(at("10:42"));
type Tick = [at: number, price: number];

const fed = (ticks: Tick[], more: Partial<Fed["coupons"][number]> = {}): Fed => ({
  day,
  source: "the price feed",
  sample: false,
  coupons: [
    {
      id: "umbs30-6.0",
      name: "UMBS 30Y 6.0",
      previousClose: 101.47,
      ticks: ticks.map(([instant, price]) => ({ at: new Date(instant).toISOString(), price })),
      ...more,
    },
  ],
});
const only = (board: Board) => board.coupons[0]!;

it("shows each price with two decimals, the day's first, highest and lowest, and when the last came", () => {
  const ticks: Tick[] = [
    [at("8:00", 3), 101.40625],
    [at("9:14", 20), 101.6328125],
    [at("10:42", 18), 101.28125],
  ];
  expect(only(hear(undefined, fed(ticks), session, at("10:42", 20)).board)).toMatchObject({
    couponDate: day,
    couponID: "umbs30-6.0",
    couponName: "UMBS 30Y 6.0",
    currentPrice: 101.28,
    previousClose: 101.47,
    openPrice: 101.41,
    highPrice: 101.63,
    lowPrice: 101.28,
    lastTick: "2026-11-24T15:42:18.000Z",
  });
});

it("has at each quarter hour the last price up to it, and none of quarters to come", () => {
  const ticks: Tick[] = [
    [at("8:14", 59), 101.4],
    [at("8:15"), 101.42],
    [at("8:15", 1), 101.5],
    [at("8:31"), 101.38],
  ];
  const { quarterHours } = only(hear(undefined, fed(ticks), session, at("8:46")).board);
  expect(quarterHours).toMatchObject({ "8:15": 101.42, "8:30": 101.5, "8:45": 101.38, "9:00": null, "12:00": null });
});

it("knows nothing where nothing was told, instead of a zero", () => {
  const { board, course } = hear(undefined, fed([], { previousClose: null }), session, at("8:01", 30));
  expect(only(board)).toMatchObject({ currentPrice: null, previousClose: null, highPrice: null, lastTick: null });
  expect(course["umbs30-6.0"]).toEqual([null, null]);
});

it("takes yesterday's last price for the close where the feed tells none", () => {
  const before = hear(undefined, fed([[at("16:59"), 101.31]]), session, session.closesAt).board;
  const next = sessionAt(easternInstant("2026-11-25", 481));
  const today = hear(before, { ...fed([], { previousClose: null }), day: "2026-11-25" }, next, next.opensAt);
  expect(only(today.board)).toMatchObject({ previousClose: 101.31, currentPrice: null, couponDate: "2026-11-25" });
  expect(today.board.sequence).toBe(before.sequence + 1);
});

it("counts on only when something has changed", () => {
  const first = hear(undefined, fed([[at("9:00"), 101.4]]), session, at("9:00", 5));
  const same = hear(first.board, fed([[at("9:00"), 101.4]]), session, at("9:00", 10));
  expect([same.board.sequence, same.changed, same.board.heardAt]).toEqual([first.board.sequence, [], at("9:00", 10)]);
});

describe("of an answer that cannot be true it believes nothing", () => {
  const known = hear(undefined, fed([[at("9:00"), 101.4]]), session, at("9:00", 5)).board;
  it.each<[string, Tick[]]>([
    ["a price of the future", [[at("9:02"), 101.4]]],
    ["ten points in one tick", [[at("9:00", 20), 111.4]]],
    [
      "a good price and then a far one",
      [
        [at("9:00", 20), 101.5],
        [at("9:00", 25), 91.5],
      ],
    ],
  ])("%s", (_, ticks) => expect(() => hear(known, fed(ticks), session, at("9:01"))).toThrow(/answered a price/));
  it("passes over ticks from outside the hours, and those that come late", () => {
    const ticks: Tick[] = [
      [at("7:59"), 99],
      [at("8:59"), 100.9],
      [at("17:01"), 103],
    ];
    const { board, changed } = hear(known, fed(ticks), session, at("17:02"));
    expect(only(board)).toMatchObject({ currentPrice: 101.4, highPrice: 101.4, lowPrice: 101.4 });
    expect(changed).toHaveLength(1); // The quarter hours that have passed have their price.
  });
});

const someTicks = fc
  .uniqueArray(
    fc.record({ second: fc.integer({ min: 0, max: 32_400 }), price: fc.integer({ min: 12_800, max: 13_100 }) }),
    {
      selector: ({ second }) => second,
      maxLength: 60,
    },
  )
  .map((all) =>
    all
      .sort((one, other) => one.second - other.second)
      .map(({ second, price }): Tick => [session.opensAt + second * 1_000, price / 128]),
  );

it("comes to the same board and course however often it asked", () => {
  fc.assert(
    fc.property(someTicks, fc.array(fc.integer({ min: 1, max: 32_400 }), { maxLength: 12 }), (ticks, asked) => {
      const ends = [...new Set([...asked, 32_400])].sort((one, other) => one - other);
      const whole = hear(undefined, fed(ticks), session, session.closesAt);
      let board: Board | undefined;
      const course: (number | null)[] = [];
      for (const end of ends) {
        const now = session.opensAt + end * 1_000;
        const heard = hear(board, fed(ticks.filter(([instant]) => instant <= now)), session, now);
        course.push(...heard.course["umbs30-6.0"]!);
        board = heard.board;
      }
      expect(only(board!)).toEqual(only(whole.board));
      expect(course).toEqual(whole.course["umbs30-6.0"]);
    }),
  );
});

it("keeps every price of the day between its low and its high", () => {
  fc.assert(
    fc.property(someTicks, (ticks) => {
      const { board, course } = hear(undefined, fed(ticks), session, session.closesAt);
      const { lowPrice, highPrice, currentPrice, openPrice, quarterHours } = only(board);
      const all = [
        currentPrice,
        openPrice,
        ...quarters.map((quarter) => quarterHours[quarter]),
        ...course["umbs30-6.0"]!,
      ];
      for (const price of all) {
        if (price === null) continue;
        expect(price).toBeGreaterThanOrEqual(lowPrice!);
        expect(price).toBeLessThanOrEqual(highPrice!);
      }
    }),
  );
});
