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

const four = (
  [
    ["a", "Elena Marchetti", "ready"],
    ["b", "Marcus Tillery", "ready"],
    ["c", "Priya Nair", "noEmail"],
    ["d", "Owen Castle", "ready"],
  ] as const
).map(([id, name, state]): AlertLetter => {
  const email = state === "noEmail" ? null : `${id}@example.com`;
  return { ...failed, clientID: `cli_${id}`, name, email, message: `Hi ${name},`, state, status: null, reason: null };
});

/** The window of an alert of its own, with four clients; what is sent counts as sent. */
function showFour(alertID: string, answered?: Promise<void>) {
  const sent: { clientID: string; message: string }[] = [];
  const now = (letter: AlertLetter): AlertLetter => {
    const words = sent.find(({ clientID }) => clientID === letter.clientID);
    return words ? { ...letter, message: words.message, state: "written", status: "OK" } : letter;
  };
  fakeApi({
    [`GET /v1/markets/alerts/${alertID}/letters`]: () => ({ data: [{ refused: null, letters: four.map(now) }] }),
    "POST /v1/markets/alert-letters/preview": () => ({ data: [{ from: "Jordan", subject: "", html: "<p></p>" }] }),
    "POST /v1/markets/alert-letters": async ({ body }) => {
      await answered;
      sent.push(body as { clientID: string; message: string });
      return { data: [] };
    },
  });
  const draw = () =>
    render(
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <LettersWindow alertID={alertID} onClose={() => {}} />
      </SessionContext>,
    );
  draw();
  const message = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  return {
    draw,
    message,
    told: () => sent.map(({ clientID, message: words }) => [clientID, words]),
    line: (name: string) => within(screen.getByRole("button", { name: new RegExp(name) })),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name })),
    isAt: (name: string) => vi.waitFor(async () => expect((await message()).value).toBe(`Hi ${name},`)),
  };
}

it("goes from client to client, passes over one who is skipped, and writes to that one after all", async () => {
  const { line, press, isAt, told } = showFour(alertID.replace(/.$/, "y"));
  await isAt("Elena Marchetti");
  expect(line("Priya Nair").getByText("No address")).toBeTruthy();
  await press("Send this email");
  expect(await line("Elena Marchetti").findByText("Sent")).toBeTruthy();
  await isAt("Marcus Tillery");
  await press("Skip this client");
  expect(line("Marcus Tillery").getByText("Skipped")).toBeTruthy();
  await isAt("Owen Castle");
  await press("Send this email");
  expect(await line("Owen Castle").findByText("Sent")).toBeTruthy();
  await press(/Marcus Tillery/);
  await press("Write to this client after all");
  await press("Send this email");
  expect(await line("Marcus Tillery").findByText("Sent")).toBeTruthy();
  expect(told().map(([clientID]) => clientID)).toEqual(["cli_a", "cli_d", "cli_b"]);
  expect(screen.getByRole("button", { name: "Done" })).toBeTruthy();
});

it("keeps what is typed while the window is closed, and sends it", async () => {
  const { draw, message, press, told } = showFour(alertID.replace(/.$/, "w"));
  await userEvent.type(await message(), " call me.");
  cleanup();
  draw();
  expect((await message()).value).toBe("Hi Elena Marchetti, call me.");
  await press("Send this email");
  await vi.waitFor(() => expect(told()).toEqual([["cli_a", "Hi Elena Marchetti, call me."]]));
});

it("stays at the client who was chosen while an email goes out, and offers to skip nobody whose email is on its way", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { line, message, press, isAt } = showFour(alertID.replace(/.$/, "v"), answered);
  await isAt("Elena Marchetti");
  await press("Send this email");
  expect(screen.queryByRole("button", { name: "Skip this client" })).toBeNull();
  await press(/Owen Castle/);
  await userEvent.type(await message(), " call me.");
  answer();
  expect(await line("Elena Marchetti").findByText("Sent")).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect((await message()).value).toBe("Hi Owen Castle, call me.");
  expect(document.activeElement).toBe(await message());
});
