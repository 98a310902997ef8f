import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "./search-field";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (text: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("asks once, 300 ms after the last key", () => {
  const search = vi.fn();
  render(<SearchField label="Search" onSearch={search} />);
  type("m");
  wait(200);
  type("ma");
  wait(299);
  expect(search).not.toHaveBeenCalled();
  wait(1);
  expect(search.mock.calls).toEqual([["ma"]]);
});

it("does not ask again for the same text with a blank more", () => {
  const search = vi.fn();
  render(<SearchField label="Search" onSearch={search} />);
  type("ma");
  wait(300);
  type("ma ");
  wait(300);
  expect(search).toHaveBeenCalledOnce();
});

it("takes no more than a search may hold", () => {
  render(<SearchField label="Search" onSearch={() => {}} />);
  expect(screen.getByLabelText<HTMLInputElement>("Search").maxLength).toBe(100);
});

it("clears by Escape", () => {
  const search = vi.fn();
  render(<SearchField label="Search" onSearch={search} />);
  type("ma");
  wait(300);
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "Escape" });
  wait(300);
  expect(search).toHaveBeenLastCalledWith("");
});
