import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../lib/notify";
import { answerOf, openShare, subject } from "./share-window.fixture";

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mail = "POST /v2/share/send-live-share";
const make = "POST /v2/report/exports";
const jobOf = (status: string) => ({ data: [{ id: "exp_1", status, progress: 0, url: null, name: "", size: null }] });
const attach = () => userEvent.click(screen.getByRole("switch", { name: "Attach the report as a PDF" }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("goes in the language of the mail, beside the link to the report", async () => {
  const states = ["rendering", "done"];
  const { asked } = await openShare(exampleUser, {
    permissions: { langVis: true },
    api: {
      [make]: () => jobOf("queued"),
      "GET /v2/report/exports/exp_1": () => jobOf(states.shift() ?? "done"),
      [mail]: () => answerOf({ email: "jordan@example.com", status: "OK" }),
    },
  });
  await userEvent.click(screen.getByRole("radio", { name: "Spanish" }));
  await attach();
  await press("Send");
  expect(await screen.findByRole("button", { name: "Export in progress..." })).toBeDefined();
  await screen.findByText("Share email sent.");
  expect(asked.of(make)[0]?.body).toEqual({
    id: expect.stringMatching(/^exp_/),
    reportID: subject.reportID,
    lang: "es",
    format: "pdf",
    kind: "report",
  });
  expect(asked.of(mail)[0]?.body).toMatchObject({ exportID: "exp_1", lang: "es", reportID: subject.reportID });
});

it("is one page with a code that ends when the link does, where the officer says so", async () => {
  const { asked } = await openShare(exampleUser, {
    api: {
      [make]: () => jobOf("done"),
      [mail]: () => answerOf({ email: "jordan@example.com", status: "OK" }),
    },
  });
  await attach();
  await userEvent.click(screen.getByRole("radio", { name: "One-page summary" }));
  await press("Send");
  await screen.findByText("Share email sent.");
  const sent = asked.of(mail)[0]!.body as { expiresAt: string | null };
  expect(asked.of(make)[0]?.body).toMatchObject({ kind: "summary", linkEndsAt: sent.expiresAt });
});

it("stops the send where it cannot be made, and says so", async () => {
  const { asked } = await openShare(exampleUser, { api: { [make]: () => jobOf("failed") } });
  await attach();
  await press("Send");
  await waitFor(() =>
    expect(currentNotices().map(({ text }) => text)).toEqual([
      "The PDF could not be made. Try again, or send the report without it.",
    ]),
  );
  expect(asked.of(mail)).toEqual([]);
});

it("waits behind the link where a passcode is asked for", async () => {
  const { asked } = await openShare(exampleUser, {
    api: { [mail]: () => answerOf({ email: "jordan@example.com", status: "OK" }) },
  });
  await attach();
  await userEvent.click(screen.getByRole("switch", { name: "Require a passcode" }));
  expect(screen.getByText("With a passcode, the PDF waits behind the link.")).toBeDefined();
  await press("Send");
  await screen.findByText("Share email sent.");
  expect(asked.of(make)).toEqual([]);
});
