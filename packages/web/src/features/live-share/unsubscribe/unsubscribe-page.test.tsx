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
