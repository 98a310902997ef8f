import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useArrivals } from "./use-calendar";

afterEach(() => vi.useRealTimers());

it("marks an event whose figure has just come for a moment, however often the calendar is drawn in it", () => {
  vi.useFakeTimers();
  const read = (actual: number | null) => [{ id: "date-1", actual } as ShownEvent];
  const { result, rerender } = renderHook(({ actual }) => useArrivals(read(actual)), {
    initialProps: { actual: null as number | null },
  });
  rerender({ actual: 1.4 });
  expect([...result.current]).toEqual(["date-1"]);
  act(() => vi.advanceTimersByTime(300));
  rerender({ actual: 1.4 });
  expect([...result.current]).toEqual(["date-1"]);
  act(() => vi.advanceTimersByTime(400));
  expect([...result.current]).toEqual([]);
});
