import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { place, useAnchored } from "./anchor";

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

describe("a box that is open", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is placed anew when what it waited for makes it higher, and stays on its side when it shrinks again", () => {
    let told = () => {};
    class Observer extends ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        told = () => tell([], this);
      }
    }
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("innerHeight", view.height);
    const [button, list] = [document.createElement("button"), document.createElement("div")];
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue({ ...rect(50, 600), x: 50, y: 600, toJSON: () => ({}) });
    const height = vi.spyOn(list, "offsetHeight", "get").mockReturnValue(40);
    renderHook(() => useAnchored(true, { current: button }, { current: list }, "bottom-start"));
    expect(list.style.top, "below").toBe("624px");
    height.mockReturnValue(300);
    told();
    expect(list.style.top, "above, because there is no room below").toBe("296px");
    height.mockReturnValue(100);
    told();
    expect(list.style.top, "above").toBe("496px");
  });
});
