import { expect, it } from "vitest";
import { cashParts } from "../rows/cash";
import { monthlyParts } from "../rows/monthly";
import { overTheLoanBars } from "../rows/over-the-loan";
import { partColors } from "./part-colors";

/** One loan has one of the three: its upfront premium, or the fee of the VA or USDA. */
const { fundingFee, guaranteeFee, ...ofOneLoan } = cashParts;

it.each([
  ["cash to close", Object.values(ofOneLoan)],
  ["monthly payment", Object.values(monthlyParts)],
  ["all payments", Object.values(overTheLoanBars)],
])("gives each part of the %s a color of its own", (_chart, rows) =>
  expect(new Set(rows.map(({ key }) => partColors[key])).size).toBe(rows.length),
);
