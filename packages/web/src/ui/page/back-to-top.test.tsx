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

const onScreen = ({ isPhone }: { isPhone: boolean }) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") ? isPhone : query.includes("reduced-motion"),
    addEventListener() {},
    removeEventListener() {},
  }));

it("comes once more than a screen lies above, and leads the eye and the focus back up", async () => {
  const up = vi.fn();
  vi.stubGlobal("scrollTo", up);
  onScreen({ isPhone: false });
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

it("lies on no figure of a phone's page for who reads down to its end, and comes when they turn back up", () => {
  onScreen({ isPhone: true });
  const end = innerHeight + 900;
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(end + innerHeight);
  render(<BackToTop label="Back to top" to="#main" />);
  scrolledTo(innerHeight + 400);
  for (const y of [end, end + 60, end]) scrolledTo(y);
  expect(screen.queryByRole("button")).toBeNull();
  scrolledTo(end - 40);
  expect(screen.getByRole("button", { name: "Back to top" })).toBeTruthy();
  scrolledTo(end);
  expect(screen.queryByRole("button")).toBeNull();
});
