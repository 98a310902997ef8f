import { expect, it } from "vitest";
import { cellsOf } from "../../cells";
import { costMeasures, measureRow } from "../../rows/over-years";
import { sections } from "../../sections";
import { refinance, skinFor } from "./skin.fixture";

const costAt = (document: ReturnType<typeof refinance>, year: number) => {
  const { source, manner } = skinFor(document);
  return cellsOf(measureRow(costMeasures[0]!, year, source.times.yearly), source.columns, manner);
};

it("counts the debts on today's side of what loans cost over time, as a refinance's side holds them", () => {
  const { source, picked } = skinFor(refinance());
  const { interestBefore } = picked.result.savings!;
  const alone = source.times.yearly.get("had")![30]!.totalCost!;
  const [today] = costAt(refinance(), 30);
  // In the end today costs all the interest that is left: the mortgage's and the debts'.
  expect(today!.value).toBeCloseTo(interestBefore!, 2);
  expect(today!.value! - alone).toBeGreaterThan(1000);
  const [early] = costAt(refinance(), 1);
  expect(early!.value).toBeGreaterThan(source.times.yearly.get("had")![1]!.totalCost!);
  const [line] = sections.totalCost(source)!.parts[0]!.chart!.series;
  expect(line!.values[30]).toBeCloseTo(today!.value!, 2);
});

it("ranks today beside the refinances then, and not where a debt's rate is not known", () => {
  const report = refinance();
  const compared = costAt(report, 5).map(({ difference }) => difference !== null);
  expect(compared).toEqual([false, true, true]);
  const debts = report.debts.map((debt) => ({ ...debt, rate: null }));
  expect(costAt({ ...report, debts }, 5).map(({ difference }) => difference)).toEqual([null, null, null]);
});
