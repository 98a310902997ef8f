import { expect, it } from "vitest";
import { monthsBetweenChanges, usualArm } from "./arm-usual";

const caps = (...[program, type, frequency]: Parameters<typeof monthsBetweenChanges>) => {
  const usual = usualArm(program, type, frequency, "2026-11-22");
  return [usual.initialCap, usual.adjustmentCap, usual.lifetimeCap, usual.frequency];
};

it("has Fannie Mae's caps where no agency sets them, by how often the rate changes", () => {
  expect(caps("conventional", "arm5", 6)).toEqual([2, 1, 5, 6]);
  expect(caps("conventional", "arm7", undefined)).toEqual([5, 1, 5, 6]);
  expect(caps("interest10", "arm10", 12)).toEqual([5, 2, 5, 12]);
});

it("has FHA's caps and yearly changes: 1/1/5 up to three years, 2/2/6 from five (24 CFR 203.49)", () => {
  for (const type of ["arm1", "arm3"] as const) expect(caps("fha", type, 6)).toEqual([1, 1, 5, 12]);
  for (const type of ["arm5", "arm7", "arm10"] as const) expect(caps("fha", type, undefined)).toEqual([2, 2, 6, 12]);
});

it("has VA's caps and yearly changes: 1/1/5 below five years, 2/2/6 from five (38 CFR 36.4312(d))", () => {
  expect(caps("va", "arm3", 6)).toEqual([1, 1, 5, 12]);
  expect(caps("va", "arm5", 6)).toEqual([2, 2, 6, 12]);
});

it("changes a rate that is first fixed for six months every six, whatever was chosen", () =>
  expect(monthsBetweenChanges("conventional", "armHalf", 12)).toBe(6));
