import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import MarketCard from "./home-card";
import { course, morning, sheetAt } from "./quotes.fixture";

vi.mock("../../lib/sockets/use-hub", () => ({
  useHub: () => ({ state: "loading", data: undefined, since: undefined, error: undefined }),
}));
beforeEach(() => {
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const auction = { id: "1", eventId: "1", name: "7-Year Note Auction", at: "2026-11-24T18:00:00.000Z" };

function show({ sheet = null as string | null, quotes = {}, status = 200 } = {}) {
  const failed = { error: { code: "failed", alertMessage: "Prices are not available right now." } };
  fakeApi({
    "GET /v1/markets/coupons": () => (status === 200 ? { data: [{ ...morning, ...quotes }] } : { status, ...failed }),
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/sheets": () => ({ data: [sheetAt(sheet)] }),
    "GET /v2/client/reports": () => ({ data: [] }),
    "GET /v1/markets/calendar": () => ({ data: { events: [{ ...auction, isAllDay: false }], heardAt: morning.at } }),
  });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MarketCard />
      </SWRConfig>
    </MemoryRouter>,
  );
  return screen.findByRole("region", { name: "Market" });
}

it("shows the price with its time, its moves since the sheet and since the close, and what comes next", async () => {
  const card = within(await show({ sheet: "09:40" }));
  expect(await card.findByText("101.28")).toBeTruthy();
  expect(await card.findByText("−28 bp")).toBeTruthy();
  expect(card.getByText("since my sheet 9:40 AM, −9/32")).toBeTruthy();
  expect(card.getByText("Since close 11/23").parentElement!.textContent).toContain("−19 bp−6/32");
  expect(card.getByText(/^10:42:\d\d AM ET$/)).toBeTruthy();
  expect((await card.findByText("7-Year Note Auction")).closest("a")!.getAttribute("href")).toBe(
    "/members/markets/market-calendar",
  );
  expect(card.getByText("1:00 PM ET, in 2 h 17 min")).toBeTruthy();
});

it("measures nothing before the sheet has a time", async () => {
  const card = within(await show());
  expect(await card.findByText("My sheet has no time today")).toBeTruthy();
  expect(card.getByText("−19 bp")).toBeTruthy();
});

it("says of prices that are late as of when they are, without the colors of live ones", async () => {
  const card = await show({ sheet: "09:40", quotes: { feed: "late", heardAt: "2026-11-24T15:38:00.000Z" } });
  expect(await within(card).findByText("Late, as of 10:38 AM ET")).toBeTruthy();
  expect(card.querySelector(".text-danger, .text-positive")).toBeNull();
  const clients = (await within(card).findByText("Floating clients, same cost")).nextElementSibling!;
  expect(clients.firstElementChild!.className).toContain("text-fg-3");
});

it("says that prices are not available, and keeps its place", async () => {
  const card = await show({ status: 500 });
  await waitFor(() => expect(within(card).getByText("Prices are not available right now.")).toBeTruthy());
});
