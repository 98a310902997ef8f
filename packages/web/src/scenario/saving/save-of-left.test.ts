import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFigure } from "../edits/loan-edits";
import { fourLoans } from "../scenario.fixture";
import { serve } from "../server.fixture";
import { edit, openDocument, useScenario } from "../store/store";
import { save } from "./save";

const first = "2026-11-20T14:00:00.000Z";
const second = "2026-11-20T14:14:00.000Z";
const elena = { _id: "cli_1", name: "Elena Marchetti" };
const sam = { _id: "cli_2", name: "Sam Okafor" };
const one = `PUT /v2/client/reports/${fourLoans().id}`;

describe("a scenario that was left while it was saved", () => {
  beforeEach(() => {
    const document = fourLoans();
    const saved = { document, lastUpdated: first, status: "complete", clientID: "cli_1" } as const;
    openDocument({ document, client: elena, saved });
    edit(null, setFigure("two", "rate", 6.25));
  });
  afterEach(() => vi.unstubAllGlobals());

  const answered = ({ body }: { body: unknown }) => {
    const { report } = body as { report: object };
    const kept = { ...report, status: "complete", createdAt: first, lastUpdated: second };
    return { data: [{ report: kept, client: elena }] };
  };
  const other = { ...fourLoans(), id: "rpt_other", name: "other" };
  const openOther = () => openDocument({ document: other, client: sam, saved: null });
  const isOther = () => expect(useScenario.getState()).toMatchObject({ document: other, client: sam, saved: null });
  const refuse = (code: string, more: object = {}) => ({
    status: 400,
    error: { code, alertMessage: "Refused.", ...more },
  });

  it.each([
    ["is saved", answered, "saved"],
    ["was deleted elsewhere", () => refuse("missing"), "failed"],
    ["was for a client who is gone", () => refuse("invalid", { fields: { clientID: "Gone." } }), "failed"],
    [
      "was changed elsewhere",
      () => refuse("conflict", { current: { report: { ...fourLoans(), lastUpdated: second }, client: elena } }),
      "failed",
    ],
  ] as const)("%s, and says nothing of the one that is open by now", async (_, reply, kind) => {
    serve({
      [one]: (call) => {
        openOther();
        return reply(call);
      },
    });
    expect((await save()).kind).toBe(kind);
    isOther();
  });

  it("is not saved as the one that was opened before it was sent", async () => {
    const asked = serve({});
    const saving = save();
    openOther();
    expect((await saving).kind).toBe("failed");
    expect(asked).toEqual([]);
    isOther();
  });
});
