import { expect, it } from "vitest";
import { cashParts } from "../rows/cash";
import { monthlyParts } from "../rows/monthly";
import { overTheLoanBars } from "../rows/over-the-loan";
import { partColors } from "./part-colors";

it.each([
  ["cash to close", Object.values(cashParts)],
  ["monthly payment", Object.values(monthlyParts)],
  ["all payments", Object.values(overTheLoanBars)],
])("gives each part of the %s a color of its own", (_chart, rows) =>
  expect(new Set(rows.map(({ key }) => partColors[key])).size).toBe(rows.length),
);
