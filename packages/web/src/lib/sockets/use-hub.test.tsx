import type { HubFrame } from "@highway/core/market/hub/frame.schema";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../api/fake-api.fixture";
import { listenToHub } from "./hub-line";
import { useHub } from "./use-hub";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  isClosed = false;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this);
  }
  send = () => {};
  close = () => {
    this.isClosed = true;
  };
}

type Prices = { sequence: number; price: number };
let latest: Prices;
let isOpen: boolean;
let isOut: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(console, "error").mockReturnValue();
  FakeSocket.all = [];
  [latest, isOpen, isOut] = [{ sequence: 7, price: 101.28 }, true, false];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = () => FakeSocket.all.at(-1)!;
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));
const frame = (sequence: number, price: number, after = sequence - 1) =>
  act(async () => {
    const coupons = [{ currentPrice: price }];
    line().onmessage({ data: JSON.stringify({ action: "frame", sequence, after, at: "", coupons }) });
  });

/** A page that has asked for the prices and stands on the line. */
async function page() {
  const tickets = { ticket: "usr_1.secret", dialInMs: 0, expiresAt: "" };
  const api = fakeApi({
    "GET /v1/markets/huburl": () => ({ data: [{ hubUrl: "wss://elsewhere.example/v1/markets/hub" }] }),
    "POST /v1/sockets/tickets": () => ({ data: [tickets] }),
  });
  const snapshot = vi.fn(async () => {
    if (isOut) throw new Error("You are offline.");
    return latest;
  });
  const apply = (_: Prices, { sequence, coupons }: HubFrame) => ({ sequence, price: coupons[0]!.currentPrice! });
  const { result, rerender, unmount } = renderHook(() => useHub<Prices>({ snapshot, apply, isOpen: () => isOpen }));
  await seconds(0);
  await act(async () => line()?.onopen());
  await seconds(0);
  return { api, snapshot, shown: () => result.current, rerender, unmount };
}

it("dials the hub at the page's own address, and is live from the snapshot on, by each frame after it", async () => {
  const { shown } = await page();
  expect([line().url, line().protocols]).toEqual([
    `${location.origin.replace("http", "ws")}/v1/markets/hub`,
    ["highway.v1", "ticket.usr_1.secret"],
  ]);
  expect(shown()).toMatchObject({ state: "live", data: latest, since: undefined, error: undefined });
  await frame(8, 101.31);
  expect(shown()).toMatchObject({ state: "live", data: { sequence: 8, price: 101.31 } });
});

it("is stale from the end of the line on, tells why, keeps its prices, and is live again by itself", async () => {
  const { shown } = await page();
  isOut = true;
  await act(async () => line().onclose({ code: 1006 }));
  await seconds(0);
  expect(shown()).toMatchObject({ state: "stale", data: latest, since: Date.now() });
  const since = shown().since;
  await seconds(30);
  expect(shown()).toMatchObject({ state: "stale", data: latest, since });
  expect(shown().error?.message).toBe("The connection was closed (1006).");
  expect(console.error).toHaveBeenCalledWith(
    "A live connection failed and is opened again:",
    "The connection was closed (1006).",
  );
  [isOut, latest] = [false, { sequence: 30, price: 100.5 }];
  await act(async () => line().onopen());
  await seconds(8);
  expect(shown()).toMatchObject({ state: "live", data: latest, since: undefined, error: undefined });
});

it("reads the prices by call where the line stays closed, and calls them stale", async () => {
  const { shown, snapshot } = await page();
  latest = { sequence: 9, price: 101.5 };
  await act(async () => line().onclose({ code: 1006 }));
  await seconds(0);
  expect(shown()).toMatchObject({ state: "stale", data: latest });
  expect(snapshot).toHaveBeenCalledTimes(2);
});

it("asks for the snapshot where a frame is missing, and shows none that came after the gap until then", async () => {
  const { shown, snapshot } = await page();
  isOut = true;
  await frame(10, 99);
  expect(shown()).toMatchObject({ state: "stale", data: { price: 101.28 } });
  expect(snapshot).toHaveBeenCalledTimes(2);
});

it("closes the line when the market does, shows the day's last prices, and dials when it opens", async () => {
  const { shown, rerender } = await page();
  const dialed = FakeSocket.all.length;
  isOpen = false;
  latest = { sequence: 40, price: 101.11 };
  rerender();
  await seconds(0);
  expect(line().isClosed).toBe(true);
  expect(shown()).toMatchObject({ state: "shut", data: latest, since: undefined });
  await seconds(3_600);
  expect(FakeSocket.all).toHaveLength(dialed);
  isOpen = true;
  rerender();
  await seconds(0);
  expect(FakeSocket.all).toHaveLength(dialed + 1);
});

it("closes the line five minutes after the page was hidden", async () => {
  await page();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await seconds(295);
  expect(line().isClosed).toBe(false);
  await seconds(20);
  expect(line().isClosed).toBe(true);
});

it("shares one line between all parts of a page, which ends with the last of them", async () => {
  const { unmount } = await page();
  const heard = vi.fn();
  const stop = listenToHub({ hear: heard, isWanted: () => true });
  await act(async () => line().onmessage({ data: '{"action":"marketAlert","alert":null}' }));
  expect(heard).toHaveBeenCalledWith({ action: "marketAlert", alert: null });
  expect(FakeSocket.all).toHaveLength(1);
  unmount();
  expect(line().isClosed).toBe(false);
  stop();
  expect(line().isClosed).toBe(true);
});

it("logs what the hub refuses", async () => {
  await page();
  const refused = { action: "failure", code: "invalid", alertMessage: "There is no such message on this channel." };
  await act(async () => line().onmessage({ data: JSON.stringify(refused) }));
  expect(console.error).toHaveBeenCalledWith("The market hub refused a message:", refused);
});
