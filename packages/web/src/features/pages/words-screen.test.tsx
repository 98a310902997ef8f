import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { WordsScreen } from "./words-screen";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (path: string) => {
  const routes = [{ path: "/members/:page", element: <WordsScreen />, errorElement: <p>Nothing here</p> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
};

it.each([
  ["about", "About Highway"],
  ["learning-center", "Learning center"],
  ["support", "Support"],
  ["terms-of-service", "Terms of service"],
  ["privacy-policy", "Privacy policy"],
  ["cookie-policy", "Cookie policy"],
  ["accessibility", "Accessibility"],
  ["compatibility", "Compatibility"],
])("/members/%s is a page of words", (page, title) => {
  open(`/members/${page}`);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(0);
});

it("says of this browser what works and what is missing", () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  open("/members/compatibility");
  const row = (name: string) => screen.getByText(name).closest("li")!.textContent;
  expect(row("Storage for drafts")).toContain("Works");
  expect(row("Cookies")).toContain("Missing or switched off");
});

it("is not found at any other address", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  open("/members/secrets");
  expect(screen.getByText("Nothing here")).toBeTruthy();
});
