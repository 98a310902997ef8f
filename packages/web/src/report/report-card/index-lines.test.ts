import type { CountyRow } from "@highway/engine/tools/report-card/county";
import { describe, expect, it } from "vitest";
import { indexLines } from "./index-lines";

const row = (fip: string, first: number, values: number[]): CountyRow => ({
  fip,
  name: `County ${fip}`,
  state: "NC",
  index: { source: "FHFA", date: "2025-12-31", values: values.map((index, at) => ({ year: first + at, index })) },
  forecast: null,
  survey: null,
  earlierSurvey: null,
  population: null,
});

describe("price indexes side by side", () => {
  it("are 100 in the first year that all of them have", () => {
    const drawn = indexLines([row("1", 2020, [200, 210, 220, 242]), row("2", 2021, [50, 55, 60])])!;
    expect([drawn.first, drawn.last]).toEqual([2021, 2023]);
    expect(drawn.lines.map(({ values }) => values[0])).toEqual([
      { year: 2021, index: 100 },
      { year: 2021, index: 100 },
    ]);
    expect(drawn.lines[1]!.values.at(-1)).toEqual({ year: 2023, index: 120 });
    expect(drawn.lines[1]!.growth).toBeCloseTo(9.5445, 4);
  });
  it("leave out a county without an index, and keep the others' places", () => {
    const drawn = indexLines([{ ...row("1", 2020, []), index: null }, row("2", 2020, [1, 2])])!;
    expect(drawn.lines.map(({ fip, place }) => [fip, place])).toEqual([["2", 1]]);
    expect(indexLines([{ ...row("1", 2020, []), index: null }])).toBeNull();
    expect(indexLines([row("1", 2020, [1])])).toBeNull();
  });
  it("reach back twenty years at most", () => {
    const values = Array.from({ length: 40 }, (_, at) => 100 + at);
    expect(indexLines([row("1", 1986, values)])).toMatchObject({ first: 2005, last: 2025 });
  });
});
