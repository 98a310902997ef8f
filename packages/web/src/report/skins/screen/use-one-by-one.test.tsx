import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOneByOne } from "./use-one-by-one";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = () => act(() => vi.advanceTimersByTimeAsync(20));

it("begins nothing before the first frame is painted, then a part with each", async () => {
  const { result } = renderHook(() => useOneByOne(2));
  expect(result.current).toBe(0);
  await frame();
  expect(result.current).toBe(1);
  await frame();
  expect(result.current).toBe(2);
  await frame();
  expect(result.current).toBe(2);
});

it("asks for code once the first part is painted, and begins no other before it has come", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const code = vi.fn(() => promise);
  const { result } = renderHook(() => useOneByOne(3, code));
  await frame();
  expect(result.current).toBe(1);
  expect(code).not.toHaveBeenCalled();
  await frame();
  await frame();
  expect(code).toHaveBeenCalled();
  expect(result.current).toBe(1);
  resolve();
  await frame();
  expect(result.current).toBe(2);
  await frame();
  expect(result.current).toBe(3);
});

it("begins the others where the code does not come, so that they say so", async () => {
  const code = () => Promise.reject(new TypeError("offline"));
  const { result } = renderHook(() => useOneByOne(2, code));
  await frame();
  await frame();
  expect(result.current).toBe(2);
});
