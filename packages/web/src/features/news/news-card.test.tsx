import type { NewsItem } from "@highway/core/market/schema";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import NewsCard, { NewsSide } from "./news-card";

const five = Array.from(
  { length: 5 },
  (_, index): NewsItem => ({
    news: `News ${index}`,
    newsDate: null,
    newsTime: null,
    isAlert: index === 0,
    link: null,
    source: "Federal Reserve Board, press releases",
    sample: false,
  }),
);
const error = { code: "failed", alertMessage: "Something went wrong. Please try again." };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const show = (
  answer: () => { status?: number; data?: unknown; error?: typeof error },
  isPhone = true,
  News = NewsCard,
) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }));
  const api = fakeApi({ "GET /v1/markets/news": answer });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <News />
    </SWRConfig>,
  );
  return api;
};
const listed = (items: NewsItem[]) => () => ({ data: JSON.stringify(items) });

it("shows a phone the latest three, and all of them in a window", async () => {
  show(listed(five));
  expect((await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "AlertNews 0",
    "News 1",
    "News 2",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "All news" }));
  const window = within(await screen.findByRole("dialog", { name: "Market news" }));
  expect(window.getAllByRole("listitem")).toHaveLength(5);
});

it("offers no window for what stands there whole", async () => {
  show(listed(five.slice(0, 3)));
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that there is none", async () => {
  show(listed([]));
  expect(await screen.findByText("There is no market news right now.")).toBeTruthy();
});

it.each([
  ["a phone's home page", NewsCard, 3],
  ["the side of the prices", NewsSide, 4],
])("says why the news cannot be had, and tries again: %s", async (_, News, shown) => {
  let isOut = true;
  show(() => (isOut ? { status: 500, error } : listed(five)()), News === NewsCard, News);
  expect((await screen.findByRole("alert")).textContent).toContain(error.alertMessage);
  expect(screen.queryByText("There is no market news right now.")).toBeNull();
  isOut = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(shown);
});

it("is not there, and asks for nothing, where there is the strip", () => {
  const api = show(listed(five), false);
  expect([document.body.textContent, api.sent]).toEqual(["", []]);
});
