import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ShortRoute, WordsRoute } from "./routes/words";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (path: string) => {
  const routes = [
    { path: "/members/:page", element: <WordsRoute /> },
    { path: "*", element: <ShortRoute /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

it.each([
  ["about", "About Highway"],
  ["learning-center", "Learning center"],
  ["support", "Support"],
  ["terms-of-service", "Terms of service"],
  ["privacy-policy", "Privacy policy"],
  ["cookie-policy", "Cookie policy"],
  ["accessibility", "Accessibility statement"],
  ["compatibility", "Compatibility"],
])("/members/%s is a page of words", (page, title) => {
  open(`/members/${page}`);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(0);
});

it("says of this browser what works and what is missing", () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  open("/members/compatibility");
  const checked = within(screen.getByRole("region", { name: "This browser" }));
  const row = (name: string) => checked.getByText(name).closest("li")!.textContent;
  expect(row("Storage for drafts")).toContain("Works");
  expect(row("Cookies")).toContain("Missing or turned off");
});

it("is in Spanish where the address asks for it, and back by a press", async () => {
  open("/members/privacy-policy?lang=es");
  expect(screen.getByRole("heading", { level: 1, name: "Política de privacidad" })).toBeTruthy();
  expect(document.documentElement.lang).toBe("es");
  expect(screen.getByRole("navigation", { name: "Idioma" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "English" }));
  expect(screen.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
});

it("is in English alone what clients do not read", () => {
  open("/members/support?lang=es");
  expect(screen.getByRole("heading", { level: 1, name: "Support" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Español" })).toBeNull();
});

it.each([
  ["/terms", "terms-of-service"],
  ["/privacy?lang=es", "privacy-policy?lang=es"],
  ["/accessibility/", "accessibility"],
])("%s leads to the page", (short, page) => {
  const { location } = open(short).state;
  expect(location.pathname + location.search).toBe(`/members/${page}`);
});

it.each(["secrets", "constructor"])("/members/%s is not found", (page) => {
  open(`/members/${page}`);
  expect(screen.getByRole("heading", { name: "404: Page not found" })).toBeTruthy();
});
