import { describe, expect, it } from "vitest";
import { compress } from "./crop-window";

/** A picture that weighs so much at full size, and less with its area. */
const weighing =
  (bytes: number, tried: number[] = []) =>
  async (scale: number) => {
    tried.push(scale);
    return new Blob([new Uint8Array(Math.round(bytes * scale * scale))]);
  };

describe("a picture", () => {
  it("that is small enough stays as it is", async () => {
    const tried: number[] = [];
    expect((await compress(weighing(1_572_864, tried))).size).toBe(1_572_864);
    expect(tried).toEqual([1]);
  });

  it("that is not gets smaller in steps of a tenth until it weighs at most 1.5 MB", async () => {
    const tried: number[] = [];
    const { size } = await compress(weighing(3_000_000, tried));
    expect(tried).toEqual([1, 0.9, 0.8, 0.7]);
    expect(size).toBe(1_470_000);
  });

  it("that no step makes small enough is refused in the specification's words", async () => {
    await expect(compress(weighing(10_000), 10)).rejects.toThrow("Could not compress to desired size");
  });

  it("that the browser cannot draw is refused in the specification's words", async () => {
    await expect(compress(async () => null)).rejects.toThrow("Could not obtain blob from canvas image");
  });
});
