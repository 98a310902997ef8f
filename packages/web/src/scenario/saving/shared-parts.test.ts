import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFigure } from "../edits/loan-edits";
import { setPrice } from "../edits/property-edits";
import { fourLoans } from "../scenario.fixture";
import { serve } from "../server.fixture";
import { edit, openDocument, useScenario } from "../store/store";
import { keepMine, save } from "./save";
import { agree } from "./shared-parts";

const elena = { _id: "cli_1", name: "Elena Marchetti" };
const pa = { tool: "pa" as const, id: "rpt_01jd000000000000000000000p" };
const kit = { tool: "mkit" as const, id: "rpt_01jd000000000000000000000k" };
const one = `/v2/client/reports/${fourLoans().id}`;
const answered = ({ body }: { body: unknown }) => {
  const { report } = body as { report: object };
  const said = { status: "complete", createdAt: "2026-11-20T14:00:00.000Z", lastUpdated: new Date().toISOString() };
  return { data: [{ report: { ...report, ...said }, client: elena }] };
};

let shared: object[];
let asked: ReturnType<typeof serve>;
function open(attachedReports: readonly (typeof pa | typeof kit)[]) {
  const document = { ...fourLoans(), toolMeta: { type: "purchase" as const, attachedReports } };
  const saved = { document, lastUpdated: crypto.randomUUID(), status: "complete" as const, clientID: "cli_1" };
  openDocument({ document, client: elena, saved });
}
beforeEach(() => {
  shared = [{ ...pa, loans: ["two"], properties: ["pullen"] }];
  asked = serve({ [`GET ${one}/in-common`]: () => ({ data: shared }), [`PUT ${one}`]: answered });
  open([pa]);
});
afterEach(() => vi.unstubAllGlobals());
const puts = () => asked.filter(({ method }) => method === "PUT").length;

describe("saving a report whose loans and properties others hold too", () => {
  it("asks first, and saves once the officer has agreed", async () => {
    edit(null, setFigure("two", "rate", 6));
    const outcome = await save();
    expect(outcome).toEqual({ kind: "shared", shared: { parts: ["two"], tools: ["Purchase Analysis"] } });
    expect(puts()).toBe(0);
    agree(["two"]);
    expect((await save()).kind).toBe("saved");
  });

  it("asks again for the next change, which is another one", async () => {
    edit(null, setFigure("two", "rate", 6));
    agree(["two"]);
    expect((await save()).kind).toBe("saved");
    edit(null, setFigure("two", "rate", 5));
    expect((await save()).kind).toBe("shared");
  });

  it("counts a property in, and names every tool that it reaches", async () => {
    open([pa, kit]);
    shared.push({ ...kit, loans: [], properties: ["pullen"] });
    edit(null, setPrice("pullen", "p465", 470_000));
    expect(await save()).toMatchObject({
      shared: { parts: ["pullen"], tools: ["Purchase Analysis", "Prequalified Buyer Campaign"] },
    });
  });

  it("asks about what was saved elsewhere and goes back to mine", async () => {
    const { document } = useScenario.getState();
    const loans = document.loans.map((loan) => (loan.id === "two" ? { ...loan, rate: 5 } : loan));
    edit(null, setFigure("one", "rate", 6));
    const report = { ...document, loans, status: "complete", lastUpdated: crypto.randomUUID() };
    keepMine({ report, client: elena } as unknown as Parameters<typeof keepMine>[0]);
    expect(await save()).toMatchObject({ kind: "shared", shared: { parts: ["two"] } });
    agree(["two"]);
    expect((await save()).kind).toBe("saved");
  });

  it("saves at once what reaches no other report", async () => {
    edit(null, setFigure("one", "rate", 6));
    expect((await save()).kind).toBe("saved");
  });

  it("never asks for a report that stands alone", async () => {
    open([]);
    edit(null, setFigure("two", "rate", 6));
    expect((await save()).kind).toBe("saved");
    expect(asked.map(({ method }) => method)).toEqual(["PUT"]);
  });

  it("says why, and keeps what was typed, where it cannot be told whom a change reaches", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    edit(null, setFigure("two", "rate", 6));
    expect((await save()).kind).toBe("failed");
    expect(useScenario.getState().document.loans[1]!.rate).toBe(6);
  });
});
