import { exampleCampaign, exampleSeries } from "@highway/core/sharing/campaigns/example";
import type { Campaign, Series } from "@highway/core/sharing/campaigns/schema";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { LeaveGuards } from "../../../lib/leave-guards";
import { ApprovalBar } from "./approval-bar";
import { ApprovalsCard } from "./approvals-card";
import { headline } from "./sentences";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const path = `PUT /v1/corp/campaigns/${exampleSeries.ownerID}/${exampleSeries.clientID}`;
type Answers = Parameters<typeof fakeApi>[0];
function show(series: Series[], answer: Answers[string] = () => ({ data: [] }), others: Answers = {}) {
  fakeApi({ "GET /v1/corp/campaigns": () => ({ data: series }), [path]: answer, ...others });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ApprovalsCard corpID="crp_1" />
    </SWRConfig>,
  );
}

it("shows the words of each message, and approves them as they were read", async () => {
  const answer = vi.fn(() => ({ data: [] }));
  show([exampleSeries], answer);
  expect(await screen.findByText(/Buying a home takes two people/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Approve all messages" }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(await screen.findByText(/No campaign is waiting\./)).toBeDefined();
});

it("brings back no campaign that was answered since by an older answer", async () => {
  const other: Series = { ...exampleSeries, clientID: "cli_00000000000000000000000002", clientName: "Sam Okafor" };
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const second = vi.fn(() => ({ data: [] }));
  show([exampleSeries, other], async () => late.then(() => ({ data: [other] })), {
    [path.replace(exampleSeries.clientID, other.clientID)]: second,
  });
  for (const approve of await screen.findAllByRole("button", { name: "Approve all messages" }))
    fireEvent.click(approve);
  await act(async () => answer());
  expect(await screen.findByText(/No campaign is waiting\./)).toBeDefined();
  expect(second).toHaveBeenCalledOnce();
});

it("keeps the focus on the answer that is refused", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fields = { note: "Say what is to be changed" };
  show([exampleSeries], async () => {
    await promise;
    return { status: 400, error: { code: "invalid", alertMessage: fields.note, fields } };
  });
  const back = await screen.findByRole("button", { name: "Send back" });
  fireEvent.click(back);
  expect([back.hasAttribute("disabled"), back.ariaDisabled]).toEqual([false, "true"]);
  resolve();
  expect(await screen.findByText(fields.note)).toBeDefined();
});

it("asks before a note that is typed and not sent is left", async () => {
  const page = (
    <>
      <LeaveGuards />
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApprovalsCard corpID="crp_1" />
      </SWRConfig>
    </>
  );
  fakeApi({ "GET /v1/corp/campaigns": () => ({ data: [exampleSeries] }) });
  const router = createMemoryRouter(
    [
      { path: "/before", element: null },
      { path: "/admin", element: page },
    ],
    { initialEntries: ["/before", "/admin"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText(/^What to change/), { target: { value: "Shorter" } });
  await act(() => router.navigate(-1));
  expect(await screen.findByText(`Your note to ${exampleSeries.officerName} has not been sent.`)).toBeDefined();
  expect(router.state.location.pathname).toBe("/admin");
});

it("leaves a campaign of one's own to somebody else", async () => {
  show([{ ...exampleSeries, isOwn: true }]);
  expect(await screen.findByText("Another administrator must approve a campaign of your own.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Approve all messages" })).toBeNull();
});

const campaignWith = (approval: Campaign["approval"]): Campaign => ({ ...exampleCampaign, approval });

it("tells the officer where the approval stands, and asks for it where it was not asked", () => {
  const onAsk = vi.fn();
  const bar = (approval: Campaign["approval"]) => (
    <ApprovalBar campaign={campaignWith(approval)} busy={false} onAsk={onAsk} />
  );
  const { rerender } = render(bar({ kind: "returned", note: "Name no price.", waiting: 14 }));
  expect(screen.getByText("“Name no price.”")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ask for approval" }));
  expect(onAsk).toHaveBeenCalledTimes(1);
  rerender(bar({ kind: "asked", note: null, waiting: 1 }));
  expect(screen.getByText(/1 message is waiting for it/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  rerender(bar(null));
  expect(screen.queryByRole("region")).toBeNull();
});

it("says on the page that a series waits, and that a campaign is paused because the client replied", () => {
  const now = Date.parse("2026-11-10T12:00:00Z");
  const messages = exampleCampaign.messages.map((message) => ({ ...message, waitsForApproval: true }));
  const asked = { ...campaignWith({ kind: "asked", note: null, waiting: 14 }), messages };
  expect(headline(asked, now)).toBe("Day 1 of 90. The campaign is waiting for approval.");
  const paused = { ...exampleCampaign, status: "paused" as const, pausedFor: "answered" as const };
  expect(headline(paused, now)).toBe("Day 1 of 90. The campaign is paused because the client replied.");
});
