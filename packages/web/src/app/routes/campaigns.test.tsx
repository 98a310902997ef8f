import type { Client } from "@highway/core/clients/schema";
import type { CampaignLine } from "@highway/core/sharing/campaigns/schema";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import CampaignsPage from "./campaigns";

/** What the search of clients does with the one that is chosen. */
let chosen: ((client: Client | null) => void) | null = null;
vi.mock("../../features/clients/client-selector", () => ({
  ClientSelector: ({ onChange }: { onChange: NonNullable<typeof chosen> }) => {
    chosen = onChange;
    return null;
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (name: string, more: Partial<CampaignLine>): CampaignLine => ({
  clientID: `cli_${name}`,
  clientName: name,
  status: "active",
  endedBy: null,
  pausedFor: null,
  start: "2026-11-09",
  zone: "America/New_York",
  waitsForApproval: false,
  sent: 2,
  skipped: 0,
  next: null,
  ...more,
});
const Address = () => <p>at {useLocation().pathname}</p>;
function show(answer: Parameters<typeof fakeApi>[0][string]) {
  fakeApi({ "GET /v1/marketing-kit/campaigns": answer });
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <CampaignsPage />
        <Address />
      </SWRConfig>
    </MemoryRouter>,
  );
}

it("lists what goes out next first, then what waits, then what has ended", async () => {
  const next = (at: string) => ({ next: { title: "If you wait", at } });
  show(() => ({
    data: [
      line("Ada", { status: "stopped", endedBy: "finished", sent: 10, skipped: 4 }),
      line("Bo", { status: "paused", pausedFor: "answered" }),
      line("Cy", next("2099-12-04T15:00:00.000Z")),
      line("Di", { ...next("2099-12-01T15:00:00.000Z"), waitsForApproval: true }),
    ],
  }));
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["Di", "Cy", "Bo", "Ada"].map((name) => `/members/clients/cli_${name}/campaign`),
  );
  expect(links[0]!.textContent).toMatch(/“If you wait” is due on Tue 12\/1 at 10:00 AM\..*To approve/);
  expect(links[2]!.textContent).toContain("The campaign is paused because the client replied.");
  expect(links[3]!.textContent).toContain("14 of 14 messages are done; 4 of them were skipped.");
});

it("teaches what a campaign is where there is none yet, and leaves the button where it was", async () => {
  show(() => ({ data: [] }));
  const start = screen.getByRole("button", { name: "Start a campaign" });
  expect(await screen.findByText(/Fourteen emails go out by themselves/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Start a campaign" })).toBe(start);
});

it("leads nobody away by a client who comes once the window was closed", async () => {
  show(() => ({ data: [] }));
  fireEvent.click(screen.getByRole("button", { name: "Start a campaign" }));
  await waitFor(() => expect(chosen).not.toBeNull());
  const late = chosen!;
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  act(() => late(clientOf()));
  expect(screen.getByText("at /")).toBeTruthy();
});

it("says who adds the kit where the officer has none", async () => {
  const alertMessage = "Your company does not have the 90 Day Kit. Ask your administrator to add it.";
  show(() => ({ status: 403, error: { code: "forbidden", alertMessage } }));
  expect(await screen.findByText(alertMessage)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
