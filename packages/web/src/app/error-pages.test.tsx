import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { NotFound, PageFailed } from "./error-pages";

const open = (path: string) => {
  const breaks = () => {
    throw new Error("out of order");
  };
  const router = createMemoryRouter(
    [
      { path: "/broken", loader: breaks, element: null, errorElement: <PageFailed /> },
      {
        path: "/gone",
        loader: () => Promise.reject(new Response(null, { status: 404 })),
        element: null,
        errorElement: <PageFailed />,
      },
      { path: "*", element: <NotFound /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("an address that nothing is at says so, and leads home to the dashboard", async () => {
  open("/nowhere");
  expect(await screen.findByRole("heading", { name: "404: Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return home" }).getAttribute("href")).toBe("/members/dashboard");
});

it("what is not there any more says the same", async () => {
  open("/gone");
  expect(await screen.findByRole("heading", { name: "404: Page not found" })).toBeTruthy();
});

it("a page that broke says so, and is loaded anew by one press", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const again = vi.spyOn(history, "go").mockImplementation(() => {});
  open("/broken");
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  const sentence = "There was a problem loading this page. Refresh the page or try again later.";
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
  expect(again).toHaveBeenCalledExactlyOnceWith(0);
});
