import { exampleCampaign } from "@highway/core/sharing/campaigns/example";
import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { History } from "./history";
import { MessagePanel } from "./message-panel";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("lists what became of each message with its time in the client's zone", () => {
  const [message] = exampleCampaign.messages;
  const why = ["This client has no complete Buy or Rent report."];
  const messages: Campaign["messages"] = [
    {
      ...message!,
      state: "sent",
      sentSubject: "Elena, you are prequalified",
      changedAt: "2026-11-09T15:00:20.000Z",
      mail: { id: "sml_1", email: "elena@example.com", status: "OK", reason: null },
    },
    {
      ...message!,
      step: "rentOrBuy",
      title: "Rent or buy",
      state: "skipped",
      reason: "noFigure",
      why,
      lacking: ["BREAKRENT"],
      changedAt: "2026-11-23T15:00:10.000Z",
    },
  ];
  const campaign = { ...exampleCampaign, messages };
  render(
    <MemoryRouter>
      <History campaign={campaign} newest={{ current: campaign }} onChange={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText("Mon 11/09/2026 10:00 AM")).toBeDefined();
  // The subject is the one that was sent, and not the usual one with its names in brackets.
  expect(screen.getByText("“Elena, you are prequalified” went to elena@example.com.")).toBeDefined();
  const link = screen.getByRole("link", { name: /^Day 0: / });
  expect(link.getAttribute("href")).toBe("/?message=prequalified");
  expect(screen.queryByRole("link", { name: /Rent or buy/ })).toBeNull();
  expect(screen.getByText(`BREAKRENT is not known. ${why[0]}`)).toBeDefined();
});

it("shows a message that went out as it was sent, to read and not to change", async () => {
  const preview = vi.fn(() => ({ data: [] }));
  const figures = [{ name: "PER10K", value: "$63.21", from: "Loan comparison" }];
  fakeApi({
    [`GET /v1/marketing-kit/campaigns/${exampleCampaign.clientID}/messages/prequalified/sent`]: () => ({
      data: [{ from: "Dana Whitfield", subject: "Elena, you are prequalified", html: "<p>Words</p>", figures }],
    }),
    "POST /v1/marketing-kit/campaigns/preview": preview,
  });
  const message = { ...exampleCampaign.messages[0]!, state: "sent" as const };
  const campaign = { ...exampleCampaign, messages: [message] };
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MessagePanel
        campaign={campaign}
        message={message}
        draft={undefined}
        newest={{ current: campaign }}
        onDraft={() => {}}
        onSaved={() => {}}
        onTerms={() => {}}
      />
    </SWRConfig>,
  );
  expect(await screen.findByText("Elena, you are prequalified")).toBeDefined();
  expect(screen.getByRole("columnheader", { name: "That day" })).toBeDefined();
  expect(screen.getByText("$63.21")).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(preview).not.toHaveBeenCalled();
});
