import { describe, expect, it } from "vitest";
import { caretAfter, dressNumber, fractionOf, significant, typable, typedFigure, typedUnit } from "./number-text";

describe("what is typed", () => {
  it.each([
    ["450k", 450_000],
    ["1.2m", 1_200_000],
    ["$1,250.50", 1250.5],
    ["6.5%", 6.5],
    ["(3,000)", -3000],
    ["", null],
    ["$", null],
    ["6.5.5", "6.5.5"],
    ["4k5", "4k5"],
    ["6 1/8", 6.125],
    ["6 1/", "6 1/"],
    ["TBD", "TBD"],
  ])("as %j means %j", (text, figure) => expect(typedFigure(text)).toBe(figure));

  it("with a comma for a point is no percentage, rather than ten times it", () => {
    expect(typedFigure("6,5", 3, true)).toBe("6,5");
    expect(typedFigure("6,25 %", 3, true)).toBe("6,25 %");
    expect(typedFigure("90,000", 3, true)).toBe(90_000);
    expect(typedFigure("$4,50", 3, true)).toBe(450);
    expect(typedFigure("1,2")).toBe(12);
  });
  it("with an exponent keeps its letter, without which it would be another figure", () => {
    expect(typable("1.00E+05", 2)).toBe("1.00E+05");
    expect(typedFigure(typable("1e5", 0))).toBe("1e5");
    expect(typable("1e", 0)).toBe("1");
  });

  it("drops what cannot stand in a figure, as a pasted unit", () => {
    expect(typable("30 years", 0).trim()).toBe("30");
    expect(typable("USD 1,200", 2)).toBe("1,200");
    expect(typable("360 months", 0).trim()).toBe("360");
    expect(typable("b", 0)).toBe("");
  });
  it("keeps pasted words without a figure, so that the field can say what is wrong", () => {
    expect(typable(" TBD ", 3)).toBe("TBD");
    expect(typable("n/a", 3)).toBe("n/a");
  });
  it("takes no more decimals than the field", () => {
    expect(typable("6.12345", 3)).toBe("6.123");
    expect(typable("6.12345%", 3)).toBe("6.123%");
    expect(typable("1.25m", 2)).toBe("1.25m");
    expect(typable("6 1/8", 3)).toBe("6 1/8");
  });
  it("means the whole number where the field has no decimals, and never the digits without their point", () => {
    expect(typable("2.5", 0)).toBe("2.5");
    expect(typedFigure("2.5", 0)).toBe(2);
    expect(typedFigure("2.", 0)).toBe(2);
    expect(typedFigure("1.2k", 0)).toBe(1200);
    expect(typedFigure("2.5", 3)).toBe(2.5);
  });
  it("may bring its unit", () => {
    expect(typedUnit("20%")).toBe("percent");
    expect(typedUnit("$90,000")).toBe("fee");
    expect(typedUnit("90k")).toBe("fee");
    expect(typedUnit("20")).toBeNull();
  });
});

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
