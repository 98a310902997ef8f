import { expect, it } from "vitest";
import type { WorkingReport } from "../scenario/document";
import { newProperty } from "../scenario/new-report";
import { fourLoans } from "../scenario/scenario.fixture";
import { breakEvensOf } from "./break-evens";
import { cellsOf } from "./cells";
import { officerColumns } from "./columns";
import { monthlyParts, monthlyRows } from "./rows/monthly";
import { equityMeasures, measureRow } from "./rows/over-years";
import { barsOf } from "./skins/screen/chart-parts";
import { manner } from "./skins/screen/manner";
import { timesOf } from "./times";

/** The fourth loan's home has no location yet. */
function withoutPlace(): WorkingReport {
  const document = fourLoans();
  const { id, purchaseDetails } = document.properties[1]!;
  return { ...document, properties: [document.properties[0]!, { ...newProperty(), id, purchaseDetails }] };
}
const basis = { document: withoutPlace(), client: null };
const columns = officerColumns(basis);
const onIt = columns.map(({ loan }) => loan.propertyID === basis.document.properties[1]!.id);

it("says of a payment that it is without property tax, and neither ranks it nor subtracts it from one with it", () => {
  const cells = cellsOf(monthlyRows.totalPayment, columns, manner);
  expect(onIt).toContain(true);
  for (const [at, { note, difference, isLowest }] of cells.entries())
    if (onIt[at])
      expect({ note, difference, isLowest }).toEqual({
        note: "without property tax",
        difference: null,
        isLowest: false,
      });
    else expect(note).toBeNull();
  const compared = breakEvensOf(columns, timesOf(basis, [5])).map(({ column }) => column.id);
  expect(compared).toEqual(columns.filter((_, at) => at > 0 && !onIt[at]).map(({ id }) => id));
});

it("does not know a property tax of which nobody said anything, and knows one that was typed as nothing", () => {
  const kinds = (of: typeof columns) => cellsOf(monthlyRows.propertyTax, of, manner).map(({ kind }) => kind);
  expect(kinds(columns)).toEqual(onIt.map((unknown) => (unknown ? "missing" : "figure")));
  const typed = basis.document.properties.map((home) => ({
    ...home,
    purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, userPropertyTax: 0, userTaxRate: null })),
  }));
  expect(kinds(officerColumns({ ...basis, document: { ...basis.document, properties: typed } }))).toEqual(
    onIt.map(() => "none"),
  );
});

it("draws the bar of a payment that is without it", () => {
  const bars = barsOf({ columns, rows: Object.values(monthlyParts) });
  expect(bars.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
});

it("ranks payments that are all without it", () => {
  const document = { ...basis.document, loans: basis.document.loans.filter((_, at) => onIt[at]) };
  const two = [...document.loans, { ...document.loans[0]!, id: "dearer", rate: 8 }];
  const cells = cellsOf(
    monthlyRows.totalPayment,
    officerColumns({ document: { ...document, loans: two }, client: null }),
    manner,
  );
  expect(cells.filter(({ isLowest }) => isLowest)).toHaveLength(1);
});

it("compares no gain by a forecast with that of a home that is taken to keep its value", () => {
  const rate = { countyTaxRate: 0.84 };
  const [known, unknown] = columns.map((column, at) => {
    const { appreciation } = column.result!;
    const ways = appreciation.map((way) => ({ ...way, assumed: at > 0 }));
    return { ...column, property: { ...column.property!, ...rate }, result: { ...column.result!, appreciation: ways } };
  });
  const { yearly } = timesOf(basis, [5]);
  const [, gain] = equityMeasures;
  const [first, other] = cellsOf(measureRow(gain!, 5, yearly), [known!, unknown!], manner);
  expect(first).toMatchObject({ kind: "figure", note: null });
  expect(other).toMatchObject({ kind: "figure", difference: null, note: "no growth assumed" });
});
