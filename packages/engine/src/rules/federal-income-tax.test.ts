import { expect, it } from "vitest";
import { dollars } from "../money/cents";
import type { FilingStatus } from "./federal-income-tax";
import { federalIncomeTax } from "./federal-income-tax";

const in2024 = federalIncomeTax.on("2024-07-01");
const ends = (status: FilingStatus) => in2024[status].map(({ ceiling }) => ceiling);

it("has the specification's seven rates and, in 2024, its ranges", () => {
  for (const brackets of Object.values(in2024))
    expect(brackets.map(({ rate }) => rate)).toEqual([10, 12, 22, 24, 32, 35, 37]);
  // The specification's ranges begin with the dollar after the one where the bracket before ends.
  const ranges: [FilingStatus, number, number][] = [
    ["single", 11_600, 609_351],
    ["marriedJoint", 23_200, 731_201],
    ["hoh", 16_550, 609_351],
  ];
  for (const [status, first, last] of ranges) {
    expect(ends(status)[0], status).toBe(dollars(first));
    expect(ends(status)[5], status).toBe(dollars(last - 1));
    expect(ends(status)[6], status).toBe(Number.POSITIVE_INFINITY);
  }
});
