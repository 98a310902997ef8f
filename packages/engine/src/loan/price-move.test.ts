import fc from "fast-check";
import { expect, it } from "vitest";
import { moveOfRate } from "../money/rate-move";
import { costOfMove, couponOf } from "./price-move";

const three = [
  { amount: 400_000, rate: 6.5, months: 360 },
  { amount: 312_000, rate: 6.625, months: 360 },
  { amount: 528_500, rate: 6.375, months: 360 },
];
const sum = (all: number[]) => Math.round(all.reduce((total, each) => total + each, 0) * 100) / 100;

it("is the sheet's worked case at 25 basis points: $16.47, $12.91 and $21.64 a month, or $3,101 once", () => {
  const costs = three.map((loan) => costOfMove(loan, 101.56, 101.31, 0.25));
  expect(costs.map(({ aMonth }) => aMonth)).toEqual([16.47, 12.91, 21.64]);
  expect(sum(costs.map(({ aMonth }) => aMonth))).toBe(51.02);
  expect(Math.round(sum(costs.map(({ once }) => once)))).toBe(3_101);
  expect(costs[0]!.rate).toBe(6.5625);
});

it("is the same case at 28 basis points: $57.14 a month, or $3,473 once", () => {
  const costs = three.map((loan) => costOfMove(loan, 101.56, 101.28, 0.25));
  expect([sum(costs.map(({ aMonth }) => aMonth)), Math.round(sum(costs.map(({ once }) => once)))]).toEqual([
    57.14, 3473,
  ]);
});

const price = fc.integer({ min: 9_000, max: 11_000 }).map((cents) => cents / 100);

it("costs nothing without a move, more when the price falls, and the same once with the other sign when it rises", () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom(...three), (from, to, loan) => {
      const cost = costOfMove(loan, from, to, 0.25);
      expect(Math.sign(cost.once)).toBe(Math.sign(Math.round(from * 100) - Math.round(to * 100)));
      expect(cost.once + costOfMove(loan, to, from, 0.25).once).toBe(0);
      expect(Math.sign(cost.aMonth)).toBe(Math.sign(cost.once));
      expect(costOfMove(loan, from, from, 0.25)).toEqual({ rate: loan.rate, aMonth: 0, once: 0 });
    }),
  );
});

it.each<[string | undefined, Partial<Parameters<typeof couponOf>[0]>]>([
  ["umbs30-6.0", { rate: 6.25 }],
  ["umbs30-6.0", { rate: 6.5 }],
  ["umbs30-6.0", { rate: 6.625 }],
  ["umbs30-6.5", { rate: 6.75 }],
  ["umbs30-5.5", { rate: 6.125 }],
  ["umbs15-5.5", { rate: 5.875, months: 180 }],
  ["gnma30-6.0", { isGovernment: true, isConforming: false }],
  [undefined, { isConforming: false }],
  [undefined, { months: 240 }],
  [undefined, { months: 480 }],
  [undefined, { rate: 0 }],
])("goes into %s: %o", (coupon, loan) =>
  expect(couponOf({ isGovernment: false, isConforming: true, months: 360, rate: 6.5, ...loan })).toBe(coupon),
);

it("moves a rate by the difference of its three decimals", () => {
  expect([moveOfRate(6.498, 6.512), moveOfRate(6.124, 6.118), moveOfRate(6.687, 6.687)]).toEqual([0.014, -0.006, 0]);
});
