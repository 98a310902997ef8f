import { expect, it } from "vitest";
import { totalOf } from "../../ui/chart/bars";
import { column } from "../column.fixture";
import { monthlyParts } from "../rows/monthly";
import { manner } from "../skins/screen/manner";
import { loanBars } from "./loan-bars";

const paid = (id: string, mortgageInsurance: number | null) =>
  column({ id, principalAndInterest: 1250, mortgageInsurance });
const barsOf = (...columns: ReturnType<typeof paid>[]) =>
  loanBars({ columns, rows: Object.values(monthlyParts), manner, nameOf: ({ letter }) => letter });

it("draws no payment as the sum of the parts that are known, while another part is not", () => {
  const bars = barsOf(paid("unknown", null), paid("none", 0), paid("insured", 200));
  expect(bars.map((bar) => [bar.id, totalOf(bar)])).toEqual([
    ["none", 1250],
    ["insured", 1450],
  ]);
});
