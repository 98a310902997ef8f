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

it("leads from a client to a new comparison, their page and their scenarios, and back", async () => {
  const api = serve();
  const { user, field, options } = await show();
  await user.click(await named(/^Wei Chen/));
  await named(/First home/);
  expect(options().map((text) => text?.slice(0, 10))).toEqual(["New compar", "Edit Wei C", "First home"]);
  expect(api.sent.at(-1)?.query.clientID).toBe("cli_Wei Chen");
  await user.keyboard("first");
  await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ clientID: "cli_Wei Chen", searchText: "first" }));
  expect(options()).toHaveLength(1);
  await user.clear(field);
  await user.keyboard("{Backspace}");
  expect(await named(/Cary purchase/)).toBeDefined();
});

it.each([
  ["New comparison for Wei Chen", "new for Wei Chen"],
  ["Edit Wei Chen", "edit Wei Chen"],
])("%s", async (name, expected) => {
  serve();
  const { user, went } = await show();
  await user.click(await named(/^Wei Chen/));
  await user.click(await named(name));
  await waitFor(() => expect(went).toHaveBeenCalledWith(expected));
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
  await waitFor(() => expect(went).toHaveBeenCalledWith(first.report.id));
});

it("asks nothing within one client", async () => {
  serve();
  const { user, went } = await show([], atHand);
  await user.click(await named(/Cary purchase/));
  await waitFor(() => expect(went).toHaveBeenCalledWith(cary.report.id));
});
