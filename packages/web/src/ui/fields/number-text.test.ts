import { describe, expect, it } from "vitest";
import { caretAfter, dressNumber, fractionOf, readNumber, readPasted, significant, typedUnit } from "./number-text";

const price = { prefix: "$", decimals: 2 };
const wholeDollars = { prefix: "$", decimals: 0 };
const rate = { suffix: "%", decimals: 3 };
const term = { suffix: "\u00a0years", decimals: 0 };
const months = { suffix: "\u00a0months", decimals: 0 };

describe("what is typed or pasted", () => {
  it.each([
    [price, "", null],
    [price, "$", null],
    [price, "1,234.56", 1234.56],
    [price, "$1,234", 1234],
    [price, "(500)", -500],
    [price, "-500", -500],
    [price, "\u2212500", -500],
    [price, "\u2013500", -500],
    [price, "450k", 450_000],
    [price, "1.2m", 1_200_000],
    [price, "$1.2 million", 1_200_000],
    [price, "1.2mm", 1_200_000],
    [price, " 12 ", 12],
    [price, "\uff11\uff12\uff0c\uff13\uff14\uff15", 12_345],
    [price, "5.", 5],
    [price, ".5", 0.5],
    [price, "\u00bd", 0.5],
    [price, "1 234 567", 1_234_567],
    [price, "USD 1,200", 1200],
    [price, "1,200 dollars", 1200],
    [price, "999,999,999.99", 999_999_999.99],
    [wholeDollars, "1.5k", 1500],
    [wholeDollars, "1,234.00", 1234],
    [rate, "6 3/8", 6.375],
    [rate, "6-3/8", 6.375],
    [rate, "6\u215c", 6.375],
    [rate, "6.375%", 6.375],
    [rate, "6.3750 %", 6.375],
    [rate, "6.5 percent", 6.5],
    [rate, "1.25 pts", 1.25],
    [term, "30 years", 30],
    [term, "30 yr fixed", 30],
    [months, "3m", 3],
  ])("in %j: %j is %j", (field, text, figure) => expect(readNumber(text, field)).toBe(figure));

  it.each([
    [price, ["6,5", "1,23,456", "1.234,56", "1 234,56", "450.000", "0,125", "5,", "1,2m"]],
    [price, ["12.345", "6 3/8", "1.005", "1.2.3", "..5", "5..", "4k5", "--5", "5-", "+-5"]],
    [
      price,
      ["1e9", "1.00E+05", "0x10", "\u0663", "12/31/2026", "2026-12-31", "5:30", "1=2", "5*2", "~5", "#1", "\u20ac500"],
    ],
    [price, ["TBD", "n/a", "5x", "5%", "30 years", "2 mil", "Infinity", "NaN"]],
    [wholeDollars, ["1,234.56", "2.5", ".5", "\u00bd", "1.2345k"]],
    [rate, ["6,5", "6,25 %", "6.1255", "6 1/16", "6 1/", "6 9/8", "$4,000", "$4k", "30 years"]],
    [term, ["2.345", "2.5", "30 months", "30%"]],
    [months, ["2.345", "2 years"]],
  ])("in %j: none of these is a figure, and each stays as it is: %j", (field, texts) =>
    expect(texts.map((text) => readNumber(text, field))).toEqual(texts),
  );

  it("takes two cells of a sheet for no figure", () => {
    expect(readPasted("100\t200", price)).toBe("100 200");
    expect(readPasted("1,200.50\r\n", price)).toBe(1200.5);
    expect(readPasted("$", price)).toBe("$");
  });

  it("may bring its unit, but for a letter of a word", () => {
    expect(typedUnit("20%")).toBe("percent");
    expect(typedUnit("$90,000")).toBe("fee");
    expect(typedUnit("90k")).toBe("fee");
    expect(typedUnit("20")).toBeNull();
    expect(typedUnit("abc")).toBeNull();
  });
});

describe("significant", () => {
  it.each([
    ["$1,250.505", "1250.505"],
    ["007", "7"],
    ["1.", "1."],
    [".5", ".5"],
    ["abc", ""],
  ])("of %s", (text, plain) => expect(significant(text)).toBe(plain));
  it("keeps a minus only where it may stand", () => {
    expect(significant("\u2212$300")).toBe("-300");
    expect(significant("-300")).toBe("-300");
    expect(significant("3-00")).toBe("300");
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
  ])("%s", (plain, look, text) => expect(dressNumber(plain, look)).toBe(text));
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
