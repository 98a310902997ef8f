import { lockSentences } from "@highway/core/clients/pure/rate-lock";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { RateLockCard } from "./rate-lock-card";

const elena = clientOf();
const route = `PUT /v2/client/${elena._id}/rate-lock`;

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function open() {
  render(<RateLockCard client={elena} />);
  await userEvent.click(screen.getByRole("button", { name: "Mark as locked" }));
  return screen.getByLabelText<HTMLInputElement>("Locked on");
}

it("hands the focus to the form's first field, and back to its button", async () => {
  fakeApi({ [route]: () => ({ data: [elena] }) });
  const since = await open();
  expect(document.activeElement).toBe(since);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Mark as locked" }));
});

it("says at its field what the server refuses, and goes there", async () => {
  const fields = { "rateLock.since": lockSentences.starts };
  const error = { code: "invalid", alertMessage: lockSentences.starts, fields };
  fakeApi({ [route]: () => ({ status: 400, error }) });
  const since = await open();
  fireEvent.change(since, { target: { value: "0226-11-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Save lock" }));
  expect(await screen.findByText(lockSentences.starts)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(since));
  expect(currentNotices()).toEqual([]);
});

/** Says what the clock shows to an officer in this zone. */
function standIn(zone: string, instant: string) {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(instant) });
}

it.each([
  // 9:00 AM of December 1 in Guam is still November 30 in New York, and 9:00 PM of November 30 in Honolulu is December 1 there.
  ["Pacific/Guam", "2026-11-30T23:00:00Z", "2026-12-01", "2026-12-02"],
  ["Pacific/Honolulu", "2026-12-01T07:00:00Z", "2026-11-30", "2026-12-01"],
])("offers the officer's own day in %s, and takes none after it", async (zone, instant, today, tomorrow) => {
  standIn(zone, instant);
  const api = fakeApi({ [route]: () => ({ data: [elena] }) });
  const since = await open();
  expect(since.value).toBe(today);
  fireEvent.change(since, { target: { value: tomorrow } });
  await userEvent.click(screen.getByRole("button", { name: "Save lock" }));
  expect(screen.getByText(lockSentences.starts)).toBeTruthy();
  expect(api.of(route)).toEqual([]);
});

it("is locked from the moment at which it is noted, where the officer is a day ahead of New York", () => {
  standIn("Pacific/Guam", "2026-11-30T23:00:00Z");
  render(<RateLockCard client={{ ...elena, rateLock: { since: "2026-12-01", until: "2026-12-31" } }} />);
  expect(screen.getByText("Locked")).toBeTruthy();
  expect(screen.getByText(/has been locked since 12\/01\/2026 and the lock is good through 12\/31\/2026/)).toBeTruthy();
});
