import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../lib/api/api";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { signedInBefore, userOfTab } from "../lib/session";
import { SessionGate } from "./session-gate";

const ended = () => ({ status: 401, error: { code: "signedOut", alertMessage: "Please sign in." } });

function show(at: string) {
  const router = createMemoryRouter(
    [
      {
        path: "/clients",
        element: (
          <SessionGate>
            <input aria-label="Draft" />
          </SessionGate>
        ),
      },
      { path: "/sign-in", element: <p>the door</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  // Whoever leaves a page for another person has it hide and load itself anew for good: the page of the next test is not that one.
  for (const end of globalThis.endsOfFile?.splice(0) ?? []) end();
  document.body.style.display = "";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("sends a stranger to the door, and remembers where they wanted to go", async () => {
  fakeApi({ "GET /v1/user": ended });
  const router = show("/clients?search=a");
  await screen.findByText("the door");
  expect(router.state.location.search).toBe("?next=%2Fclients%3Fsearch%3Da");
});

it("offers to try again when the server cannot be reached", async () => {
  let up = false;
  fakeApi({
    "GET /v1/user": () =>
      up ? { data: [exampleUser] } : { status: 500, error: { code: "failed", alertMessage: "Out of order." } },
  });
  show("/clients");
  await screen.findByText("Out of order.");
  up = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Draft")).toBeTruthy();
});

it("sends nobody to the door whom something in front of the server refused", async () => {
  signedInBefore.note(exampleUser.id);
  fakeApi({ "GET /v1/user": () => ({ status: 401 }) });
  show("/clients");
  await screen.findByText("Something went wrong. Please try again.");
  expect(screen.queryByText("the door")).toBeNull();
  expect(signedInBefore.get()).toBe(true);
});

it("opens for who is signed in when the page is loaded anew without a network, and for nobody after a sign-out", async () => {
  fakeApi({ "GET /v1/user": () => Promise.reject(new TypeError("Failed to fetch")) });
  userOfTab.keep(exampleUser);
  show("/clients");
  expect(await screen.findByLabelText("Draft")).toBeTruthy();
  cleanup();
  userOfTab.clear();
  show("/clients");
  expect(await screen.findByText("Highway did not answer. Check your connection and try again.")).toBeTruthy();
});

it("renews a session over the page, and keeps what was typed there", async () => {
  let signedIn = true;
  const { promise: late, resolve: comeLate } = Promise.withResolvers<void>();
  fakeApi({
    "GET /v1/user": () => (signedIn ? { data: [exampleUser] } : ended()),
    "GET /v2/client": () => late.then(ended),
    "POST /v1/auth/code": () => ({ status: 202, data: {} }),
    "POST /v1/auth/session": () => {
      signedIn = true;
      return { status: 201, data: [exampleUser] };
    },
  });
  show("/clients");
  await userEvent.type(await screen.findByLabelText("Draft"), "half a sentence");
  signedIn = false;
  const slow = call("GET /v2/client", { query: {} }).catch(() => {});
  await call("GET /v1/user").catch(() => {});
  await userEvent.click(await screen.findByRole("button", { name: "Email me a code" }));
  await userEvent.type(await screen.findByLabelText("Six-digit code"), "204816");
  await waitFor(() => expect(screen.queryByText("Your session has ended")).toBeNull());
  // A refusal that was slow says nothing of the new session.
  comeLate();
  await act(() => slow);
  expect(screen.queryByText("Your session has ended")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("half a sentence");
});

it.each([
  ["who has signed out since", null, 1],
  ["after whom another has signed in", "usr_other", 1],
  ["who is still signed in", exampleUser.id, 0],
])("shows a page that the browser kept for a step back to nobody but its person: %s", async (_, noted, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  fakeApi({ "GET /v1/user": () => ({ data: [exampleUser] }) });
  show("/clients");
  await screen.findByLabelText("Draft");
  if (noted) signedInBefore.note(noted);
  else signedInBefore.clear();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(document.body.style.display).toBe(reloads ? "none" : "");
});

it("shows nothing of the page to another person who signs in over it", async () => {
  const away = vi.fn();
  vi.stubGlobal("location", { ...location, assign: away });
  let isOver = false;
  const api = fakeApi({
    "GET /v1/user": () => (isOver ? ended() : { data: [exampleUser] }),
    "POST /v1/auth/code": () => ({ status: 202, data: {} }),
    "POST /v1/auth/session": () => ({ status: 201, data: [{ ...exampleUser, id: "usr_other" }] }),
  });
  show("/clients");
  await screen.findByLabelText("Draft");
  isOver = true;
  await call("GET /v1/user").catch(() => {});
  await userEvent.click(await screen.findByRole("button", { name: "Email me a code" }));
  const asked = api.of("GET /v1/user").length;
  await userEvent.type(await screen.findByLabelText("Six-digit code"), "204816");
  await waitFor(() => expect(away).toHaveBeenCalledWith("/members/dashboard"));
  expect(screen.getByText("Your session has ended")).toBeDefined();
  expect(api.of("GET /v1/user")).toHaveLength(asked);
});

it("has whoever must set up a second factor do so before anything else", async () => {
  fakeApi({ "GET /v1/user": () => ({ data: [{ ...exampleUser, mustEnroll: true }] }) });
  show("/clients");
  expect(await screen.findByRole("heading", { name: "Protect your sign-in" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Set up an authenticator app" })).toBeTruthy();
  expect(screen.queryByLabelText("Draft")).toBeNull();
});

it("keeps the recovery codes of a new app in view when the page asks again who is signed in, until they are saved", async () => {
  let mustEnroll = true;
  const api = fakeApi({
    "GET /v1/user": () => ({ data: [{ ...exampleUser, mustEnroll }] }),
    "POST /v1/auth/authenticator/secret": () => ({
      data: [{ secret: "A".repeat(32), uri: "otpauth://totp/Highway", sealed: "sealed" }],
    }),
    "POST /v1/auth/authenticator": () => {
      mustEnroll = false;
      return { status: 201, data: [{ recoveryCodes: ["k7mp-3xwe-9rtb-vd4h"] }] };
    },
  });
  show("/clients");
  await userEvent.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
  await userEvent.type(await screen.findByLabelText("The six digits that the app shows"), "204816");
  await screen.findByText("k7mp-3xwe-9rtb-vd4h");
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(api.of("GET /v1/user")).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(await screen.findByLabelText("Draft")).toBeTruthy();
});

it("asks again how the person may prove who they are, where that could not be read", async () => {
  let isOut = true;
  fakeApi({
    "GET /v1/user": () => ({ data: [exampleUser] }),
    "DELETE /v1/auth/authenticator": () => ({ status: 403, error: { code: "unproved", alertMessage: "Confirm." } }),
    "POST /v1/auth/proof/options": () =>
      isOut
        ? { status: 500, error: { code: "failed", alertMessage: "Out of order." } }
        : { data: [{ passkey: null, app: true, recovery: false, email: false }] },
  });
  show("/clients");
  await screen.findByLabelText("Draft");
  const removed = call("DELETE /v1/auth/authenticator").catch(() => {});
  await screen.findByText("Out of order.");
  isOut = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Code from your authenticator app")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await removed;
});

it("asks for a proof over the page where a call wants one, and makes the call with it", async () => {
  let isProved = false;
  const api = fakeApi({
    "GET /v1/user": () => ({ data: [exampleUser] }),
    "DELETE /v1/auth/authenticator": () =>
      isProved ? { data: [] } : { status: 403, error: { code: "unproved", alertMessage: "Confirm that it is you." } },
    "POST /v1/auth/proof/options": () => ({ data: [{ passkey: null, app: true, recovery: false, email: false }] }),
    "POST /v1/auth/proof": () => {
      isProved = true;
      return { data: [] };
    },
  });
  show("/clients");
  await userEvent.type(await screen.findByLabelText("Draft"), "typed");
  const removed = call("DELETE /v1/auth/authenticator");
  await userEvent.type(await screen.findByLabelText("Code from your authenticator app"), "204816");
  expect(await removed).toEqual([]);
  expect(api.of("POST /v1/auth/proof").map(({ body }) => body)).toEqual([{ app: "204816" }]);
  expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("typed");
});
