import fc from "fast-check";
import { expect, it } from "vitest";
import { growthBetween, growthOf } from "../locations/pure/growth";
import { full } from "./full.fixture";
import { lean, whole } from "./lean";

const index = [43.19, 45.02, 44.9, 51.337];
const home = (id: string) => ({
  ...full.properties[0]!,
  id,
  streetNumber: "98",
  route: "Pullen Ct",
  addressDisplay: "98 Pullen Ct",
  address: "98 Pullen Ct, Raleigh, NC 27612",
});
const history = (yearly: readonly number[]) => ({ historical: { yearly, source: "FHFA", date: "2026-01-01", index } });
const document = {
  ...full,
  properties: [home("new"), { ...home("owned"), address: "Lot 7 behind the mill" }],
  outside: { ...full.outside, series: { owned: history([1, 2, 3]), new: history(growthOf(index)) } },
};

it("leaves out what follows, and says it again to the letter", () => {
  const kept = lean(document);
  expect(kept).toMatchObject({
    properties: [
      { addressDisplay: 0, address: 0 },
      { addressDisplay: 0, address: "Lot 7 behind the mill" },
    ],
    outside: { series: { "#0": { historical: { yearly: 0 } }, "#1": { historical: { yearly: [1, 2, 3] } } } },
  });
  expect(kept.loans).toMatchObject(
    document.loans.map(({ propertyID }) => ({ propertyID: propertyID === "new" ? 0 : 1 })),
  );
  expect(JSON.stringify(whole(kept))).toBe(JSON.stringify(document));
});

it("gives back every report to the letter, whatever its homes and prices are called", () => {
  const id = fc.constantFrom("new", "owned", "asking", "#0", "0", "1", "__proto__", "gone");
  const text = fc.constantFrom("98", "Pullen Ct", "98 Pullen Ct", "98 Pullen Ct, Raleigh, NC 27612", "Raleigh", "");
  const property = fc.record(
    { id, streetNumber: text, route: text, addressDisplay: text, address: text, city: text, state: text, zip: text },
    { requiredKeys: ["id", "addressDisplay", "address", "city", "state", "zip"] },
  );
  const homes = fc.uniqueArray(property, { selector: (each) => each.id, minLength: 1, maxLength: 4 });
  const reports = homes.chain((properties) => {
    const [first] = properties;
    const priced = properties.map((each) => ({
      ...each,
      purchaseDetails: [{ id: "asking" }, { id: `of ${each.id}` }],
    }));
    const named = fc.constantFrom(...properties.map((each) => each.id));
    const loan = fc.record({ propertyID: named, purchaseDetailsID: fc.constantFrom("asking", `of ${first!.id}`) });
    return fc.record({ properties: fc.constant(priced), loans: fc.array(loan), outside: fc.constant({ series: {} }) });
  });
  fc.assert(
    fc.property(reports, (report) => {
      const again = whole(lean(report));
      expect(JSON.stringify(again)).toBe(JSON.stringify(report));
    }),
  );
});

it("takes whatever somebody may be typing", () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constant({ toString: 1, valueOf: 1 }),
    fc.constant([{ index: [{}], yearly: 0 }]),
  );
  const typed = fc.record({
    properties: fc.oneof(odd, fc.array(fc.record({ id: odd, address: odd, streetNumber: odd, route: odd }))),
    loans: fc.oneof(odd, fc.array(fc.record({ propertyID: odd, purchaseDetailsID: odd }))),
    outside: fc.oneof(odd, fc.record({ series: fc.record({ a: fc.record({ historical: odd }) }), limits: odd })),
  });
  fc.assert(fc.property(typed, (typing) => void expect(whole(lean(typing))).toBeTypeOf("object")));
});

it("works growth out as ever, since reports that are kept leave it out", () => {
  expect(growthOf([43.19, 45.02, 44.9, 51.337, 51.337, 7.5])).toEqual([4.237, -0.267, 14.336, 0, -85.391]);
  expect([growthBetween(100, 133.1, 3), growthBetween(216.7, 219.345)]).toEqual([10, 1.221]);
});
