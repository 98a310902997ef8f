import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { describe, expect, it } from "vitest";
import { usualAssumptions } from "../../scenario/assumptions";
import { engineInput } from "../../scenario/figures/engine-input";
import { fourLoans } from "../../scenario/scenario.fixture";
import { expectWhole } from "../answer/whole-text.fixture";
import { clientRentOrBuyEn as en } from "./client.en";
import { clientRentOrBuyEs as es } from "./client.es";
import { countsOf, headOf, leadOf } from "./client-lead";
import { assumptionsFor, cellsOf, fallsFor, linesOf, monthLinesFor, monthsFor } from "./client-text";

const document = fourLoans();
const [loan] = document.loans;
const assumptions = { ...usualAssumptions, rent: 2400, loanID: loan!.id };
const { answer: worked } = rentOrBuy(engineInput(document, loan!, null)!, assumptions);
const answer = worked!;

const turned: Partial<RentOrBuy>[] = [
  {},
  { breakEvenRent: { kind: "always" } },
  { breakEvenRent: { kind: "never" } },
  { breakEvenYears: { kind: "always" }, breakEvenGrowth: { kind: "always" } },
  { breakEvenYears: { kind: "never" }, breakEvenGrowth: { kind: "never" } },
  { breakEvenYears: { kind: "until", years: 4, flipsBackIn: null } },
  { breakEvenYears: { kind: "until", years: 4, flipsBackIn: 9 } },
  { breakEvenYears: { kind: "after", years: 4, flipsBackIn: 9 } },
];

describe("what a client reads of buying or renting", () => {
  it("says the rent at which it turns, and never one side alone", () => {
    const told = { ...answer, breakEvenRent: { kind: "rent" as const, rent: 1903.6 } };
    expect(headOf(told, 2400, en)).toBe("Renting wins while your rent is below $1,904. Yours is $2,400.");
    expect(headOf(told, 2400, es)).toBe(
      "Alquilar conviene mientras su alquiler sea de menos de $1,904. El suyo es de $2,400.",
    );
    for (const words of [en, es]) {
      const rising = leadOf({ ...answer, growth: { ...answer.growth, yearly: [3.5] } }, words);
      // When, by how much on what growth, and what it comes to without it.
      expect(rising.split(". ")).toHaveLength(3);
      expect(rising).toContain("3.5%");
      expect(leadOf({ ...answer, growth: { ...answer.growth, yearly: [0] } }, words).split(". ")).toHaveLength(2);
    }
  });

  it("counts no loan where the home is paid in cash", () => {
    expect(countsOf(answer, en)).toMatch(/^Owning counts the loan, property tax,/);
    const paid = { ...answer, loanAmount: 0 };
    expect(countsOf(paid, en)).toMatch(/^Owning counts property tax,/);
    expect(countsOf(paid, es)).not.toContain("préstamo");
  });

  it.each(turned)("is whole in both languages, whatever the answer is (%#)", (change) => {
    for (const words of [en, es]) {
      const told = { ...answer, ...change };
      const lines = linesOf(told, words);
      const all = [
        headOf(told, 2400, words),
        leadOf(told, words),
        ...cellsOf(told, words).flatMap(({ label, figure, note }) => [label, figure, note]),
        lines.at(5),
        lines.crossing ?? "none",
        ...assumptionsFor(told, assumptions, words).flatMap(({ label, value, note }) => [label, value, note]),
        monthsFor(told, words).note,
      ];
      expectWhole(all);
    }
  });

  it("adds up to the cent in both falls and in each month", () => {
    const cents = (amount: number) => Math.round(amount * 100);
    for (const { rows } of fallsFor(answer, en).groups) {
      const total = rows.find(({ key }) => key === "total")!;
      const sum = rows.filter(({ key }) => key !== "total").reduce((all, { amount }) => all + cents(amount), 0);
      expect(sum).toBe(cents(total.amount));
    }
    const { rows, years } = monthLinesFor(answer, en);
    const figure = (text: string) => cents(Number(text.replace(/[$,]/g, "").replace("\u2212", "-")));
    years.forEach((_, at) => {
      const owner = rows.findIndex(({ key }) => key === "owner");
      const parts = rows.slice(0, owner).reduce((all, { figures }) => all + figure(figures[at]!), 0);
      expect(Math.abs(parts - figure(rows[owner]!.figures[at]!))).toBeLessThanOrEqual(1);
    });
  });
});
