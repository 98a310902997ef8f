import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endInWords, endTime } from "./link-ends";
import { answerOf, openShare } from "./share-window.fixture";

const copied = "POST /v2/share/get-live-share";
const mail = "POST /v2/share/send-live-share";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("ends a link with the day here, and not at the hour at which it was made", () => {
  expect(endTime("never", 0)).toBeNull();
  for (const hour of [0, 12, 23]) {
    const end = new Date(endTime("30", new Date(2026, 10, 21, hour, 59).getTime())!);
    expect(end).toEqual(new Date(2026, 11, 21, 23, 59, 59, 999));
    expect(endInWords(end.toISOString())).toBe("ends on 12/21/2026");
  }
});

it("is said in the share window, and goes with what is copied and with what is sent", async () => {
  // The day does not change while the test runs.
  vi.setSystemTime("2026-11-20T15:00:00.000Z");
  const { asked } = await openShare(exampleUser, {
    api: {
      [mail]: () => answerOf({ email: "jordan@example.com", status: "OK" }),
      [copied]: () => ({ data: [{ url: "https://x.test" }] }),
    },
  });
  vi.stubGlobal("navigator", { ...navigator, platform: "", clipboard: { writeText: async () => {} } });
  const inAMonth = endTime("30", Date.now());
  expect(screen.getByText(`The link ${endInWords(inAMonth)}.`)).toBeDefined();
  await press("Copy link");
  await waitFor(() => expect(asked.of(copied)[0]?.body).toMatchObject({ expiresAt: inAMonth }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", false));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ends" }), "In 90 days");
  const expiresAt = endTime("90", Date.now());
  expect(screen.getByText(`The link ${endInWords(expiresAt)}.`)).toBeDefined();
  await press("Send");
  await screen.findByText("Share email sent.");
  expect(asked.of(mail)[0]?.body).toMatchObject({ expiresAt });
});
