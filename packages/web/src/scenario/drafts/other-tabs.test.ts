import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "../scenario.fixture";
import { type ServerRequest, serve } from "../server.fixture";
import { edit, openDocument, undo, useScenario } from "../store/store";
import { dismissNotice, noteOtherTab, useOpenNotice } from "../store/use-open-scenario";
import { discardCopies, draftIsBehind, goOverOther, keepDrafts } from "./drafts";
import { copiesOfOthers, keepLocally, localCopy } from "./local-copies";

/** Each test has a scenario of its own: what is known of the drafts of another is kept by its id. */
let id = "";
let scenarios = 0;
const scenario = () => ({ ...fourLoans(), id });
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const updatedAt = "2026-11-20T14:14:00.000Z";
const name = () => useScenario.getState().document.name;
const open = (saved: boolean) => {
  const document = scenario();
  const base = { document, lastUpdated: updatedAt, status: "complete" as const, clientID: "cli_1" };
  openDocument({ document, client: elena, saved: saved ? base : null });
};

/** What a browser tells this tab when another one has kept a copy. */
async function otherTabKeeps(
  fields: { clientID?: string | null; basedOn?: string | null; owner?: string },
  typed = "typed in the other tab",
) {
  const { owner = "usr_1", clientID = "cli_1", basedOn = null } = fields;
  const copy = { id, clientID, basedOn, at: 1, sent: null, document: { ...scenario(), name: typed } };
  const key = `highway.draft.${owner}.${id}${basedOn ? ".another-tab" : ""}`;
  localStorage.setItem(key, JSON.stringify(copy));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  await vi.advanceTimersByTimeAsync(50);
}

let asked: ServerRequest[];
beforeEach(async () => {
  vi.useFakeTimers();
  // What the test before left open goes with its officer.
  serve({});
  keepDrafts("usr_0");
  await vi.advanceTimersByTimeAsync(5000);
  localStorage.clear();
  dismissNotice();
  scenarios += 1;
  id = `rpt_${String(scenarios).padStart(26, "0")}`;
  const copy = `/v2/client/working-copies/${id}`;
  asked = serve({
    [`PUT ${copy}`]: { data: [{ id, updatedAt }] },
    "GET /v2/client/cli_2": { data: [{ _id: "cli_2", name: "Sam Okafor" }] },
  });
  keepDrafts("usr_1");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes what another tab types into a scenario that nobody has saved, and can undo it", async () => {
  open(false);
  await otherTabKeeps({});
  expect(name()).toBe("typed in the other tab");
  undo();
  expect(name()).toBe(scenario().name);
});

describe("while the browser kept this page for a step back", () => {
  const comeBack = () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    return vi.advanceTimersByTimeAsync(2000);
  };
  /** What a later page of this tab has kept. */
  const keepHere = (basedOn: string | null, sent: string | null) => {
    const document = { ...scenario(), name: "typed meanwhile" };
    keepLocally("usr_1", {
      id,
      clientID: "cli_1",
      basedOn,
      at: 1,
      sent,
      follows: "2026-11-20T14:10:00.000Z",
      document,
    });
  };

  it("takes what was typed into a scenario that nobody has saved", async () => {
    open(false);
    keepHere(null, null);
    await comeBack();
    expect(name()).toBe("typed meanwhile");
  });

  it("goes on from what a later page of this tab typed into a saved one, and sends what that one could not", async () => {
    open(true);
    edit(null, (document) => ({ ...document, name: "typed before" }));
    await vi.advanceTimersByTimeAsync(2000);
    keepHere(updatedAt, null);
    asked.length = 0;
    await comeBack();
    expect(name()).toBe("typed meanwhile");
    expect(asked).toMatchObject([
      { method: "PUT", body: { follows: "2026-11-20T14:10:00.000Z", document: { name: "typed meanwhile" } } },
    ]);
    undo();
    expect(name()).toBe("typed before");
  });

  it("tells of what another tab has typed into a saved one", async () => {
    keepDrafts("usr_6", noteOtherTab);
    open(true);
    const document = { ...scenario(), name: "typed in the other tab" };
    const copy = { id, clientID: "cli_1", basedOn: updatedAt, at: 1, sent: null, document };
    localStorage.setItem(`highway.draft.usr_6.${id}.another-tab`, JSON.stringify(copy));
    await comeBack();
    expect(name()).toBe(scenario().name);
    expect(useOpenNotice.getState().notice).toMatchObject({ kind: "otherTab", copy: { document } });
  });

  it("keeps what is on the screen where the device took no more of it", async () => {
    open(true);
    keepHere(updatedAt, null);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    edit(null, (document) => ({ ...document, name: "typed here" }));
    await vi.advanceTimersByTimeAsync(50);
    await comeBack();
    expect(name()).toBe("typed here");
    vi.restoreAllMocks();
  });
});

it("leaves it to that tab to keep and to send", async () => {
  open(false);
  edit(null, (document) => ({ ...document, name: "typed here" }));
  await vi.advanceTimersByTimeAsync(50);
  await otherTabKeeps({}, "typed here, then in the other tab");
  await vi.advanceTimersByTimeAsync(5000);
  expect(localCopy("usr_1", id)).toMatchObject({ at: 1, document: { name: "typed here, then in the other tab" } });
  expect(asked).toEqual([]);
  expect(draftIsBehind()).toBe(false);
});

it("deletes with its save what that tab has sent, also before it hears of it", async () => {
  open(false);
  await otherTabKeeps({});
  asked = serve({ [`DELETE /v2/client/working-copies/${id}`]: { data: [] } });
  await discardCopies(id);
  const [deleted] = asked;
  expect(deleted?.method).toBe("DELETE");
  expect(new URLSearchParams(deleted?.query).get("writer")).toBe(localStorage.getItem("highway.tab"));
});

it("takes the client that another tab has chosen", async () => {
  open(false);
  await otherTabKeeps({ clientID: "cli_2" });
  expect(useScenario.getState().client).toEqual({ _id: "cli_2", name: "Sam Okafor" });
});

it("goes on from what was typed last where the name of the client comes later", async () => {
  open(false);
  let answer = () => {};
  const late = new Promise<{ data: unknown }>((resolve) => {
    answer = () => resolve({ data: [{ _id: "cli_2", name: "Sam Okafor" }] });
  });
  serve({ "GET /v2/client/cli_2": () => late });
  await otherTabKeeps({ clientID: "cli_2" });
  expect(name()).toBe("typed in the other tab");
  await otherTabKeeps({ clientID: "cli_2" }, "typed there since");
  edit(null, (document) => ({ ...document, name: "typed here last" }));
  answer();
  await vi.advanceTimersByTimeAsync(50);
  expect(name()).toBe("typed here last");
  expect(useScenario.getState().client).toEqual({ _id: "cli_2", name: "Sam Okafor" });
});

it("leaves a saved report to its save, which compares", async () => {
  open(true);
  await otherTabKeeps({ basedOn: updatedAt });
  expect(name()).toBe(scenario().name);
});

it("tells of what another tab keeps of a saved report, and holds it while this tab keeps its own", async () => {
  keepDrafts("usr_3", noteOtherTab);
  open(true);
  await otherTabKeeps({ basedOn: updatedAt, owner: "usr_3" });
  edit(null, (document) => ({ ...document, name: "typed here" }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(localCopy("usr_3", id)).toMatchObject({ document: { name: "typed here" } });
  expect(copiesOfOthers("usr_3", id)).toMatchObject([{ document: { name: "typed in the other tab" } }]);
  expect(useOpenNotice.getState().notice).toMatchObject({
    kind: "otherTab",
    copy: { document: { name: "typed in the other tab" } },
  });
  goOverOther(useOpenNotice.getState().notice!.copy);
  expect(copiesOfOthers("usr_3", id)).toEqual([]);
});

it("keeps its own draft of a saved report when another tab takes it, and not when all are removed", async () => {
  open(true);
  edit(null, (document) => ({ ...document, name: "typed here" }));
  await vi.advanceTimersByTimeAsync(50);
  const key = Object.keys(localStorage).find((each) => each.includes(`usr_1.${id}.`))!;
  const oldValue = localStorage.getItem(key);
  const remove = () => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue: null }));
  };
  localStorage.setItem(`highway.draft.usr_1.${id}.another-tab`, oldValue!);
  remove();
  expect(localCopy("usr_1", id)).toMatchObject({ document: { name: "typed here" } });
  localStorage.removeItem(`highway.draft.usr_1.${id}.another-tab`);
  remove();
  expect(localCopy("usr_1", id)).toBeNull();
});

it("asks before it goes over what another device has kept, and sends nothing until then", async () => {
  keepDrafts("usr_4", noteOtherTab);
  open(true);
  const other = { ...scenario(), name: "typed on another device" };
  const later = "2026-11-20T14:20:00.000Z";
  const current = { id, clientID: "cli_1", basedOn: updatedAt, name: other.name, updatedAt: later, document: other };
  const copy = `PUT /v2/client/working-copies/${id}`;
  asked = serve({ [copy]: { status: 409, error: { code: "conflict", alertMessage: "Other changes.", current } } });
  const typed = (name: string) => {
    edit(null, (document) => ({ ...document, name }));
    return vi.advanceTimersByTimeAsync(5000);
  };
  await typed("typed here");
  const { notice } = useOpenNotice.getState();
  expect(notice).toMatchObject({ kind: "otherTab", copy: { document: { name: other.name } } });
  await typed("typed on here");
  expect(asked.length).toBe(1);
  expect(localCopy("usr_4", id)).toMatchObject({ document: { name: "typed on here" } });

  asked = serve({ [copy]: { data: [{ id, updatedAt }] } });
  goOverOther(notice!.copy);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.map(({ body }) => body)).toMatchObject([{ follows: later, document: { name: "typed on here" } }]);
});

describe("kept over a draft that was only on this device", () => {
  const put = () => `PUT /v2/client/working-copies/${id}`;
  const arrived = (document: object) => {
    const current = { id, clientID: "cli_1", basedOn: updatedAt, updatedAt: "2026-11-20T14:20:00.000Z", document };
    return { status: 409, error: { code: "conflict", alertMessage: "Other changes.", current } };
  };
  const sent = () => asked.map(({ body }) => body as { follows: string | null; document: { name: string } });
  const mine = () => sent().filter(({ document }) => document.name === "typed here");

  beforeEach(async () => {
    keepDrafts("usr_5", noteOtherTab);
    open(true);
    await otherTabKeeps({ basedOn: updatedAt, owner: "usr_5" });
  });

  it("goes over that one, which has arrived meanwhile, also where the first try is lost", async () => {
    asked = serve({ [put()]: null });
    goOverOther(useOpenNotice.getState().notice!.copy);
    edit(null, (document) => ({ ...document, name: "typed here" }));
    await vi.advanceTimersByTimeAsync(2000);
    const other = arrived({ ...scenario(), name: "typed in the other tab" });
    asked = serve({
      [put()]: ({ body }) =>
        (body as { follows: unknown }).follows === other.error.current.updatedAt
          ? { data: [{ id, updatedAt }] }
          : other,
    });
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10);
    // A file before may have left drafts, which go out with the network too.
    expect(mine().at(-1)).toMatchObject({ follows: "2026-11-20T14:20:00.000Z" });
    expect(draftIsBehind()).toBe(false);
  });

  it("asks before it goes over what a third device has typed since", async () => {
    const other = arrived({ ...scenario(), name: "typed on a third device" });
    asked = serve({
      [put()]: ({ body }) => ("follows" in (body as object) ? other : { data: [{ id, updatedAt }] }),
    });
    goOverOther(useOpenNotice.getState().notice!.copy);
    edit(null, (document) => ({ ...document, name: "typed here" }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(mine()).toHaveLength(1);
    expect(useOpenNotice.getState().notice).toMatchObject({ copy: { document: { name: "typed on a third device" } } });
  });
});

it("takes nothing of another officer's", async () => {
  open(false);
  await otherTabKeeps({ owner: "usr_2" });
  expect(name()).toBe(scenario().name);
});
