import { expect, it } from "vitest";
import { money, moneyWithCents } from "../../../lib/format/format";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { answerLead, answerTitle } from "./answer";
import { movedUp, refinance, skinFor } from "./skin.fixture";

it("counts homes and ways to buy, and calls one home by its street", () => {
  const report = fourLoans();
  expect(answerTitle(skinFor(report))).toBe("Two homes, four ways to buy");
  const one = { ...report, loans: report.loans.slice(0, 3) };
  expect(answerTitle(skinFor(one))).toBe("412 Brookhaven Dr");
  expect(answerLead(skinFor(one))[0]).toMatch(/^Raleigh, NC/);
});

it("leads a refinance with the change of the month, the debts that it pays off counted", () => {
  const long = skinFor(refinance());
  const { monthlyBefore, monthlyAfter, monthlySavings } = long.picked.result.savings!;
  expect(monthlyBefore).toBe(1900 + 400 + 150 + 90);
  expect(answerTitle(long)).toBe(`${moneyWithCents(monthlyBefore - monthlyAfter!)} less each month`);
  expect(monthlySavings).toBeGreaterThan(0);
  expect(answerLead(long).join(" ")).toMatch(
    /^One loan on 1804 Kestrel Ln, in place of your mortgage, your car loan and your 2 credit cards\. You pay \$[\d,]+ (less|more) interest in all\.$/,
  );
  expect(answerLead(long).join(" ")).not.toContain("Buick");
});

it("says so where a refinance costs more each month", () => {
  const report = refinance();
  expect(answerTitle(skinFor({ ...report, debts: [] }, 1))).toMatch(/^\$[\d,.]+ more each month$/);
});

it("leads a move-up with what is to bring after the sale, where the officer shows the sale", () => {
  const skin = skinFor(movedUp());
  const { toClose } = skin.picked.result.cash;
  const { proceeds } = skin.source.times.moveUp!;
  expect(proceeds).toBeGreaterThan(0);
  const left = toClose - proceeds;
  expect(answerTitle(skin)).toBe(
    left > 0 ? `You bring ${money(left)} after your sale` : `You keep ${money(-left)} after your sale`,
  );
  expect(answerLead(skin)).toEqual(["You sell 9 Old Mill Rd and buy 5 Hill St."]);
  const hidden = { ...movedUp(), toolMeta: { type: "moveup" as const, highlightedTables: ["monthly"] } };
  expect(answerTitle(skinFor(hidden))).toBe("5 Hill St");
});
