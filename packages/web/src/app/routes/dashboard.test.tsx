import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhenPageLoaded } from "../../lib/loading/page-rest";
import { Begin } from "./dashboard";

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isStaff: boolean) {
  const page = (
    <>
      <Begin isStaff={isStaff} />
      <WhenPageLoaded>The page has loaded</WhenPageLoaded>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
}

it("offers a demonstration to staff, and to nobody else", async () => {
  show(true);
  await screen.findByRole("button", { name: "Demo" });
  cleanup();
  show(false);
  // The button would be there by now: its code is.
  await screen.findByText("The page has loaded");
  expect(screen.queryByRole("button", { name: "Demo" })).toBeNull();
});
