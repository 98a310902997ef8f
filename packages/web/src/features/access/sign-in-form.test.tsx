import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { CodeStep } from "./sign-in-form";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const code = () => screen.getByLabelText<HTMLInputElement>("Six-digit code");

it("sends the code with its sixth digit, and takes a pasted one with its blanks", async () => {
  const api = fakeApi({ "POST /v1/auth/session": () => ({ status: 201, data: [{ id: "usr_1" }] }) });
  const onSignedIn = vi.fn();
  render(<CodeStep email="officer@highway.test" onSignedIn={onSignedIn} />);
  await userEvent.click(code());
  await userEvent.paste("204 816");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: "usr_1" }));
  expect(api.of("POST /v1/auth/session").map(({ body }) => body)).toEqual([
    { email: "officer@highway.test", code: "204816" },
  ]);
});

it("lets a person whom two companies invite choose, and joins neither before", async () => {
  const choices = [
    { id: "inv_1", corporation: "Summit Home Lending" },
    { id: "inv_2", corporation: "Harbor Mortgage" },
  ];
  const api = fakeApi({
    "POST /v1/auth/session": ({ body }) =>
      (body as { invitation?: string }).invitation
        ? { status: 201, data: [{ id: "usr_1" }] }
        : { status: 409, error: { code: "conflict", alertMessage: "Choose the one to join.", current: choices } },
  });
  const onSignedIn = vi.fn();
  render(<CodeStep email="new@highway.test" onSignedIn={onSignedIn} />);
  await userEvent.type(code(), "204816");
  await userEvent.click(await screen.findByRole("button", { name: "Join Summit Home Lending" }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: "usr_1" }));
  expect(api.of("POST /v1/auth/session").map(({ body }) => body)).toEqual([
    { email: "new@highway.test", code: "204816" },
    { email: "new@highway.test", code: "204816", invitation: "inv_1" },
  ]);
});

it("offers the companies again where joining one was not answered", async () => {
  const choices = [
    { id: "inv_1", corporation: "Summit Home Lending" },
    { id: "inv_2", corporation: "Harbor Mortgage" },
  ];
  fakeApi({
    "POST /v1/auth/session": ({ body }) => {
      if ((body as { invitation?: string }).invitation) throw new TypeError("Failed to fetch");
      return { status: 409, error: { code: "conflict", alertMessage: "Choose the one to join.", current: choices } };
    },
  });
  render(<CodeStep email="new@highway.test" onSignedIn={() => {}} />);
  await userEvent.type(code(), "204816");
  await userEvent.click(await screen.findByRole("button", { name: "Join Summit Home Lending" }));
  expect(await screen.findByText(noAnswer)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Join Harbor Mortgage" })).toHaveProperty("disabled", false);
});

it("says what is wrong at the field, empties it and keeps the focus there", async () => {
  fakeApi({
    "POST /v1/auth/session": () => ({
      status: 400,
      error: { code: "invalid", alertMessage: "That code is not right." },
    }),
  });
  render(<CodeStep email="officer@highway.test" onSignedIn={() => {}} />);
  await userEvent.type(code(), "111111");
  expect(await screen.findByText("That code is not right.")).toBeTruthy();
  expect(code().value).toBe("");
  expect(document.activeElement).toBe(code());
  expect(code().getAttribute("aria-invalid")).toBe("true");
});

it("goes back to the field with another code, which can be asked for again at once where none was sent", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const alertMessage = "Something went wrong.";
  const api = fakeApi({ "POST /v1/auth/code": () => ({ status: 500, error: { code: "failed", alertMessage } }) });
  render(<CodeStep email="officer@highway.test" onSignedIn={() => {}} />);
  for (let second = 0; second < 45; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
  expect(document.activeElement).toBe(code());
  expect(await screen.findByText(alertMessage)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
  await waitFor(() => expect(api.of("POST /v1/auth/code")).toHaveLength(2));
  vi.useRealTimers();
});

const noAnswer = "Highway did not answer. Check your connection and try again.";

it("keeps the code where no answer came, so that it can be sent again", async () => {
  let isOut = true;
  fakeApi({
    "POST /v1/auth/session": () => {
      if (isOut) throw new TypeError("Failed to fetch");
      return { status: 201, data: [{ id: "usr_1" }] };
    },
  });
  const onSignedIn = vi.fn();
  render(<CodeStep email="officer@highway.test" onSignedIn={onSignedIn} />);
  await userEvent.type(code(), "204816");
  await screen.findByText(noAnswer);
  isOut = false;
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: "usr_1" }));
});

it("asks for all six digits before it sends", async () => {
  const api = fakeApi({});
  render(<CodeStep email="officer@highway.test" onSignedIn={() => {}} />);
  await userEvent.type(code(), "123{Enter}");
  expect(screen.getByText("Enter the six digits of the code.")).toBeTruthy();
  expect(api.sent).toEqual([]);
});

const asked = (current: object) => ({
  status: 409,
  error: { code: "conflict", alertMessage: "One more step is needed to sign in.", current },
});

it("asks for the app's code where the mailed one does not suffice, and sends both", async () => {
  const api = fakeApi({
    "POST /v1/auth/session": ({ body }) => {
      const { app } = body as { app?: string };
      if (!app) return asked({ app: true, recovery: true, passkey: false });
      if (app === "111111")
        return { status: 400, error: { code: "invalid", alertMessage: "Wrong.", fields: { app: "That is wrong." } } };
      return { status: 201, data: [{ id: "usr_1" }] };
    },
  });
  const onSignedIn = vi.fn();
  render(<CodeStep email="officer@highway.test" onSignedIn={onSignedIn} />);
  await userEvent.type(code(), "204816");
  const app = await screen.findByLabelText<HTMLInputElement>("Code from your authenticator app");
  expect(document.activeElement).toBe(app);
  await userEvent.type(app, "111111");
  expect(await screen.findByText("That is wrong.")).toBeTruthy();
  expect(app.value).toBe("");
  await userEvent.type(app, "654321");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: "usr_1" }));
  expect(api.sent.at(-1)!.body).toEqual({ email: "officer@highway.test", code: "204816", app: "654321" });
});

it.each([
  ["no answer came", 0, noAnswer],
  ["there were too many tries", 429, "Too many tries. Wait 15 minutes."],
])("stays at the second step where %s, with the recovery code that was typed", async (_, status, alertMessage) => {
  fakeApi({
    "POST /v1/auth/session": ({ body }) => {
      if (!(body as { recovery?: string }).recovery) return asked({ app: true, recovery: true, passkey: false });
      if (status === 0) throw new TypeError("Failed to fetch");
      return { status, error: { code: "tooMany", alertMessage } };
    },
  });
  render(<CodeStep email="officer@highway.test" onSignedIn={() => {}} />);
  await userEvent.type(code(), "204816");
  await userEvent.click(await screen.findByRole("button", { name: "Use a recovery code instead" }));
  const recovery = screen.getByLabelText<HTMLInputElement>("Recovery code");
  await userEvent.type(recovery, "abcd-efgh-2345-6789{Enter}");
  expect(await screen.findByText(alertMessage)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Recovery code").value).toBe("abcd-efgh-2345-6789");
});

it("goes back to the mailed code once that is worth nothing any more", async () => {
  const alertMessage = "That code doesn't match.";
  fakeApi({
    "POST /v1/auth/session": ({ body }) =>
      (body as { app?: string }).app
        ? { status: 400, error: { code: "invalid", alertMessage, fields: { code: alertMessage } } }
        : asked({ app: true, recovery: false, passkey: false }),
  });
  render(<CodeStep email="officer@highway.test" onSignedIn={() => {}} />);
  await userEvent.type(code(), "204816");
  await userEvent.type(await screen.findByLabelText("Code from your authenticator app"), "654321");
  expect(await screen.findByText(alertMessage)).toBeTruthy();
  expect(code().value).toBe("");
});

it("takes a recovery code in place of the app's", async () => {
  const api = fakeApi({
    "POST /v1/auth/session": ({ body }) =>
      (body as { recovery?: string }).recovery
        ? { status: 201, data: [{ id: "usr_1" }] }
        : asked({ app: true, recovery: true, passkey: false }),
  });
  const onSignedIn = vi.fn();
  render(<CodeStep email="officer@highway.test" onSignedIn={onSignedIn} />);
  await userEvent.type(code(), "204816");
  await userEvent.click(await screen.findByRole("button", { name: "Use a recovery code instead" }));
  const recovery = screen.getByLabelText("Recovery code");
  expect(document.activeElement).toBe(recovery);
  await userEvent.type(recovery, "abcd{Enter}");
  expect(screen.getByText(/four groups of four letters and digits/)).toBeTruthy();
  await userEvent.clear(recovery);
  await userEvent.type(recovery, "abcd-efgh-2345-6789{Enter}");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: "usr_1" }));
  expect(api.sent.at(-1)!.body).toMatchObject({ recovery: "abcd-efgh-2345-6789" });
});
