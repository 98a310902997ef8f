import { expect, it } from "vitest";
import { issuesOf } from "./issues/issues";
import { newReport } from "./new-report";

it("an empty comparison begins with a home and a loan on it, and assumes neither a price nor a rate", () => {
  const { toolName, properties, loans, debts } = newReport();
  expect([toolName, properties.length, loans.length, debts]).toEqual(["lc2", 1, 1, []]);
  const [property, loan] = [properties[0]!, loans[0]!];
  expect(loan).toMatchObject({
    category: "purchase",
    propertyID: property.id,
    purchaseDetailsID: property.purchaseDetails[0]!.id,
    term: 30,
    rate: null,
    downPaymentPercentage: 20,
  });
  expect(property.purchaseDetails.map(({ price }) => price)).toEqual([null]);
  expect([...issuesOf(newReport()).values()].map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
    "missing: Location is required",
    "missing: Price is required",
    "missing: Rate is required",
  ]);
});

it("two of them share no id", () => {
  const ids = () => {
    const { id, properties, loans } = newReport();
    return [id, properties[0]!.id, properties[0]!.purchaseDetails[0]!.id, loans[0]!.id];
  };
  const all = [...ids(), ...ids()];
  expect(new Set(all).size).toBe(all.length);
});

it("an empty debt consolidation begins with a mortgage and the refinance that pays it off", () => {
  const { loans, toolMeta, properties } = newReport("dc");
  expect(loans.map(({ category, propertyID }) => [category, propertyID])).toEqual([
    ["refinance", properties[0]!.id],
    ["existing", properties[0]!.id],
  ]);
  expect([toolMeta?.type, loans[1]!.payOff]).toEqual(["refinance", true]);
});
