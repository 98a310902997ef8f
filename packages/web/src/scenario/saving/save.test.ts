import { ReportInput } from "@highway/core/reports/schema";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFigure, setText } from "../edits/loan-edits";
import { setAddress, setCountyLimits, withoutPlaceFigures } from "../edits/place-edits";
import { fourLoans } from "../scenario.fixture";
import { type ServerRequest, serve } from "../server.fixture";
import { chooseClient, edit, hasUnsavedWork, openDocument, undo, useScenario } from "../store/store";
import { keepMine, save, takeTheirs } from "./save";

const first = "2026-11-20T14:00:00.000Z";
const second = "2026-11-20T14:14:00.000Z";
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const sam = { _id: "cli_2", name: "Sam Okafor" };
const reports = "/v2/client/reports";
const one = `${reports}/${fourLoans().id}`;

/** What the server answers: the report as it was sent, with what it alone sets. */
const answered = ({ body }: { body: unknown }, lastUpdated = second, client = elena) => {
  const { report } = body as { report: object };
  return { data: [{ report: { ...report, status: "complete", createdAt: first, lastUpdated }, client }] };
};

const open = (client: typeof elena | null, isSaved = true) => {
  const document = fourLoans();
  const saved = { document, lastUpdated: first, status: "complete" as const, clientID: "cli_1" };
  openDocument({ document, client, saved: isSaved ? saved : null });
  edit(null, setFigure("two", "rate", 6.25));
};

beforeEach(() => open(elena));
afterEach(() => vi.unstubAllGlobals());

describe("saving", () => {
  it("a report for the first time makes it, for its client, under the id it had as a draft", async () => {
    open(elena, false);
    const asked = serve({ [`POST ${reports}`]: answered });
    expect((await save()).kind).toBe("saved");
    expect(asked).toMatchObject([
      { body: { clientID: "cli_1", report: { id: fourLoans().id, loans: [{}, { rate: 6.25 }, {}, {}] } } },
    ]);
    expect(useScenario.getState().saved?.lastUpdated).toBe(second);
  });

  it("names the state it started from, and leaves nothing unsaved", async () => {
    const asked = serve({ [`PUT ${one}`]: answered });
    expect((await save()).kind).toBe("saved");
    expect(asked[0]!.body).toMatchObject({ report: { lastUpdated: first } });
    expect(hasUnsavedWork(useScenario.getState())).toBe(false);
  });

  it("asks for a client first", async () => {
    open(null, false);
    const asked = serve({});
    expect(await save()).toEqual({ kind: "noClient" });
    expect(asked).toEqual([]);
  });

  it("sends nothing while a field is wrong, and says which", async () => {
    edit(null, setFigure("three", "term", 60));
    const asked = serve({});
    expect(await save()).toEqual({
      kind: "wrong",
      fields: new Map([["three.term", "Enter a term of 1 to 50 years"]]),
    });
    expect(asked).toEqual([]);
  });

  it("sends no lump sum after the last payment of a schedule that other payments shorten", async () => {
    const { document } = useScenario.getState();
    // 400,000 at 6.5 % with 3,528.27 a month lasts 177 months.
    const paid = (payment: number) => ({
      additionalMonthlyPayments: [{ amount: 1000 }],
      lumpPayments: [{ amount: 5000, payment, recast: false }],
    });
    const withLump = (payment: number) =>
      edit(null, () => ({ ...document, loans: document.loans.with(0, { ...document.loans[0]!, ...paid(payment) }) }));
    const asked = serve({ [`PUT ${one}`]: answered });
    withLump(178);
    expect(await save()).toEqual({
      kind: "wrong",
      fields: new Map([["one.lumpPayments.0.payment", "Payment number cannot exceed the maximum term of the loan"]]),
    });
    expect(asked).toEqual([]);
    withLump(170);
    expect((await save()).kind).toBe("saved");
  });

  it("goes on with a missing field: that makes a draft", async () => {
    edit(null, setFigure("three", "rate", null));
    serve({ [`PUT ${one}`]: answered });
    expect((await save()).kind).toBe("saved");
  });

  it("hands over what was saved elsewhere, and saves over it only when told to", async () => {
    const theirs = {
      report: { ...fourLoans(), name: "Theirs", lastUpdated: second, status: "complete" },
      client: elena,
    };
    const stale = { status: 409, error: { code: "conflict", alertMessage: "Changed.", current: theirs } };
    const asked = serve({
      [`PUT ${one}`]: (call) =>
        (call.body as { report: { lastUpdated: string } }).report.lastUpdated === first ? stale : answered(call),
    });
    const outcome = await save();
    expect(outcome).toMatchObject({ kind: "conflict", current: { report: { name: "Theirs" } } });
    expect(useScenario.getState().document.loans[1]!.rate).toBe(6.25);
    if (outcome.kind === "conflict") keepMine(outcome.current);
    expect((await save()).kind).toBe("saved");
    expect(asked[1]!.body).toMatchObject({ report: { lastUpdated: second, loans: [{}, { rate: 6.25 }, {}, {}] } });
  });

  it("can take theirs, and undo brings mine back", () => {
    const theirs = { ...fourLoans(), name: "Theirs", lastUpdated: second, status: "complete", createdAt: first };
    takeTheirs({ report: theirs, client: elena } as unknown as Parameters<typeof takeTheirs>[0]);
    expect(useScenario.getState().document.name).toBe("Theirs");
    undo();
    expect(useScenario.getState().document.loans[1]!.rate).toBe(6.25);
    expect(useScenario.getState().saved?.lastUpdated).toBe(second);
  });

  it("for another client makes a new report, and leaves the first client's alone", async () => {
    const attachedReports = [{ tool: "lc2" as const, id: `rpt_${"1".repeat(26)}` }];
    edit(null, (document) => ({ ...document, toolMeta: { attachedReports } }));
    useScenario.setState({ client: sam });
    const asked = serve({ [`POST ${reports}`]: (call) => answered(call, second, sam) });
    expect((await save()).kind).toBe("saved");
    const { clientID, report } = asked[0]!.body as { clientID: string; report: { id: string } };
    expect(clientID).toBe("cli_2");
    expect(report.id).toMatch(/^rpt_[0-9a-z]{26}$/);
    expect(report.id).not.toBe(fourLoans().id);
    expect(report).toMatchObject({ toolMeta: { attachedReports: [] } });
    expect(hasUnsavedWork(useScenario.getState())).toBe(false);
  });

  it("for another client can be undone step by step, and brings back nothing that was attached for the first", async () => {
    const attachedReports = [{ tool: "lc2" as const, id: `rpt_${"1".repeat(26)}` }];
    edit(null, (document) => ({ ...document, toolMeta: { attachedReports } }));
    edit(null, setFigure("two", "rate", 6.5));
    useScenario.setState({ client: sam });
    serve({ [`POST ${reports}`]: (call) => answered(call, second, sam) });
    expect((await save()).kind).toBe("saved");
    const { id } = useScenario.getState().document;
    undo();
    expect(useScenario.getState().document).toMatchObject({
      id,
      toolMeta: { attachedReports: [] },
      loans: [{}, { rate: 6.25 }, {}, {}],
    });
  });

  it("of a report that was deleted elsewhere says so, and can be done again as a new one", async () => {
    serve({});
    expect(await save()).toEqual({
      kind: "failed",
      message: "This scenario was deleted. Save again to keep it as a new one.",
    });
    const asked = serve({ [`POST ${reports}`]: answered });
    expect((await save()).kind).toBe("saved");
    expect((asked[0]!.body as { report: { id: string } }).report.id).not.toBe(fourLoans().id);
  });

  it("for a client who was deleted elsewhere says so, and asks for another", async () => {
    open(elena, false);
    const gone = "Client doesn't exist, please add it";
    const error = { code: "missing", alertMessage: gone, fields: { clientID: gone } };
    serve({ [`POST ${reports}`]: { status: 404, error } });
    expect(await save()).toEqual({ kind: "failed", message: gone });
    expect(useScenario.getState().document).toMatchObject({ id: fourLoans().id, loans: [{}, { rate: 6.25 }, {}, {}] });
    expect(await save()).toEqual({ kind: "noClient" });
  });

  it("after the session has ended says what to do, also to who has signed in again meanwhile", async () => {
    serve({ [`PUT ${one}`]: { status: 401, error: { code: "signedOut", alertMessage: "Please sign in." } } });
    const message = "Your session ended before this was saved. Sign in, then save again.";
    expect(await save()).toEqual({ kind: "failed", message });
    expect(hasUnsavedWork(useScenario.getState())).toBe(true);
  });

  it("without a network loses nothing", async () => {
    serve({ [`PUT ${one}`]: null });
    expect((await save()).kind).toBe("failed");
    expect(useScenario.getState().document.loans[1]!.rate).toBe(6.25);
    expect(hasUnsavedWork(useScenario.getState())).toBe(true);
  });

  /** A server that saves the first report and whose answer is lost on the way, and then refuses what is not based on what it holds. */
  function loseFirstAnswer(now = elena) {
    let held: ReturnType<typeof answered> | null = null;
    const take = (lastUpdated: string) => (asked: ServerRequest) => {
      const { report } = asked.body as { report: { lastUpdated?: string } };
      if (held && report.lastUpdated !== second)
        return { status: 409, error: { code: "conflict", alertMessage: "Taken.", current: held.data[0] } };
      const isFirst = held === null;
      // The server fills in what the page leaves out.
      held = answered({ body: { report: ReportInput.parse(report) } }, lastUpdated, now);
      if (isFirst) throw new TypeError("Failed to fetch");
      return held;
    };
    const puts = take(second);
    return serve({ [`POST ${reports}`]: puts, [`PUT ${one}`]: puts });
  }

  it.each([true, false])(
    "whose answer was lost is found by the next press, and nobody is asked: saved before %s",
    async (isSaved) => {
      open(elena, isSaved);
      edit(null, (document) => ({ ...document, name: "" }));
      edit(null, setAddress("pullen", "98 Pullen Ct, lot 7"));
      edit(null, setText("one", "name", "Low rate "));
      edit(null, (document) => withoutPlaceFigures("pullen")(setCountyLimits("pullen", {})(document)));
      const asked = loseFirstAnswer();
      expect(await save()).toMatchObject({ kind: "failed", message: expect.stringContaining("did not answer") });
      expect((await save()).kind).toBe("saved");
      expect(asked).toHaveLength(2);
      expect(useScenario.getState().saved?.lastUpdated).toBe(second);
      expect(hasUnsavedWork(useScenario.getState())).toBe(false);
    },
  );

  it.each([true, false])("whose answer was lost takes what was typed since: saved before %s", async (isSaved) => {
    open(elena, isSaved);
    const asked = loseFirstAnswer();
    await save();
    edit(null, setFigure("two", "rate", 7));
    expect((await save()).kind).toBe("saved");
    expect(asked.at(-1)).toMatchObject({
      method: "PUT",
      body: { report: { lastUpdated: second, loans: [{}, { rate: 7 }, {}, {}] } },
    });
    expect(hasUnsavedWork(useScenario.getState())).toBe(false);
  });

  it("that was answered by nobody still asks about what somebody else has saved meanwhile", async () => {
    const theirs = {
      report: { ...fourLoans(), name: "Theirs", lastUpdated: second, status: "complete" },
      client: elena,
    };
    const stale = { status: 409, error: { code: "conflict", alertMessage: "Changed.", current: theirs } };
    serve({ [`PUT ${one}`]: null });
    await save();
    serve({ [`PUT ${one}`]: stale });
    expect((await save()).kind).toBe("conflict");
  });

  it("over a report that was first saved by another tab goes over that one, when the person says so", async () => {
    open(elena, false);
    const asked = serve({ [`PUT ${one}`]: answered });
    const theirs = { ...fourLoans(), name: "Theirs", lastUpdated: second, status: "complete", createdAt: first };
    keepMine({ report: theirs, client: elena } as unknown as Parameters<typeof keepMine>[0]);
    expect((await save()).kind).toBe("saved");
    expect(asked[0]!.body).toMatchObject({ report: { lastUpdated: second } });
  });

  it("keeps what was typed while it ran", async () => {
    serve({
      [`PUT ${one}`]: (call) => {
        edit(null, setFigure("two", "rate", 7));
        return answered(call);
      },
    });
    await save();
    expect(useScenario.getState().document.loans[1]!.rate).toBe(7);
    expect(hasUnsavedWork(useScenario.getState())).toBe(true);
  });

  it("keeps another client who was chosen while it ran", async () => {
    serve({
      [`PUT ${one}`]: (call) => {
        chooseClient(sam);
        return answered(call);
      },
    });
    await save();
    expect(useScenario.getState()).toMatchObject({ client: sam, saved: { lastUpdated: second, clientID: "cli_1" } });
    expect(hasUnsavedWork(useScenario.getState())).toBe(true);
  });
});
