import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SheetButton } from "./sheet-form";
import type { Sheets } from "./use-sheets";

afterEach(cleanup);

it("keeps what is typed and not saved while it is closed, and begins anew once it is saved", async () => {
  const save = vi.fn(async () => true);
  const sheets = { sheets: { lender: "Summit", rateForPoint: 0.25, sheets: [] }, time: "09:40", save };
  render(<SheetButton sheets={sheets as unknown as Sheets} label="My sheet" button="My sheet" className="" />);
  const toggle = () => fireEvent.click(screen.getByRole("button", { name: "My sheet" }));
  const time = () => screen.getByLabelText<HTMLInputElement>("Rate sheet came out at");
  toggle();
  expect(time().value).toBe("09:40");
  fireEvent.change(time(), { target: { value: "10:05" } });
  fireEvent.keyDown(time(), { key: "Escape" });
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  toggle();
  expect(time().value).toBe("10:05");
  fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
  await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
  expect(save).toHaveBeenCalledWith({ lender: "Summit", time: "10:05", rateForPoint: 0.25 });
  toggle();
  expect(time().value).toBe("09:40");
});
