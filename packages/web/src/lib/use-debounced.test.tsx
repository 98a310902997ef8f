import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebounced } from "./use-debounced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("hands on what a search asks for once it has rested for 300 ms, and nothing typed on the way", () => {
  const seen = new Set<string>();
  const { rerender, result } = renderHook(
    ({ text }) => {
      const asked = useDebounced(text);
      seen.add(asked);
      return asked;
    },
    { initialProps: { text: "" } },
  );
  for (const text of ["m", "ma", "mar"]) {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(299));
  }
  expect(result.current).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe("mar");
  expect([...seen]).toEqual(["", "mar"]);
});
