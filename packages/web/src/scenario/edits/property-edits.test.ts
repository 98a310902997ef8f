import { describe, expect, it } from "vitest";
import { comparedLoans } from "../document";
import { newProperty } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import type { Edit } from "./change";
import { setFigure } from "./loan-edits";
import { addLoan } from "./loan-list-edits";
import { setSeries } from "./place-edits";
import {
  addAlternatePrice,
  addPrice,
  addProperty,
  convertPropertyTax,
  leadAppreciation,
  mostPrices,
  mostProperties,
  removePrice,
  removeProperty,
  restorePrice,
  restoreProperty,
  setBidOver,
  setPrice,
  setPropertyTax,
  setPurchaseDate,
  toggleAppreciation,
} from "./property-edits";

const after = (...edits: Edit[]) => edits.reduce((document, edit) => edit(document), fourLoans());
const price = (document = fourLoans(), place = 0) => document.properties[0]!.purchaseDetails[place]!;

describe("property tax", () => {
  it("in dollars clears the percentage, and the other way round", () => {
    expect(price(after(setPropertyTax("brookhaven", "b500", "fee", 4200)))).toMatchObject({
      userPropertyTax: 4200,
      userTaxRate: null,
    });
    expect(price(after(setPropertyTax("brookhaven", "b500", "percent", 0.9)))).toMatchObject({
      userPropertyTax: null,
      userTaxRate: 0.9,
    });
  });
  it("is converted by what it is a share of, unrounded", () =>
    expect(
      price(
        after(
          setPropertyTax("brookhaven", "b500", "fee", 4321),
          convertPropertyTax("brookhaven", "b500", "percent", 500_000),
        ),
      ),
    ).toMatchObject({ userPropertyTax: null, userTaxRate: 0.8642 }));
  it("stays in dollars when the price changes, as percent scales by itself", () =>
    expect(
      price(after(setPropertyTax("brookhaven", "b500", "fee", 4200), setPrice("brookhaven", "b500", 600_000))),
    ).toMatchObject({ price: 600_000, userPropertyTax: 4200 }));
});

describe("prices", () => {
  it("are added with the tax and the insurance of the first", () =>
    expect(
      price(after(setPropertyTax("brookhaven", "b500", "percent", 0.9), addPrice("brookhaven", 490_000, "b490")), 2),
    ).toEqual({ ...price(), userTaxRate: 0.9, id: "b490", price: 490_000 }));
  it("keep the asking price of the house where a bid is known", () => {
    const bids = (...edits: Parameters<typeof after>) =>
      after(...edits).properties[0]!.purchaseDetails.map(({ bidOver }) => bidOver);
    const bid = setBidOver("brookhaven", "b500", 20_000);
    expect(bids(bid, addPrice("brookhaven", 490_000.1, "b490"))).toEqual([20_000, undefined, 10_000.1]);
    expect(bids(bid, addPrice("brookhaven", null, "later"))).toEqual([20_000, undefined, undefined]);
    expect(bids(addPrice("brookhaven", 490_000, "b490"))).toEqual([undefined, undefined, undefined]);
  });
  it("that are bids keep their asking price when another is typed; without one nothing is over it", () => {
    const bid = setBidOver("brookhaven", "b500", 20_000);
    expect(price(after(bid, setPrice("brookhaven", "b500", 510_000)))).toMatchObject({
      price: 510_000,
      bidOver: 30_000,
    });
    expect(price(after(setPrice("brookhaven", "b500", 510_000))).bidOver).toBeUndefined();
  });
  it("bring a copy of a loan when asked", () => {
    const document = after(setFigure("two", "customAPR", 6.2), addAlternatePrice("brookhaven", 490_000, "b490", "two"));
    expect(document.loans).toHaveLength(5);
    expect(document.loans[2]).toMatchObject({
      purchaseDetailsID: "b490",
      propertyID: "brookhaven",
      rate: 6.125,
      points: 1,
      customAPR: null,
    });
    expect(document.loans[1]!.purchaseDetailsID).toBe("b500");
    expect(after(addAlternatePrice("brookhaven", 490_000, "b490", null)).loans).toHaveLength(4);
  });
  it("are at most six", () => {
    const many = after(...Array.from({ length: 9 }, (_, i) => addPrice("pullen", 400_000 + i)));
    expect(many.properties[1]!.purchaseDetails).toHaveLength(mostPrices);
  });
  it("hand their loans on when removed, and the last stays", () => {
    const document = after(removePrice("brookhaven", "b500"));
    expect(document.loans.slice(0, 3).map((loan) => loan.purchaseDetailsID)).toEqual(["b515", "b515", "b515"]);
    expect(removePrice("brookhaven", "b515")(document)).toBe(document);
  });
  it("come back at their place, with the loans that paid them", () => {
    const back = after(removePrice("brookhaven", "b500"), restorePrice(fourLoans(), "brookhaven", "b500"));
    expect(back).toEqual(fourLoans());
    expect(restorePrice(fourLoans(), "brookhaven", "b500")(back)).toBe(back);
  });
});

describe("properties", () => {
  it("are at most six", () => {
    const many = after(...Array.from({ length: 9 }, () => addProperty(newProperty())));
    expect(many.properties).toHaveLength(mostProperties);
  });
  it("go with their loans, and come back with them", () => {
    const without = after(removeProperty("brookhaven"));
    expect(without.loans.map(({ id }) => id)).toEqual(["four"]);
    const back = restoreProperty(fourLoans(), "brookhaven")(without);
    expect(back.properties).toEqual(fourLoans().properties);
    expect(back.loans).toEqual(fourLoans().loans);
    expect(restoreProperty(fourLoans(), "brookhaven")(back)).toBe(back);
  });
  it("comes back with as many of its loans as there is still room for, and not beside as many properties as there may be", () => {
    const without = after(removeProperty("brookhaven"));
    const five = Array.from({ length: 4 }, (_, at) => addLoan(`more${at}`)).reduce((all, add) => add(all), without);
    const back = restoreProperty(fourLoans(), "brookhaven")(five);
    expect(comparedLoans(back).map(({ id }) => id)).toEqual(["one", "four", "more0", "more1", "more2", "more3"]);
    const full = Array.from({ length: 5 }, () => addProperty()).reduce((all, add) => add(all), without);
    expect(full.properties).toHaveLength(6);
    expect(restoreProperty(fourLoans(), "brookhaven")(full)).toBe(full);
  });
  it("never all go", () => {
    const one = after(removeProperty("brookhaven"));
    expect(removeProperty("pullen")(one)).toBe(one);
  });
});

describe("the day of purchase", () => {
  // The scenario stands on 2026-11-20.
  const date = (...parts: { month?: number | null; year?: number | null }[]) =>
    after(...parts.map((part) => setPurchaseDate("brookhaven", part))).properties[0]!.purchaseDate;
  it("is given in parts, and gone without both", () => {
    expect(date({ month: 6 })).toEqual({ month: 6, year: null });
    expect(date({ month: 6 }, { year: 2016 })).toEqual({ month: 6, year: 2016 });
    expect(date({ month: 6 }, { year: 2016 }, { month: null })).toEqual({ month: null, year: 2016 });
    expect(after(setPurchaseDate("brookhaven", { month: 6 }), setPurchaseDate("brookhaven", { month: null }))).toEqual(
      fourLoans(),
    );
  });
  it("is never a month that is still to come", () => {
    expect(date({ month: 12 }, { year: 2026 })).toEqual({ month: null, year: 2026 });
    expect(date({ month: 11 }, { year: 2026 })).toEqual({ month: 11, year: 2026 });
  });
});

describe("appreciation", () => {
  const types = (...edits: Edit[]) => after(...edits).properties[0]!.appreciationTypes;
  const toggled = (type: "forecast" | "historical" | "custom") => toggleAppreciation("brookhaven", type);
  it("is chosen last, and no longer: none and three are said at the field, not prevented", () => {
    expect(types(toggled("custom"))).toEqual(["forecast", "custom"]);
    expect(types(toggled("forecast"))).toEqual([]);
    expect(types(toggled("custom"), toggled("historical"))).toEqual(["forecast", "custom", "historical"]);
  });
  it("leads when it is asked to", () =>
    expect(types(toggled("custom"), leadAppreciation("brookhaven", "custom"))).toEqual(["custom", "forecast"]));
});

it("a removed property takes its home prices, and brings them back", () => {
  const growth = { yearly: [3], source: "FHFA", date: "2026-01-01", points: [], sample: false };
  const before = after(setSeries("brookhaven", "forecast", growth), setSeries("pullen", "forecast", growth));
  const without = removeProperty("brookhaven")(before);
  expect(Object.keys(without.outside.series!)).toEqual(["pullen"]);
  expect(restoreProperty(before, "brookhaven")(without).outside).toEqual(before.outside);
});
