import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../lib/notify";
import { forgetOnDevice } from "../../lib/on-device";
import { keepDrafts } from "../../scenario/drafts/drafts";
import { copiesOf, keepLocally, localCopy } from "../../scenario/drafts/local-copies";
import { fourLoans } from "../../scenario/scenario.fixture";
import { serve } from "../../scenario/server.fixture";
import { openDocument, useScenario } from "../../scenario/store/store";
import { type OpenNotice, useOpenNotice } from "../../scenario/store/use-open-scenario";
import NoticeBar from "./notice-bar";
import { Notice } from "./opened";

const name = () => useScenario.getState().document.name;
const client = () => useScenario.getState().client?._id;
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const sam = { _id: "cli_2", name: "Sam Okafor" };
const named = (name: string) => ({ ...fourLoans(), name });

/** A report as it was saved, and what had been typed into it besides. */
function show(
  kind: OpenNotice["kind"],
  shown: string,
  client: typeof elena | null = null,
  clientID: string | null = null,
) {
  const saved = { document: named("Saved"), lastUpdated: "", status: "complete" as const, clientID: "cli_1" };
  openDocument({ document: named(shown), client, saved });
  const document = named("Typed");
  const copy = { id: document.id, clientID, basedOn: "2026-11-20", document, typedAt: Date.now(), isSent: true };
  useOpenNotice.setState({ notice: { kind, copy } });
  render(<NoticeBar />, { wrapper: MemoryRouter });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const undo = () => currentNotices()[0]?.action?.run();

beforeEach(() => {
  for (const { id } of currentNotices()) notify.dismiss(id);
});

afterEach(() => vi.unstubAllGlobals());
// A draft that waits to be sent would go to whatever file comes next in this worker.
afterAll(() => forgetOnDevice("usr_1"));

it("brings discarded changes back with one press", () => {
  show("overtaken", "Saved");
  press("Discard mine");
  expect(name()).toBe("Saved");
  undo();
  expect(name()).toBe("Typed");
});

it("keeps the draft of what was typed since, where an overtaken one is discarded", () => {
  keepDrafts("usr_1");
  show("overtaken", "Typed since");
  const copy = { id: fourLoans().id, clientID: "cli_1", basedOn: "", at: 1, sent: null };
  keepLocally("usr_1", { ...copy, document: named("Typed since") });
  keepLocally("usr_1", { ...copy, document: named("Typed") }, "overtaken");
  press("Discard mine");
  expect(localCopy("usr_1", copy.id)).toMatchObject({ document: { name: "Typed since" } });
  expect(copiesOf("usr_1", copy.id, "overtaken")).toEqual([]);
});

it("asks about the draft before it, where two saves have each overtaken one", () => {
  keepDrafts("usr_1");
  show("overtaken", "Saved");
  const copy = { id: fourLoans().id, clientID: "cli_1", basedOn: "", sent: null };
  keepLocally("usr_1", { ...copy, at: 2, document: named("Typed") }, "overtaken");
  keepLocally("usr_1", { ...copy, at: 1, document: named("Typed before") }, "overtaken");
  press("Discard mine");
  press("Use my changes");
  expect(name()).toBe("Typed before");
  expect(copiesOf("usr_1", copy.id, "overtaken")).toEqual([]);
});

it("brings what was typed back after going back to the saved one", () => {
  show("restored", "Typed");
  press("Go back to the saved one");
  expect(name()).toBe("Saved");
  undo();
  expect(name()).toBe("Typed");
});

it("begins no new one in place of a saved one that is not here yet", () => {
  show("restored", "Typed");
  act(() => useScenario.setState({ saved: null }));
  expect(screen.getAllByRole("button").map((button) => button.textContent || button.ariaLabel)).toEqual(["Dismiss"]);
});

it("shows field by field how another tab's draft differs, takes it, and undo brings mine back", async () => {
  show("otherTab", "Mine");
  press("Compare");
  const dialog = await screen.findByRole("dialog", { name: "Two drafts of this scenario" });
  expect(within(dialog).getByRole("row", { name: /Name Mine Typed/ })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Use the other draft" }));
  expect(name()).toBe("Typed");
  undo();
  expect(name()).toBe("Mine");
});

it.each([
  ["overtaken", "Use my changes", elena, sam],
  ["otherTab", "Use the other draft", elena, sam],
  ["restored", "Go back to the saved one", sam, elena],
] as const)("shows the client of the version that is taken: %s", async (kind, taken, before, after) => {
  serve({ [`GET /v2/client/${after._id}`]: { data: [after] } });
  show(kind, "Shown", before, sam._id);
  press(taken);
  // A save may come before the client's name.
  expect(client()).toBe(after._id);
  await waitFor(() => expect(useScenario.getState().client).toEqual(after));
  if (kind === "overtaken") return;
  undo();
  expect([name(), client()]).toEqual(["Shown", before._id]);
});

it("leaves the client that an undo brought back, also where the name of the other comes late", async () => {
  serve({ [`GET /v2/client/${sam._id}`]: { data: [sam] } });
  show("otherTab", "Shown", elena, sam._id);
  press("Use the other draft");
  undo();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([name(), client()]).toEqual(["Shown", elena._id]);
});

it("comes once the network is back where its code is not at hand without one, and the page goes on meanwhile", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const copy = { id: "rpt_1", clientID: null, basedOn: null, document: named("Typed"), typedAt: 1, isSent: false };
  useOpenNotice.setState({ notice: { kind: "otherTab", copy } });
  render(<Notice />, { wrapper: MemoryRouter });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("status")).toBeNull();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect((await screen.findByRole("status")).textContent).toContain("Another tab or device changed this scenario");
  online.mockRestore();
});
