import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { currentNotices, notify } from "../notify";
import { useForm } from "./use-form";
import { useRows } from "./use-rows";

afterEach(() => {
  for (const { id } of currentNotices()) notify.dismiss(id);
});

const said = () => currentNotices().map(({ text }) => text);

it("says a refusal at its field, and one that has no field in the form as a notice", () => {
  const { result } = renderHook(() => useForm({ name: "Ann" }, () => ({})));
  act(() => result.current.refuse({ "name.first": "Name is required" }));
  expect(result.current.error("name")).toBe("Name is required");
  expect(said()).toEqual([]);
  act(() => result.current.refuse({ "rateLock.since": "Enter the date" }));
  expect(said()).toEqual(["Enter the date"]);
});

it("counts a text that is no figure as typed, in a field that was empty", () => {
  const start: { income: number | null } = { income: null };
  const { result } = renderHook(() => useForm(start, () => ({})));
  act(() => result.current.set("income", Number.NaN));
  expect(result.current.dirty).toBe(true);
});

it("says a refusal at the row's field, and one beside the list as a notice", () => {
  const { result } = renderHook(() => useRows("licenses", [{ state: "NC" }], () => []));
  act(() => result.current.refuse({ "licenses.0.state": "Enter a state" }));
  expect(result.current.error(result.current.rows[0]!, "state")).toBe("Enter a state");
  expect(said()).toEqual([]);
  act(() => result.current.refuse({ disclaimer: "Use at most 10,000 characters" }));
  expect(said()).toEqual(["Use at most 10,000 characters"]);
});
