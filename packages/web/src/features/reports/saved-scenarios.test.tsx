import { toolNames } from "@highway/core/tools/pure/names";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetApi } from "../../lib/api/use-api";
import { dateTime } from "../../lib/format/format";
import { currentNotices, notify } from "../../lib/notify";
import { SavedScenarios } from "./saved-scenarios";
import { scenario, serve } from "./server.fixture";
import type { SavedScenario } from "./use-saved-scenarios";

const elena = "cli_Elena Marchetti";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // The list draws the rows that are in sight, and here nothing has a height.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  forgetApi();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(clientID: string | null = elena, opened: ComponentProps<typeof SavedScenarios>["opened"] = null) {
  const onLoad = vi.fn<(loaded: SavedScenario) => void>();
  const onClose = vi.fn();
  const list = (id: string | null) => (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <SavedScenarios
        open
        onClose={onClose}
        clientID={id}
        onLoad={onLoad}
        opened={opened}
        share={(scenarios) => <p>Sharing {scenarios.map(({ name }) => name).join(", ")}</p>}
      />
    </SWRConfig>
  );
  const { rerender } = render(list(clientID));
  return { onLoad, onClose, user: userEvent.setup(), nowOf: (id: string) => rerender(list(id)) };
}

const searchName = "Search name, client or location";
const rows = async () => (await screen.findAllByRole("row")).slice(1);
const notices = () => currentNotices().map(({ kind, text }) => [kind, text]);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

describe("saved scenarios", () => {
  it("lists a client's scenarios with their facts and status", async () => {
    serve([scenario(1)]);
    show();
    const [row] = await rows();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Select all", "Name", "Location", "Type", "Updated", "Status", "Actions"]);
    for (const text of [
      "Scenario 1",
      "Elena Marchetti",
      "Raleigh, NC",
      "Purchase",
      dateTime("2026-11-20T15:00:00.000Z"),
      "Complete",
    ])
      expect(within(row!).getByText(text)).toBeDefined();
    expect(await screen.findByText("1 scenario")).toBeDefined();
  });

  it("names the tool of a report that is no loan comparison as its type", async () => {
    const rent = scenario(1);
    serve([{ ...rent, report: { ...rent.report, toolName: "bvr" } } as typeof rent]);
    show();
    const [row] = await rows();
    expect(within(row!).getByText(toolNames.bvr)).toBeDefined();
  });

  it("says that it is loading before the first answer", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    // Of a client whom no other test asks for: this answer never comes.
    show("cli_Nobody");
    expect(await screen.findByRole("status", { name: "Loading scenarios" })).toBeDefined();
  });

  it("says so when nothing is saved", async () => {
    serve([]);
    show();
    expect(await screen.findByText("You currently have no saved scenarios.")).toBeDefined();
  });

  it("offers to try again when the list cannot be read", async () => {
    serve([scenario(1)], { method: "GET" });
    show();
    expect(await screen.findByRole("alert")).toBeDefined();
    serve([scenario(1)]);
    await press("Try again");
    expect(await rows()).toHaveLength(1);
  });

  it("has the focus in its search, a total, and the open scenario marked", async () => {
    serve([scenario(1), scenario(2)]);
    show(elena, { id: "rpt_2", rename: vi.fn() });
    expect(await screen.findByText("2 scenarios")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: searchName }));
    const open = (await rows()).filter((row) => row.getAttribute("aria-current") === "true");
    expect(open).toHaveLength(1);
    expect(within(open[0]!).getByText("Scenario 2")).toBeDefined();
    expect(within(open[0]!).getByText("Open")).toBeDefined();
  });

  it("has the focus in its search on a narrow window too, but where a finger would call its keyboard over the list", async () => {
    const narrow = (isTouch: boolean) =>
      vi.stubGlobal("matchMedia", (query: string) => ({
        matches: query.includes("coarse") ? isTouch : query.includes("max-width"),
        addEventListener() {},
        removeEventListener() {},
      }));
    serve([scenario(1)]);
    narrow(false);
    show();
    expect(await screen.findByText("1 scenario")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: searchName }));
    cleanup();
    narrow(true);
    show();
    expect(await screen.findByText("1 scenario")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  it("draws of 600 those in sight, tells readers of all, and sorts all", async () => {
    serve(Array.from({ length: 600 }, (_, at) => scenario(at)));
    show();
    expect(await screen.findByText("600 scenarios")).toBeDefined();
    expect((await rows()).length).toBeLessThan(60);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("601");
    const firstName = async () => (await rows())[0]!.querySelector("b")?.textContent;
    await press("Name");
    expect(await firstName()).toBe("Scenario 0");
    await press("Name");
    expect(await firstName()).toBe("Scenario 599");
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
    expect(screen.getByRole("columnheader", { name: "Updated" }).getAttribute("aria-sort")).toBe("none");
  });

  it("is walked by arrows from the search on: the same button of the next row, the last and the first", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    serve(Array.from({ length: 300 }, (_, at) => scenario(at + 1)));
    const { user, onLoad } = show();
    expect(await screen.findByText("300 scenarios")).toBeDefined();
    const at = () => document.activeElement?.getAttribute("aria-label");
    const first = within((await rows())[0]!).getByRole("button", { name: /^Load/ });
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const third = at();
    expect(third).toMatch(/^Load Scenario/);
    await user.keyboard("{ArrowUp}{End}");
    const last = at();
    expect(within((await rows()).at(-1)!).getByRole("button", { name: last! })).toBeDefined();
    expect(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")).toBe("301");
    await user.keyboard("{Home}");
    expect(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")).toBe("2");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
    expect(`Load ${onLoad.mock.calls[0]?.[0].report.name}`).toBe(third);
  });

  it("is filtered by type and status, and says how many of all are left", async () => {
    serve([scenario(1), scenario(2), scenario(3)]);
    const { user } = show();
    await rows();
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Draft");
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText("1 of 3 scenarios")).toBeDefined();
    await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Refinance");
    expect(await screen.findByText("No results found")).toBeDefined();
    expect(screen.getByText("0 of 3 scenarios")).toBeDefined();
  });

  it("says where it ends, when there are more than it lists", async () => {
    serve([scenario(1), scenario(2)], {}, { goesOn: true });
    show();
    expect(await screen.findByText("2 of the 2 saved last. A search finds older ones too.")).toBeDefined();
  });

  it("searches when the typing rests, once, and says when nothing is found", async () => {
    const calls = serve([scenario(1), scenario(22)]);
    const { user } = show();
    await rows();
    // At one go: a machine that stalls would make a rest between two letters.
    for (const value of ["Scen", "Scenario", "Scenario 22"])
      fireEvent.change(screen.getByRole("textbox", { name: searchName }), { target: { value } });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls.filter((call) => call.includes("searchText"))).toHaveLength(1);
    await user.type(screen.getByRole("textbox", { name: searchName }), "x");
    expect(await screen.findByText("No results found")).toBeDefined();
  });
});

describe("whose scenarios", () => {
  const both = () => [scenario(1), scenario(2, "Jonah Feld")];

  it("are the client's, and all clients' behind the switch", async () => {
    serve(both());
    const { user } = show();
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole("switch", { name: "View all clients" }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it("are all clients' where no client is at hand, with nothing to switch", async () => {
    serve(both());
    const { onLoad } = show(null);
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole("switch")).toBeNull();
    await press("Load Scenario 2");
    await waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  });

  it("are the client's once the client is known, though the list was open before", async () => {
    serve(both());
    const { nowOf } = show(null);
    expect(await rows()).toHaveLength(2);
    nowOf(elena);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it("asks before it switches to another client, and Cancel loads nothing", async () => {
    const calls = serve(both());
    const { user, onLoad } = show();
    await rows();
    await user.click(screen.getByRole("switch"));
    await press("Load Scenario 2");
    expect(await screen.findByRole("alertdialog", { name: "Switch to Jonah Feld?" })).toBeDefined();
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(onLoad).not.toHaveBeenCalled();
    expect(calls.some((call) => call.endsWith("/rpt_2"))).toBe(false);
  });

  it("switches on Confirm", async () => {
    serve(both());
    const { user, onLoad, onClose } = show();
    await rows();
    await user.click(screen.getByRole("switch"));
    await press("Load Scenario 2");
    await press("Confirm");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onLoad.mock.calls[0]![0].client.name).toBe("Jonah Feld");
  });
});

describe("loading", () => {
  it("reads the scenario anew, hands it over, says so and closes", async () => {
    const calls = serve([scenario(1)]);
    const { onLoad, onClose } = show();
    await press("Load Scenario 1");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toContain("GET /v2/client/reports/rpt_1");
    expect(onLoad.mock.calls[0]![0].report.id).toBe("rpt_1");
    expect(notices()).toEqual([["success", "Scenario 1 loaded."]]);
  });

  it("stays open when the scenario cannot be read", async () => {
    serve([scenario(1)]);
    const { onLoad, onClose } = show();
    await rows();
    serve([scenario(1)], { method: "GET" });
    await press("Load Scenario 1");
    await waitFor(() => expect(notices()).toEqual([["error", "Failed to load scenario."]]));
    expect(onLoad).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("deleting", () => {
  it("asks first; Cancel deletes nothing", async () => {
    const calls = serve([scenario(1)]);
    show();
    await press("Delete Scenario 1");
    expect(await screen.findByRole("alertdialog", { name: "Delete scenario?" })).toBeDefined();
    await press("Cancel");
    expect(calls.some((call) => call.startsWith("DELETE"))).toBe(false);
  });

  it("takes the scenario from the list and says so", async () => {
    serve([scenario(1), scenario(2)]);
    show();
    await press("Delete Scenario 1");
    await press("Delete");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(notices()).toEqual([["success", "Scenario deleted."]]);
  });

  it("says so when it fails, and keeps the question open", async () => {
    serve([scenario(1)], { method: "DELETE" });
    show();
    await press("Delete Scenario 1");
    await press("Delete");
    await waitFor(() => expect(notices()).toEqual([["error", "Failed to delete scenario."]]));
    expect(screen.getByRole("alertdialog")).toBeDefined();
  });
});

describe("several", () => {
  it("are selected one by one or all, and deleted after one question", async () => {
    const calls = serve([scenario(1), scenario(2), scenario(3)]);
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Select Scenario 1" }));
    expect(screen.getByText("1 selected")).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Scenario 2" }));
    await press("Delete");
    const question = await screen.findByRole("alertdialog", { name: "Delete 2 scenarios?" });
    expect(within(question).getByText("Scenario 3 of Elena Marchetti")).toBeDefined();
    await press("Delete 2");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls.filter((call) => call.startsWith("DELETE"))).toHaveLength(2);
    expect(notices()).toEqual([["success", "2 scenarios deleted."]]);
  });

  it("says how far it is while many are deleted, and takes one that is already gone as deleted", async () => {
    const saved = [scenario(1), scenario(2), scenario(3)];
    serve(saved);
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
    const answers: ((response: Response) => void)[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) =>
      init.method === "DELETE" ? new Promise<Response>((answer) => answers.push(answer)) : fetch(address, init),
    );
    await press("Delete");
    await press("Delete 3");
    expect(await screen.findByText("0 of 3 are deleted.")).toBeDefined();
    const gone = { error: { code: "missing", alertMessage: "This scenario no longer exists." } };
    answers[0]?.(new Response(JSON.stringify(gone), { status: 404 }));
    expect(await screen.findByText("1 of 3 are deleted.")).toBeDefined();
    saved.splice(0);
    for (const answer of answers) answer(new Response(JSON.stringify({ data: [] }), { status: 200 }));
    await waitFor(() => expect(notices()).toEqual([["success", "3 scenarios deleted."]]));
  });

  it("keeps those that could not be deleted in the question", async () => {
    serve([scenario(1), scenario(2)], { method: "DELETE", id: "rpt_2" });
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
    await press("Delete");
    await press("Delete 2");
    expect(
      await screen.findByText("“Scenario 2” of Elena Marchetti will be deleted. This cannot be undone."),
    ).toBeDefined();
    expect(notices()).toEqual([
      ["success", "Scenario deleted."],
      ["error", "Failed to delete scenario."],
    ]);
  });

  it("never hold one that a filter hides", async () => {
    serve([scenario(1), scenario(2)]);
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Draft");
    expect(screen.getByText("1 selected")).toBeDefined();
    await press("Share");
    expect(await screen.findByText("Sharing Scenario 2")).toBeDefined();
  });
});

describe("a scenario", () => {
  const choose = async (of: string, what: string) => {
    await press(`More for ${of}`);
    await userEvent.click(await screen.findByRole("menuitem", { name: what, hidden: true }));
  };

  it("is renamed", async () => {
    serve([scenario(1)]);
    const { user } = show();
    await choose("Scenario 1", "Rename");
    await userEvent.type(await screen.findByLabelText("Name"), "x{Escape}");
    await press("Keep editing");
    await press("Cancel");
    await press("Keep editing");
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await press("Rename");
    expect(await screen.findByText("Enter a name")).toBeDefined();
    await user.type(name, "Harbor view{Enter}");
    expect(await screen.findByText("Harbor view")).toBeDefined();
    await waitFor(() => expect(notices()).toEqual([["success", "Renamed to Harbor view."]]));
  });

  const renaming = async () => {
    await choose("Scenario 1", "Rename");
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " B{Enter}");
    await press("Cancel");
    await press("Discard");
  };
  const deleting = async () => {
    await press("Delete Scenario 1");
    await press("Delete");
    await press("Cancel");
  };
  it.each([
    ["renamed", renaming, "Renamed to Scenario 1 B."],
    ["deleted", deleting, "Scenario deleted."],
  ])("is %s in a window that was closed meanwhile, and closes none that was opened since", async (_, begin, says) => {
    serve([scenario(1), scenario(2)]);
    show();
    await rows();
    const fetch = globalThis.fetch;
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
      if (address.endsWith("/rpt_1")) await late;
      return fetch(address, init);
    });
    await begin();
    await choose("Scenario 2", "Rename");
    await screen.findByRole("dialog", { name: "Rename scenario" });
    answer();
    await waitFor(() => expect(notices()).toEqual([["success", says]]));
    await act(async () => {});
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Scenario 2");
  });

  it("that is open is renamed where it is open, and nothing is saved", async () => {
    const calls = serve([scenario(1)]);
    const renameOpen = vi.fn();
    const { user } = show(elena, { id: "rpt_1", rename: renameOpen });
    await choose("Scenario 1", "Rename");
    await user.type(await screen.findByRole("textbox", { name: "Name" }), " B{Enter}");
    await waitFor(() => expect(renameOpen).toHaveBeenCalledOnce());
    expect(calls.some((call) => call.startsWith("PUT"))).toBe(false);
  });

  it("is duplicated, attached to nothing", async () => {
    const saved = [scenario(1)];
    serve(saved);
    show();
    await choose("Scenario 1", "Duplicate");
    expect(await screen.findByTitle("Scenario 1 (copy)")).toBeDefined();
    expect(saved[1]!.report.toolMeta.attachedReports).toEqual([]);
    expect(notices()).toEqual([["success", "Scenario 1 (copy) saved."]]);
  });

  it("is duplicated while the copy of another is still being saved, and once where it is pressed twice", async () => {
    const saved = [scenario(1), scenario(2)];
    serve(saved);
    show();
    await rows();
    const fetch = globalThis.fetch;
    let go = () => {};
    const late = new Promise<void>((resolve) => (go = resolve));
    vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
      if (address.endsWith("/rpt_1")) await late;
      return fetch(address, init);
    });
    for (const of of ["Scenario 1", "Scenario 1", "Scenario 2"]) await choose(of, "Duplicate");
    await waitFor(() => expect(saved.map(({ report }) => report.name)).toContain("Scenario 2 (copy)"));
    go();
    await waitFor(() => expect(saved.map(({ report }) => report.name)).toContain("Scenario 1 (copy)"));
    await waitFor(() => expect(notices()).toHaveLength(2));
    expect(saved).toHaveLength(4);
  });

  it("is duplicated with whole letters, where its name has no room for more", async () => {
    const start = "x".repeat(reportFields.name.maxLength - " (copy)".length - 1);
    const saved = [scenario(1)];
    saved[0]!.report.name = `${start}🏠yyyy`;
    serve(saved);
    show();
    await choose(saved[0]!.report.name, "Duplicate");
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]!.report.name).toBe(`${start} (copy)`);
  });
});
