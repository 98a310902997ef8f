import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { LeaveGuards } from "../../lib/leave-guards";
import { UnsavedGuard } from "./discard-question";
import { useGuardedWindow, WindowGuard } from "./window-guard";

afterEach(cleanup);

type Dirty = { page: boolean; window: boolean };

/** A page with a form, and a window over it with another, one step after where the person was before. */
async function open(dirty: Dirty) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const page = (
    <>
      <LeaveGuards />
      <UnsavedGuard dirty={dirty.page}>The invitation has not been sent.</UnsavedGuard>
      <UnsavedGuard dirty={dirty.window}>The prices are not saved.</UnsavedGuard>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/before", element: null },
      { path: "/page", element: page },
    ],
    { initialEntries: ["/before", "/page"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return {
    goBack: () => act(() => router.navigate(-1)),
    place: () => router.state.location.pathname,
    warned: () => warn.mock.calls.length,
  };
}
const answer = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("lets a step go where nothing is unsaved", async () => {
  const { goBack, place } = await open({ page: false, window: false });
  await goBack();
  expect(place()).toBe("/before");
});

it("asks for each that is unsaved, the newest first, and goes once all are given up", async () => {
  const { goBack, place, warned } = await open({ page: true, window: true });
  await goBack();
  expect(await screen.findByText("The prices are not saved.")).toBeTruthy();
  await answer("Discard");
  expect(await screen.findByText("The invitation has not been sent.")).toBeTruthy();
  expect(place()).toBe("/page");
  await answer("Discard");
  await waitFor(() => expect(place()).toBe("/before"));
  expect(warned()).toBe(0);
});

it("stays at the first answer that wants to, and asks again at the next step", async () => {
  const { goBack, place } = await open({ page: true, window: true });
  for (let step = 0; step < 2; step++) {
    await goBack();
    expect(await screen.findByText("The prices are not saved.")).toBeTruthy();
    await answer("Keep editing");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(place()).toBe("/page");
  }
});

/** A window with a form, beside what closes it, what puts something else into its place, and what saves it. */
async function openWindow() {
  const [onClose, onOther] = [vi.fn(), vi.fn()];
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    const guarded = useGuardedWindow(() => {
      onClose();
      setOpen(false);
    });
    const other = () => {
      onOther();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={guarded.close}>
          Close
        </button>
        <button type="button" onClick={() => guarded.leave(other)}>
          Other
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Saved
        </button>
        {isOpen && (
          <WindowGuard value={guarded}>
            <UnsavedGuard dirty>The prices are not saved.</UnsavedGuard>
          </WindowGuard>
        )}
      </>
    );
  };
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />);
  const press = (name: string) => act(async () => screen.getByText(name).click());
  return { onClose, onOther, press };
}

it.each(["Close", "Other"])("does what was pressed once, where the changes are discarded: %s", async (name) => {
  const { onClose, onOther, press } = await openWindow();
  await press(name);
  await answer("Discard");
  expect([onClose, onOther].map(({ mock }) => mock.calls.length)).toEqual(name === "Close" ? [1, 0] : [0, 1]);
});

it("does what was pressed once the window was saved and closed by itself, and closes it no second time", async () => {
  const { onClose, onOther, press } = await openWindow();
  await press("Other");
  await press("Saved");
  expect(onOther).toHaveBeenCalledTimes(1);
  cleanup();
  const again = await openWindow();
  await again.press("Close");
  await again.press("Saved");
  expect([onClose, again.onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it.each(["Keep editing", "{Escape}"])("does nothing that was given up by %s", async (way) => {
  const { onOther, press } = await openWindow();
  await press("Other");
  await screen.findByRole("alertdialog");
  await (way === "{Escape}" ? userEvent.keyboard(way) : answer(way));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await press("Saved");
  expect(onOther).not.toHaveBeenCalled();
});
