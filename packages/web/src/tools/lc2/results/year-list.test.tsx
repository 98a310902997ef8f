import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentNotices, notify } from "../../../lib/notify";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../../../scenario/store/store";
import { readAt } from "./view-edits";
import { YearList } from "./year-list";

const years = () => useScenario.getState().document.toolMeta?.horizonYears;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const undo = () => currentNotices().at(-1)?.action?.run();

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
  edit(null, readAt([3, 7]));
  render(<YearList years={[3, 7]} />);
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

it("brings a removed year back with one press", () => {
  press("Remove 7");
  expect(years()).toEqual([3]);
  undo();
  expect(years()).toEqual([3, 7]);
});

it("brings the report's own years back with one press", () => {
  press("Reset to the default years");
  expect(years()).toBeNull();
  const reset = screen.getByRole<HTMLButtonElement>("button", { name: "Reset to the default years" });
  expect(reset.disabled, "keeps the focus").toBe(false);
  undo();
  expect(years()).toEqual([3, 7]);
});
