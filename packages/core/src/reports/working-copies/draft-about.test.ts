import { describe, expect, it } from "vitest";
import { draftAbout } from "./index";

const home = (price: unknown, more: object = {}) => ({ city: "", purchaseDetails: [{ price }], ...more });
const draft = (price: unknown, rate: unknown, more: object = {}) => ({
  name: "",
  properties: [home(price)],
  loans: [{ rate, term: 30, downPaymentPercentage: 20 }],
  debts: [],
  ...more,
});

describe("what a draft is known by", () => {
  it("is its places, and its first price", () => {
    const properties = [home(null, { city: "Raleigh", state: "NC" }), home(450_000, { city: "Cary", state: "NC" })];
    expect(draftAbout(draft(null, null, { properties }))).toEqual({
      place: "Raleigh, NC +1",
      price: 450_000,
      isEmpty: false,
    });
  });

  it.each([
    ["nothing typed", draft(null, null)],
    ["one key in the price", draft(5, null)],
    ["one key in the rate", draft(null, "6")],
    ["no document of the editor at all", { anything: [1, null] }],
  ])("is nothing: %s", (_, document) => expect(draftAbout(document).isEmpty).toBe(true));

  it.each([
    ["a price", draft(450_000, null)],
    ["a rate", draft(null, 6.5)],
    ["what cannot be read yet", draft(null, "6.1x")],
    ["an object in place of a rate", draft(null, { toString: "6.1x" } as never)],
    ["a rent", draft(null, null, { assumptions: { rent: 2400 } })],
    ["a name", draft(null, null, { name: "Lake house" })],
    ["an address", draft(null, null, { properties: [home(null, { address: "12 Shore Ln" })] })],
    ["a second loan", draft(null, null, { loans: [{ rate: null }, { rate: null }] })],
    ["a debt", draft(null, null, { debts: [{ balance: null }] })],
  ])("is something: %s", (_, document) => expect(draftAbout(document).isEmpty).toBe(false));
});
