import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cary, elena, first, serve, show } from "./palette.fixture";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const named = (name: RegExp | string) => screen.findByRole("option", { name });

it("leads from a client to their page", async () => {
  serve();
  const { user, went } = await show();
  await user.click(await named(/^Wei Chen/));
  await waitFor(() => expect(went).toHaveBeenCalledWith("page of Wei Chen"));
});

it("offers a new comparison for the client who is found", async () => {
  serve();
  const { user, went } = await show();
  await user.keyboard("wei");
  await user.click(await named("New comparison for Wei Chen"));
  await waitFor(() => expect(went).toHaveBeenCalledWith("new for Wei Chen"));
});

it("offers it once where the page offers the same", async () => {
  serve();
  const same = { label: "New comparison", does: "New comparison for Wei Chen", onSelect: () => {} };
  const { user, options } = await show([same]);
  await user.keyboard("wei");
  await waitFor(() => expect(options().filter((text) => text === "New comparison for Wei Chen")).toHaveLength(1));
});

const atHand = { id: "rpt_open", clientID: elena._id };

it("asks before it goes from one client's scenario to another's", async () => {
  serve();
  const { user, went } = await show([], atHand);
  await user.click(await named(/First home/));
  const question = await screen.findByRole("alertdialog", { name: "Switch to Wei Chen?" });
  expect(question).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(went).not.toHaveBeenCalled();
  await user.click(await named(/First home/));
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(went).toHaveBeenCalledWith(first.id));
});

it("asks nothing within one client", async () => {
  serve();
  const { user, went } = await show([], atHand);
  await user.click(await named(/Cary purchase/));
  await waitFor(() => expect(went).toHaveBeenCalledWith(cary.id));
});
