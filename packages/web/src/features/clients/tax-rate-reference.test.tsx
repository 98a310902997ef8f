import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TaxRateReference } from "./client-fields";

/** jsdom has no top layer: to it a popover that is open stays hidden. */
const hidden = true;

async function open(status: "" | "marriedJoint" = "") {
  const onChoose = vi.fn();
  render(<TaxRateReference status={status} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole("button", { name: "Federal tax brackets" }));
  const dialog = within(await screen.findByRole("dialog", { hidden }));
  const rows = () => dialog.getAllByRole("listitem", { hidden }).map((row) => row.textContent);
  return { dialog, rows, onChoose };
}

it("shows the newest year's brackets of a single person, and the years before", async () => {
  const { dialog, rows } = await open();
  expect(rows()[0]).toBe("$0 to $12,40010%");
  await userEvent.selectOptions(dialog.getByLabelText("Year"), "2024");
  expect(rows()).toHaveLength(7);
  expect(rows()[0]).toBe("$0 to $11,60010%");
  expect(rows()[6]).toBe("$609,351 and up37%");
  expect(dialog.getByText(/standard deduction of \$14,600\./)).toBeTruthy();
});

it("starts with the client's filing status, and fills the rate that is chosen", async () => {
  const { dialog, rows, onChoose } = await open("marriedJoint");
  expect(rows()[1]).toBe("$24,801 to $100,80012%");
  await userEvent.selectOptions(dialog.getByLabelText("Filing status"), "hoh");
  await userEvent.click(dialog.getByText("24%"));
  expect(onChoose).toHaveBeenCalledWith(24);
  expect(screen.queryByRole("dialog", { hidden })).toBeNull();
});
