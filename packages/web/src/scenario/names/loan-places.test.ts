import { describe, expect, it } from "vitest";
import { newExisting } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { inSentence, placesOf } from "./loan-places";

const [one, two] = fourLoans().loans;
const [old, older] = [newExisting("a", "a500"), newExisting("a", "a500")];

describe("where loans stand", () => {
  it("counts those that are offered, wherever the mortgage that is owed stands among them", () => {
    const loans = [old, one!, two!];
    const places = placesOf(loans);
    expect(loans.map((loan) => places.get(loan))).toEqual([
      { index: 2, title: "Existing" },
      { index: 0, title: "Loan 1" },
      { index: 1, title: "Loan 2" },
    ]);
  });
  it("counts mortgages that are owed where there are several", () =>
    expect([...placesOf([old, one!, older]).values()].map(({ title }) => title)).toEqual([
      "Loan 1",
      "Existing 1",
      "Existing 2",
    ]));
  it("names them within a sentence", () =>
    expect(["Loan 2", "Existing", "Existing 2"].map(inSentence)).toEqual([
      "loan 2",
      "the existing mortgage",
      "the existing mortgage 2",
    ]));
});
