import { describe, expect, it } from "vitest";
import { closest, eyes, type Sight } from "../../theme/sight.fixture";
import { themes } from "../../theme/theme";
import { cashParts } from "../rows/cash";
import { monthlyParts } from "../rows/monthly";
import { overTheLoanBars } from "../rows/over-the-loan";
import { partColors } from "./part-colors";

/** One loan has one of the three: its upfront premium, or the fee of the VA or USDA. */
const { fundingFee, guaranteeFee, ...ofOneLoan } = cashParts;

const charts: [string, { key: keyof typeof partColors }[]][] = [
  ["cash to close", Object.values(ofOneLoan)],
  ["monthly payment", Object.values(monthlyParts)],
  ["all payments", Object.values(overTheLoanBars)],
];

it.each(charts)("gives each part of the %s a color of its own", (_chart, rows) =>
  expect(new Set(rows.map(({ key }) => partColors[key])).size).toBe(rows.length),
);

describe.each(themes.map(({ name }) => name))("the theme %s", (theme) =>
  describe.each(Object.keys(eyes) as Sight[])("to eyes with %s", (sight) =>
    it.each(charts)("shows any two parts of the %s apart: what lies between them may be nothing", (_chart, rows) => {
      const names = rows.map(({ key }) => partColors[key].slice("var(--".length, -1));
      const [least, pair] = closest(theme, names, sight);
      expect(least, pair).toBeGreaterThanOrEqual(10);
    }),
  ),
);
