import { describe, expect, it } from "vitest";
import type { WorkingReport } from "../../../scenario/document";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { figuresOf } from "./figures";
import { aprRow, cashRow, resultRows, totalRow } from "./rows";

const line = (row: typeof totalRow, document: WorkingReport, saved: WorkingReport | null = null) =>
  figuresOf(row, { document, client: null }, saved && { document: saved, client: null });
const withLoan = (place: number, fields: object): WorkingReport => {
  const document = fourLoans();
  return { ...document, loans: document.loans.with(place, { ...document.loans[place]!, ...fields }) };
};

describe("a line of figures", () => {
  it("is the visual target's: figure, difference against loan A, lowest", () => {
    expect(line(totalRow, fourLoans()).map(({ text, difference, lowest }) => [text, difference, lowest])).toEqual([
      ["$3,064.10", "", false],
      ["$2,966.27", "−$97.83", true],
      ["$3,738.80", "+$674.70", false],
      ["$4,062.77", "+$998.67", false],
    ]);
    expect(line(cashRow, fourLoans()).map(({ text }) => text)).toEqual(["$108,638", "$112,638", "$26,213", "$56,904"]);
  });

  it("marks the lowest of the loans on one home at one price: a loan on another home is no rival", () => {
    const marks = (row: typeof totalRow) => line(row, fourLoans()).map(({ lowest }) => lowest);
    expect(marks(cashRow)).toEqual([false, false, true, false]);
    expect(marks(aprRow)).toEqual([false, true, false, false]);
  });

  it("never marks cash out: it is owed again", () => {
    const out = line(cashRow, withLoan(0, { additionalCredits: [{ name: "Gift", amount: 200_000 }] }));
    expect(out.map(({ text, lowest }) => [text, lowest])).toEqual([
      ["−$91,362", false],
      ["$112,638", false],
      ["$26,213", true],
      ["$56,904", false],
    ]);
  });

  it("marks nothing on a tie, also one of figures that only read alike", () => {
    const tied = withLoan(1, { rate: 6.5, points: 0 });
    expect(line(totalRow, tied).map(({ lowest }) => lowest)).toEqual([false, false, false, false]);
    expect(line(totalRow, tied)[1]!.difference).toBe("same");
  });

  it("gives the difference of what is shown", () =>
    expect(line(aprRow, fourLoans()).map(({ text, difference }) => [text, difference])).toEqual([
      ["6.549%", ""],
      ["6.268%", "−0.281"],
      ["6.879%", "+0.330"],
      ["5.909%", "−0.640"],
    ]));

  it("shows a dash for a loan with a required field in error, and no difference against it", () => {
    const wrong = line(totalRow, withLoan(0, { rate: null }));
    expect(wrong.map(({ text }) => text)).toEqual(["N/A", "$2,966.27", "$3,738.80", "$4,062.77"]);
    expect(wrong.map(({ difference }) => difference)).toEqual(["", "", "", ""]);
  });

  it("says None of what is not owed", () =>
    expect(line(resultRows.find(({ key }) => key === "mortgageInsurance")!, fourLoans())[0]).toMatchObject({
      text: "None",
      muted: true,
    }));

  it("says None of what does not apply: a purchase in cash has no APR", () => {
    const cash = withLoan(1, { program: "allCash", term: 0, rate: 0, points: 0, downPaymentPercentage: 100 });
    expect(line(aprRow, cash)[1]).toMatchObject({ text: "None", muted: true, lowest: false });
  });

  it("marks no typed APR as the lowest, nor lets it keep another from it", () => {
    const lowest = (customAPR: number | null) => line(aprRow, withLoan(1, { customAPR })).map((each) => each.lowest);
    expect(lowest(null)).toEqual([false, true, false, false]);
    expect(lowest(1)).toEqual([true, false, false, false]);
  });
  it("marks a typed APR as typed, and leaves a wrong one out", () => {
    expect(line(aprRow, withLoan(0, { customAPR: 7 }))[0]).toMatchObject({ text: "7%", typed: true });
    expect(line(aprRow, withLoan(0, { customAPR: 700 }))[0]!.text).toBe("6.549%");
  });

  it("can be measured against the scenario as it was saved", () => {
    const now = withLoan(1, { rate: 6.25 });
    expect(line(totalRow, now, fourLoans()).map(({ difference }) => difference)).toEqual([
      "same",
      "+$32.43",
      "same",
      "same",
    ]);
  });
});
