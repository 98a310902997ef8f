import { afterEach, expect, it, vi } from "vitest";
import { endOfLookUps, lookUp } from "./look-ups";

afterEach(() => vi.useRealTimers());

it("waits for what is looked up, and for what that begins", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHere = false;
  void lookUp(promise.then(() => void lookUp(Promise.resolve().then(() => (isHere = true)))));
  const end = endOfLookUps();
  resolve();
  await end;
  expect(isHere).toBe(true);
});

it("is held up by no source that fails, nor for long by one that never answers", async () => {
  vi.useFakeTimers();
  lookUp(Promise.reject(new Error("No answer."))).catch(() => {});
  await endOfLookUps();
  const { promise, resolve } = Promise.withResolvers<void>();
  void lookUp(promise);
  let isOver = false;
  const end = endOfLookUps().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(4000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(true);
  await end;
  resolve();
});
