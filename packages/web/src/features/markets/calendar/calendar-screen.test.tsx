import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { forgetApi } from "../../../lib/api/use-api";
import { currentNotices, notify } from "../../../lib/notify";
import { SessionContext } from "../../../lib/session";
import { CalendarScreen } from "./calendar-screen";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  forgetApi();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const record = `ecf_${"1".repeat(26)}`;
const permits: ShownEvent = {
  id: "date-1",
  eventId: "event-1",
  name: "Building Permits",
  at: "2026-11-24T13:30:00.000Z",
  period: null,
  isAllDay: false,
  isTentative: false,
  isSpeech: false,
  importance: "medium",
  actual: null,
  consensus: 1.38,
  previous: 1.371,
  revised: null,
  unit: null,
  potency: "M",
  isBetterThanExpected: null,
  lastUpdated: null,
  featured: false,
  record: null,
};

/** The week of 11/24/2026 for an administrator, of which the star of one event is kept. */
function show({ isOut = () => false }: { isOut?: () => boolean } = {}) {
  let event = permits;
  const api = fakeApi({
    "GET /v1/markets/calendar": () =>
      isOut()
        ? { status: 500, error: { code: "failed", alertMessage: "The calendar is not available right now." } }
        : { data: { events: [event], heardAt: new Date().toISOString(), sample: false } },
    "POST /v1/econ-calendar": ({ body }) => {
      event = { ...event, record, featured: (body as { featured: boolean }).featured };
      return { status: 201, data: [{ _id: record, ...(body as object) }] };
    },
    [`PUT /v1/econ-calendar/${record}`]: ({ body }) => {
      event = { ...event, featured: (body as { featured: boolean }).featured };
      return { data: [{ _id: record, ...(body as object) }] };
    },
  });
  const at = "/members/markets/market-calendar?day=2026-11-24&zone=America/New_York";
  render(
    <MemoryRouter initialEntries={[at]}>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <SessionContext value={{ user: { ...exampleUser, roles: ["officer", "admin"] }, replaceUser: () => {} }}>
          <CalendarScreen />
        </SessionContext>
      </SWRConfig>
    </MemoryRouter>,
  );
  return api;
}
const star = () => screen.findByRole("button", { name: "Feature Building Permits" });
const said = () => currentNotices().map(({ text }) => text);

it("stars an event for an administrator, and takes the star back", async () => {
  const api = show();
  fireEvent.click(await star());
  await waitFor(() => expect(said()).toEqual(["Building Permits is featured."]));
  await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("true"));
  fireEvent.click(await star());
  await waitFor(() => expect(said()).toContain("Building Permits is no longer featured."));
  await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("false"));
  const sent = { eventId: "event-1", date: "2026-11-24" };
  expect(api.of("POST /v1/econ-calendar").map(({ body }) => body)).toEqual([{ ...sent, featured: true }]);
  expect(api.of(`PUT /v1/econ-calendar/${record}`).map(({ body }) => body)).toEqual([{ ...sent, featured: false }]);
});

it("shows where featured events alone are asked for what has a star, and no longer what lost it", async () => {
  show();
  fireEvent.click(await star());
  await waitFor(() => expect(said()).toEqual(["Building Permits is featured."]));
  fireEvent.keyDown(document.body, { key: "f" });
  await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("true"));
  fireEvent.click(await star());
  await waitFor(() => expect(screen.queryByText("Building Permits")).toBeNull());
});

it("keeps what is known, and says nothing, while the calendar cannot be read anew", async () => {
  let isOut = false;
  const api = show({ isOut: () => isOut });
  await star();
  isOut = true;
  const asked = api.of("GET /v1/markets/calendar").length;
  fireEvent.click(screen.getByRole("button", { name: "Next week" }));
  await waitFor(() => expect(api.of("GET /v1/markets/calendar").length).toBeGreaterThan(asked));
  expect(await screen.findByText("Monday 11/30")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading the calendar" })).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Previous week" }));
  expect(await screen.findByText("Building Permits")).toBeTruthy();
});
