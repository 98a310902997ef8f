import { programNames } from "@highway/engine/scenario/schema/loan";
import type { Program } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import { loanEn } from "../../lib/words/loan.en";
import { loanEs } from "../../lib/words/loan.es";
import { newExisting, newLoan } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { loanName, loanTypes, placesOf, typeName } from "./loan-name";

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

const [one, two] = fourLoans().loans;
const [old, older] = [newExisting("a", "a500"), newExisting("a", "a500")];

describe("where loans stand", () => {
  it("letters those that are offered, wherever the mortgage that is owed stands among them", () => {
    const loans = [old, one!, two!];
    const places = placesOf(loans);
    expect(loans.map((loan) => places.get(loan))).toEqual([
      { index: 2, letter: "Today", head: "Today", within: "today's mortgage" },
      { index: 0, letter: "A", head: "Loan A", within: "loan A" },
      { index: 1, letter: "B", head: "Loan B", within: "loan B" },
    ]);
  });
  it("counts mortgages that are owed where there are several", () =>
    expect([...placesOf([old, one!, older]).values()].map(({ head }) => head)).toEqual([
      "Loan A",
      "Today 1",
      "Today 2",
    ]));
});

it.each(loanTypes)("makes the same name of a loan of every program in English and in Spanish: %s", (type) => {
  for (const program of Object.keys(programNames) as Program[]) {
    const loan = { ...newLoan("", ""), program, type };
    expect(loanName(loan, loanEn)).toBe(loanName(loan));
    const words = [...loanName(loan, loanEs).matchAll(/\d+(?:\/\d+)*/g)].map(([figures]) => figures);
    expect(words, loanName(loan, loanEs)).toEqual(
      [...loanName(loan).matchAll(/\d+(?:\/\d+)*/g)].map(([figures]) => figures),
    );
  }
});

it("names the kinds as officers and clients read them", () => {
  const names = (change: object) => [loanEn, loanEs].map((words) => loanName({ ...newLoan("", ""), ...change }, words));
  expect(names({})).toEqual(["Conventional 30", "Convencional a 30 años"]);
  expect(names({ term: 1 })).toEqual(["Conventional 1", "Convencional a 1 año"]);
  expect(names({ program: "interest10", term: 15 })).toEqual([
    "Interest only 10 of 15 years",
    "Solo intereses 10 de 15 años",
  ]);
  expect(names({ program: "fha", type: "bd21" })).toEqual([
    "FHA 30, 2/1 buydown",
    "FHA a 30 años, reducción temporal de la tasa 2/1",
  ]);
  expect(names({ type: "arm5", ARM: { frequency: 6 } })).toEqual([
    "Conventional 30, 5/6 ARM",
    "Convencional a 30 años, ARM 5/6",
  ]);
  expect(names({ category: "existing" })).toEqual(["Current mortgage", "Hipoteca actual"]);
});
