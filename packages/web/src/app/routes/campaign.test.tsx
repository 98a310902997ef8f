import { exampleCampaign } from "@highway/core/sharing/campaigns/example";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { keepFocus } from "../../lib/keep-focus";
import { LeaveGuards } from "../../lib/leave-guards";
import CampaignPage from "./campaign";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const client = clientOf({ name: "Elena Marchetti", primaryEmail: "elena@example.com" });
const ended = { ...exampleCampaign, status: "stopped" as const, endedBy: "finished" as const };
const line = { id: "rpt_1", name: "Raleigh", status: "complete", type: "purchase", toolName: "lc2" };

/** The form that starts another campaign of a client whose last one has ended. */
async function startAgain() {
  fakeApi({
    [`GET /v2/client/${client._id}`]: () => ({ data: [client] }),
    [`GET /v1/marketing-kit/campaigns/${client._id}`]: () => ({ data: [ended] }),
    "GET /v2/client/report-lines": () => ({ data: [{ lines: [line] }] }),
    "GET /v2/client/reports/rpt_1": () => ({ status: 404, error: { code: "missing", alertMessage: "Gone." } }),
    "POST /v1/marketing-kit/campaigns": () => ({ data: [{ ...exampleCampaign, epoch: ended.epoch + 1 }] }),
  });
  const page = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <LeaveGuards />
      <main id="main" tabIndex={-1}>
        <CampaignPage />
      </main>
    </SWRConfig>
  );
  const router = createMemoryRouter(
    [
      { path: "/before", element: null },
      { path: "/campaign/:client", element: page },
    ],
    { initialEntries: ["/before", `/campaign/${client._id}`], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole("button", { name: /Start again|Start another/ }));
  await screen.findByRole("button", { name: "Start the campaign" });
  return router;
}
const question = () => screen.findByText("What you typed for this campaign is not saved.");
const typeDay = () => fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2099-01-05" } });

it("asks before what is typed for a campaign is left, by a step back or for the last campaign", async () => {
  const router = await startAgain();
  typeDay();
  await act(() => router.navigate(-1));
  await question();
  fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Back to the last campaign" }));
  await question();
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByLabelText("First day")).toBeNull());
});

it("goes on from the button that starts it to the campaign", async () => {
  const end = keepFocus();
  await startAgain();
  const start = screen.getByRole("button", { name: "Start the campaign" });
  start.focus();
  fireEvent.click(start);
  await waitFor(() => expect(screen.queryByLabelText("First day")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("main")));
  end();
});
