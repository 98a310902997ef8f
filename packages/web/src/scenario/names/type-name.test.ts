import { expect, it } from "vitest";
import { newLoan } from "../new-report";
import { loanName } from "./loan-name";
import { loanTypes, typeName } from "./type-name";

it("names every type as officers say it", () =>
  expect(loanTypes.map((type) => typeName(type))).toEqual([
    "Fixed",
    "6-month ARM",
    "1/6 ARM",
    "3/6 ARM",
    "5/6 ARM",
    "7/6 ARM",
    "9/6 ARM",
    "10/6 ARM",
    "11/6 ARM",
    "15/6 ARM",
    "1/0 buydown",
    "1/1 buydown",
    "2/1 buydown",
    "3/2/1 buydown",
  ]));

it("says of an adjustable rate how often it changes", () => {
  expect(typeName("arm5", 12)).toBe("5/1 ARM");
  expect(typeName("armHalf", 12)).toBe("6-month ARM");
});

it("tells loans without a name apart by their type", () => {
  expect(loanName(newLoan("", ""))).toBe("Conventional 30");
  expect(loanName({ ...newLoan("", ""), type: "arm7" })).toBe("Conventional 30, 7/6 ARM");
  expect(loanName({ ...newLoan("", ""), type: "arm7", name: " Ours " })).toBe("Ours");
});
