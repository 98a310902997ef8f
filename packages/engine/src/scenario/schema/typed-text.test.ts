import { expect, it } from "vitest";
import { faultOfText } from "./typed-text";

const comma = "Use commas for thousands and a point for decimals";
it.each([
  ["2.345", 0, "Enter a whole number"],
  ["1.25", 1, "Use at most 1 decimal"],
  ["$1,234.567", 2, "Use at most 2 decimals"],
  ["450.000", 2, "Use at most 2 decimals"],
  ["6.1255%", 3, "Use at most 3 decimals"],
  ["6,5", 3, comma],
  ["1.234,56", 2, comma],
])("says what is wrong with %j in a field of %d decimals", (text, decimals, fault) =>
  expect(faultOfText(text, decimals)).toBe(fault),
);
it.each([["abc"], ["1e9"], ["12/31/2026"], ["1.2.3"], ["$1,234.56"], [6.1255], [null]])(
  "leaves %j to the field's own sentence",
  (value) => expect(faultOfText(value, 2)).toBeNull(),
);
