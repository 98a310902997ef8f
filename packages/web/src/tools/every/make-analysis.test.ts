import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices } from "../../lib/notify";
import { makeAnalysis } from "./make-analysis";

afterEach(() => vi.restoreAllMocks());

const refused = { status: 400, error: { code: "invalid", alertMessage: "This report is already a chapter." } };
const answer = (attachedReports: object[]) =>
  fakeApi({
    "POST /v2/client/purchase-analyses": () => refused,
    "GET /v2/client/reports/rpt_1": () => ({ data: [{ report: { toolMeta: { attachedReports } } }] }),
  });

it("leads to the analysis that an earlier press made, whose answer was lost", async () => {
  answer([{ tool: "pa", id: "rpt_2" }]);
  expect(await makeAnalysis("rpt_1")).toBe("/pa/results?reportID=rpt_2");
  expect(currentNotices()).toEqual([]);
});

it("says why none can be made of a report that is in none", async () => {
  answer([]);
  expect(await makeAnalysis("rpt_1")).toBeNull();
  expect(currentNotices().map(({ text }) => text)).toEqual(["This report is already a chapter."]);
});
