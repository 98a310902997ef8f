import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../lib/notify";
import { SavedScenarios } from "./saved-scenarios";
import { scenario, serve } from "./server.fixture";
import type { SavedScenario } from "./use-saved-scenarios";

// A dialog's code comes when it is opened, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 10_000 });
const elena = "cli_Elena Marchetti";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
});

function show(clientID: string | null = elena) {
  const onLoad = vi.fn<(loaded: SavedScenario) => void>();
  const onClose = vi.fn();
  const cache = new Map();
  const list = (id: string | null) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <SavedScenarios open onClose={onClose} clientID={id} onLoad={onLoad} />
    </SWRConfig>
  );
  const { rerender } = render(list(clientID));
  return { onLoad, onClose, user: userEvent.setup(), nowOf: (id: string) => rerender(list(id)) };
}

const rows = async () => (await screen.findAllByRole("row")).slice(1);
const notices = () => currentNotices().map(({ kind, text }) => [kind, text]);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

describe("saved scenarios", () => {
  it("lists a client's scenarios with their facts and status", async () => {
    serve([scenario(1)]);
    show();
    const [row] = await rows();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Name", "Location", "Type", "Updated", "Status", "Actions"]);
    for (const text of ["Scenario 1", "Elena Marchetti", "Raleigh, NC", "Purchase", "11/20/2026", "Complete"])
      expect(within(row!).getByText(text)).toBeDefined();
    expect(await screen.findByText("1 scenario")).toBeDefined();
  });

  it("says that it is loading before the first answer", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    show();
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

  it("shows ten, then ten more, and counts them when all are shown", async () => {
    serve(Array.from({ length: 12 }, (_, i) => scenario(i)));
    show();
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText("10 shown")).toBeDefined();
    await press("View More");
    await waitFor(async () => expect(await rows()).toHaveLength(12));
    expect(screen.queryByRole("button", { name: "View More" })).toBeNull();
    expect(screen.getByText("12 scenarios")).toBeDefined();
  });

  it("gives the focus of View More, which goes with the last page, to the first line that is new", async () => {
    serve(Array.from({ length: 12 }, (_, i) => scenario(i)));
    const { user } = show();
    const more = await screen.findByRole("button", { name: "View More" });
    more.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "View More" })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Load Scenario 10"));
  });

  it("says when ten more could not be had, and asks for them again at the next press", async () => {
    const twelve = Array.from({ length: 12 }, (_, i) => scenario(i));
    serve(twelve);
    show();
    expect(await rows()).toHaveLength(10);
    serve(twelve, { method: "GET" });
    await press("View More");
    await waitFor(() => expect(notices()).toEqual([["error", "Something went wrong. Please try again."]]));
    serve(twelve);
    await press("View More");
    await waitFor(async () => expect(await rows()).toHaveLength(12));
  });

  it("sorts by Updated, newest first, and turns round", async () => {
    serve([scenario(1), scenario(2)]);
    show();
    const names = async () => (await rows()).map((row) => within(row).getByText(/Scenario/).textContent);
    expect(await names()).toEqual(["Scenario 1", "Scenario 2"]);
    const head = screen.getByRole("columnheader", { name: "Updated" });
    expect(head.getAttribute("aria-sort")).toBe("descending");
    await press("Updated");
    await waitFor(async () => expect(await names()).toEqual(["Scenario 2", "Scenario 1"]));
    expect(screen.getByRole("columnheader", { name: "Updated" }).getAttribute("aria-sort")).toBe("ascending");
  });

  it("searches when the typing rests, once, and says when nothing is found", async () => {
    const calls = serve([scenario(1), scenario(22)]);
    const { user } = show();
    await rows();
    await user.type(screen.getByRole("textbox", { name: "Search name or location" }), "Scenario 22");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls.filter((call) => call.includes("searchText"))).toHaveLength(1);
    await user.type(screen.getByRole("textbox", { name: "Search name or location" }), "x");
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
