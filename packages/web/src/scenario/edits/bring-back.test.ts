/** What was removed comes back by its Undo, whatever was changed and removed meanwhile. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { comparedLoans, isExisting, mostLoans, type WorkingReport } from "../document";
import { newProperty } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import type { Edit } from "./change";
import { addMortgage, removeMortgage, restoreMortgage } from "./debt-edits";
import { setPropertyAndPrice } from "./loan-edits";
import { addLoan, removeLoan, restoreLoan } from "./loan-list-edits";
import {
  addPrice,
  addProperty,
  mostPrices,
  mostProperties,
  removePrice,
  removeProperty,
  restorePrice,
  restoreProperty,
} from "./property-edits";
import { addQuote, removeQuote, restoreQuote, setQuote } from "./quote-edits";
import { setScenarioType } from "./type-edits";

type Step = { what: string; a: number; b: number };
const at = <T>(all: readonly T[], place: number): T | undefined => all[place % all.length];

/** An edit that the screen offers now, with its Undo where it has one; null where there is nothing to change. */
function offered(before: WorkingReport, { what, a, b }: Step): [Edit, Edit?] | null {
  const loan = at(comparedLoans(before), a);
  const mortgage = at(before.loans.filter(isExisting), a);
  const home = at(before.properties, a)!;
  const price = at(home.purchaseDetails, b)!;
  switch (what) {
    case "move":
      return before.loans.length > 0 ? [setPropertyAndPrice(at(before.loans, b)!.id, home.id, price.id)] : null;
    case "loan":
      return loan ? [removeLoan(loan.id), restoreLoan(loan, comparedLoans(before).indexOf(loan))] : null;
    case "mortgage":
      return mortgage ? [removeMortgage(mortgage.id), restoreMortgage(mortgage, before.loans.indexOf(mortgage))] : null;
    case "price":
      return [removePrice(home.id, price.id), restorePrice(before, home.id, price.id)];
    case "home":
      return [removeProperty(home.id), restoreProperty(before, home.id)];
    case "more":
      return [at([addLoan(), addMortgage(), addPrice(home.id, 490_000), addProperty(newProperty())], b)!];
    default:
      return [setScenarioType(at(["purchase", "moveup", "refinance"] as const, b)!)];
  }
}

const step = fc.record({
  what: fc.constantFrom("move", "loan", "mortgage", "price", "home", "more", "type"),
  a: fc.nat(9),
  b: fc.nat(9),
  /** Which Undo is pressed in place of the edit, of those that are shown. */
  undo: fc.option(fc.nat(2)),
});

it("every loan stands on a home and a price of the scenario, under an id of its own", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24, size: "max" }), (steps) => {
      let document = fourLoans();
      const shown: Edit[] = [];
      for (const { undo, ...next } of steps) {
        const [pressed] = undo === null ? [] : shown.splice(undo, 1);
        const [edit, back] = pressed ? [pressed] : (offered(document, next) ?? []);
        document = edit?.(document) ?? document;
        if (back) shown.unshift(back);
      }
      const { properties, loans } = document;
      const prices = properties.flatMap((home) => home.purchaseDetails.map(({ id }) => `${home.id} ${id}`));
      expect(prices).toEqual(expect.arrayContaining(loans.map((on) => `${on.propertyID} ${on.purchaseDetailsID}`)));
      const ids = [...loans, ...properties].map(({ id }) => id);
      expect(new Set([...ids, ...prices]).size).toBe(ids.length + prices.length);
      expect(comparedLoans(document).length).toBeLessThanOrEqual(mostLoans);
      expect(properties.length).toBeLessThanOrEqual(mostProperties);
      for (const home of properties) expect(home.purchaseDetails.length).toBeLessThanOrEqual(mostPrices);
    }),
    { numRuns: 400 },
  );
});

it("a price that comes back leaves a loan on the home to which it was moved", () => {
  const without = removePrice("brookhaven", "b515")(setPropertyAndPrice("two", "brookhaven", "b515")(fourLoans()));
  const moved = setPropertyAndPrice("two", "pullen", "p465")(without);
  const before = setPropertyAndPrice("two", "brookhaven", "b515")(fourLoans());
  expect(restorePrice(before, "brookhaven", "b515")(moved).loans[1]).toMatchObject({
    propertyID: "pullen",
    purchaseDetailsID: "p465",
  });
});

it("a price goes from its own home alone, where another home's has the same id", () => {
  const { properties, loans, ...rest } = fourLoans();
  const alike: WorkingReport = {
    ...rest,
    properties: properties.map((home) => ({
      ...home,
      purchaseDetails: home.purchaseDetails.map((price) => (price.id === "p465" ? { ...price, id: "b500" } : price)),
    })),
    loans: loans.map((loan) => (loan.id === "four" ? { ...loan, purchaseDetailsID: "b500" } : loan)),
  };
  const without = removePrice("brookhaven", "b500")(alike);
  expect(without.loans.map(({ purchaseDetailsID }) => purchaseDetailsID)).toEqual(["b515", "b515", "b515", "b500"]);
  expect(restorePrice(alike, "brookhaven", "b500")(without)).toEqual(alike);
});

it("a home that comes back leaves a loan where it is, on another home, by another Undo", () => {
  const before = fourLoans();
  const loanBack = restoreLoan(before.loans[3]!, 3)(removeProperty("pullen")(before));
  const ids = ({ loans }: WorkingReport) => loans.map(({ id, propertyID }) => `${id} ${propertyID}`);
  expect(ids(restoreProperty(before, "pullen")(loanBack))).toEqual(ids(loanBack));
});

it("a quote that comes back leaves what was typed into the others", () => {
  const quoted = addQuote("one", "2026-11-20")(addQuote("one", "2026-11-20")(fourLoans()));
  const [first] = quoted.loans[0]!.MIWorksheet.quotes!;
  const typed = setQuote("one", 0, { annual: 0.4 })(removeQuote("one", 0)(quoted));
  const { quotes } = restoreQuote("one", 0, first!)(typed).loans[0]!.MIWorksheet;
  expect(quotes).toMatchObject([
    { prices: true, annual: null },
    { prices: false, annual: 0.4 },
  ]);
});
