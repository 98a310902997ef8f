import { ReportInput, statusOf } from "@highway/core/reports/schema";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import DemoButton, { demoScenario } from "./demo-button";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
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
      "POST /v2/client/reports": () => ({ status: 201, data: [{ report: {} }] }),
    });
    const router = createMemoryRouter([{ path: "*", element: <DemoButton /> }]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole("button", { name: "Demo" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/lc2/results"));
    expect(api.of("POST /v2/client")).toMatchObject(isThere ? [] : [{ body: { name: "Morgan Sample demo" } }]);
    const [made] = api.of("POST /v2/client/reports").map(({ body }) => body as { report: { id: string } });
    expect(made).toEqual({ clientID: morgan._id, report: { ...demoScenario, id: made!.report.id } });
    expect(router.state.location.search).toBe(`?reportID=${made!.report.id}`);
  },
);

it("leads nobody away who went to another page meanwhile, and says that the scenario was made", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    "GET /v2/client/search": () => ({ data: [{ data: [clientOf({ name: "Morgan Sample demo" })] }] }),
    "POST /v2/client/reports": async () => {
      await answered;
      return { status: 201, data: [{ report: {} }] };
    },
  });
  const router = createMemoryRouter([
    { path: "/", element: <DemoButton /> },
    { path: "*", element: null },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole("button", { name: "Demo" }));
  await act(() => router.navigate("/elsewhere"));
  answer();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["The demo scenario is ready."]));
  expect(router.state.location.pathname).toBe("/elsewhere");
});

it("begins one demonstration, also where an answer was lost and it is pressed again", async () => {
  const lost = (made: object) => {
    let calls = 0;
    return () => (calls++ === 0 ? Promise.reject(new TypeError("Failed to fetch")) : { status: 201, data: [made] });
  };
  const api = fakeApi({
    "GET /v2/client/search": () => ({ data: [{ data: [] }] }),
    "POST /v2/client": lost(clientOf({ name: "Morgan Sample demo" })),
    "POST /v2/client/reports": lost({ report: {} }),
  });
  const router = createMemoryRouter([{ path: "*", element: <DemoButton /> }]);
  render(<RouterProvider router={router} />);
  const press = async (calls: number) => {
    await userEvent.click(await screen.findByRole("button", { name: "Demo" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Demo" }).ariaBusy).not.toBe("true"));
    await waitFor(() => expect(api.of("POST /v2/client")).toHaveLength(calls));
  };
  await press(1);
  await press(2);
  await press(3);
  await waitFor(() => expect(router.state.location.pathname).toBe("/lc2/results"));
  const [first, again] = api.of("POST /v2/client").map(({ body }) => (body as { _id: string })._id);
  expect(again).toBe(first);
  const reports = api.of("POST /v2/client/reports").map(({ body }) => (body as { report: { id: string } }).report.id);
  expect(reports).toHaveLength(2);
  expect(new Set(reports).size).toBe(1);
});
