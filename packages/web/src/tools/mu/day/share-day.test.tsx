import { exampleBriefing } from "@highway/core/market/update/example";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices } from "../../../lib/notify";
import ShareDay from "./share-day";

vi.mock("../../../features/clients/client-selector", () => ({ ClientSelector: () => null }));
afterEach(() => vi.restoreAllMocks());

it("keeps one day for a client, also where the answer was lost and it is pressed again", async () => {
  const made: { id: string }[] = [];
  const client = { _id: "cli_1" };
  fakeApi({
    "POST /v1/markets/update/copies": () => ({ data: [{ _id: `mku_${made.length}`, briefing: exampleBriefing }] }),
    "POST /v2/client/reports": ({ body }) => {
      const { report } = body as { report: { id: string } };
      const known = made.find(({ id }) => id === report.id);
      const error = { code: "conflict", alertMessage: "Taken.", current: { report: known, client } };
      if (known) return { status: 409, error };
      made.push(report);
      throw new TypeError("Failed to fetch");
    },
  });
  const onKept = vi.fn();
  const day = { briefing: exampleBriefing, isToday: true, clientID: "cli_1" };
  render(<ShareDay {...day} as="file" onClose={() => {}} onKept={onKept} />, { wrapper: MemoryRouter });
  const press = async () => fireEvent.click(await screen.findByRole("button", { name: "Choose the file" }));
  await press();
  await screen.findByText(/did not answer/);
  await press();
  await waitFor(() => expect(onKept).toHaveBeenCalledWith(expect.objectContaining({ reportID: made[0]!.id })));
  expect(made).toHaveLength(1);
});

it("leads nobody away who has closed it while the day was being saved, and says that it is", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    "POST /v1/markets/update/copies": () => ({ data: [{ _id: "mku_1", briefing: exampleBriefing }] }),
    "POST /v2/client/reports": async ({ body }) => {
      await answered;
      return { data: [{ ...(body as object), client: { _id: "cli_1" } }] };
    },
  });
  const onKept = vi.fn();
  const day = { briefing: exampleBriefing, isToday: true, clientID: "cli_1" };
  const { unmount } = render(<ShareDay {...day} as="file" onClose={() => {}} onKept={onKept} />, {
    wrapper: MemoryRouter,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Choose the file" }));
  unmount();
  answer();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual([expect.stringMatching(/ saved\.$/)]));
  expect(onKept).not.toHaveBeenCalled();
});
