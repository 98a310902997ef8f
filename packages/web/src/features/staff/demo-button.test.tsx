import { ReportInput, statusOf } from "@highway/core/reports/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import DemoButton, { demoScenario } from "./demo-button";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("brings a scenario that can be shared as it is", () => {
  const parsed = ReportInput.safeParse(demoScenario);
  expect(parsed.error).toBeUndefined();
  expect(statusOf(parsed.data!)).toBe("complete");
});

it.each([true, false])(
  "opens a new scenario of the client of all demonstrations, who is there: %s",
  async (isThere) => {
    const morgan = clientOf({ name: "Morgan Sample demo" });
    const others = [clientOf({ _id: `cli_${"9".repeat(26)}`, name: "Morgan Sample demonstrated" })];
    const api = fakeApi({
      "GET /v2/client/search": () => ({ data: [{ data: isThere ? [...others, morgan] : others }] }),
      "POST /v2/client": () => ({ status: 201, data: [morgan] }),
      "POST /v2/client/reports": () => ({ status: 201, data: [{ report: { id: "rpt_1", toolName: "lc2" } }] }),
    });
    const router = createMemoryRouter([{ path: "*", element: <DemoButton /> }]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole("button", { name: "Demo" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/lc2/results"));
    expect(router.state.location.search).toBe("?reportID=rpt_1");
    expect(api.of("POST /v2/client").map(({ body }) => body)).toEqual(isThere ? [] : [{ name: "Morgan Sample demo" }]);
    expect(api.of("POST /v2/client/reports").map(({ body }) => body)).toEqual([
      { clientID: morgan._id, report: demoScenario },
    ]);
  },
);
