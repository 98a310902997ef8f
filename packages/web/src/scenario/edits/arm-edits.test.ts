import { armFields } from "@highway/engine/scenario/schema/loan";
import { describe, expect, it } from "vitest";
import type { FieldValue } from "../document";
import { fourLoans } from "../scenario.fixture";
import {
  addCustomRate,
  armOf,
  customRatesLeft,
  removeCustomRate,
  restoreCustomRate,
  setArmFigure,
  setArmScenario,
  setCap,
  setCustomRate,
  setFrequency,
} from "./arm-edits";
import type { Edit } from "./change";
import { setFigure, setType } from "./loan-edits";

const arm5 = setType("one", "arm5");
const loanAfter = (...edits: Edit[]) => [arm5, ...edits].reduce((d, edit) => edit(d), fourLoans()).loans[0]!;
const armAfter = (...edits: Edit[]) => armOf(loanAfter(...edits));
const custom = setArmScenario("one", "custom");

describe("an adjustable rate", () => {
  it("is written down only once something of it is said: every term is its default", () => {
    expect(loanAfter().ARM).toBeUndefined();
    expect(loanAfter(setArmFigure("one", "margin", 2.5)).ARM).toMatchObject({
      frequency: 6,
      scenario: "worst",
      margin: 2.5,
      floor: null,
      lifetimeCap: null,
    });
  });
  it("of six months changes every six, whatever is asked", () =>
    expect(armAfter(setType("one", "armHalf"), setFrequency("one", 12)).frequency).toBe(6));
  it("that is told nothing new is the very same, so that it keeps its figures", () => {
    const document = setFrequency("one", 12)(arm5(fourLoans()));
    expect(setFrequency("one", 12)(document)).toBe(document);
  });
});

describe("a cap", () => {
  it("above 100 is refused, and what stood before stays", () => {
    const document = setCap("one", "lifetimeCap", 10)(arm5(fourLoans()));
    expect(setCap("one", "lifetimeCap", 100.001)(document)).toBe(document);
    expect(setCap("one", "lifetimeCap", 101)(document)).toBe(document);
  });
  it.each<FieldValue>([0, 2.125, armFields.initialCap.max, null, "2..5"])("of %s is taken", (value) =>
    expect(armAfter(setCap("one", "initialCap", value)).initialCap).toBe(value),
  );
});

describe("custom rates", () => {
  it("begin at the loan's own rate", () => expect(armAfter(custom).customRates).toEqual([6.5]));
  it("begin empty where the loan's own is none", () =>
    expect(armAfter(setFigure("one", "rate", "6..5"), custom).customRates).toEqual([null]));
  it("that were typed before stay when they are chosen again", () => {
    const typed = [custom, setCustomRate("one", 0, 7), setArmScenario("one", "worst"), custom];
    expect(armAfter(...typed).customRates).toEqual([7]);
  });
  it("grow by the rate before, while there are fewer than years after the fixed period", () => {
    const three = [
      setFigure("one", "term", 8),
      custom,
      setCustomRate("one", 0, 7),
      addCustomRate("one"),
      addCustomRate("one"),
    ];
    expect(armAfter(...three).customRates).toEqual([7, 7, 7]);
    expect(customRatesLeft(loanAfter(...three))).toBe(0);
    expect(armAfter(...three, addCustomRate("one")).customRates).toHaveLength(3);
  });
  it("do not grow while the term is not known", () =>
    expect(armAfter(custom, setFigure("one", "term", null), addCustomRate("one")).customRates).toHaveLength(1));
  it("lose any but the first", () => {
    const two = [custom, addCustomRate("one"), setCustomRate("one", 1, 8)];
    expect(armAfter(...two, removeCustomRate("one", 1)).customRates).toEqual([6.5]);
    expect(armAfter(...two, removeCustomRate("one", 0)).customRates).toEqual([6.5, 8]);
  });
  it("come back at their place", () => {
    const three = [custom, addCustomRate("one"), addCustomRate("one"), setCustomRate("one", 1, 8)];
    const back = armAfter(...three, removeCustomRate("one", 1), restoreCustomRate("one", 1, 8));
    expect(back.customRates).toEqual([6.5, 8, 6.5]);
  });
});
