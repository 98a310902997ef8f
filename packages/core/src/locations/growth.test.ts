import { meanGrowth } from "@highway/engine/property/appreciation";
import fc from "fast-check";
import { expect, it } from "vitest";
import { yearlyGrowth, yearlyIndex } from "./history";

const index = (...values: [year: number, value: number][]) =>
  values.map(([year, value]) => ({ date: `${year}-01-01`, value }));

it("is the percentage from each year to the next", () => {
  expect(yearlyGrowth(index([2022, 100], [2023, 110], [2024, 99]))).toEqual([10, -10]);
});

it("spreads the growth of missing years evenly over them", () => {
  expect(yearlyGrowth(index([2019, 100], [2022, 133.1]))).toEqual([10, 10, 10]);
});

it("lists the index with the years between evenly spread", () => {
  expect(yearlyIndex(index([2019, 100], [2021, 121], [2022, 110]))).toEqual([100, 110, 121, 110]);
  expect(
    yearlyIndex(index(...Array.from({ length: 90 }, (_, at) => [1935 + at, 100] as [number, number]))),
  ).toHaveLength(61);
});

it("knows nothing from a single year", () => {
  expect(yearlyGrowth(index([2024, 300]))).toEqual([]);
});

it("keeps the last sixty years, as a report does", () => {
  const years = Array.from({ length: 90 }, (_, at) => [1935 + at, 100 + at] as [number, number]);
  const growth = yearlyGrowth(index(...years));
  expect(growth).toHaveLength(60);
  expect(growth.at(-1)).toBe(0.532);
});

it("leads from the first value to the last, but for its rounding", () => {
  const values = fc.array(fc.double({ min: 50, max: 500, noNaN: true }), { minLength: 2, maxLength: 50 });
  fc.assert(
    fc.property(values, (series) => {
      const growth = yearlyGrowth(index(...series.map((value, at) => [1975 + at, value] as [number, number])));
      const mean = ((series.at(-1)! / series[0]!) ** (1 / (series.length - 1)) - 1) * 100;
      expect(meanGrowth(growth)).toBeCloseTo(mean, 2);
    }),
  );
});
