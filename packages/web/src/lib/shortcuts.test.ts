import { describe, expect, it } from "vitest";
import { keyLabels, shortcutOf } from "./shortcuts";

describe("shortcutOf", () => {
  it.each([
    [{ key: "z", ctrlKey: true }, "mod+z"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "mod+shift+z"],
    [{ key: "y", ctrlKey: true }, "mod+shift+z"],
    [{ key: "?", shiftKey: true }, "?"],
    [{ key: "ArrowRight", altKey: true }, "alt+ArrowRight"],
    [{ key: "Enter", shiftKey: true }, "shift+Enter"],
  ])("names %o", (press, keys) => expect(shortcutOf(new KeyboardEvent("keydown", press))).toBe(keys));
});

it("writes a key as its labels", () => {
  expect(keyLabels("mod+shift+z")).toEqual(["Ctrl", "Shift", "Z"]);
  expect(keyLabels("alt+ArrowRight")).toEqual(["Alt", "→"]);
});
