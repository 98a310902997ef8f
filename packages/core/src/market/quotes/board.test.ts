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
      ticks: ticks.map(([instant, price]) => ({
        at: new Date(instant).toISOString(),
        price: Number.isNaN(price) ? null : price,
      })),
      ...more,
    },
  ],
});
/** Answers of eight coupons, of which the third says what is told. */
const eight = (ticks: Tick[], others: Tick[], more: Partial<Fed["coupons"][number]> = {}): Fed => ({
  ...fed(ticks),
  coupons: Array.from({ length: 8 }, (_, place) => {
    const [coupon] = place === 2 ? fed(ticks, more).coupons : fed(others).coupons;
    return { ...coupon!, id: `umbs30-${place}`, name: `UMBS 30Y ${place}` };
  }),
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
      "a price of the future beside a good one",
      [
        [at("9:00", 20), 101.5],
        [at("9:02"), 101.4],
      ],
    ],
    ["no price", [[at("9:00", 20), Number.NaN]]],
  ])("%s", (_, ticks) => expect(() => hear(known, fed(ticks), session, at("9:01"))).toThrow(/cannot be true/));
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

describe("one bad coupon of eight silences none of the others", () => {
  const known = hear(undefined, eight([[at("9:00"), 101.4]], [[at("9:00"), 101.4]]), session, at("9:00", 5)).board;
  const next: Tick[] = [[at("9:01", 10), 101.5]];
  it.each<[string, Tick[], Partial<Fed["coupons"][number]>?]>([
    ["a price of the future", [[at("9:09"), 101.4]]],
    [
      "a good price and one of the future",
      [
        [at("9:01", 8), 101.3],
        [at("9:09"), 101.4],
      ],
    ],
    ["ten points in one tick", [[at("9:01", 10), 111.4]]],
    ["a price that is none", [[at("9:01", 10), Number.NaN]]],
    ["ticks that are none", [], { ticks: [null] }],
  ])("%s", (_, ticks, more) => {
    const { board, changed, news, refused, course } = hear(known, eight(ticks, next, more), session, at("9:02", 5));
    expect(board).toMatchObject({ heardAt: at("9:02", 5), sequence: known.sequence + 1 });
    expect(board.coupons.map(({ currentPrice }) => currentPrice)).toEqual([
      101.5,
      101.5,
      101.4,
      ...Array(5).fill(101.5),
    ]);
    expect(board.coupons[2]).toEqual(known.coupons[2]);
    expect(refused).toEqual([{ couponID: "umbs30-2", couponName: "UMBS 30Y 2" }]);
    for (const told of [changed, news]) expect(told.map(({ couponID }) => couponID)).not.toContain("umbs30-2");
    expect(course["umbs30-3"]).toEqual([101.4, 101.5]);
  });

  it("has no price at a minute for which the last tick was refused, and one again from the next that is believed", () => {
    const bad = eight([[at("9:01", 50), 1_014]], next);
    const first = hear(known, bad, session, at("9:02", 5));
    expect(first.course["umbs30-2"]).toEqual([101.4, null]);
    const quiet = hear(first.board, eight([], []), session, at("9:03", 5));
    expect(quiet.course["umbs30-2"]).toEqual([null]);
    const good = hear(quiet.board, eight([[at("9:03", 30), 101.6]], []), session, at("9:05", 5));
    expect(good.course["umbs30-2"]).toEqual([101.6, 101.6]);
    expect(good.board.coupons[2]).toMatchObject({ currentPrice: 101.6, highPrice: 101.6, lowPrice: 101.4 });
    expect([good.board.doubted, good.refused]).toEqual([undefined, []]);
  });

  it("believes the good prices around a bad one, which stays in the answers of a feed", () => {
    const ticks: Tick[] = [
      [at("9:01"), 101.5],
      [at("9:01", 5), 10.15],
      [at("9:01", 10), 101.45],
    ];
    const { board, news } = hear(known, eight(ticks, []), session, at("9:02"));
    expect(board.coupons[2]).toMatchObject({ currentPrice: 101.45, highPrice: 101.5, lowPrice: 101.4 });
    expect(news).toMatchObject([{ couponID: "umbs30-2", ticks: [{ price: 101.5 }, { price: 101.45 }] }]);
    const after = hear(board, eight([...ticks, [at("9:02", 5), 101.4]], []), session, at("9:02", 10));
    expect(after.board.coupons[2]).toMatchObject({ currentPrice: 101.4, lowPrice: 101.4 });
    expect(after.refused).toEqual([]);
  });

  it("does not tell a coupon that is new and disagrees with its last close, for either may be wrong", () => {
    const good: Tick[] = [[at("9:00"), 101.4]];
    const { board } = hear(undefined, eight(good, good, { previousClose: 51.47 }), session, at("9:00", 5));
    expect(board.coupons.map(({ couponID }) => couponID)).not.toContain("umbs30-2");
    expect(board.coupons).toHaveLength(7);
  });

  it("takes yesterday's last price for a close that is none", () => {
    const before = hear(undefined, eight([[at("16:59"), 101.31]], []), session, session.closesAt).board;
    const tomorrow = sessionAt(easternInstant("2026-11-25", 481));
    const fresh = { ...eight([], [], { previousClose: undefined }), day: "2026-11-25" };
    const { board, refused } = hear(before, fresh, tomorrow, tomorrow.opensAt);
    expect(board.coupons[2]).toMatchObject({ previousClose: 101.31, currentPrice: null });
    expect(refused).toHaveLength(1);
  });
});

it("believes nothing where all eight coupons are garbage, and again all of them when they are good", () => {
  const good = (time: number): Tick[] => [[time, 101.4]];
  const known = hear(undefined, eight(good(at("9:00")), good(at("9:00"))), session, at("9:00", 5)).board;
  const garbage: Tick[] = [[at("9:01"), 0.5]];
  expect(() => hear(known, eight(garbage, garbage), session, at("9:01", 5))).toThrow(/nothing but prices or times/);
  const both: Tick[] = [...garbage, ...good(at("9:02"))];
  const { board, refused } = hear(known, eight(both, both), session, at("9:02", 5));
  expect(board.coupons.map(({ lastTick }) => lastTick)).toEqual(Array(8).fill(new Date(at("9:02")).toISOString()));
  expect(refused).toHaveLength(8);
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

/** Ticks of which some cannot be true: no price, or one that is far from all others. */
const mixedTicks = fc
  .tuple(someTicks, fc.array(fc.constantFrom(0, 0, 0, Number.NaN, 40, -30), { minLength: 60, maxLength: 60 }))
  .map(([ticks, off]) => ticks.map(([instant, price], place): Tick => [instant, price + off[place]!]));

it("comes to the same board and course however often it asked, also where some ticks cannot be true", () => {
  fc.assert(
    fc.property(mixedTicks, fc.array(fc.integer({ min: 1, max: 32_400 }), { maxLength: 12 }), (ticks, asked) => {
      const ends = [...new Set([...asked, 32_400])].sort((one, other) => one - other);
      const id = "umbs30-2";
      const whole = hear(undefined, eight(ticks, []), session, session.closesAt);
      let board: Board | undefined;
      const course: (number | null)[] = [];
      for (const end of ends) {
        const now = session.opensAt + end * 1_000;
        const heard = hear(
          board,
          eight(
            ticks.filter(([instant]) => instant <= now),
            [],
          ),
          session,
          now,
        );
        const passed = heard.board.minutes - (board?.minutes ?? 0);
        // A coupon that is not told yet has no price at these minutes.
        course.push(...(heard.course[id] ?? Array(passed).fill(null)));
        board = heard.board;
      }
      expect(board!.coupons).toEqual(whole.board.coupons);
      expect([board!.doubted, board!.turns]).toEqual([whole.board.doubted, whole.board.turns]);
      expect(course).toEqual(whole.course[id] ?? Array(course.length).fill(null));
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
