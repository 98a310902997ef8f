import { ReportInput } from "@highway/core/reports/schema";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetLocally, keepLocally, localCopy } from "../drafts/local-copies";
import { noteNeverSaved } from "../drafts/never-saved";
import { forgetOvertaken } from "../drafts/overtaken";
import { removeDraft } from "../drafts/removals";
import { setAddress } from "../edits/place-edits";
import { fourLoans } from "../scenario.fixture";
import { serve } from "../server.fixture";
import { handOver, openLatest, openReport } from "./open";
import { openBlank, openDocument, useScenario } from "./store";

const first = "2026-11-20T14:00:00.000Z";
const second = "2026-11-20T14:14:00.000Z";
const { id } = fourLoans();
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const answered = {
  report: { ...fourLoans(), status: "complete", createdAt: first, lastUpdated: first },
  client: elena,
};
const list = "GET /v2/client/working-copies";
const path = `/v2/client/working-copies/${id}`;
const copy = `GET ${path}`;
const report = `GET /v2/client/reports/${id}`;
const entry = { id, clientID: "cli_1", basedOn: first, name: "typed", updatedAt: second };
const typed = { ...fourLoans(), name: "typed" };
const current = () => true;
const open = () => openReport("usr_1", id, current);
const name = () => useScenario.getState().document.name;

beforeEach(() => {
  localStorage.clear();
  openBlank();
});
afterEach(() => vi.unstubAllGlobals());

describe("opening a report", () => {
  it("shows it as saved where there is no copy", async () => {
    const asked = serve({ [report]: { data: [answered] }, [copy]: { data: [] } });
    expect(await open()).toEqual({ kind: "open", choice: { kind: "saved" } });
    expect(name()).toBe("Raleigh or Cary");
    expect(useScenario.getState()).toMatchObject({ client: elena, saved: { lastUpdated: first, clientID: "cli_1" } });
    expect(asked).toHaveLength(2);
  });

  it("finds nothing where it is another tool's", async () => {
    const rent = { ...answered, report: { ...answered.report, toolName: "bvr" } };
    serve({ [report]: { data: [rent] }, [copy]: { data: [] } });
    expect(await open()).toEqual({ kind: "missing" });
    expect(await openReport("usr_1", id, current, "bvr")).toMatchObject({ kind: "open" });
  });

  it("brings back what was typed since, from the server", async () => {
    serve({
      [report]: { data: [answered] },
      [copy]: { data: [{ ...entry, document: typed }] },
    });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(name()).toBe("typed");
  });

  it("brings back what was typed since, from this device", async () => {
    keepLocally("usr_1", {
      id,
      clientID: "cli_1",
      basedOn: first,
      document: typed,
      at: Date.parse(second),
      sent: null,
    });
    serve({ [report]: { data: [answered] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(name()).toBe("typed");
  });

  it("shows the saved one where it was saved elsewhere since, and offers the other", async () => {
    const newer = { ...answered, report: { ...answered.report, lastUpdated: second, name: "newer" } };
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: first, document: typed, at: 1, sent: null });
    serve({ [report]: { data: [newer] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "overtaken", copy: { document: { name: "typed" } } } });
    expect(name()).toBe("newer");
  });

  it("offers an overtaken draft again after a reload, also where more was typed over it", async () => {
    const newer = { ...answered, report: { ...answered.report, lastUpdated: second, name: "newer" } };
    const draft = { id, clientID: "cli_1", at: 1, sent: null };
    keepLocally("usr_1", { ...draft, basedOn: first, document: typed });
    serve({ [report]: { data: [newer] }, [copy]: { data: [] } });
    await open();
    keepLocally("usr_1", { ...draft, basedOn: second, document: { ...typed, name: "typed since" } });
    expect(await open()).toMatchObject({ choice: { kind: "overtaken", copy: { document: { name: "typed" } } } });
    expect(name()).toBe("typed since");
    forgetOvertaken("usr_1", { ...draft, basedOn: first, document: typed });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
  });

  it("offers both drafts that two saves have overtaken, the later one first", async () => {
    const draft = { id, clientID: "cli_1", sent: null };
    const third = "2026-11-20T14:28:00.000Z";
    const savedAt = (lastUpdated: string) => ({ ...answered, report: { ...answered.report, lastUpdated } });
    keepLocally("usr_1", { ...draft, at: 1, basedOn: first, document: typed });
    serve({ [report]: { data: [savedAt(second)] }, [copy]: { data: [] } });
    await open();
    const later = { ...draft, at: 2, basedOn: second, document: { ...typed, name: "typed later" } };
    keepLocally("usr_1", later);
    serve({ [report]: { data: [savedAt(third)] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "overtaken", copy: { document: { name: "typed later" } } } });
    forgetLocally("usr_1", id);
    forgetOvertaken("usr_1", later);
    expect(await open()).toMatchObject({ choice: { kind: "overtaken", copy: { document: { name: "typed" } } } });
  });

  it("offers what another tab typed without a network, beside what this tab typed", async () => {
    const draft = { id, clientID: "cli_1", basedOn: first, sent: null };
    const other = { ...draft, at: 2, document: { ...typed, name: "typed in another tab" } };
    localStorage.setItem(`highway.draft.usr_1.${id}.another-tab`, JSON.stringify(other));
    keepLocally("usr_1", { ...draft, at: 1, document: typed });
    serve({ [report]: { data: [answered] }, [copy]: { data: [] } });
    const choice = { kind: "otherTab", copy: { document: { name: "typed in another tab" } } };
    expect(await open()).toMatchObject({ choice });
    expect(name()).toBe("typed");
    expect(await open()).toMatchObject({ choice });
  });

  it("goes on with what a tab that is closed by now has typed, as this tab's own", async () => {
    const left = { id, clientID: "cli_1", basedOn: first, sent: null, at: 1, document: typed };
    const key = `highway.draft.usr_1.${id}.another-tab`;
    localStorage.setItem(key, JSON.stringify(left));
    serve({ [report]: { data: [answered] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(name()).toBe("typed");
    expect(localStorage.getItem(key)).toBeNull();
    expect(localCopy("usr_1", id)).toMatchObject({ document: { name: "typed" } });
  });

  it("offers no overtaken draft that was chosen on another device", async () => {
    const newer = { ...answered, report: { ...answered.report, lastUpdated: second, name: "newer" } };
    serve({ [report]: { data: [newer] }, [copy]: { data: [{ ...entry, document: typed }] } });
    expect(await open()).toMatchObject({ choice: { kind: "overtaken" } });
    serve({ [report]: { data: [newer] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "saved" } });
  });

  it("asks nothing where the newer save is of this very draft, whose answer was lost", async () => {
    const document = setAddress("pullen", "98 Pullen Ct, lot 7")({ ...fourLoans(), name: "typed " });
    const kept = ReportInput.parse(document);
    const made = { ...answered, report: { ...answered.report, ...kept, id, asOf: document.asOf, lastUpdated: second } };
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: first, document, at: 1, sent: null });
    serve({ [report]: { data: [made] }, [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "saved" } });
  });

  it("never saved asks for no report", async () => {
    keepLocally("usr_1", { id, clientID: null, basedOn: null, document: typed, at: 1, sent: null });
    const asked = serve({ [copy]: { data: [] } });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(asked.map(({ path }) => path)).toEqual([`/v2/client/working-copies/${id}`]);
  });

  it("never saved, and begun on another device, asks for none either, also after a reload", async () => {
    const begun = { ...entry, basedOn: null, document: typed };
    const asked = serve({ [copy]: { data: [begun] }, "GET /v2/client/cli_1": { data: [elena] } });
    noteNeverSaved(id);
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(await open()).toMatchObject({ choice: { kind: "restored" } });
    expect(asked.map(({ path }) => path)).not.toContain(`/v2/client/reports/${id}`);
    expect(name()).toBe("typed");
  });

  it("goes on from this device without a network", async () => {
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: null, document: typed, at: 1, sent: null });
    serve({ [copy]: null, "GET /v2/client/cli_1": null });
    expect(await open()).toMatchObject({ kind: "open", choice: { kind: "restored" } });
    expect(name()).toBe("typed");
  });

  it("knows what a copy began from once the network is back, and lets no save go over a newer one in silence", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: first, document: typed, at: 1, sent: null });
    serve({ [report]: null, [copy]: null, "GET /v2/client/cli_1": null });
    await open();
    expect(useScenario.getState()).toMatchObject({ saved: null, client: { _id: "cli_1", name: "" } });
    const newer = { ...answered, report: { ...answered.report, lastUpdated: second } };
    serve({ [report]: { data: [newer] } });
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(useScenario.getState().saved).toMatchObject({ lastUpdated: first }));
    expect(useScenario.getState().client).toEqual(elena);
    expect(name()).toBe("typed");
    online.mockRestore();
  });

  it("knows what a copy began from where the draft alone could not be read, also if the client's answer is the last", async () => {
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: first, document: typed, at: 1, sent: null });
    const late = new Promise<{ data: unknown }>((resolve) => setTimeout(resolve, 20, { data: [elena] }));
    serve({ [report]: { data: [answered] }, [copy]: null, "GET /v2/client/cli_1": () => late });
    await open();
    await waitFor(() => expect(useScenario.getState().saved).toMatchObject({ lastUpdated: first }));
    expect(name()).toBe("typed");
  });

  it("asks for its draft only once the one that was discarded is gone", async () => {
    let end = (_: { data: unknown }) => {};
    const late = new Promise<{ data: unknown }>((resolve) => (end = resolve));
    const asked = serve({ [report]: { data: [answered] }, [copy]: { data: [] }, [`DELETE ${path}`]: () => late });
    const removal = removeDraft(id, {});
    const opening = open();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    const isAsked = () => asked.some(({ method, path: to }) => method === "GET" && to === path);
    const before = isAsked();
    end({ data: [] });
    await Promise.all([removal, opening]);
    expect([before, isAsked()]).toEqual([false, true]);
  });

  it("says so when it is gone, and when it could not be asked for", async () => {
    serve({ [copy]: { data: [] } });
    expect(await open()).toEqual({ kind: "missing" });
    serve({ [report]: null, [copy]: { data: [] } });
    expect((await open()).kind).toBe("failed");
    serve({
      [report]: { status: 500, error: { code: "failed", alertMessage: "Something went wrong." } },
      [copy]: { data: [] },
    });
    expect(await open()).toEqual({ kind: "failed", message: "Failed to load scenario." });
  });

  it("that a list has just loaded asks for it no second time", async () => {
    const asked = serve({ [copy]: { data: [] } });
    handOver(answered as unknown as Parameters<typeof handOver>[0]);
    expect(await open()).toMatchObject({ kind: "open" });
    expect(asked.map(({ path }) => path)).toEqual([`/v2/client/working-copies/${id}`]);
  });

  it("changes nothing when another was asked for meanwhile", async () => {
    serve({ [report]: { data: [answered] }, [copy]: { data: [] } });
    await openReport("usr_1", id, () => false);
    expect(name()).toBe("");
  });

  it.each([
    [
      "while its client was read",
      { [copy]: { data: [{ ...entry, basedOn: null, document: typed }] } },
      "/v2/client/cli_1",
    ],
    ["while its draft's saved one was read", { [copy]: { data: [] } }, `/v2/client/reports/${id}`],
  ])("changes nothing when another was opened %s", async (_, routes, late) => {
    let wanted = true;
    noteNeverSaved(id);
    const data = [late === "/v2/client/cli_1" ? elena : answered];
    serve({
      ...routes,
      [`GET ${late}`]: () => {
        wanted = false;
        openDocument({ document: { ...fourLoans(), id: "rpt_other", name: "other" }, client: null, saved: null });
        return { data };
      },
    });
    await openReport("usr_1", id, () => wanted);
    expect(name()).toBe("other");
  });
});

describe("opening no report in particular", () => {
  it("goes on with what was begun and never saved", async () => {
    keepLocally("usr_1", { id, clientID: null, basedOn: null, document: typed, at: 1, sent: null });
    serve({ [list]: { data: [] }, [copy]: { data: [] } });
    expect(await openLatest("usr_1", current)).toMatchObject({ choice: { kind: "restored" } });
    expect(name()).toBe("typed");
  });

  it("goes on with what was begun on another device, and asks for no report", async () => {
    const begun = { ...entry, basedOn: null };
    const asked = serve({
      [list]: { data: [begun] },
      [copy]: { data: [{ ...begun, document: typed }] },
      "GET /v2/client/cli_1": { data: [elena] },
    });
    expect(await openLatest("usr_1", current)).toMatchObject({ choice: { kind: "restored" } });
    expect(name()).toBe("typed");
    expect(asked.map(({ path }) => path)).not.toContain(`/v2/client/reports/${id}`);
  });

  it("leaves unsaved changes of a saved report alone", async () => {
    keepLocally("usr_1", { id, clientID: "cli_1", basedOn: first, document: typed, at: 1, sent: null });
    serve({ [list]: { data: [entry] } });
    expect(await openLatest("usr_1", current)).toMatchObject({ choice: { kind: "saved" } });
    expect(useScenario.getState().document).toMatchObject({ name: "", loans: [{ rate: null }] });
  });

  it("begins no other one in place of what could not be read", async () => {
    serve({
      [list]: { data: [{ ...entry, basedOn: null }] },
      [copy]: { status: 500, error: { code: "failed", alertMessage: "No." } },
    });
    expect((await openLatest("usr_1", current)).kind).toBe("failed");
  });

  it("begins a new one, also without a network", async () => {
    serve({ [list]: null });
    expect((await openLatest("usr_1", current)).kind).toBe("open");
    expect(name()).toBe("");
  });
});
