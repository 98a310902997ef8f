import { expect } from "vitest";

/** Every text says something, and none of it is a value that is not there. */
export function expectWhole(texts: readonly string[]) {
  for (const text of texts) {
    expect(text).not.toBe("");
    expect(text).not.toMatch(/undefined|null|NaN|N\/A| {2}/);
  }
}
