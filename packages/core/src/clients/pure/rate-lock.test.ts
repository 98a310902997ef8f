import { expect, it } from "vitest";
import { isLocked } from "./rate-lock";

const lock = { since: "2026-11-20", until: "2026-12-20" };

it.each([
  // An officer in Guam noted it where the day was ahead.
  [lock, "2026-11-19", true],
  [lock, "2026-11-20", true],
  [lock, "2026-12-20", true],
  [lock, "2026-12-21", false],
  [{ ...lock, until: null }, "2036-01-01", true],
  [null, "2026-11-24", false],
  [undefined, "2026-11-24", false],
])("of %o on %s is %s", (each, day, expected) => {
  expect(isLocked(each, day)).toBe(expected);
});
