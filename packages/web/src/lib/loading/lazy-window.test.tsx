import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../notify";
import { closeWindow, fetchWaiting, lazyWindow, startPrefetching } from "./lazy-window";
import { whenPageRests } from "./page-rest";

type Props = { onClose: () => void };
const Drawer = () => <p>Here</p>;
beforeEach(() => vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run)));
const show = (Part: ComponentType<Props>, onClose: () => void) =>
  render(
    <Suspense fallback={null}>
      <Part onClose={onClose} />
    </Suspense>,
  );

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

it("says that a window could not be had, closes it, and asks for it again the next time", async () => {
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Part = lazyWindow<Props>(load, closeWindow);
  const onClose = vi.fn();
  const { unmount } = show(Part, onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(currentNotices().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "error: This could not be loaded. Check your connection, or reload the page.",
  ]);
  unmount();
  show(Part, onClose);
  expect(await screen.findByText("Here")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("says after a second that a window is on its way, and no longer once it is there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const texts = () => currentNotices().map(({ text }) => text);
  let arrive = (_code: { default: ComponentType<Props> }) => {};
  const load = () => new Promise<{ default: ComponentType<Props> }>((resolve) => (arrive = resolve));
  show(lazyWindow<Props>(load, closeWindow), () => {});
  await vi.advanceTimersByTimeAsync(900);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(texts()).toEqual(["One moment. This window is loading."]);
  arrive({ default: Drawer });
  expect(await screen.findByText("Here")).toBeTruthy();
  expect(texts()).toEqual([]);
});

it("says so without a network in the words of every call", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(
    lazyWindow<Props>(() => Promise.reject(new TypeError("Failed to fetch")), closeWindow),
    () => {},
  );
  await waitFor(() =>
    expect(currentNotices().map(({ text }) => text)).toEqual(["You are offline. Check your connection and try again."]),
  );
});

it("does not try without a network, which a browser would never do again, and has it when the network is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  const Part = lazyWindow<Props>(load, closeWindow);
  const onClose = vi.fn();
  const { unmount } = show(Part, onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  unmount();
  online.mockReturnValue(true);
  show(Part, onClose);
  expect(await screen.findByText("Here")).toBeTruthy();
});

it("is fetched ahead, and then shown without a network", async () => {
  await fetchWaiting(); // what the tests above have left
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  document.documentElement.dataset.windows = "here";
  const Part = lazyWindow<Props>(load, closeWindow);
  expect(document.documentElement.dataset.windows, "another window is still to come").toBeUndefined();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const brought = fetchWaiting();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load, "asked for without a network it would never come").not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect(await brought).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  online.mockReturnValue(false);
  const onClose = vi.fn();
  show(Part, onClose);
  expect(await screen.findByText("Here")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it("tells when something did not come", async () => {
  lazyWindow<Props>(() => Promise.reject(new TypeError("Failed to fetch")), closeWindow);
  expect(await fetchWaiting()).toBe(false);
  expect(await fetchWaiting(), "its press asks for it again").toBe(true);
});

it("asks for the code once, however often it is shown", async () => {
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  const Part = lazyWindow<Props>(load, closeWindow);
  show(Part, () => {});
  show(Part, () => {});
  await waitFor(() => expect(screen.getAllByText("Here")).toHaveLength(2));
  expect(load).toHaveBeenCalledOnce();
});

it("comes with its press, and not ahead, where the browser is set to save data", async () => {
  const rest = () => new Promise<void>((resolve) => whenPageRests(resolve));
  const connection = { saveData: true };
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  startPrefetching();
  dispatchEvent(new Event("pointermove"));
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  const Part = lazyWindow<Props>(load, closeWindow);
  for (let i = 0; i < 5; i++) await rest();
  expect(load).not.toHaveBeenCalled();
  show(Part, () => {});
  expect(await screen.findByText("Here")).toBeTruthy();
  connection.saveData = false;
  const next = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  lazyWindow<Props>(next, closeWindow);
  await waitFor(() => expect(next).toHaveBeenCalled());
});
