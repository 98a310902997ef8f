import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fakeApi, headAt } from "../../lib/api/fake-api.fixture";
import { noteServerTime } from "../../lib/api/server-clock";
import MarketBar from "./market-bar";

let tell: (message: object) => void = () => {};
vi.mock("../../lib/sockets/hub-line", () => ({
  listenToHub: ({ hear }: { hear: typeof tell }) => {
    tell = hear;
    return () => {};
  },
}));

const played = vi.fn<() => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "Audio",
    class {
      play = played;
      pause() {}
    },
  );
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
  played.mockReset().mockResolvedValue();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const alert = (more: Partial<MarketAlert> = {}): MarketAlert => ({
  _id: `mal_${"1".repeat(26)}`,
  isTest: false,
  headline: "Bonds at the day's low",
  text: '<p>UMBS 6.0 has <strong>lost 8/32</strong>.</p><img src="x"><a href="javascript:x">no</a>',
  stance: "lock",
  sound: null,
  video: null,
  transcript: "",
  hasDisclaimer: true,
  postedAt: "2026-11-24T15:38:00.000Z",
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...more,
});

function show(...alerts: MarketAlert[]) {
  const api = fakeApi({
    "GET /v1/markets/news/alert": () => ({ data: alerts }),
    "GET /v1/markets/news": () => ({ data: "[]" }),
    "POST /v1/markets/news/alert-openings": () => ({ data: [] }),
    "GET /v1/markets/news/alert-sound": () => ({ data: [] }),
    "GET /v1/markets/news/alert-video": () => ({ data: [{ url: "https://files.example/video" }] }),
  });
  const { unmount } = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MarketBar clients={() => <p>3 of your floating clients</p>} />
      </SWRConfig>
    </MemoryRouter>,
  );
  return { ...api, unmount };
}
const calm = () => act(() => vi.advanceTimersByTimeAsync(2_100));
const banner = () => screen.queryByRole("region", { name: "Market alert", hidden: true });
const theWindow = () => screen.findByRole("alertdialog", { name: "Market alert" });

it("appears once the reader rests, with a window that OK closes for this browser session", async () => {
  const api = show(alert());
  await waitFor(() => expect(api.of("GET /v1/markets/news/alert")).toHaveLength(1));
  expect(banner()).toBeNull();
  await calm();
  const opened = within(await theWindow());
  expect(opened.getByText("11/24/2026 10:38 AM ET")).toBeTruthy();
  expect(opened.getByText("Stance: lock")).toBeTruthy();
  expect(opened.getByText("lost 8/32").tagName).toBe("STRONG");
  expect(document.querySelector("img, a[href^=javascript]")).toBeNull();
  expect(opened.getByText(/not for distribution to consumers/)).toBeTruthy();
  expect(opened.getByText("3 of your floating clients")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("OK");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(banner()).not.toBeNull();
  expect(api.of("POST /v1/markets/news/alert-openings")).toHaveLength(1);
  api.unmount();
  show(alert());
  await calm();
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("is heard from the hub at the same moment, and goes when it is ended", async () => {
  const api = show();
  await waitFor(() => expect(api.of("GET /v1/markets/news/alert")).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await act(async () => tell({ action: "marketAlert", alert: alert() }));
  await calm();
  await theWindow();
  await act(async () => tell({ action: "marketAlert", alert: null }));
  await waitFor(() => expect(banner()).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("goes by itself when its time is over", async () => {
  show(alert({ endsAt: new Date(Date.now() + 5_000).toISOString() }));
  await calm();
  await waitFor(() => expect(banner()).not.toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(banner()).toBeNull();
});

it("is there by the server's clock on a device that is three hours ahead", async () => {
  onTestFinished(() => noteServerTime(headAt(Date.now())));
  const at = Date.now() - 3 * 3_600_000;
  noteServerTime(headAt(at));
  show(alert({ endsAt: new Date(at + 3_600_000).toISOString() }));
  await calm();
  await waitFor(() => expect(banner()).not.toBeNull());
});

it("has no details, stance or small print where the corporation leaves them out", async () => {
  show(alert({ text: null, stance: null, hasDisclaimer: false }));
  await calm();
  const opened = within(await theWindow());
  expect(opened.queryByText("3 of your floating clients")).toBeNull();
  await userEvent.click(opened.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(banner()!.textContent).toBe("Alert10:38 AM ETBonds at the day's low");
  expect(screen.queryByRole("button", { name: "Details" })).toBeNull();
});

it("folds away for the session, and the news stands in its place", async () => {
  show(alert());
  await calm();
  await userEvent.click(within(await theWindow()).getByRole("button", { name: "OK" }));
  await userEvent.click(await screen.findByRole("button", { name: "Collapse the alert" }));
  expect(banner()).toBeNull();
  expect(document.documentElement.dataset.marketAlert).toBeUndefined();
});

const sound = { address: `/v1/markets/news/alert-sound?soundID=als_${"1".repeat(26)}`, seconds: 42 };

it("plays its recording once by itself, unless the sound is off", async () => {
  const first = show(alert({ sound }));
  await calm();
  await waitFor(() => expect(played).toHaveBeenCalledTimes(1));
  first.unmount();
  // Another page of the same browser stays silent.
  show(alert({ sound }));
  await calm();
  await theWindow();
  expect(played).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole("switch", { name: "Sound for alerts, this session" }));
  cleanup();
  show(alert({ sound, _id: `mal_${"2".repeat(26)}` }));
  await calm();
  await theWindow();
  expect(played).toHaveBeenCalledTimes(1);
});

it("asks for a press where the browser plays nothing by itself", async () => {
  played.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  show(alert({ sound }));
  await calm();
  const opened = within(await theWindow());
  expect(await opened.findByText("Press the button to listen.")).toBeTruthy();
  await userEvent.click(opened.getByRole("button", { name: "Listen to the recording" }));
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2));
});

const video = { address: `/v1/markets/news/alert-video?videoID=alv_${"1".repeat(26)}`, seconds: 42 };

it("shows a video in the window, plays it once by itself, and its sound in the banner", async () => {
  const begun = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    this.onplay?.(new Event("play"));
  });
  const paused = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const api = show(alert({ video, transcript: "Bonds are at the day's low." }));
  await calm();
  const opened = within(await theWindow());
  const shown = await opened.findByLabelText<HTMLVideoElement>("Video: Bonds at the day's low");
  expect([shown.tagName, shown.src, shown.controls]).toEqual(["VIDEO", "https://files.example/video", true]);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(opened.getByText("Bonds are at the day's low.")).toBeTruthy();
  await userEvent.click(opened.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: /^Pause/ }));
  expect(paused).toHaveBeenCalledTimes(1);
  act(() => shown.onpause?.(new Event("pause")));
  await userEvent.click(screen.getByRole("button", { name: "Listen 0:42" }));
  expect(begun.mock.contexts).toEqual([shown, shown]);
  expect(api.of("GET /v1/markets/news/alert-video")).toHaveLength(1);
});

it("asks where the video plays from once more, when a long pause has outlived the address", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const api = show(alert({ video }));
  await calm();
  const shown = await within(await theWindow()).findByLabelText<HTMLVideoElement>(/^Video/);
  shown.onerror?.("too soon to be an old address");
  expect(api.of("GET /v1/markets/news/alert-video")).toHaveLength(1);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  shown.onerror?.("403");
  await waitFor(() => expect(api.of("GET /v1/markets/news/alert-video")).toHaveLength(2));
});

it("plays nothing of an alert that ended while its recording was on its way", async () => {
  let arrive = () => {};
  const api = show(alert({ sound }));
  const before = globalThis.fetch;
  vi.stubGlobal("fetch", (from: string, ...more: []) =>
    String(from).includes("alert-sound")
      ? new Promise((resolve) => {
          arrive = () => resolve(new Response(new Blob(["x"])));
        })
      : before(from, ...more),
  );
  await calm();
  await theWindow();
  api.unmount();
  await act(async () => arrive());
  expect(played).not.toHaveBeenCalled();
});
