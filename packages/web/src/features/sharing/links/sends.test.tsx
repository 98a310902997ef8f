import type { SendRecord, Sent } from "@highway/core/sharing/sending/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { SendList } from "./send-list";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sent = (id: string, email: string, status: Sent["status"] = "OK", reason: string | null = null): Sent => ({
  id,
  email,
  status,
  reason,
});
const sendOf = (changes: Partial<SendRecord> = {}): SendRecord => ({
  sendID: "snd_1",
  isForApproval: false,
  sentAt: "2026-11-20T18:04:10.000Z",
  reportID: "rpt_1",
  reportName: "Oak Street",
  hasPasscode: true,
  isAskedAgain: false,
  isOfCampaign: false,
  isOfAlert: false,
  recipients: [],
  copies: [],
  emailSent: [sent("sml_1", "jordan@example.com")],
  ...changes,
});

function show(answers: () => SendRecord[], api: Parameters<typeof fakeApi>[0] = {}) {
  const onReport = vi.fn();
  const asked = fakeApi({ "GET /v2/share/sends": () => ({ data: answers() }), ...api });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SendList reportID={null} onReport={onReport} />
    </SWRConfig>,
  );
  return { asked, onReport };
}

it("says whom each send reached, and of each other why not", async () => {
  const unsubscribed = sent("sml_2", "pat@example.com", "UNSUBSCRIBED", "This person unsubscribed from Highway.");
  const { onReport } = show(() => [sendOf({ emailSent: [sent("sml_1", "jordan@example.com"), unsubscribed] })]);
  expect(await screen.findByText("Sent to 1 of 2 people")).toBeDefined();
  expect(screen.getByText("jordan@example.com")).toBeDefined();
  expect(within(screen.getByText("pat@example.com").closest("li")!).getByText("Not sent")).toBeDefined();
  expect(screen.getByText("This person unsubscribed from Highway.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Resend/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Oak Street" }));
  expect(onReport).toHaveBeenCalledWith("rpt_1");
});

it("says that a client asked for the link again", async () => {
  show(() => [sendOf({ isAskedAgain: true })]);
  expect(await screen.findByText("Link sent again at the client's request")).toBeDefined();
});

it("sends again days later what may not have arrived, also a copy", async () => {
  let copy = sent("sml_3", "compliance@example.com", "unknown", "It may have arrived.");
  const again = vi.fn(() => {
    copy = { ...copy, status: "OK", reason: null };
    return { data: [copy] };
  });
  show(() => [sendOf({ copies: [copy] })], { "POST /v2/share/sends/sml_3/resend": again });
  fireEvent.click(await screen.findByRole("button", { name: "Resend to compliance@example.com" }));
  await waitFor(() => expect(screen.queryByText("compliance@example.com")).toBeNull());
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([{ isOfCampaign: true }, { isOfAlert: true }])(
  "has nothing sent again here that has rules of its own: %o",
  async (kind) => {
    show(() => [sendOf({ ...kind, emailSent: [sent("sml_1", "jordan@example.com", "FAILED", "It bounced.")] })]);
    expect(await screen.findByText("It bounced.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Resend/ })).toBeNull();
  },
);

it("says for whom a mail waits for approval", async () => {
  const recipients = ["jordan@example.com"];
  show(() => [sendOf({ isForApproval: true, emailSent: [sent("sml_1", "boss@example.com")], recipients })]);
  expect(await screen.findByText("Sent for approval")).toBeDefined();
  expect(screen.getByText("For jordan@example.com")).toBeDefined();
});

it("looks again by itself while a mail is on its way", async () => {
  const states: Sent["status"][] = ["QUEUED", "OK"];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(() => [sendOf({ emailSent: [sent("sml_1", "jordan@example.com", states.shift() ?? "OK")] })]);
  expect(await screen.findByText("On its way")).toBeDefined();
  await vi.advanceTimersByTimeAsync(3500);
  await waitFor(() => expect(screen.queryByText("On its way")).toBeNull());
  vi.useRealTimers();
});

it("says that nothing was sent, and that it could not be read", async () => {
  show(() => []);
  expect(await screen.findByText("Nothing has been sent yet")).toBeDefined();
  cleanup();
  show(() => [], { "GET /v2/share/sends": () => ({ status: 500, error: { code: "failed", alertMessage: "x" } }) });
  expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
});
