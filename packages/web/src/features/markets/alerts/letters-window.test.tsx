import { exampleAlert } from "@highway/core/alerts/example";
import type { AlertLetter } from "@highway/core/alerts/letters/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { SessionContext } from "../../../lib/session";
import LettersWindow from "./letters-window";

const alertID = exampleAlert.id;
/** Answers are kept by their address, so that each test has an alert of its own. */
const another = alertID.replace(/.$/, "z");
const failed: AlertLetter = {
  clientID: "cli_01kahw4d6f8h0k2m4p6r8t0v2x",
  name: "Elena Marchetti",
  email: "elena@example.com",
  lang: "en",
  subject: "The market today",
  message: "Hi Elena,",
  state: "written",
  status: "FAILED",
  reason: "The address was refused.",
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The window, with an email whose next sending ends as told. */
function show(letter: AlertLetter, alertID: string, next: () => { status?: number; data?: unknown; error?: never }) {
  let now = letter;
  const api = fakeApi({
    [`GET /v1/markets/alerts/${alertID}/letters`]: () => ({ data: [{ refused: null, letters: [now] }] }),
    "POST /v1/markets/alert-letters/preview": () => ({ data: [{ from: "Jordan", subject: "", html: "<p></p>" }] }),
    "POST /v1/markets/alert-letters": ({ body }) => {
      now = { ...now, ...(body as { message: string }), status: "OK", reason: null };
      return next();
    },
  });
  render(
    <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
      <LettersWindow alertID={alertID} onClose={() => {}} />
    </SessionContext>,
  );
  return api;
}

it("says why an email failed, takes a change of it, and sends it again", async () => {
  const api = show(failed, alertID, () => ({ data: [failed] }));
  const again = await screen.findByRole("button", { name: "Send again" });
  expect(screen.getByText("The address was refused.")).toBeTruthy();
  const line = within(screen.getByRole("button", { name: /Elena Marchetti/ }));
  expect(line.getByText("Failed")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), " call me.");
  await userEvent.click(again);
  await line.findByText("Sent");
  expect(api.of("POST /v1/markets/alert-letters").map(({ body }) => body)).toEqual([
    {
      alertID,
      clientID: failed.clientID,
      subject: failed.subject,
      message: "Hi Elena, call me.",
      isAgain: true,
    },
  ]);
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  expect(screen.queryByText("The address was refused.")).toBeNull();
});

it("does not send again what may have gone out", async () => {
  show({ ...failed, status: "unknown", reason: null }, another, () => ({ data: [] }));
  expect(await screen.findByText("Not confirmed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).readOnly).toBe(true);
});
