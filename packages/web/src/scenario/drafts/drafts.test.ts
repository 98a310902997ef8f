import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useApi } from "../../lib/api/use-api";
import { writeInTurn } from "../saving/in-turn";
import { save } from "../saving/save";
import { fourLoans } from "../scenario.fixture";
import { type ServerRequest, serve } from "../server.fixture";
import { edit, openBlank, openDocument, undo, useScenario } from "../store/store";
import { draftIsBehind, keepDrafts, useDraft } from "./drafts";
import { localCopies, localCopy } from "./local-copies";
import { heldOvertaken, holdOvertaken } from "./overtaken";
import { thisTab } from "./this-tab";

const updatedAt = "2026-11-20T14:14:00.000Z";
const { id } = fourLoans();
const copy = `/v2/client/working-copies/${id}`;
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const state = () => useDraft.getState().state.kind;
const rename = (name: string) => edit(null, (document) => ({ ...document, name }));

let asked: ServerRequest[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = serve({ [`PUT ${copy}`]: { data: [{ id, updatedAt }] }, [`DELETE ${copy}`]: { data: [] } });
  keepDrafts("usr_1");
  const document = fourLoans();
  openDocument({
    document,
    client: elena,
    saved: { document, lastUpdated: "2026-11-20T14:00:00.000Z", status: "complete", clientID: "cli_1" },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what is typed", () => {
  it("is on this device with the next frame, and on the server after a pause", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(50);
    expect(localCopy("usr_1", id)).toMatchObject({
      sent: null,
      basedOn: "2026-11-20T14:00:00.000Z",
      document: { name: "Cary" },
    });
    expect(state()).toBe("saving");
    expect(draftIsBehind()).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked).toMatchObject([{ method: "PUT", body: { clientID: "cli_1", document: { name: "Cary" } } }]);
    expect(state()).toBe("stored");
    expect(localCopy("usr_1", id)!.sent).toBe(updatedAt);
    expect(draftIsBehind()).toBe(false);
  });

  it("takes the place of an overtaken draft on the server, which is on this device alone from then on", async () => {
    const copy = { id, clientID: "cli_1", basedOn: null, document: fourLoans(), typedAt: 1, isSent: true };
    holdOvertaken("usr_1", copy);
    expect(heldOvertaken("usr_1", id, null)).toEqual([]);
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    expect(heldOvertaken("usr_1", id, null)).toMatchObject([{ document: { name: fourLoans().name } }]);
    holdOvertaken("usr_1", copy);
    undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(heldOvertaken("usr_1", id, null)).toHaveLength(1);
  });

  it("goes on being sent while the save of the scenario that was open before waits for its turn", async () => {
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    const other = { ...fourLoans(), id: "rpt_other" };
    asked = serve({
      [`PUT /v2/client/reports/${id}`]: { status: 500 },
      "PUT /v2/client/working-copies/rpt_other": { data: [{ id: other.id, updatedAt }] },
    });
    // The code that saves is there.
    await save();
    void writeInTurn(id, () => turn);
    const saving = save();
    await vi.advanceTimersByTimeAsync(50);
    openDocument({ document: other, client: elena, saved: null });
    rename("Durham");
    await vi.advanceTimersByTimeAsync(50);
    begin();
    expect((await saving).kind).toBe("failed");
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.at(-1)).toMatchObject({ method: "PUT", body: { document: { id: "rpt_other", name: "Durham" } } });
    expect(state()).toBe("stored");
  });

  it("leaves no copy when it is undone", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
    expect(localCopy("usr_1", id)).toBeNull();
    expect(state()).toBe("clean");
  });

  it("is listed by a page that was shown before the server had it, where it was never saved", async () => {
    openBlank();
    const { id: begun } = useScenario.getState().document;
    const list = "/v2/client/working-copies";
    asked = serve({ [`PUT ${list}/${begun}`]: { data: [{ id: begun, updatedAt }] }, [`GET ${list}`]: { data: [] } });
    const { unmount } = renderHook(() => useApi("GET /v2/client/working-copies"));
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.map(({ method }) => method)).toEqual(["GET", "PUT", "GET"]);
    unmount();
  });

  it("is done with by its own copy alone, also where the answer to it was lost", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    undo();
    await vi.advanceTimersByTimeAsync(2000);
    const named = new URLSearchParams({ follows: updatedAt, writer: thisTab() });
    expect(asked.at(-1)).toMatchObject({ method: "DELETE", query: String(named) });

    asked = serve({ [`PUT ${copy}`]: null, [`DELETE ${copy}`]: { data: [] } });
    rename("Apex");
    await vi.advanceTimersByTimeAsync(2000);
    undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.at(-1)).toMatchObject({ method: "DELETE", query: `writer=${thisTab()}` });
  });

  it("is sent where it was typed while the draft before it, which was undone, was on its way", async () => {
    let arrive = () => {};
    const late = new Promise<{ data: unknown }>((resolve) => {
      arrive = () => resolve({ data: [{ id, updatedAt }] });
    });
    asked = serve({ [`PUT ${copy}`]: () => late, [`DELETE ${copy}`]: { data: [] } });
    rename("Cary");
    await vi.advanceTimersByTimeAsync(1500);
    undo();
    await vi.advanceTimersByTimeAsync(50);
    rename("Apex");
    await vi.advanceTimersByTimeAsync(50);
    arrive();
    await vi.advanceTimersByTimeAsync(50);
    expect(state()).toBe("saving");
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.at(-1)).toMatchObject({ method: "PUT", body: { document: { name: "Apex" } } });
    expect(state()).toBe("stored");
    undo();
    await vi.advanceTimersByTimeAsync(2000);
  });

  it("is sent after the one that was discarded is gone, which could take the newer one with it", async () => {
    let end = () => {};
    const late = new Promise<{ data: unknown }>((resolve) => {
      end = () => resolve({ data: [] });
    });
    asked = serve({ [`PUT ${copy}`]: { data: [{ id, updatedAt }] }, [`DELETE ${copy}`]: () => late });
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    undo();
    await vi.advanceTimersByTimeAsync(50);
    rename("Apex");
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
    end();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.map(({ method }) => method)).toEqual(["PUT", "DELETE", "PUT"]);
    expect(state()).toBe("stored");
    undo();
    await vi.advanceTimersByTimeAsync(2000);
  });

  it("is not asked to be deleted where it was never sent", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(50);
    undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([]);
  });

  it("is the draft of a new scenario alone, where a save finds that the former one was deleted", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    asked = serve({ [`DELETE ${copy}`]: { data: [] } });
    await save();
    await vi.advanceTimersByTimeAsync(50);
    const { document } = useScenario.getState();
    expect(localCopies("usr_1")).toMatchObject([{ id: document.id, document: { name: "Cary" } }]);
    expect(document.id).not.toBe(id);
    expect(asked).toContainEqual(expect.objectContaining({ method: "DELETE", path: copy }));
    openBlank();
    await vi.advanceTimersByTimeAsync(2000);
  });

  it("is still sent after another scenario was opened", async () => {
    rename("Cary");
    openBlank();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toMatchObject([{ method: "PUT", path: copy, body: { document: { name: "Cary" } } }]);
    expect(state()).toBe("clean");
  });

  it("is not said to be on a device that stores nothing", async () => {
    serve({ [`PUT ${copy}`]: null });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toBe("failed");
    expect(draftIsBehind()).toBe(true);
  });

  it("leaves no older copy on a device that is full, once the server has the newer one", async () => {
    rename("Cary");
    await vi.advanceTimersByTimeAsync(50);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    rename("Cary or Apex");
    await vi.advanceTimersByTimeAsync(50);
    expect(localCopy("usr_1", id)).toMatchObject({ document: { name: "Cary" } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.at(-1)).toMatchObject({ body: { document: { name: "Cary or Apex" } } });
    expect(localCopy("usr_1", id)).toBeNull();
  });

  it("stays on this device while the network is away", async () => {
    serve({ [`PUT ${copy}`]: null });
    rename("Cary");
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toBe("offline");
    expect(localCopy("usr_1", id)!.document.name).toBe("Cary");
    asked = serve({ [`PUT ${copy}`]: { data: [{ id, updatedAt }] } });
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10);
    expect(state()).toBe("stored");
  });

  it("by the officer before is closed when another signs in", async () => {
    rename("Cary");
    keepDrafts("usr_2");
    await vi.advanceTimersByTimeAsync(2000);
    expect(useScenario.getState().document.name).toBe("");
    expect(localCopies("usr_2")).toEqual([]);
    expect(localCopy("usr_1", id)!.document.name).toBe("Cary");
  });
});
