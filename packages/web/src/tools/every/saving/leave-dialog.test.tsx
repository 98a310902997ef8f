import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import LeaveDialog from "./leave-dialog";

const nothing = () => undefined;

it.each([
  [true, /^This scenario is not saved yet\. It stays as a draft/],
  [false, /^Your changes are not in the saved scenario\. They stay as a draft/],
])("says what would be left behind, of work that is new: %s", async (isNew, sentence) => {
  render(<LeaveDialog isNew={isNew} onStay={nothing} onLeave={nothing} onSaveAndLeave={nothing} />);
  expect(await screen.findByRole("alertdialog", { name: "Save your changes?" })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});
