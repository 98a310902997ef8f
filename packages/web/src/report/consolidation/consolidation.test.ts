import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { describe, expect, it } from "vitest";
import { setConsolidation } from "../../scenario/consolidation";
import { isPaidOff, setPaidOff } from "../../scenario/edits/owed-edits";
import { quarryRoad } from "../../scenario/owed.fixture";
import { expectWhole } from "../answer/whole-text.fixture";
import { consolidationFigures } from "./figures";
import { costTable, coursesOf, itemRows, itemsNote, shadesOf, timesOf, totalsOf } from "./lines";
import { owedRows } from "./owed";
import {
  atTheEnd,
  cellsOf,
  cheaperOf,
  decideOf,
  headOf,
  leadOf,
  missingOf,
  monthOf,
  samePaymentSaves,
  timeOf,
  unknownSaid,
} from "./text";
import { consolidationEn as en } from "./words.en";
import { consolidationEs as es } from "./words.es";

const client = { _id: "cli_1", name: "Marcus", monthlyIncome: 9800, filingStatus: "single" } as const;
const figuresOf = (document: ReturnType<typeof quarryRoad>) => consolidationFigures({ document, client });
const answer = figuresOf(quarryRoad()).answer!;
const cents = (amount: number) => Math.round(amount * 100);

describe("a debt consolidation", () => {
  it("says both halves in one sentence, and what becomes of the same payment", () => {
    expect(headOf(answer, en)).toBe("The new loan frees $702 a month, and costs $339,789 more by the end.");
    expect(leadOf(answer, en)).toBe(
      "If you keep paying what you pay today, you are done in *16 years 7 months*, and it still costs *$89,980 more* than changing nothing.",
    );
    expect(headOf(answer, es)).toBe("El nuevo préstamo libera $702 al mes y cuesta $339,789 más hasta el final.");
    expect(samePaymentSaves(answer)).toBe(false);
  });

  it("has one cent of the whole in each of its cells", () => {
    expect(cellsOf(answer, en).map(({ figure, note }) => [figure, note])).toEqual([
      ["$702.31", "$3,111.85 before, $2,409.54 after"],
      ["5.26% \u2192 6.75%", "$285,000 of it is at 3.25% today"],
      ["$18,465 \u2192 $24,955", "Not cheaper in any month"],
    ]);
  });

  it("adds up to the cent, in the month and in who gains", () => {
    const { before } = monthOf(answer, en);
    expect(before.reduce((total, { amount }) => total + cents(amount), 0)).toBe(cents(answer.monthlyBefore));
    const { rows, all } = itemRows(answer, en);
    // The mean rate is written as the rates above it are.
    expect([rows[0]!.rate, all.rate]).toEqual(["3.25%", "5.26%"]);
    const figure = (text: string) => cents(Number(text.replace(/[$,+]/g, "").replace("\u2212", "-")));
    for (const column of ["balance", "payment", "interest", "share", "difference"] as const)
      expect(rows.reduce((total, row) => total + figure(row[column]), 0)).toBe(figure(all[column]));
    expect(itemsNote(answer, en)).toContain("Most of the difference comes from Mortgage.");
  });

  it("says once what is not known of several debts of one name", () => {
    const lacking = ["a", "b", "c"].map((id) => ({ id, name: "Visa", what: "rate" as const, sentence: "" }));
    const [visa] = lacking;
    const missing = [...lacking, { ...visa!, what: "end" as const }];
    expect(unknownSaid({ ...answer, missing }, en)).toEqual([
      "The rate on Visa is not known.",
      expect.stringContaining("Visa"),
    ]);
  });

  it("calls no difference, and one that is not known, neither a cost nor a saving", () => {
    const of = [-339_789, -0.4, 0, 0.4, 1200, null].map((lifetimeSaved) => atTheEnd({ lifetimeSaved }));
    expect(of).toEqual(["costs", "neither", "neither", "neither", "saves", "neither"]);
  });

  it("pays another amount additionally where one is typed", () => {
    const other = figuresOf(setConsolidation({ applied: 250 })(quarryRoad())).answer!;
    expect(leadOf(other, en)).toMatch(/^If you pay \*\$250\.00\* more each month, you are done in \*\d+ years/);
    expect(timesOf(other, en).map(({ name }) => name)).toEqual(["Today", "After", "After, paying more"]);
    const none = figuresOf(setConsolidation({ applied: 0 })(quarryRoad())).answer!;
    expect(leadOf(none, en)).toBe(
      "The new loan is paid off in *30 years*. Without it, what it pays off would be gone in *25 years*.",
    );
    expect(coursesOf(none, en).map(({ key }) => key)).toEqual(["before", "after"]);
  });

  it("names what is not known, and never tells half of the answer as if it were whole", () => {
    const document = quarryRoad();
    const debts = document.debts.map((debt) => (debt.id === "b" ? { ...debt, name: "Medical", rate: null } : debt));
    const open = figuresOf({ ...document, debts }).answer!;
    expect(headOf(open, en)).toBe("The new loan frees $702 a month. What it costs by the end is not known yet.");
    expect(missingOf(open, en)).toMatchObject([
      { key: "b.rate", asks: "Add the rate of Medical to see its interest", says: "The rate on Medical is not known." },
    ]);
    expect(itemRows(open, en).all.difference).toBe("\u2014");
    // No sentence about the debts stands before that of the costs, which says nothing that points back.
    expect(itemsNote(open, en)).toMatch(/^Besides its interest, the new loan has costs of \$[\d,.]+\.$/);
    expect(coursesOf(open, en).map(({ key }) => key)).toEqual(["after", "same"]);
  });

  it("is not known while nothing is paid off, or a figure is wrong, and keeps all rows to tick", () => {
    const document = quarryRoad();
    const ids = ["today", ...document.debts.map(({ id }) => id)];
    const none = ids.reduce((of, id) => setPaidOff(id, false)(of), document);
    const figures = figuresOf(none);
    expect([figures.answer, figures.problems]).toEqual([
      null,
      { debts: "Choose at least one mortgage or debt to pay off" },
    ]);
    expect(owedRows(none, null, en).map(({ name, key }) => [name, isPaidOff(none, key)])).toEqual([
      ["Mortgage", false],
      ["Card A", false],
      ["Card B", false],
      ["Auto", false],
      ["Student loan", false],
    ]);
    expect(figuresOf(setConsolidation({ applied: -1 })(document)).problems).toEqual({
      "consolidation.applied": "Enter an amount between 0 and 999,999,999",
    });
    expect(figuresOf({ ...document, loans: document.loans.slice(1) }).problems).toEqual({
      "consolidation.loanID": "Choose the new loan",
    });
  });

  it("is not known while a figure of the loan, a mortgage or a debt is wrong, as if it were not there", () => {
    const document = quarryRoad();
    const [next, today] = document.loans;
    const wrong = {
      ...document,
      loans: [
        { ...next!, points: -5 },
        { ...today!, MI: "fifty" },
      ],
      debts: document.debts.map((debt) => (debt.id === "a" ? { ...debt, rate: 249.9 } : debt)),
    };
    expect(figuresOf(wrong)).toMatchObject({
      answer: null,
      problems: {
        "next.points": "Points: Enter a percentage between 0 and 100",
        "today.MI": "Mortgage insurance: Enter an amount between 0 and 999,999,999",
        "a.rate": "Rate: Enter a percentage between 0 and 100",
      },
    });
  });

  it("follows a tick: what stays is in no figure of either side, and in both ratios", () => {
    const document = setPaidOff("s", false)(quarryRoad());
    const without = figuresOf(document).answer!;
    expect(cents(answer.monthlyBefore) - cents(without.monthlyBefore)).toBe(34_000);
    expect(without.items.map(({ id }) => id)).not.toContain("s");
    expect(without.ratios.before).toEqual(answer.ratios.before);
    expect(["a", "s", "today"].map((id) => isPaidOff(document, id))).toEqual([true, false, true]);
    expect(owedRows(document, without, en).at(-1)).toMatchObject({
      name: "Student loan",
      payment: "$340.00",
      share: "\u2014",
    });
  });

  it("tells spans of cheaper months, and leaves out the moment of closing", () => {
    const told = (cheaperMonths: Consolidation["cheaperMonths"]) => cheaperOf({ ...answer, cheaperMonths }, en);
    expect(told([{ from: 27, to: 170 }])).toBe("Cheaper from month 27 to 170");
    expect(told([{ from: 0, to: 0 }])).toBe("Not cheaper in any month");
    expect(told([{ from: 0, to: null }])).toBe("Not more expensive in any month");
    expect(
      told([
        { from: 3, to: 5 },
        { from: 9, to: null },
      ]),
    ).toBe("Cheaper from month 3 to 5 and cheaper from month 9 on");
    expect(
      shadesOf(
        {
          ...answer,
          cheaperMonths: [
            { from: 0, to: 0 },
            { from: 4, to: 9 },
          ],
        },
        en,
      ),
    ).toHaveLength(1);
  });

  it("draws each line to its own end, and tells the same in figures", () => {
    expect(coursesOf(answer, en).map(({ key, end }) => [key, end])).toEqual([
      ["before", "$162,348, 25 years"],
      ["after", "$502,137, 30 years"],
      ["same", "$252,328, 16 years 7 months"],
    ]);
    const { heads, rows } = costTable(answer, en);
    expect([heads.length, rows.length, rows.at(-1)!.figures]).toEqual([
      4,
      31,
      ["$162,348.02", "$502,136.76", "$252,328.43"],
    ]);
    expect([1, 12, 13, 24, 300].map((months) => timeOf(months, en))).toEqual([
      "1 month",
      "1 year",
      "1 year 1 month",
      "2 years",
      "25 years",
    ]);
  });

  const changed: Partial<Consolidation>[] = [
    {},
    { monthlySavings: -120.4, lifetimeSaved: 5000 },
    { monthlySavings: 0, lifetimeSaved: 0, samePayment: null },
    { monthlySavings: null, monthlyAfter: null, lifetimeAfter: null, lifetimeSaved: null, samePayment: null },
    { lifetimeBefore: null, lifetimeSaved: null, monthsBefore: null, cheaperMonths: null, blendedRateBefore: null },
    { missing: [{ id: "a", name: "Debt", what: "end", sentence: "" }] },
    { samePayment: { ...answer.samePayment!, saved: 400 }, cost: 0 },
    { samePayment: { ...answer.samePayment!, saved: null } },
    {
      warnings: [
        { kind: "balanceGrows", id: "a", sentence: "" },
        { kind: "aboveValue", id: "next", sentence: "" },
      ],
    },
  ];
  it.each(changed)("is whole in both languages, whatever the answer is (%#)", (change) => {
    const told = { ...answer, ...change };
    for (const words of [en, es])
      expectWhole([
        headOf(told, words),
        leadOf(told, words),
        itemsNote(told, words),
        ...cellsOf(told, words).flatMap(({ label, figure, note }) => [label, figure, note]),
        ...missingOf(told, words).flatMap(({ asks, says }) => [asks, says]),
        ...timesOf(told, words).flatMap(({ name, figure }) => [name, figure]),
        ...totalsOf(told, words).map(({ label }) => label),
        ...decideOf(told, words),
      ]);
  });
});
