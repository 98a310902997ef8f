import { line } from "@highway/core/reports/examples";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { useActions } from "../../../lib/actions";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices } from "../../../lib/notify";
import { changeProperty } from "../../../scenario/edits/change";
import { newReport } from "../../../scenario/new-report";
import { useScenario } from "../../../scenario/store/store";
import { Begin } from "./begin";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("offers comparisons of one home's purchase, and none that is a chapter already", async () => {
  const named = (name: string, more: object) => ({ ...line, id: `rpt_${name}`, name, ...more });
  const lines = [
    named("Free", {}),
    named("Chapter", { analysis: "rpt_pa" }),
    named("Refinance", { type: "refinance" }),
    named("Rent", { toolName: "bvr" }),
    named("Homes", { homes: 2 }),
  ];
  fakeApi({ "GET /v2/client/report-lines": () => ({ data: [{ lines, goesOn: false }] }) });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Begin />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByRole("button", { name: "Begin with Free" })).toBeDefined();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("Homes").closest("li")!.textContent).toContain("It compares several homes.");
});

it("leads nobody away who went to another page while the analysis was made, and says that it was", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    "GET /v2/client/report-lines": () => ({ data: [{ lines: [{ ...line, name: "Free" }], goesOn: false }] }),
    "POST /v2/client/purchase-analyses": async () => {
      await answered;
      return { data: [{ report: { id: "rpt_pa" } }] };
    },
  });
  const router = createMemoryRouter([
    { path: "/", element: <Begin /> },
    { path: "*", element: null },
  ]);
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
    ),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Begin with Free" }));
  await act(() => router.navigate("/clients"));
  answer();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["The purchase analysis is ready."]));
  expect(router.state.location.pathname).toBe("/clients");
});

it("offers to save a home that is typed, and never asks to type it again", () => {
  const document = newReport("pa");
  const [home] = document.properties;
  const priced = home!.purchaseDetails.map((each) => ({ ...each, price: 450_000 }));
  const before = useScenario.getState();
  useScenario.setState({
    document: changeProperty(home!.id, (one) => ({ ...one, purchaseDetails: priced }))(document),
  });
  const save = vi.fn();
  const WithKey = () => {
    useActions([{ label: "Save", keys: "mod+s", onSelect: save }]);
    return <Begin />;
  };
  render(
    <MemoryRouter>
      <WithKey />
    </MemoryRouter>,
  );
  expect(screen.queryByRole("link", { name: "Type the home and the loan" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Save and choose the chapters" }));
  expect(save).toHaveBeenCalledOnce();
  useScenario.setState(before, true);
});
