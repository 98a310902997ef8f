import { describe, expect, it } from "vitest";
import { lowest } from "./lowest";

const home = (value: number | null) => ({ group: "home", value });
const other = (value: number | null) => ({ group: "other", value });

describe("the lowest figure", () => {
  it("is marked once", () => expect(lowest([home(3), home(2), home(5)], 2)).toEqual([false, true, false]));

  it("is ranked among loans on the same property and price only", () =>
    expect(lowest([home(3), home(2), other(1)], 2)).toEqual([false, true, false]));

  it("is marked in each group that has two loans or more", () =>
    expect(lowest([home(3), other(9), home(4), other(8)], 2)).toEqual([true, false, false, true]));

  it("has no mark on a tie", () => expect(lowest([home(2), home(2), home(5)], 2)).toEqual([false, false, false]));

  it("takes figures that read alike for a tie", () => {
    expect(lowest([home(6.2681), home(6.2684)], 3)).toEqual([false, false]);
    expect(lowest([home(112_638.4), home(112_637.6)], 0)).toEqual([false, false]);
    expect(lowest([home(6.2681), home(6.2694)], 3)).toEqual([true, false]);
  });

  it("leaves out a loan without the figure", () => {
    expect(lowest([home(null), home(2), home(5)], 2)).toEqual([false, true, false]);
    expect(lowest([home(null), home(2)], 2)).toEqual([false, false]);
  });

  it("ranks figures below zero", () => expect(lowest([home(-10), home(0)], 2)).toEqual([true, false]));
});
