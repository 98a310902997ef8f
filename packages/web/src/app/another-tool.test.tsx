/** A tool that is not built here: one line in the registry, and its pages, navigation and older address are there. */
import { exampleUser } from "@highway/core/people/users/example";
import { report as example } from "@highway/core/reports/examples";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { routes } from "./router";

vi.mock(import("../tools/registry"), async (original) => {
  const { tools } = await original();
  const { rentOrOwn } = await import("../tools/rent.fixture");
  return { tools: [...tools, rentOrOwn] };
});

const report = { ...example, toolName: "rent", name: "Elena's choice" };
beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  fakeApi({
    "GET /v1/user": () => ({ data: [exampleUser] }),
    [`GET /v2/client/reports/${report.id}`]: () => ({ data: [{ report, client: { _id: "cli_1", name: "Elena" } }] }),
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

it("draws its page at its own address, with a report of its own, and stands in the navigation", async () => {
  open(`/rent/review?reportID=${report.id}`);
  expect(await screen.findByRole("heading", { name: "Elena's choice" })).toBeTruthy();
  const [entry] = screen.getAllByRole("link", { name: "Rent or own" });
  expect(entry?.getAttribute("href")).toBe("/rent/review");
  expect(screen.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(`/rent/results?reportID=${report.id}`);
});

it.each([
  ["an older address of it", `/hwapp/globalfeatures/rent?reportID=${report.id}`],
  ["its loader", `/rent/load?reportID=${report.id}`],
])("is reached by %s", async (_name, address) => {
  const router = open(address);
  await waitFor(() => expect(router.state.location.pathname).toBe("/rent/review"));
  expect(router.state.location.search).toBe(`?reportID=${report.id}`);
});

it("is begun and reached from the palette", async () => {
  Element.prototype.scrollIntoView = () => {};
  const router = open(`/rent/review?reportID=${report.id}`);
  await screen.findAllByRole("link", { name: "Rent or own" });
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await user.keyboard("new choice");
  await user.click(await screen.findByRole("option", { name: "New choice" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/rent/property"));
});
