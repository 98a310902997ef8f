import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { BackToTop } from "./back-to-top";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scrolledTo = (y: number) =>
  act(() => {
    vi.stubGlobal("scrollY", y);
    dispatchEvent(new Event("scroll"));
  });

it("comes once more than a screen lies above, and leads the eye and the focus back up", async () => {
  const up = vi.fn();
  vi.stubGlobal("scrollTo", up);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(
    <main id="main" tabIndex={-1}>
      <BackToTop label="Back to top" to="#main" />
    </main>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  scrolledTo(innerHeight + 1);
  await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
  // Who asks for less motion is there at once.
  expect(up).toHaveBeenCalledWith({ top: 0, behavior: "auto" });
  expect(document.activeElement).toBe(screen.getByRole("main"));
  scrolledTo(0);
  expect(screen.queryByRole("button")).toBeNull();
});
