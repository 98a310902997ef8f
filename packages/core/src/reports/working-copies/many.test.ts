import { randomUUID } from "node:crypto";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runAs } from "../../platform/actor";
import { newId } from "../../platform/id";
import { limit } from "../../platform/table/limit";
import { toNextWindow } from "../../platform/table/window.fixture";
import * as WorkingCopies from "./index";

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  Object.assign(process.env, table.environment);
});
afterAll(() => table.stop());

it("begins no more than 1,000 drafts a day, says so, and goes on keeping those that there are", async () => {
  const userId = `usr_${randomUUID()}`;
  const person = { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] } as const;
  await runAs({ ...person, roles: ["officer"] }, { address: "198.51.100.7", agent: "vitest" }, async () => {
    const keep = (id: string, name: string) =>
      WorkingCopies.keep({ id, clientID: null, basedOn: null, document: { name }, payment: null });
    const first = newId("report");
    toNextWindow(86_400);
    await keep(first, "One");
    await limit("drafts of a day", userId, { count: 1000, seconds: 86_400 }, 999);
    const next = newId("report");
    await expect(keep(next, "Two")).rejects.toMatchObject({
      code: "tooMany",
      message: expect.stringContaining("1,000"),
    });
    expect(await WorkingCopies.find(next)).toBeUndefined();
    expect((await keep(first, "One more")).name).toBe("One more");
  });
});
