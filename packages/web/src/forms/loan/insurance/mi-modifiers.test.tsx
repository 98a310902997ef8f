import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setChoice } from "../../../scenario/edits/loan-edits";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../../../scenario/store/store";
import { ConventionalModifiers } from "./mi-modifiers";

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(cleanup);

const first = () => useScenario.getState().document.loans[0]!;
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("shows as marked what follows from the loan, where it is changed", async () => {
  render(<ConventionalModifiers id={first().id} place={0} />);
  expect(box("Second home").checked).toBe(false);
  edit(null, setChoice(first().id, "occupancy", "secondHome"));
  edit(null, setChoice(first().id, "units", 3));
  await screen.findByText("The choices in gray follow from the loan's occupancy and units.");
  for (const name of ["Second home", "Three or four units"])
    expect([box(name).checked, box(name).disabled]).toEqual([true, true]);
  await userEvent.click(box("Investment property"));
  expect(first().MIWorksheet.activeModifiers).toEqual(["investment"]);
  expect([box("Second home").checked, box("Second home").disabled]).toEqual([false, false]);
});
