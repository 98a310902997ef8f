import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { pageCode } from "./router";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Results = () => <p>the figures</p>;

function show() {
  const load = vi.fn(async () => Results);
  const router = createMemoryRouter([{ path: "/", lazy: { Component: pageCode(load) } }]);
  render(<RouterProvider router={router} />);
  return load;
}

it("a page whose code is not on the device says that it waits, and opens by itself when the network is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = show();
  expect(await screen.findByText("This page is waiting for a connection")).toBeTruthy();
  expect(load, "asked for in vain it would never come").not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("the figures")).toBeTruthy();
});

it("a page whose code the worker keeps opens without a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("caches", { match: async () => new Response() });
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  show();
  expect(await screen.findByText("the figures")).toBeTruthy();
  Reflect.deleteProperty(navigator, "serviceWorker");
});
