import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EventList } from "./event-list";
import { EventTable } from "./event-table";

afterEach(cleanup);

const event: ShownEvent = {
  ...{ id: "date-1", eventId: "event-1", name: "Nonfarm Payrolls", at: "2026-12-04T13:30:00.000Z" },
  ...{ period: null, isAllDay: false, isTentative: false, isSpeech: false, importance: "high" },
  ...{ actual: null, consensus: 90, previous: 119, revised: 108, unit: null, potency: "K" },
  ...{ isBetterThanExpected: null, lastUpdated: null, featured: false, record: null },
};
const week = {
  days: ["2026-12-04"],
  events: [event],
  today: "2026-12-01",
  zone: "America/New_York",
  now: Date.parse("2026-12-01T15:00:00Z"),
  next: undefined,
  nextFeatured: undefined,
  arrived: new Set<string>(),
  maySet: false,
};

it("tells on a phone and on a screen what the figure before was revised to, and from what", () => {
  render(<EventList {...week} />);
  expect(screen.getByText("108K").textContent).toBe("108K r, revised from 119K");
  cleanup();
  render(<EventTable {...week} />);
  expect(screen.getByText("108").textContent).toBe("108 r, revised from 119");
});
