import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ShellSkeleton } from "./shell-skeleton";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = () => screen.getByText(/^Loading Highway\./).className;

it("says what a page waits for once the wait is long, in the page itself as well", () => {
  vi.spyOn(performance, "now").mockReturnValue(300);
  render(<ShellSkeleton />);
  expect(words()).toContain("animate-after-2s");
  expect(renderToStaticMarkup(<ShellSkeleton />)).toContain("Loading Highway.");
});

it("goes on saying it when the app's code has come", () => {
  vi.spyOn(performance, "now").mockReturnValue(9000);
  render(<ShellSkeleton />);
  expect(words()).not.toContain("animate-after-2s");
});
