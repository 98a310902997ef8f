import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { expect, it } from "vitest";
import { marksOf, placedNames } from "./chart-events";

const event = (id: string, name: string, at: string, more: Partial<ShownEvent> = {}) =>
  ({ id, name, at, importance: "medium", featured: false, isAllDay: false, ...more }) as ShownEvent;
const day = "2026-11-24";
const confidence = event("1", "Consumer Confidence", "2026-11-24T15:00:00.000Z", { importance: "high" });
const events = [
  event("2", "New Home Sales", "2026-11-24T15:00:00.000Z"),
  confidence,
  event("3", "Building Permits", "2026-11-24T13:30:00.000Z"),
  event("4", "A speech", "2026-11-24T14:00:00.000Z", { importance: "low" }),
  event("5", "7-Year Note Auction", "2026-11-24T18:00:00.000Z"),
  event("6", "A holiday", "2026-11-24T05:00:00.000Z", { isAllDay: true, importance: "high" }),
];

it("marks what moves prices within the hours that are shown, events of one minute together", () => {
  expect(marksOf(events, day, 240).map(({ minute, time, name }) => [minute, time, name])).toEqual([
    [120, "10:00", "Consumer Confidence and 1 more"],
    [30, "8:30", "Building Permits"],
  ]);
  expect(marksOf(events, day, 540)).toHaveLength(3);
});

it("writes the weightiest names, none over another and none beyond the chart", () => {
  const near = [
    { minute: 0, time: "8:00", name: "Durable Goods Orders", weight: 1 },
    { minute: 10, time: "8:10", name: "Nonfarm Payrolls", weight: 2 },
    { minute: 240, time: "12:00", name: "Something long enough", weight: 1 },
  ];
  const placed = placedNames(near, (minute) => minute * 3, 720);
  expect(placed.map(({ mark }) => mark.minute).sort((one, other) => one - other)).toEqual([10, 240]);
  for (const { from, to } of placed) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(720);
  }
  expect(placedNames(near, (minute) => minute / 10, 24)).toEqual([]);
});
