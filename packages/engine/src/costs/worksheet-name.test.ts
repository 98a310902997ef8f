import { expect, it } from "vitest";
import { freeName } from "./worksheet-name";

it.each([
  ["Wake County", [], "Wake County"],
  ["Wake County", ["Durham"], "Wake County"],
  ["Wake County", ["Wake County"], "Wake County 2"],
  ["Wake County", [" wake county "], "Wake County 2"],
  ["Wake County", ["Wake County", "Wake County 2", "Wake County 4"], "Wake County 3"],
  ["Wake County 2", ["Wake County 2"], "Wake County 3"],
  ["2", ["2"], "2 2"],
  ["Fees 0", ["Fees 0"], "Fees 0 2"],
])("%j beside %j is %j", (name, taken, expected) => {
  expect(freeName(name, taken)).toBe(expected);
});

it("stays within 100 characters", () => {
  const long = "x".repeat(100);
  const second = freeName(long, [long]);
  expect(second).toBe(`${"x".repeat(98)} 2`);
  expect(freeName(long, [long, second])).toHaveLength(100);
});
