import fc from "fast-check";
import { expect, it } from "vitest";
import { type Cents, dollars, inDollars, roundCents, share, sixDecimals } from "./cents";

/** Half up by whole numbers alone: numerator over denominator, both positive. */
const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator));

it("rounds a month's interest exactly, ties and near ties too", () => {
  const balances = fc.integer({ min: 1, max: 100_000_000_00 });
  const thousandths = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(balances, thousandths, (balance, rate) => {
      const exact = halfUp(BigInt(balance) * BigInt(rate), 1_200_000n);
      expect(roundCents(balance * (rate / 1000 / 100 / 12))).toBe(exact);
    }),
    { numRuns: 2000 },
  );
});

it("sends every half up, however the double was made", () => {
  // A month at 6.25 % is one cent on 192: an odd number of 96 cents bears exactly so many halves of a cent.
  for (let halves = 1; halves < 4001; halves += 2) {
    expect(roundCents(halves * 96 * (6.25 / 100 / 12))).toBe((halves + 1) / 2);
  }
  expect(roundCents(0.285 * 100)).toBe(29);
  expect(roundCents(1.005 * 100)).toBe(101);
});

it("takes typed dollars to the cent and gives the same dollars back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(dollars(Number((cents / 100).toFixed(2)))).toBe(cents);
      expect(inDollars(cents as Cents)).toBe(Number((cents / 100).toFixed(2)));
    }),
  );
  expect(inDollars((dollars(0.1) + dollars(0.2)) as Cents)).toBe(0.3);
});

it("takes a percentage of an amount to the cent", () => {
  expect(share(dollars(386_000), 1.75)).toBe(dollars(6755));
  expect(share(dollars(333.33), 50)).toBe(16_667);
});

it("rounds a percentage so that three decimals of it are those of the value itself", () => {
  expect(sixDecimals(77.9194996)).toBe(77.919499);
  expect(sixDecimals(-77.9194996)).toBe(-77.919499);
  expect(sixDecimals(77.9195004)).toBe(77.9195);
  expect(sixDecimals(77.9195)).toBe(77.9195);
  expect(sixDecimals(77.9189996)).toBe(77.919);
});

it("drops the binary noise of a percentage", () => {
  expect(sixDecimals(0.07 * 100)).toBe(7);
  expect(sixDecimals(-1e-9)).toBe(0);
});
