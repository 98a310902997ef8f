import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { AddAuthenticator } from "./add-authenticator";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const hasAlready = "You already have an authenticator app. Remove it first.";
const appRoute = "POST /v1/auth/authenticator";
const codesRoute = "POST /v1/auth/recovery-codes";

/** A server that takes the first code, whose answer is lost, and says of the next that there is an app already. */
function open(hasCodes: boolean) {
  const onClose = vi.fn();
  const api = fakeApi({
    "POST /v1/auth/authenticator/secret": () => ({
      data: [{ secret: "A".repeat(32), uri: "otpauth://totp/Highway", sealed: "sealed" }],
    }),
    [appRoute]: () => {
      if (api.of(appRoute).length === 1) throw new TypeError("Failed to fetch");
      return { status: 409, error: { code: "conflict", alertMessage: hasAlready } };
    },
    "GET /v1/auth/factors": () => ({
      data: [
        {
          passkeys: [],
          appSince: api.of(appRoute).length > 0 ? "2026-11-20T14:02:11.000Z" : null,
          recoveryCodesLeft: 10,
          isRequired: false,
        },
      ],
    }),
    [codesRoute]: () => ({ status: 201, data: [{ recoveryCodes: ["k7mp-3xwe-9rtb-vd4h"] }] }),
  });
  render(<AddAuthenticator hasCodes={hasCodes} onClose={onClose} />);
  return { api, onClose };
}

async function typeTwice() {
  const code = await screen.findByLabelText("The six digits that the app shows");
  await userEvent.type(code, "204816");
  await screen.findByText("Highway did not answer. Check your connection and try again.");
  await userEvent.type(code, "571203");
}

it("goes on where the answer to the first code was lost, and shows recovery codes in place of those that nobody saw", async () => {
  open(false);
  await typeTwice();
  expect(await screen.findByText("k7mp-3xwe-9rtb-vd4h")).toBeTruthy();
  expect(screen.queryByText(hasAlready)).toBeNull();
});

it("shows the recovery codes until the button says that they are saved, whatever key or press comes before", async () => {
  const { onClose } = open(false);
  await typeTwice();
  await screen.findByText("k7mp-3xwe-9rtb-vd4h");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Copy"));
  await userEvent.keyboard("{Enter}{Escape}");
  await userEvent.click(document.body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("leaves the recovery codes as they are of whoever had some before the answer was lost", async () => {
  const { api, onClose } = open(true);
  await typeTwice();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.of(codesRoute)).toEqual([]);
});
