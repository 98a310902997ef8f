import { expect, it } from "vitest";
import { loanToConsolidateWith } from "../consolidation";
import { newReport } from "../new-report";
import { quarryRoad } from "../owed.fixture";
import { owesAnything, setPaidOff, takeOwed } from "./owed-edits";

it("ticks a mortgage and a debt in and out, and changes nothing else", () => {
  const before = quarryRoad();
  const after = setPaidOff("today", false)(setPaidOff("a", false)(before));
  expect(after.loans.find(({ id }) => id === "today")).toMatchObject({ payOff: false, balance: 285_000 });
  expect(after.debts.map(({ payOff }) => payOff)).toEqual([false, true, true, true]);
  expect(setPaidOff("a", true)(setPaidOff("today", true)(after))).toEqual(before);
});

it("takes over homes, loans and debts in one edit where a loan of the other report pays something off", () => {
  const [from, own] = [quarryRoad(), newReport("dc")];
  expect([owesAnything(own), owesAnything(from)]).toEqual([false, true]);
  const taken = takeOwed({ ...from, toolName: "lc2", name: "Three loans" })(own);
  expect(taken).toMatchObject({ id: own.id, name: "", toolName: "dc", debts: from.debts, loans: from.loans });
  expect(loanToConsolidateWith(taken)?.id).toBe("next");
});

it("takes the debts alone from a purchase, each paid off where none was, and keeps its own loan", () => {
  const own = newReport("dc");
  const purchase = { ...newReport(), debts: quarryRoad().debts.map((debt) => ({ ...debt, payOff: false })) };
  const taken = takeOwed(purchase)(own);
  expect([taken.loans, taken.properties]).toEqual([own.loans, own.properties]);
  expect(taken.debts.map(({ payOff }) => payOff)).toEqual([true, true, true, true]);
});
