import { describe, expect, it } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { attach, attachedTo, detach, mostAttached, offersShare } from "./attach-edits";

const report = (n: number, tool: "lc2" | "pa" = "lc2") => ({ tool, id: `rpt_${String(n).padStart(26, "0")}` });
const ids = (...edits: ReturnType<typeof attach>[]) =>
  attachedTo(edits.reduce((document, edit) => edit(document), fourLoans())).map(({ id }) => id);

describe("attached reports", () => {
  it("are none until one is attached, each once, and can be taken away", () => {
    expect(ids()).toEqual([]);
    expect(ids(attach(report(1)), attach(report(2)), attach(report(1)))).toEqual([report(2).id, report(1).id]);
    expect(ids(attach(report(1)), attach(report(2)), detach(report(1).id))).toEqual([report(2).id]);
  });
  it("are at most as many as a report holds", () =>
    expect(ids(...Array.from({ length: mostAttached + 1 }, (_, n) => attach(report(n))))).toHaveLength(mostAttached));
  it("leave what else the report says of its view alone", () => {
    const document = { ...fourLoans(), toolMeta: { type: "purchase" as const, highlightedTables: ["cash"] } };
    expect(attach(report(1))(document).toolMeta).toEqual({ ...document.toolMeta, attachedReports: [report(1)] });
  });
  it("hide Share where one is a Purchase Analysis, and no other", () => {
    expect(offersShare([])).toBe(true);
    expect(offersShare([report(1)])).toBe(true);
    expect(offersShare([report(1), report(2, "pa")])).toBe(false);
  });
});
