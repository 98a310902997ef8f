import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { editClient } from "../../lib/paths";
import ClientsPage from "./page";

// A drawer's code comes when it is opened, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 10_000 });

const elena = clientOf();

function show(answer: () => { status?: number; data?: unknown; error?: { code: string; alertMessage: string } }) {
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [] }] }),
    [`GET /v2/client/${elena._id}`]: answer,
    "GET /v1/optimalBlue/get-user-data": () => ({
      data: { businessID: null, hasOptimalBlue: false, originatorID: null },
    }),
  });
  const router = createMemoryRouter([{ path: "/clients", element: <ClientsPage /> }], {
    initialEntries: [editClient(elena._id)],
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("opens the drawer of the client in its address, once", async () => {
  const router = show(() => ({ data: [elena] }));
  expect(await screen.findByRole("dialog", { name: "Edit client" })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Elena Marchetti");
  expect(router.state.location.search).toBe("");
});

it("says so when there is no such client", async () => {
  show(() => ({ status: 404, error: { code: "missing", alertMessage: "There is no such client." } }));
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain("Failed to get client."));
  expect(screen.queryByRole("dialog")).toBeNull();
});
