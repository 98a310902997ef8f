import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSoundOn } from "../../../lib/alert-sound";
import { useNoticeSound } from "./use-notice-sound";

let tones = 0;
let isAllowed = true;

class FakeAudio {
  state = isAllowed ? "running" : "suspended";
  currentTime = 0;
  destination = {};
  resume = () => new Promise(() => {});
  close = async () => {};
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => {
      tones += 1;
    },
    stop() {},
  });
}

beforeEach(() => {
  tones = 0;
  isAllowed = true;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it("rings once for an alert, however often its notice appears", async () => {
  renderHook(() => useNoticeSound("alt_once"));
  await waitFor(() => expect(tones).toBe(2));
  cleanup();
  renderHook(() => useNoticeSound("alt_once"));
  await settled();
  expect(tones).toBe(2);
  renderHook(() => useNoticeSound("alt_other"));
  await waitFor(() => expect(tones).toBe(4));
});

it("stays silent where another tab has rung", async () => {
  localStorage.setItem("highway.lock-alert.played", JSON.stringify(["alt_elsewhere"]));
  const { result } = renderHook(() => useNoticeSound("alt_elsewhere"));
  await settled();
  expect([tones, result.current]).toEqual([0, false]);
});

it("stays silent while the sound of alerts is off", async () => {
  keepSoundOn(false);
  const { result } = renderHook(() => useNoticeSound("alt_silent"));
  await settled();
  expect([tones, result.current]).toEqual([0, false]);
});

it("tells that the browser refused, and rings later where it is allowed", async () => {
  isAllowed = false;
  const { result } = renderHook(() => useNoticeSound("alt_refused"));
  await waitFor(() => expect(result.current).toBe(true));
  expect(tones).toBe(0);
  cleanup();
  isAllowed = true;
  renderHook(() => useNoticeSound("alt_refused"));
  await waitFor(() => expect(tones).toBe(2));
});
