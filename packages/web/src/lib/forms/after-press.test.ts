import { fireEvent } from "@testing-library/dom";
import { expect, it } from "vitest";
import { afterPress } from "./after-press";

const turn = () => new Promise((resolve) => setTimeout(resolve));

it("runs at once while nothing is pressed", () => {
  let runs = 0;
  afterPress(() => runs++);
  expect(runs).toBe(1);
});

it.each(["pointerUp", "pointerCancel"] as const)("waits until a press is over, and runs once: %s", async (end) => {
  let runs = 0;
  fireEvent.pointerDown(document.body);
  afterPress(() => runs++);
  fireEvent[end](document.body);
  expect(runs, "the click comes first").toBe(0);
  await turn();
  fireEvent[end](document.body);
  await turn();
  expect(runs).toBe(1);
  afterPress(() => runs++);
  expect(runs).toBe(2);
});
