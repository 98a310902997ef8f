import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lawSeed } from "./law-seed";

describe("the seed of a law", () => {
  const head = () => "3f472ac0b1d2\n";

  it("is the commit's, within 32 bits and the same each time", () => {
    expect(lawSeed("", head)).toBe(0x3f472ac0);
    expect(lawSeed("", () => "ff472ac0b1d2")).toBe(0xff472ac0 - 2 ** 32);
    expect(lawSeed("")).toBe(lawSeed(""));
  });

  it("is the one that a failure printed, or another one each time", () => {
    expect(lawSeed("-1299709", head)).toBe(-1299709);
    expect(lawSeed("random", head)).not.toBe(lawSeed("random", head));
  });

  it("is refused where it is neither", () => {
    expect(() => lawSeed("rnd", head)).toThrow('FC_SEED is a whole number or "random", not "rnd".');
  });

  it("is every law's own", () => {
    const { seed } = fc.readConfigureGlobal();
    expect(seed).toEqual(expect.any(Number));
    expect(fc.check(fc.property(fc.nat(), () => true)).seed).toBe(seed);
  });
});

describe("a law that fails", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A law that holds below 1,000 only, of which each try takes a second. */
  const slow = () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    return (number: number) => {
      vi.advanceTimersByTime(1000);
      return number < 1000;
    };
  };

  it("is made smaller for five seconds and then told, with what was found so far", () => {
    const { failed, numShrinks, counterexample } = fc.check(fc.property(fc.integer({ min: 0, max: 1e9 }), slow()));
    expect(failed).toBe(true);
    expect(numShrinks).toBeLessThanOrEqual(6);
    expect(counterexample![0]).toBeGreaterThan(1000);
  });

  it("that waits for an answer likewise", async () => {
    const holds = slow();
    const law = fc.asyncProperty(fc.integer({ min: 0, max: 1e9 }), async (number) => holds(number));
    expect(await fc.check(law)).toMatchObject({ failed: true, numShrinks: expect.toSatisfy((count) => count <= 6) });
  });

  it("is made as small as it goes where that is quick", () => {
    const law = fc.property(fc.integer({ min: 0, max: 1e9 }), (number) => number < 1000);
    expect(fc.check(law).counterexample).toEqual([1000]);
  });
});
