import { exampleUser } from "@highway/core/people/users/example";
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { call } from "../lib/api/api";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { currentNotices } from "../lib/notify";
import { SessionGate } from "./session-gate";

const lost = vi.hoisted(() => () => {
  throw new Error("Failed to fetch dynamically imported module");
});
vi.mock("./session-ended", lost);
vi.mock("../features/access/proof-window", lost);

it("keeps the page with what is typed where the code of a window above it is gone, after a deployment", async () => {
  const refusal = { code: "unproved", alertMessage: "Confirm that it is you." };
  fakeApi({
    "GET /v1/user": () => ({ data: [exampleUser] }),
    "DELETE /v1/auth/authenticator": () => ({ status: 403, error: refusal }),
    "GET /v2/client": () => ({ status: 401, error: { code: "signedOut", alertMessage: "Please sign in." } }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <SessionGate>
          <input aria-label="Draft" defaultValue="typed" />
        </SessionGate>
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByLabelText("Draft");
  await expect(call("DELETE /v1/auth/authenticator")).rejects.toThrow("Nothing was changed");
  await call("GET /v2/client", { query: {} }).catch(() => {});
  await waitFor(() =>
    expect(
      currentNotices()
        .map(({ text }) => text)
        .join(),
    ).toContain("This could not be loaded."),
  );
  expect(screen.getByLabelText("Draft")).toHaveProperty("value", "typed");
});
