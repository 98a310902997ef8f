import { expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices } from "../../lib/notify";
import { duplicateScenario } from "./scenario-changes";
import { line, scenario } from "./server.fixture";

it("a copy whose answer was lost is not made twice", async () => {
  const original = scenario(1);
  const made: { id: string }[] = [];
  fakeApi({
    [`GET /v2/client/reports/${original.report.id}`]: () => ({ data: [original] }),
    "POST /v2/client/reports": ({ body }) => {
      const { report } = body as { report: { id: string } };
      const current = made.find(({ id }) => id === report.id);
      if (current)
        return { status: 409, error: { code: "conflict", alertMessage: "Taken.", current: { report: current } } };
      made.push(report);
      throw new TypeError("Failed to fetch");
    },
  });
  await duplicateScenario(line(1));
  await duplicateScenario(line(1));
  expect(made).toHaveLength(1);
  expect(currentNotices().map(({ text }) => text)).toEqual([
    "Highway did not answer. Check your connection and try again.",
    "Scenario 1 (copy) saved.",
  ]);
});
