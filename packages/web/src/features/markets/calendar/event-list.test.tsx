import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { daysAround } from "./days";
import { EventList } from "./event-list";
import { EventTable } from "./event-table";
import { MonthGrid } from "./month-grid";

afterEach(cleanup);

const event: ShownEvent = {
  id: "date-1",
  eventId: "event-1",
  name: "Nonfarm Payrolls",
  at: "2026-12-04T13:30:00.000Z",
  period: null,
  isAllDay: false,
  isTentative: false,
  isSpeech: false,
  importance: "high",
  actual: null,
  consensus: 90,
  previous: 119,
  revised: 108,
  unit: null,
  potency: "K",
  isBetterThanExpected: null,
  lastUpdated: null,
  featured: false,
  record: null,
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

it("offers the star to an administrator, and to an officer the mark of what is featured alone", () => {
  render(<EventTable {...week} events={[event, { ...event, id: "date-2", featured: true }]} />);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getAllByText("Featured", { selector: ".sr-only" })).toHaveLength(1);
  cleanup();
  render(<EventTable {...week} maySet />);
  expect(screen.getByRole("button", { name: "Feature Nonfarm Payrolls" }).getAttribute("aria-pressed")).toBe("false");
});

it("names in a month by their trade names what would look alike once it is cut", () => {
  const named = (name: string, id: string) => ({ ...event, id, name });
  const events = [
    named("Personal Consumption Expenditures - Price Index (MoM)", "1"),
    named("Consumer Price Index Ex Food & Energy (MoM)", "2"),
    named("Nonfarm Payrolls", "3"),
  ];
  render(
    <MonthGrid
      {...week}
      days={daysAround("2026-12-04", "month")}
      events={events}
      month="2026-12-04"
      onOpen={() => {}}
    />,
  );
  for (const name of ["PCE Price Index (MoM)", "CPI Ex Food & Energy (MoM)", "Nonfarm Payrolls"])
    expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByTitle("Consumer Price Index Ex Food & Energy (MoM)")).toBeTruthy();
});
