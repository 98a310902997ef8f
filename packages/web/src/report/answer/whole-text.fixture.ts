import { expect } from "vitest";

/** Expects that every text says something, and that none holds the name of a missing value such as "undefined". */
export function expectWhole(texts: readonly string[]) {
  for (const text of texts) {
    expect(text).not.toBe("");
    expect(text).not.toMatch(/undefined|null|NaN|N\/A| {2}/);
  }
}
