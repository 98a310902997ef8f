import { describe, expect, it } from "vitest";
import { fallSpans } from "./fall-rows";

describe("the bars of a fall", () => {
  it("begin where the one before ended, and a total stands on nothing", () => {
    const [spans] = fallSpans([[{ amount: 100 }, { amount: -40 }, { amount: 20 }, { amount: 80, isTotal: true }]]);
    expect(spans).toEqual([
      { from: 0, to: 1 },
      { from: 0.6, to: 1 },
      { from: 0.6, to: 0.8 },
      { from: 0, to: 0.8 },
    ]);
  });

  it("leave room below nothing where more is owed than there is", () => {
    const [spans] = fallSpans([[{ amount: 60 }, { amount: -100 }, { amount: -40, isTotal: true }]]);
    expect(spans).toEqual([
      { from: 0.4, to: 1 },
      { from: 0, to: 1 },
      { from: 0, to: 0.4 },
    ]);
  });
});
