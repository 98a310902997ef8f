import type { NewsItem } from "@highway/core/market/schema";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { useBrowserSteps } from "../../lib/browser-steps";
import { useAlertOpening } from "./alerts/alert-opening";
import Ticker from "./ticker";

const item = (news: string, more: Partial<NewsItem> = {}): NewsItem => ({
  news,
  newsDate: "2026-11-20",
  newsTime: "10:32",
  isAlert: false,
  link: "https://www.federalreserve.gov/x.htm",
  source: "Federal Reserve Board",
  sample: false,
  ...more,
});
const three = [item("First"), item("Second", { isAlert: true, newsTime: "00:05" }), item("Third", { link: null })];

let isPhone = false;
let seen: DocumentVisibilityState = "visible";
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query !== "print",
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
});
afterEach(() => {
  cleanup();
  [isPhone, seen] = [false, "visible"];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (items: NewsItem[], status?: number, then = items) => {
  const error = { code: "failed", alertMessage: "Something went wrong. Please try again." };
  let asked = 0;
  const api = fakeApi({
    "GET /v1/markets/news": () => (status ? { status, error } : { data: JSON.stringify(asked++ === 1 ? then : items) }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Ticker />
    </SWRConfig>,
  );
  return api;
};
const strip = () => screen.findByRole("region", { name: "Market news" });
const words = async () => (await strip()).querySelector("p")!.textContent;
const seconds = (count: number) => act(() => vi.advanceTimersByTime(count * 1000));

it("turns to the next piece every ten seconds, and after the last to the first", async () => {
  show(three);
  expect(await words()).toBe("11/20/2026 10:32 AM ETFirst (opens in a new tab)");
  seconds(9);
  expect(await words()).toContain("First");
  seconds(1);
  expect(await words()).toBe("Alert11/20/2026 12:05 AM ETSecond (opens in a new tab)");
  seconds(10);
  expect(await words()).toBe("11/20/2026 10:32 AM ETThird");
  seconds(10);
  expect(await words()).toContain("First");
});

it("closes its list when the browser steps back, and stays itself", async () => {
  function Page() {
    useBrowserSteps();
    return <Ticker />;
  }
  fakeApi({ "GET /v1/markets/news": () => ({ data: JSON.stringify(three) }) });
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/first"] });
  render(<RouterProvider router={router} />);
  const all = within(await strip()).getByRole("button", { name: "All news" });
  await act(() => router.navigate("/second"));
  fireEvent.click(all);
  expect(await screen.findByRole("dialog", { name: "Market news" })).toBeTruthy();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(all.isConnected).toBe(true);
});

it("reads out nothing by itself, and leads out without telling from where", async () => {
  show(three);
  expect((await strip()).getAttribute("aria-live")).toBe("off");
  const link = within(await strip()).getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://www.federalreserve.gov/x.htm",
    "_blank",
    "noopener noreferrer",
  ]);
});

it("stands still while it is pointed at or has the focus", async () => {
  show(three);
  fireEvent.pointerEnter(await strip());
  seconds(30);
  expect(await words()).toContain("First");
  fireEvent.pointerLeave(await strip());
  seconds(10);
  expect(await words()).toContain("Second");
  const button = screen.getByRole("button", { name: "All news" });
  act(() => button.focus());
  seconds(30);
  expect(await words()).toContain("Second");
  act(() => button.blur());
  seconds(10);
  expect(await words()).toContain("Third");
});

it("puts nothing new below the pointer", async () => {
  const api = show(three, undefined, [item("Newer"), ...three]);
  fireEvent.pointerEnter(await strip());
  await act(() => vi.advanceTimersByTimeAsync(601_000));
  expect([api.of("GET /v1/markets/news").length, await words()]).toEqual([2, expect.stringContaining("First")]);
  fireEvent.pointerLeave(await strip());
  expect(await words()).toContain("Newer");
});

it("turns again when it comes back, though it went from under the pointer", async () => {
  const api = show(three, undefined, []);
  fireEvent.pointerEnter(await strip());
  await act(() => vi.advanceTimersByTimeAsync(601_000));
  expect(screen.queryByRole("region")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(601_000));
  expect(api.of("GET /v1/markets/news")).toHaveLength(3);
  const before = await words();
  seconds(10);
  expect(await words()).not.toBe(before);
});

it("stands still while nobody sees the page", async () => {
  show(three);
  await strip();
  seen = "hidden";
  fireEvent(document, new Event("visibilitychange"));
  seconds(60);
  seen = "visible";
  fireEvent(document, new Event("visibilitychange"));
  seconds(9);
  expect(await words()).toContain("First");
  seconds(1);
  expect(await words()).toContain("Second");
});

it("says of the last known news as of when it stands", async () => {
  vi.useRealTimers();
  show(three.map((each) => ({ ...each, asOf: "2026-11-20T10:40:00.000Z" })));
  expect(await words()).toMatch(/^As of 11\/20\/2026 \d+:40 [AP]M/);
  fireEvent.click(screen.getByRole("button", { name: "All news" }));
  const window = await screen.findByRole("dialog", { name: "Market news" });
  expect(window.textContent).toContain("This is the last known news, as of 11/20/2026");
});

it("lists everything in a window, alerts marked, with what a sample is", async () => {
  vi.useRealTimers();
  show(three.map((each) => ({ ...each, sample: true, source: "Sample data, not from Federal Reserve Board" })));
  expect(await words()).toMatch(/^Sample/);
  fireEvent.click(screen.getByRole("button", { name: "All news" }));
  const window = within(await screen.findByRole("dialog", { name: "Market news" }));
  expect(window.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "11/20/2026 10:32 AM ETFirst (opens in a new tab)",
    "Alert11/20/2026 12:05 AM ETSecond (opens in a new tab)",
    "11/20/2026 10:32 AM ETThird",
  ]);
  expect(window.getByText("Sample data, not from Federal Reserve Board")).toBeTruthy();
});

it.each([
  ["there is none", [], undefined],
  ["it cannot be had", [], 500],
])("shows nothing, silently, when %s", async (_, items, status) => {
  const api = show(items, status);
  await waitFor(() => expect(api.of("GET /v1/markets/news")).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks for nothing on a phone", async () => {
  isPhone = true;
  const api = show(three);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(api.sent).toEqual([]);
});

it("opens the window of the corporation's alert from its headline, also among all news", async () => {
  const opened = vi.fn<() => void>();
  function Bar() {
    useAlertOpening(opened);
    return null;
  }
  const own = item("Bonds at the day's low", { isAlert: true, link: null, alertID: "mal_1", videoElement: "/v1/x" });
  show([own, ...three]);
  render(<Bar />);
  const headline = await within(await strip()).findByRole("button", { name: "Bonds at the day's low" });
  fireEvent.click(headline);
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.click(within(await strip()).getByRole("button", { name: "All news" }));
  const all = within(await screen.findByRole("dialog", { name: "Market news" }));
  expect(all.getByText("With a video")).toBeTruthy();
  fireEvent.click(all.getByRole("button", { name: "Bonds at the day's low" }));
  expect(opened).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
