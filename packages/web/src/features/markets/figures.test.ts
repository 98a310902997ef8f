import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { moveInBasisPoints } from "@highway/engine/money/shown-price";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { besideEachOther } from "./chart-card";
import { priceAxis } from "./chart-scale";
import { hourPrices, priceAt, rowOf } from "./figures";
import { at, course, morning } from "./quotes.fixture";
import { liveOf, newer, withFrame } from "./use-quotes";

const now = Date.parse(at);
const session = sessionAt(now);
const about = { course, sheet: "09:40", session, now };
const rows = morning.coupons.map((coupon) => rowOf(coupon, about));
const chosen = rows[2]!;

it("measures all coupons from the price at the sheet's minute", () => {
  const since = (from: "sheet" | "close") =>
    rows.map(({ coupon, sheetPrice }) =>
      moveInBasisPoints(from === "sheet" ? sheetPrice! : coupon.previousClose!, coupon.currentPrice!),
    );
  expect(since("sheet")).toEqual([-36, -32, -28, -20, -17, -13, -30, -23]);
  expect(since("close")).toEqual([-25, -21, -19, -15, -11, -10, -21, -12]);
});

it("knows the prices of full hours up to the last tick, and none of those to come", () => {
  expect(hourPrices(chosen, 480, 1_020).slice(0, 4)).toEqual([
    { minute: 60, price: 101.52 },
    { minute: 120, price: 101.47 },
    { minute: 180, price: null },
    { minute: 240, price: null },
  ]);
  // The last tick's price stands at the end of its minute, which is not over.
  const coupon = { ...chosen.coupon, lastTick: "2026-11-24T15:59:30.000Z" };
  const row = rowOf(coupon, { ...about, now: Date.parse("2026-11-24T15:59:40.000Z") });
  expect(row.line[180]).toBe(101.28);
  expect(hourPrices(row, 480, 1_020)[2]).toEqual({ minute: 180, price: null });
  expect(hourPrices(chosen, 480, 840)).toHaveLength(6);
});

it("calls a price old after five minutes without a tick, and no other", () => {
  expect(rows.map(({ staleFor }) => staleFor !== undefined)).toEqual([...Array(7).fill(false), true]);
  expect(rows[7]!.staleFor).toBe(11 * 60_000 + 18_000);
});

it("knows no move where the sheet is not out, the time has not come, or no price was known", () => {
  const at_ = (sheet: string | null, known = course) =>
    rowOf(chosen.coupon, { ...about, sheet, course: known }).sheetPrice;
  expect([at_(null), at_("11:30"), at_("09:40", { ...course, prices: {} })]).toEqual([null, null, null]);
  expect(at_("07:15")).toBe(chosen.coupon.previousClose);
});

it("never takes another day's course for this one's", () => {
  const other = { ...course, day: "2026-11-23" };
  expect(rowOf(chosen.coupon, { ...about, course: other }).sheetPrice).toBeNull();
});

it("ends its line with the newest price, also when the course was read a while ago", () => {
  const early = { ...course, prices: { "umbs30-6.0": course.prices["umbs30-6.0"]!.slice(0, 120) } };
  const { line } = rowOf(chosen.coupon, { ...about, course: early });
  expect([line.length, line.at(-1), line[119], line[130]]).toEqual([
    164,
    101.28,
    early.prices["umbs30-6.0"]![119],
    null,
  ]);
  expect(priceAt(chosen.coupon, line, "10:10")).toBeNull();
});

it("puts days beside each other, the last up to the newest price", () => {
  const days = [
    { day: "2026-11-23", step: 5, prices: { "umbs30-6.0": [101.4, null, 101.5] } },
    { ...course, step: 5 },
  ];
  const { points, starts, minutes } = besideEachOther(days, chosen.coupon);
  expect(starts.map(({ minute }) => minute)).toEqual([0, 540]);
  expect(minutes).toBe(1_080);
  expect(points.slice(0, 2)).toEqual([
    { minute: 0, price: 101.4 },
    { minute: 10, price: 101.5 },
  ]);
  expect(points.at(-1)).toEqual({ minute: 540 + 162.3, price: 101.28 });
  expect(points.every(({ minute }, index) => index === 0 || minute > points[index - 1]!.minute)).toBe(true);
});

it("has all that is drawn on its axis, by whole steps of 32nds", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 9_000, max: 11_000 }), { minLength: 1 }), (cents) => {
      const prices = cents.map((each) => each / 100);
      const { low, high, lines } = priceAxis(prices);
      for (const price of prices) expect(price >= low && price <= high).toBe(true);
      for (const line of lines) expect((line * 32) % 4).toBe(0);
      expect(lines[0]).toBe(low);
      expect(lines.at(-1)).toBe(high);
      expect(lines.length).toBeLessThanOrEqual(
        Math.max(9, Math.ceil((Math.max(...prices) - Math.min(...prices)) / 2) + 2),
      );
    }),
  );
});

describe("what the hub tells", () => {
  const [first] = morning.coupons;
  const frame = {
    sequence: 48_212,
    after: 48_211,
    at: "2026-11-24T15:42:20.000Z",
    coupons: [{ ...first!, currentPrice: 97.01 }],
  };
  it("changes the coupons that it names, and no other", () => {
    const { coupons, sequence } = withFrame({ ...morning, feed: "late" }, frame);
    expect([sequence, coupons[0]!.currentPrice]).toEqual([48_212, 97.01]);
    expect(coupons.slice(1)).toEqual(morning.coupons.slice(1));
  });
  it("is shown where it is further on than what was asked for, whichever came last", () => {
    const told = withFrame(morning, frame);
    expect([newer(morning, told), newer(told, morning)]).toEqual([told, told]);
    const later = { ...told, at: "2026-11-24T15:42:30.000Z", feed: "late" as const };
    expect(newer(later, told)).toBe(later);
    expect([newer(undefined, told), newer(morning, undefined)]).toEqual([told, morning]);
  });
});

describe("how prices stand", () => {
  const after = (seconds: number, quotes = morning) => liveOf(quotes, 1_000_000, 1_000_000 + seconds * 1_000);
  it("is live by the server's clock, whatever the device's says", () => {
    expect(after(5)).toMatchObject({ standing: "live", now: now + 5_000, isOld: false });
  });
  it("is lost after 20 seconds of silence, and its figures look old a minute later", () => {
    expect(after(20).standing).toBe("live");
    expect(after(21)).toMatchObject({ standing: "lost", isOld: false, asOf: now });
    expect(after(81)).toMatchObject({ standing: "lost", isOld: true, asOf: now });
  });
  it("is late as of the time when the feed last answered", () => {
    const heardAt = "2026-11-24T15:38:00.000Z";
    expect(after(1, { ...morning, feed: "late", heardAt })).toMatchObject({
      standing: "late",
      isOld: true,
      asOf: Date.parse(heardAt),
    });
  });
  it("is closed once the market has closed, though the last answer said live", () => {
    const end = { ...morning, at: "2026-11-24T21:59:55.000Z" };
    expect([after(4, end).standing, after(6, end).standing, after(300, end).standing]).toEqual([
      "live",
      "closed",
      "closed",
    ]);
  });
  it("is lost when a page wakes after the market has opened", () => {
    const night = { ...morning, at: "2026-11-24T12:59:00.000Z", feed: "closed" as const };
    expect([after(10, night).standing, after(200, night).standing]).toEqual(["closed", "lost"]);
  });
  it("is off where no feed is connected", () => expect(after(1, { ...morning, feed: "off" }).standing).toBe("off"));
});
