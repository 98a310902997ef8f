import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { renderInEnglish } from "../in-english.fixture";
import { UnsubscribePage } from "./unsubscribe-page";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const standing = (isUnsubscribed: boolean) => ({
  name: "Dana Whitfield",
  company: "Summit Home Lending",
  email: "j•••@e•••.com",
  isUnsubscribed,
  lang: "en",
});

it("says whose mail it was and changes nothing until it is pressed; then takes it back by another press", async () => {
  const api = fakeApi({
    "GET /v1/unsubscribe/abc": () => ({ data: [standing(false)] }),
    "POST /v1/unsubscribe/abc": ({ body }) => ({ data: [standing(!(body as { undo?: true }).undo)] }),
  });
  renderInEnglish(<UnsubscribePage token="abc" />);
  await screen.findByText("Dana Whitfield");
  // Letters about rates and campaigns end, too; whoever asks for a link to their report gets it.
  expect(document.body.textContent).toContain(
    "We will no longer send emails from any loan officer on Highway to j•••@e•••.com. You will still get any codes and links that you ask for.",
  );
  expect(api.sent.map(({ route }) => route)).toEqual(["GET /v1/unsubscribe/abc"]);
  await userEvent.click(screen.getByRole("button", { name: "Unsubscribe" }));
  await screen.findByRole("heading", { name: "You are unsubscribed" });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("heading", { name: "You are subscribed again" });
  expect(api.of("POST /v1/unsubscribe/abc").map(({ body }) => body)).toEqual([{}, { undo: true }]);
});

it("says the same of an address that is none", async () => {
  fakeApi({ "GET /v1/unsubscribe/abc": () => ({ status: 404, error: { code: "missing", alertMessage: "No." } }) });
  renderInEnglish(<UnsubscribePage token="abc" />);
  await screen.findByRole("heading", { name: "This link no longer works" });
  cleanup();
  renderInEnglish(<UnsubscribePage token={null} />);
  expect(screen.getByRole("heading", { name: "This link no longer works" })).toBeDefined();
});

it("takes an answer of something in front of the server for no end of the link", async () => {
  fakeApi({ "GET /v1/unsubscribe/abc": () => ({ status: 404 }) });
  renderInEnglish(<UnsubscribePage token="abc" />);
  await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByRole("heading", { name: "This link no longer works" })).toBeNull();
});

it("says that it waits, also after another try, and that no answer came, without calling the device offline", async () => {
  let refuse = (_: Error) => {};
  fakeApi({ "GET /v1/unsubscribe/abc": () => new Promise((_, reject) => (refuse = reject)) });
  renderInEnglish(<UnsubscribePage token="abc" />);
  await screen.findByText("One moment");
  screen.getByText("On a slow connection this can take half a minute.");
  refuse(new Error("The operation timed out."));
  expect((await screen.findByRole("alert")).textContent).toBe("No answer came. Check your connection and try again.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("One moment");
});
