import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type LocalTable, startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
let table: LocalTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.stop());

const enter = (...words: string[]) => {
  const env = { PATH: process.env.PATH, STAFF_DOMAIN: "highway.example", ...table.environment };
  return run("node_modules/.bin/tsx", ["stacks/first-admin.ts", ...words], { env });
};
const ada = ["Summit Home Lending", "Ada@Summit.example", "Ada Admin"];

it("enters a corporation and its administrator once, however often it is called", async () => {
  const first = await enter(...ada);
  expect(first.stdout).toMatch(/^Ada Admin \(usr_\w+\) is the administrator of Summit Home Lending \(crp_\w+\)\.\n$/);
  expect((await enter(...ada)).stdout).toMatch(/signs in already; nothing was entered/);
});

it("says what it needs, and refuses what is no address", async () => {
  await expect(enter("Summit Home Lending")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Three things/),
  });
  await expect(enter("Summit Home Lending", "ada", "Ada Admin")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^{}]*e-?mail[^{}]*$/i),
  });
});
