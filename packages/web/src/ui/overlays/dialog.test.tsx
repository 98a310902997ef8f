import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add Payment
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Payment">
        <input aria-label="Amount" />
      </Dialog>
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The first one is another case: its code was not there when the button got the focus.
it("gives the focus back to the button that opened it, the first time and the second", async () => {
  render(<Page />);
  const button = screen.getByRole("button", { name: "Add Payment" });
  for (const _ of ["first", "second"]) {
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Payment" });
    await waitFor(() => expect(document.activeElement).not.toBe(button));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

it("keeps the page below from whoever reads by ear, the first time and the second", async () => {
  const { container } = render(<Page />);
  for (const _ of ["first", "second"]) {
    await userEvent.click(screen.getByText("Add Payment"));
    await screen.findByRole("dialog", { name: "Payment" });
    expect(container.getAttribute("aria-hidden")).toBe("true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(container.getAttribute("aria-hidden")).toBeNull();
  }
});

it("has the focus after Escape where it was, in a window that Escape does not close", async () => {
  render(
    <Dialog open onClose={() => {}} title="Your session has ended" alert>
      <input aria-label="Code" />
    </Dialog>,
  );
  const code = await screen.findByLabelText("Code");
  await userEvent.click(code);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(code));
});
