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
