import { describe, expect, it } from "vitest";
import { newExisting, newLoan } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { inSentence, loanName, loanTypes, placesOf, typeName } from "./loan-name";

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
  it("counts those that are offered, wherever the mortgage that is owed stands among them", () => {
    const loans = [old, one!, two!];
    const places = placesOf(loans);
    expect(loans.map((loan) => places.get(loan))).toEqual([
      { index: 2, title: "Today" },
      { index: 0, title: "Loan 1" },
      { index: 1, title: "Loan 2" },
    ]);
  });
  it("counts mortgages that are owed where there are several", () =>
    expect([...placesOf([old, one!, older]).values()].map(({ title }) => title)).toEqual([
      "Loan 1",
      "Today 1",
      "Today 2",
    ]));
  it("names them within a sentence", () =>
    expect(["Loan 2", "Today", "Today 2"].map(inSentence)).toEqual([
      "loan 2",
      "today’s mortgage",
      "today’s mortgage 2",
    ]));
});
