import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useDrawn } from "./phone-editor";

/** What waits for the page to rest runs when a test says so. */
const waiting: (() => void)[] = [];
vi.mock(import("../../../lib/loading/page-rest"), async (original) => ({
  ...(await original()),
  whenPageRests: (run: () => void) => void waiting.push(run),
}));

const ids = ["a", "b", "c", "d"];
const drawnOf = (isDrawn: (place: number) => boolean) => ids.filter((_, place) => isDrawn(place)).join("");

it("draws the loan in sight first, its neighbors once a finger touches, and keeps what it has drawn", () => {
  const { result, rerender } = renderHook(({ at }) => useDrawn(ids, at), { initialProps: { at: 1 } });
  expect(drawnOf(result.current.isDrawn)).toBe("b");
  act(() => result.current.near());
  expect(drawnOf(result.current.isDrawn)).toBe("abc");
  rerender({ at: 3 });
  expect(drawnOf(result.current.isDrawn)).toBe("abcd");
});

it("draws those that slide by on the way to another loan, and leaves none of them empty again", () => {
  const { result, rerender } = renderHook(({ at }) => useDrawn(ids, at), { initialProps: { at: 3 } });
  expect(drawnOf(result.current.isDrawn)).toBe("d");
  rerender({ at: 1 });
  expect(drawnOf(result.current.isDrawn)).toBe("bcd");
  rerender({ at: 0 });
  expect(drawnOf(result.current.isDrawn)).toBe("abcd");
});

it("draws every loan by itself once the page has come to rest, the nearest first", () => {
  waiting.length = 0;
  const { result } = renderHook(() => useDrawn(ids, 0));
  const seen = ids.map(() => {
    act(() => waiting.splice(0).forEach((run) => void run()));
    return drawnOf(result.current.isDrawn);
  });
  expect(seen).toEqual(["a", "ab", "abc", "abcd"]);
});
