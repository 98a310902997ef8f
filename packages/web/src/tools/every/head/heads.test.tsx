import { exampleUser } from "@highway/core/people/users/example";
import { report as example } from "@highway/core/reports/examples";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../lib/notify";
import * as paths from "../../../lib/paths";
import { SessionContext } from "../../../lib/session";
import { useDraft } from "../../../scenario/drafts/drafts";
import { newReport } from "../../../scenario/new-report";
import { savedOf } from "../../../scenario/store/saved-report";
import { edit, openDocument, useScenario } from "../../../scenario/store/store";
import type { Saving } from "../saving/use-save";
import { DesktopHead } from "./desktop-head";
import { PhoneHead } from "./phone-head";

const of = (reportID?: string) => ({ tool: "lc2" as const, ...(reportID && { reportID }) });
type Of = { reportID?: string };
const editorOf = ({ reportID }: Of = {}) => paths.editorOf(of(reportID));
const resultsOf = ({ reportID }: Of = {}) => paths.resultsOf(of(reportID));
const scheduleOf = ({ reportID }: Of = {}) => paths.scheduleOf(of(reportID));

const elena = { _id: "cli_1", name: "Elena Marchetti" };
const client = elena as never;
const saving: Saving = {
  busy: false,
  asks: null,
  save: async () => false,
  end: async () => false,
  keepMine: () => false,
  goOn: () => false,
  takeTheirs: () => {},
  askDetails: () => {},
  close: () => {},
};
const parts = { saving, opening: "ready" as const, openList: () => {}, openReinvestment: () => {} };

beforeEach(() => {
  fakeApi({ "GET /v2/client": () => ({ data: [] }) });
  const saved = savedOf({ report: example, client });
  openDocument({ document: saved.document, client, saved });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

const at = (path: string, head: React.ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <MemoryRouter initialEntries={[path]}>{head}</MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );

it.each([editorOf, resultsOf, scheduleOf])("Review and Share stand in the head of every page", (page) => {
  at(page({ reportID: example.id }), <DesktopHead {...parts} />);
  expect(screen.getByRole("link", { name: "Review report" }).getAttribute("href")).toContain(example.id);
  expect(screen.getByRole("button", { name: "Share" })).toBeDefined();
});

it("keeps its links and their room while the scenario of the page is on its way", () => {
  at(resultsOf(), <DesktopHead {...parts} />);
  const schedule = screen.getByRole("link", { name: "Schedule" });
  act(() => openDocument({ document: { ...example, id: "rpt_another" }, client, saved: null }));
  expect(screen.getByRole("link", { name: "Schedule" })).toBe(schedule);
  expect(schedule.getAttribute("href")).toContain("rpt_another");
  cleanup();

  at(resultsOf({ reportID: example.id }), <DesktopHead {...parts} />);
  const review = screen.getByText("Review");
  expect(review.closest(".invisible")).not.toBeNull();
});

it.each([DesktopHead, PhoneHead])(
  "says that the scenario of the page is not there, and offers nothing of another one",
  async (Head) => {
    at(editorOf({ reportID: "rpt_elsewhere" }), <Head {...parts} opening="loading" />);
    expect(screen.getByRole("status", { name: "Loading the scenario" })).toBeDefined();
    cleanup();
    at(editorOf({ reportID: "rpt_elsewhere" }), <Head {...parts} opening="failed" />);
    expect(screen.getByText("Scenario not loaded")).toBeDefined();
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.queryByText(elena.name), "whose scenario another one is").toBeNull();
    if (Head === DesktopHead) return;
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    const items = screen.getAllByRole("menuitem", { hidden: true }).map((item) => item.textContent ?? "");
    expect(items).toEqual(expect.arrayContaining(["Create New", "Saved scenarios"]));
    expect(items.filter((item) => /Review|Send|Attach|Refinance|Add property/.test(item))).toEqual([]);
  },
);

it("a phone's menu that was opened while the scenario loads keeps its items in their places when that is there", async () => {
  openDocument({ document: newReport(), client: null, saved: null });
  const path = editorOf({ reportID: example.id });
  at(path, <PhoneHead {...parts} opening="loading" />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const items = () => screen.getAllByRole<HTMLButtonElement>("menuitem", { hidden: true });
  const names = items().map((item) => item.textContent);
  expect(names).toEqual(expect.arrayContaining(["Review", "Add property", "Refinance", "Saved scenarios"]));
  const off = () =>
    items()
      .filter((item) => item.disabled)
      .map((item) => item.textContent);
  expect(off()).toEqual(expect.arrayContaining(["Review", "Add property", "Refinance", "Name and client"]));
  expect(off()).not.toContain("Saved scenarios");
  const { document } = savedOf({ report: example, client });
  act(() => openDocument({ document, client, saved: null }));
  expect(items().map((item) => item.textContent)).toEqual(names);
  for (const name of ["Review", "Add property", "Refinance", "Name and client"]) expect(off()).not.toContain(name);
});

it.each([DesktopHead, PhoneHead])(
  "offers nothing of another scenario where a client's new one is not there",
  (Head) => {
    const newForMarcus = paths.editorOf({ tool: "lc2", clientID: "cli_2" });
    act(() => edit(null, (document) => ({ ...document, name: "Typed since" })));
    at(newForMarcus, <Head {...parts} opening="loading" />);
    expect(screen.getByRole("status", { name: "Loading the scenario" })).toBeDefined();
    cleanup();
    at(newForMarcus, <Head {...parts} opening="failed" />);
    expect(screen.getByText("Scenario not loaded")).toBeDefined();
    for (const name of ["Save", "Undo"])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    expect(screen.queryByText(elena.name), "whose scenario is open").toBeNull();
    const links = screen.queryAllByRole("link").filter((link) => !link.closest(".invisible"));
    expect(links.filter((link) => link.getAttribute("href")!.includes(example.id))).toEqual([]);
    cleanup();
    at(newForMarcus, <Head {...parts} />);
    expect(screen.queryByText("Scenario not loaded")).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false);
  },
);

it("Save is filled only while something is unsaved, a frame after it was typed", async () => {
  at(editorOf(), <DesktopHead {...parts} />);
  const isFilled = () => screen.getByRole("button", { name: "Save" }).className.includes("bg-accent");
  expect(isFilled()).toBe(false);
  act(() => edit(null, (document) => ({ ...document, name: "Typed since" })));
  expect(isFilled()).toBe(false);
  await waitFor(() => expect(isFilled()).toBe(true));
});

it("the last step undone by key leaves the focus on Undo, whose next press takes nothing back", async () => {
  at(editorOf(), <DesktopHead {...parts} />);
  act(() => edit(null, (document) => ({ ...document, name: "Typed since" })));
  const { name } = savedOf({ report: example, client }).document;
  const undo = screen.getByRole("button", { name: "Undo" });
  undo.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(useScenario.getState().document.name).toBe(name);
  expect(document.activeElement).toBe(undo);
  expect([undo.getAttribute("aria-disabled"), undo.tabIndex]).toEqual(["true", -1]);
});

it("says what comes first where the report cannot be reviewed yet", async () => {
  openDocument({ document: savedOf({ report: example, client }).document, client, saved: null });
  at(editorOf(), <DesktopHead {...parts} />);
  await userEvent.click(screen.getByRole("button", { name: "Review report" }));
  expect(currentNotices().map(({ text }) => text)).toEqual(["Save the scenario to review what the client will see."]);
});

it("lists what is missing where a draft is to go out", async () => {
  const { document, ...saved } = savedOf({ report: example, client });
  openDocument({ document, client, saved: { ...saved, document, status: "draft" } });
  at(resultsOf(), <DesktopHead {...parts} />);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  await userEvent.click(screen.getByRole("menuitem", { name: /^Send/, hidden: true }));
  await screen.findByText("What is missing");
  expect(currentNotices(), "the list says it all").toEqual([]);
});

it("does not ask for a client whose name could not be loaded", async () => {
  fakeApi({ "GET /v2/client/cli_1": () => ({ status: 503, error: { code: "failed", alertMessage: "Not now." } }) });
  const { document } = savedOf({ report: example, client });
  openDocument({ document, client: { _id: "cli_1", name: "" } as never, saved: null });
  at(editorOf(), <PhoneHead {...parts} />);
  expect(screen.getByRole("button", { name: /Client not ?loaded/ })).toBeDefined();
  cleanup();
  at(editorOf(), <DesktopHead {...parts} />);
  await screen.findByRole("button", { name: "Client not loaded" });
});

it("a phone says beside the names that a draft is not kept, and tries again without opening their window", async () => {
  const askDetails = vi.fn();
  useDraft.setState({ state: { kind: "failed", message: "Not now." } });
  at(editorOf(), <PhoneHead {...parts} saving={{ ...saving, askDetails }} />);
  const said = screen.getByRole("status");
  expect(said.closest("button"), "within a button no change is announced").toBeNull();
  await userEvent.click(within(said).getByRole("button", { name: "Retry" }));
  expect(askDetails).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /, Elena Marchetti$/ }));
  expect(askDetails).toHaveBeenCalledOnce();
});

it("a phone says of a scenario without a name of which tool it is", () => {
  openDocument({ document: newReport("bvr"), client: null, saved: null });
  at(paths.editorOf({ tool: "bvr" }), <PhoneHead {...parts} />);
  expect(screen.getByRole("button", { name: "New buy or rent, Choose a client" })).toBeDefined();
});

it("a phone has all of it in words in its menu", async () => {
  at(scheduleOf({ reportID: example.id }), <PhoneHead {...parts} />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const items = screen.getAllByRole("menuitem", { hidden: true }).map((item) => item.textContent);
  expect(items).toEqual(
    expect.arrayContaining(["Review", "Download the report", "Attach report", "Co-branding", "Create New"]),
  );
  expect(items.some((item) => item?.startsWith("Send the report"))).toBe(true);
});

it.each([
  ["lc2", true],
  ["bvr", false],
  ["cow", false],
] as const)("has the type of the scenario where it means something: %s %s", async (tool, hasTypes) => {
  const name = /^Type of the scenario/;
  at(paths.editorOf({ tool, reportID: example.id }), <DesktopHead {...parts} />);
  expect(screen.queryByRole("button", { name }) !== null).toBe(hasTypes);
  cleanup();
  at(paths.editorOf({ tool, reportID: example.id }), <PhoneHead {...parts} />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByText("Mortgages and debts") !== null).toBe(hasTypes);
});

it("makes a purchase analysis of what is saved alone: with unsaved changes it says to save first", async () => {
  const api = fakeApi({
    "GET /v2/client": () => ({ data: [] }),
    "POST /v2/client/purchase-analyses": () => ({ status: 201, data: [{ report: { id: "rpt_2" } }] }),
  });
  at(editorOf({ reportID: example.id }), <PhoneHead {...parts} />);
  act(() => edit(null, (document) => ({ ...document, name: "Typed since" })));
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Make a purchase analysis", hidden: true }));
  expect(currentNotices()).toMatchObject([{ text: "Save your changes first. The analysis uses them." }]);
  expect(api.of("POST /v2/client/purchase-analyses")).toEqual([]);
});

it.each([
  [true, editorOf({ reportID: example.id })],
  [false, paths.paths.dashboard],
])("leads to the analysis that was made: %s, where the person is at %s by then", async (leads, there) => {
  fakeApi({
    "GET /v2/client": () => ({ data: [] }),
    "POST /v2/client/purchase-analyses": () => ({ status: 201, data: [{ report: { id: "rpt_2" } }] }),
  });
  const Address = () => <output>{useLocation().pathname}</output>;
  at(
    editorOf({ reportID: example.id }),
    <>
      <PhoneHead {...parts} />
      <Address />
    </>,
  );
  history.replaceState(null, "", there);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Make a purchase analysis", hidden: true }));
  const address = () => document.querySelector("output")!.textContent;
  const said = () => currentNotices().map(({ text }) => text);
  await waitFor(() =>
    expect([address(), said()]).toEqual(
      leads ? ["/pa/results", []] : ["/lc2/property", ["The purchase analysis is ready."]],
    ),
  );
});
