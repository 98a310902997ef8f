import { describe, expect, it } from "vitest";
import { place } from "./anchor";

const rect = (left: number, top: number, width = 100, height = 20) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const view = { width: 1000, height: 800 };
const box = { width: 200, height: 300 };

describe("place", () => {
  it("stands below, at the anchor's left edge", () =>
    expect(place(rect(50, 100), box, view, "bottom-start")).toEqual({ left: 50, top: 124 }));
  it("ends at the anchor's right edge", () =>
    expect(place(rect(500, 100), box, view, "bottom-end")).toEqual({ left: 400, top: 124 }));
  it("flips above when there is no room below", () =>
    expect(place(rect(50, 600), box, view, "bottom-start").top).toBe(296));
  it("stays in view at every edge", () => {
    expect(place(rect(950, 100), box, view, "bottom-start").left).toBe(792);
    expect(place(rect(-50, 100), box, view, "bottom-end").left).toBe(8);
    expect(place(rect(0, 790), { width: 100, height: 60 }, view, "right").top).toBe(732);
  });
});
