import { exampleUser } from "@highway/core/people/users/example";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { keepFormDraft } from "../lib/forms/form-drafts";

const away = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  // A page that signs out is loaded anew.
  vi.resetModules();
  vi.stubGlobal("location", { ...location, assign: away, reload });
});
afterEach(() => {
  away.mockClear();
  reload.mockClear();
  document.body.style.display = "";
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What this browser keeps of the person: that anybody ever signed in here is noted beside it. */
const keptOfPerson = () => Object.keys(localStorage).filter((key) => key.includes(exampleUser.id));

const form = { name: ["reinvestment", exampleUser.id, "cli_1"] };

async function signOut(answer: object = { data: [] }) {
  const ended = vi.fn(() => answer);
  fakeApi({ "DELETE /v1/auth/session": ended });
  const [{ signOut: begin }, { default: Question }, { SessionContext }] = await Promise.all([
    import("./sign-out"),
    import("./sign-out-question"),
    import("../lib/session"),
  ]);
  render(
    <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
      <Question />
    </SessionContext>,
  );
  await begin(exampleUser.id);
  return ended;
}

it("asks before it removes what is saved nowhere else, and goes on only with a yes", async () => {
  keepFormDraft(form, { rate: 7 });
  const ended = await signOut();
  expect(await screen.findByText(/1 form is on this device only/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect([ended.mock.calls.length, away.mock.calls.length, keptOfPerson().length]).toEqual([0, 0, 1]);
});

it("removes it with the session once that is what the person wants", async () => {
  keepFormDraft(form, { rate: 7 });
  const ended = await signOut();
  await userEvent.click(await screen.findByRole("button", { name: "Discard and sign out" }));
  await waitFor(() => expect(away).toHaveBeenCalledWith("/sign-in"));
  expect([ended.mock.calls.length, keptOfPerson().length]).toEqual([1, 0]);
});

it("asks nothing where nothing is unsaved", async () => {
  const ended = await signOut();
  expect([ended.mock.calls.length, away.mock.calls.length]).toEqual([1, 1]);
});

it("leaves the page also where the session has ended already", async () => {
  await signOut({ status: 401, error: { code: "signedOut", alertMessage: "Please sign in." } });
  expect(away).toHaveBeenCalledWith("/sign-in");
});

it("leaves nothing to see for a step back, where the browser kept the page as it was", async () => {
  await signOut();
  expect(document.body.style.display, "until the page is left").toBe("");
  dispatchEvent(new Event("pagehide"));
  expect(document.body.style.display).toBe("none");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});
