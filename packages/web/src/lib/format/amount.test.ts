import { describe, expect, it } from "vitest";
import { parseAmount } from "./amount";

describe("parseAmount", () => {
  it.each([
    ["450k", 450_000],
    ["1.2m", 1_200_000],
    ["1.1M", 1_100_000],
    ["$1,250.50", 1250.5],
    [" 6.5 % ", 6.5],
    ["(3,000)", -3000],
    ["\u2212$12", -12],
    [".5", 0.5],
    ["7.", 7],
    ["$450,000", 450_000],
    ["1 250 000", 1_250_000],
    ["6.125%", 6.125],
    ["6 1/8", 6.125],
    ["6 1/8%", 6.125],
    ["6-3/4", 6.75],
    ["7/8", 0.875],
    ["6\u215b", 6.125],
    ["\u00bd", 0.5],
  ])("reads %s", (text, value) => expect(parseAmount(text)).toBe(value));
  it.each(["", "abc", "1.2.3", "k", "12 apples", "1e5", "--4", "6 9/8", "1/0", "6 1/", "6 1", "11/20/2026"])(
    "refuses %s",
    (text) => expect(parseAmount(text)).toBeNull(),
  );
});
