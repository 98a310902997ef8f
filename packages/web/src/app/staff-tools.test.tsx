import { Corporation } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { entry, report } from "@highway/core/reports/examples";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentActions } from "../lib/actions";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { WhenPageLoaded } from "../lib/loading/page-rest";
import { SessionContext } from "../lib/session";
import { savedOf } from "../scenario/store/saved-report";
import { openDocument } from "../scenario/store/store";
import { ForStaff } from "./shell";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A report that can be read once this is over. */
let isOut = true;
const unread = `rpt_${"2".repeat(26)}`;
const corporation = Corporation.parse({ id: exampleUser.corpID, name: "Summit" });
const panelAction = () => currentActions().find(({ label }) => label === "Staff panel");

function show(isMBSEmployee: boolean, address = "/clients") {
  const api = fakeApi({
    "GET /v1/corp": () => ({ data: [corporation] }),
    [`GET /v2/client/reports/${report.id}`]: () => ({ data: [entry] }),
    [`GET /v2/client/reports/${unread}`]: () =>
      isOut ? { status: 500, error: { code: "failed", alertMessage: "Out of order." } } : { data: [entry] },
    [`GET /v2/client/${entry.client._id}`]: () => ({ data: [entry.client] }),
  });
  const page = (
    <>
      <ForStaff />
      <WhenPageLoaded>The page has loaded</WhenPageLoaded>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: { ...exampleUser, isMBSEmployee }, replaceUser: vi.fn() }}>
        <RouterProvider router={router} />
      </SessionContext>
    </SWRConfig>,
  );
  return { api, user: userEvent.setup() };
}

async function openPanel(address?: string) {
  const { user, ...rest } = show(true, address);
  await waitFor(() => expect(panelAction()).toBeDefined());
  panelAction()!.onSelect!();
  await screen.findByRole("complementary", { name: "Staff panel" });
  const inspect = async () => {
    await user.click(screen.getByRole("radio", { name: "Inspector" }));
    return () => screen.getAllByRole("group").map((part) => part.querySelector("summary")!.textContent);
  };
  return { ...rest, user, inspect };
}

it("is offered to staff, who are known by their address, and to nobody else", async () => {
  await openPanel();
  cleanup();
  show(false);
  // What is offered to staff would be there by now: its code is.
  await screen.findByText("The page has loaded");
  expect(panelAction()).toBeUndefined();
});

it("has the switches of the corporation's permissions", async () => {
  const { api } = await openPanel();
  expect(await screen.findByRole("switch", { name: "Always require a passcode" })).toBeDefined();
  expect(api.of("GET /v1/corp")[0]!.query).toEqual({ corpID: exampleUser.corpID });
  expect(screen.getByText("What is changed here counts for Summit.")).toBeDefined();
});

it("inspects the scenario that is open, with its figures", async () => {
  openDocument({ document: savedOf(entry).document, client: entry.client, saved: savedOf(entry) });
  const { inspect } = await openPanel("/lc2/property");
  const parts = await inspect();
  await waitFor(() => expect(parts()).toEqual(["User", "Client", "Report", "Loan A"]));
  const [loan] = screen.getAllByRole("group").slice(-1);
  expect(JSON.parse(loan!.querySelector("pre")!.textContent!)).toMatchObject({
    id: "l1",
    calculated: { amount: 400_000 },
  });
});

it("inspects the saved report that an address names", async () => {
  const { inspect, user } = await openPanel(`/lc2/review?reportID=${report.id}`);
  const parts = await inspect();
  await waitFor(() => expect(parts()).toEqual(["User", "Client", "Report", "Loan A"]));
  await user.click(screen.getByRole("radio", { name: "Controls" }));
  expect(screen.getByLabelText("Report ID")).toHaveProperty("value", report.id);
});

it("does not say that no report is open while the one that the address names was not read", async () => {
  const { user } = await openPanel(`/lc2/review?reportID=${unread}`);
  await user.click(screen.getByRole("radio", { name: "Inspector" }));
  expect(screen.queryByText("No report is open on this page.")).toBeNull();
  await screen.findByText("Out of order.");
  expect(screen.queryByText("No report is open on this page.")).toBeNull();
  isOut = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Report")).toBeDefined();
});
