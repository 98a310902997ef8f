import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { PasskeysCard } from "./passkeys-card";

afterEach(cleanup);

it("asks before the new name of a passkey is lost", async () => {
  const passkey = {
    id: "pky_1",
    credentialId: "credential",
    name: "Laptop",
    isSynced: false,
    createdAt: "2026-11-20T14:14:00.000Z",
    lastUsedAt: null,
  };
  render(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <PasskeysCard passkeys={[passkey]} /> }])} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Rename Laptop" }));
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  await userEvent.type(name, " at work{Escape}");
  expect(await screen.findByText("The new name of this passkey is not saved.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(name.value).toBe("Laptop at work");
});
