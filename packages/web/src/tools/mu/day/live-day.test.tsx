import { exampleBriefing, examplePosts } from "@highway/core/market/update/example";
import type { Briefing, OfficersUpdate, Watched } from "@highway/core/market/update/schema";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { LiveDay } from "./live-day";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Told = { briefing?: Briefing; isToday?: boolean; watched?: Watched; posts?: OfficersUpdate["posts"] };

/** The page of a day. @returns how often it told that the day was watched */
async function show({ briefing = exampleBriefing, isToday = true, ...told }: Told = {}) {
  const { watched = { muWatched: 0, countedToday: false }, posts = { stance: null, video: null } } = told;
  const today = isToday ? briefing.day : "2026-11-25";
  const api = fakeApi({
    "GET /v1/markets/update": () => ({ data: [{ briefing, isToday, today, posts, watched }] }),
    "POST /v1/markets/update/watched": () => ({ data: [{ muWatched: 1, countedToday: true }] }),
  });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <LiveDay day={isToday ? null : briefing.day} clientID={null} />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByRole("table", { name: "The day's rates" });
  return () => api.of("POST /v1/markets/update/watched").map(({ body }) => body);
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

it("counts today as watched once its page was visible for thirty seconds, and once only", async () => {
  const watched = await show();
  await seconds(25);
  expect(watched()).toEqual([]);
  await seconds(6);
  await waitFor(() => expect(watched()).toEqual([{ what: "page" }]));
  await seconds(61);
  expect(watched()).toHaveLength(1);
});

it("counts no seconds in which nobody sees the page", async () => {
  const watched = await show();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await seconds(61);
  expect(watched()).toEqual([]);
});

it.each<[string, Told]>([
  ["a day that was counted", { watched: { muWatched: 1, countedToday: true } }],
  ["a past day", { isToday: false }],
])("counts nothing of %s", async (_, told) => {
  const watched = await show(told);
  await seconds(61);
  expect(watched()).toEqual([]);
});

it("shows officers the stance and the video that their company posted", async () => {
  const { stance, video } = examplePosts;
  await show({ posts: { stance, video: { ...video, address: "https://video.example/day" } } });
  const part = within(screen.getByRole("region", { name: "Stance of the day" }));
  expect(part.getByText("Carefully floating")).toBeTruthy();
  expect(part.getByText(/^Posted by Jordan Hale, .* Never shown to clients\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Watch it in a new tab" }).getAttribute("href")).toBe(
    "https://video.example/day",
  );
});

it("tells of a source that is out, or was never connected, with what is known", async () => {
  const { rates } = exampleBriefing;
  const unknown = { value: null, date: null, day: null, week: null, month: null, year: null };
  const off = { source: "None is connected", heardAt: null, sample: false, list: [] };
  const briefing: Briefing = {
    ...exampleBriefing,
    rates: [
      { ...rates[0]!, stale: true },
      { ...rates[1]!, ...unknown },
    ],
    coupons: { ...off, feed: "off" },
    example: null,
    moved: off,
    coming: off,
  };
  await show({ briefing });
  const table = within(screen.getByRole("table", { name: "The day's rates" }));
  expect(table.getByRole("row", { name: /^30.year average/ }).textContent).toMatch(/Late$/);
  expect(table.getByRole("row", { name: /^Conforming 30.year/ }).textContent).toMatch(/Not known yet$/);
  for (const sentence of [
    "No price feed is connected.",
    "The news source has not answered.",
    "No economic calendar is connected.",
    "No rate is known, so there is no example.",
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

it("leads to today from a day that cannot be shown", async () => {
  fakeApi({
    "GET /v1/markets/update": () => ({
      status: 400,
      data: null,
      error: { code: "invalid", alertMessage: "Choose a day of the last twelve months", requestId: "one" },
    }),
  });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <LiveDay day="1999-01-01" clientID={null} />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByText("Choose a day of the last twelve months");
  expect(screen.getByRole("link", { name: "Go to today" }).getAttribute("href")).toBe("/mu/results");
});
