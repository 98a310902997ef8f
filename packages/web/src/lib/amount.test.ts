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
  ])("reads %s", (text, value) => expect(parseAmount(text)).toBe(value));
  it.each(["", "abc", "1.2.3", "k", "12 apples", "1e5", "--4"])("refuses %s", (text) =>
    expect(parseAmount(text)).toBeNull(),
  );
});
