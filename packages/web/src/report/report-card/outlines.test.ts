import { isCountyCode } from "@highway/core/locations/pure/county-codes";
import { expect, it } from "vitest";

type Outlines = { width: number; height: number; counties: Record<string, string> };
const files = import.meta.glob<Outlines>("./outlines/*.json", { import: "default", eager: true });

it("draws every county of each state and of no other, within its box", () => {
  expect(Object.keys(files)).toHaveLength(51);
  let all = 0;
  for (const [file, { width, height, counties }] of Object.entries(files)) {
    const state = file.match(/(\d\d)\.json$/)![1]!;
    for (const [fip, path] of Object.entries(counties)) {
      expect([fip, fip.startsWith(state), isCountyCode(fip)]).toEqual([fip, true, true]);
      expect(path).toMatch(/^(M\d+ \d+(l[-\d ]+)?z)+$/);
      for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
        expect(Number(x) <= width && Number(y) <= height).toBe(true);
      all++;
    }
  }
  expect(all).toBe(3142);
});
