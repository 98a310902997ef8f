import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { clientOf as breadcrumbOf, clientPage } from "../../lib/paths";
import ClientsPage from "./page";

const elena = clientOf();

function show(address: string) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [elena] }] }),
    "GET /v2/client/search": ({ query }) => ({ data: [{ data: query.searchValue === "elena" ? [elena] : [] }] }),
    "GET /v1/optimalBlue/get-user-data": () => ({
      data: { businessID: null, hasOptimalBlue: false, originatorID: null },
    }),
  });
  const router = createMemoryRouter(
    [
      { path: "/clients", element: <ClientsPage /> },
      { path: "/members/clients/:client", element: <p>One client</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("leads from the breadcrumbs' address of a client to the client's page", async () => {
  const router = show(breadcrumbOf(elena._id));
  await waitFor(() => expect(router.state.location.pathname).toBe(clientPage(elena._id)));
});

it("leads from a client's name to the client's page", async () => {
  show("/clients");
  const name = await screen.findByTitle("Elena Marchetti");
  expect(name.closest("a")?.getAttribute("href")).toBe(clientPage(elena._id));
});

it("says to who does not see the list what a search has found, by a status that is there before", async () => {
  show("/clients");
  await screen.findByTitle("Elena Marchetti");
  const found = screen.getByRole("status");
  expect(found.textContent).toBe("");
  const field = screen.getByLabelText("Search name or email");
  await userEvent.type(field, "elena");
  await waitFor(() => expect(found.textContent).toBe("1 client found"));
  await userEvent.type(field, "x");
  await waitFor(() => expect(found.textContent).toBe("No results found"));
});
