import { beforeEach, describe, expect, it } from "vitest";
import { destination, walk } from "./walk";

const cells = [
  ["place", 0],
  ["place", 1],
  ["rate", 1],
  ["points", 0],
  ["points", 1],
] as const;
const root = document.createElement("div");
const field = (row: string, column: number) =>
  root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!;
const go = (from: HTMLElement, key: string, back = false) => {
  const to = destination(root, from, key, back);
  return to && `${to.dataset.row} ${to.dataset.column}`;
};

beforeEach(() => {
  root.innerHTML = cells.map(([row, column]) => `<input data-row="${row}" data-column="${column}">`).join("");
});

describe("the grid's keys", () => {
  it("go down a column with Enter, and up with Shift", () => {
    expect(go(field("place", 1), "Enter")).toBe("rate 1");
    expect(go(field("points", 1), "Enter", true)).toBe("rate 1");
  });
  it("go on from the price on top of a phone's loan to its rate, past the lists between; an arrow goes to the next row", () => {
    root.innerHTML = ["price", "program", "rate"].map((row) => `<input data-row="${row}" data-column="1">`).join("");
    expect(go(field("price", 1), "Enter")).toBe("rate 1");
    expect(go(field("price", 1), "ArrowDown")).toBe("program 1");
    expect(go(field("program", 1), "Enter", true)).toBe("price 1");
    root.innerHTML = ["price", "program"].map((row) => `<input data-row="${row}" data-column="0">`).join("");
    expect(go(field("price", 0), "Enter")).toBe("program 0");
  });
  it("pass over a row that the loan does not have", () => expect(go(field("place", 0), "Enter")).toBe("points 0"));
  it("leave Enter to a figure that is a button, which opens its worksheet", () => {
    const press = (target: HTMLElement, key: string, altKey = false) => {
      const event = new KeyboardEvent("keydown", { key, altKey, cancelable: true });
      walk({
        ...event,
        key,
        altKey,
        target,
        currentTarget: root,
        preventDefault: () => event.preventDefault(),
      } as never);
      return event.defaultPrevented;
    };
    root.innerHTML += '<button data-row="credits" data-column="0"></button>';
    expect(press(field("credits", 0), "Enter")).toBe(false);
    expect(press(field("credits", 0), "ArrowUp", true)).toBe(true);
    expect(press(field("points", 0), "Enter")).toBe(true);
  });
  it("end at the last row", () => expect(go(field("points", 0), "Enter")).toBeUndefined());
  it("go to the same field of the next loan", () => {
    expect(go(field("place", 0), "ArrowRight")).toBe("place 1");
    expect(go(field("place", 1), "ArrowLeft")).toBe("place 0");
    expect(go(field("rate", 1), "ArrowLeft")).toBeUndefined();
  });
});
