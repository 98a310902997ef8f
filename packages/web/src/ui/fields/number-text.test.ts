import { describe, expect, it } from "vitest";
import { caretAfter, dressed, fractionOf, significant } from "./number-text";

describe("significant", () => {
  it.each([
    ["$1,250.505", 2, "1250.50"],
    ["007", 0, "7"],
    ["1.2.3", 3, "1.23"],
    ["1.", 3, "1."],
    [".5", 3, ".5"],
    ["12.5", 0, "12"],
    ["abc", 2, ""],
  ])("of %s with %d decimals", (text, decimals, plain) => expect(significant(text, decimals)).toBe(plain));
  it("keeps a minus only where it may stand", () => {
    expect(significant("\u2212$300", 0)).toBe("-300");
    expect(significant("-300", 0)).toBe("-300");
    expect(significant("3-00", 0)).toBe("300");
  });
});

describe("fractionOf", () => {
  it.each(["6 ", "6 1", "6 1/", "6 1/8", "6-1/8", "1/", "1/8"])("lets %j stand", (text) =>
    expect(fractionOf(`${text}%`)).toBe(text),
  );
  it.each(["6", "6.5", "-3", "6 1/8 a", "a 1/8"])("is none in %j", (text) => expect(fractionOf(text)).toBeNull());
});

describe("dressed", () => {
  it.each([
    ["1250000.5", { prefix: "$" }, "$1,250,000.5"],
    ["6.", { suffix: "%" }, "6.%"],
    ["752", { grouped: false }, "752"],
    ["1752", { grouped: false }, "1752"],
    ["-300", { prefix: "$" }, "-$300"],
    ["", { prefix: "$" }, ""],
  ])("%s", (plain, look, text) => expect(dressed(plain, look)).toBe(text));
});

describe("caretAfter", () => {
  it.each([
    ["$1,250", 0, 1],
    ["$1,250", 1, 2],
    ["$1,250", 2, 4],
    ["6.5%", 3, 3],
    ["", 0, 0],
  ])("in %s after %d characters", (text, characters, at) => expect(caretAfter(text, characters)).toBe(at));
});
