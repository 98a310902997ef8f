import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { LeaveGuards } from "../../lib/leave-guards";
import { UnsavedGuard } from "./discard-question";

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
