import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { expect, it } from "vitest";
import { courseTable } from "./course-file";
import { rowOf } from "./figures";
import { at, course, morning } from "./quotes.fixture";

const now = Date.parse(at);
const { coupon, line } = rowOf(morning.coupons[2]!, { course, sheet: null, session: sessionAt(now), now });

it("writes the course minute by minute, the newest price at the time of its tick", () => {
  const lines = courseTable(coupon, [{ day: coupon.couponDate, step: 1, line }], morning).split("\r\n");
  expect(lines.slice(0, 6)).toEqual([
    "Coupon,UMBS 30Y 6.0",
    'Source,"Sample data, not from the price feed"',
    "Sample,These are sample prices.",
    "",
    'Day,"Time, ET",Price,32nds',
    "2026-11-24,8:00 AM,101.47,101-15",
  ]);
  expect(lines).toContain("2026-11-24,9:40 AM,101.56,101-18");
  expect(lines.at(-1)).toBe("2026-11-24,10:42:18 AM,101.28,101-09");
  expect(lines.slice(5).map((each) => each.split(",")[1])).toHaveLength(new Set(lines.slice(5)).size);
});

it("writes days beside each other every few minutes, and leaves out what is not known", () => {
  const day = { day: "2026-11-23", step: 5, line: [101.4, null, 101.5] };
  const lines = courseTable({ ...coupon, lastTick: null, currentPrice: null }, [day], {
    source: "A feed",
    sample: false,
  });
  expect(lines.split("\r\n").slice(4)).toEqual([
    "2026-11-23,8:00 AM,101.40,101-13",
    "2026-11-23,8:10 AM,101.50,101-16",
  ]);
});
