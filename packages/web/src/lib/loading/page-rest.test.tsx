import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("fetches ahead once the page has come to rest, and not before there is a network", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { fetchWhenPageRests, whenPageRests } = await import("./page-rest");
  const draw = vi.fn();
  const fetch = vi.fn();
  whenPageRests(draw);
  fetchWhenPageRests(fetch);
  await vi.advanceTimersByTimeAsync(1900);
  expect(draw).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(200);
  expect(draw).toHaveBeenCalledOnce();
  expect(fetch, "asked for now it would never come").not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledOnce();
});

it("leaves a page that nobody touches alone for some seconds more", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  const { whenPageRests } = await import("./page-rest");
  const draw = vi.fn();
  whenPageRests(draw);
  await vi.advanceTimersByTimeAsync(7900);
  expect(draw).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(draw).toHaveBeenCalledOnce();
});

it("does not take the processor from one who types", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  const { whenIdle } = await import("./page-rest");
  const fetch = vi.fn();
  dispatchEvent(new KeyboardEvent("keydown", { key: "6" }));
  whenIdle(fetch);
  await vi.advanceTimersByTimeAsync(300);
  dispatchEvent(new KeyboardEvent("keydown", { key: "5" }));
  await vi.advanceTimersByTimeAsync(300);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetch).toHaveBeenCalledOnce();
});
