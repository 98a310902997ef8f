import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { type Actor, runAs } from "../../platform/actor";
import { advance, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { table } from "../../platform/table/table";
import * as Audit from "./index";

beforeAll(() => runBeside(startTable()));

type Person = Extract<Actor, { kind: "person" }>;
const someone = (corpId: string, roles: Person["roles"] = ["officer"]): Person => {
  return { kind: "person", userId: newId("user"), corpId, sessionId: newId("session"), roles };
};
const as = <R>(who: Actor, run: () => R) => runAs(who, { address: "203.0.113.7", agent: "" }, run);
const deed = (who: Actor, subject: string) =>
  as(who, () => Audit.append({ kind: "clients.seen", subject, detail: { reports: 2 } })).then(() => advance(1));
const subjects = async (who: Actor, query: Parameters<typeof Audit.list>[0] = {}) =>
  (await as(who, () => Audit.list(query))).map(({ subject }) => subject);

it("tells who did what to what, when and from where", async () => {
  const ann = someone("crp_a");
  await deed(ann, "cli_1");
  const [event] = await as(ann, () => Audit.list({}));
  expect(event).toEqual({
    id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    kind: "clients.seen",
    subject: "cli_1",
    detail: { reports: 2 },
    actorID: ann.userId,
    address: "203.0.113.7",
  });
});

it("shows an officer their own trail alone, an admin the whole corporation's, and no other's", async () => {
  const [ann, bob, boss] = [someone("crp_b"), someone("crp_b"), someone("crp_b", ["officer", "admin"])];
  const eve = someone("crp_c", ["officer", "admin"]);
  await deed(ann, "one");
  await deed(bob, "two");
  await deed(eve, "three");
  expect(await subjects(ann)).toEqual(["one"]);
  expect(await subjects(boss)).toEqual([]);
  expect(await subjects(boss, { scope: "corp" })).toEqual(["two", "one"]);
  expect(await subjects(eve, { scope: "corp" })).toEqual(["three"]);
});

it("does not tell an officer that there is a corporation's trail", async () => {
  await expect(as(someone("crp_b"), () => Audit.list({ scope: "corp" }))).rejects.toMatchObject({
    code: "missing",
    message: "There is nothing at this address.",
  });
});

it("pages from the newest back, each event once", async () => {
  const ann = someone("crp_d");
  for (const subject of ["1", "2", "3", "4", "5"]) await deed(ann, subject);
  const pages: string[][] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await as(ann, () => Audit.list({ count: 2, cursor }));
    if (page.length === 0) break;
    pages.push(page.map(({ subject }) => subject));
    cursor = page.at(-1)!.id;
  }
  expect(pages).toEqual([["5", "4"], ["3", "2"], ["1"]]);
});

it("keeps what was tried at nobody's address out of everybody's trail, and not for ever", async () => {
  await as({ kind: "anyone" }, () => Audit.appendFor(undefined, { kind: "session.refused", subject: "nobody@x.test" }));
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
  const kept = Items.find(({ subject }) => subject === "nobody@x.test");
  const days = (item: Record<string, unknown>) => Math.round((Number(item.expiresAt) - now() / 1000) / 86_400);
  expect(kept).toMatchObject({ ownerId: expect.stringMatching(/^nobody-\d$/), corpId: "nobody" });
  expect(days(kept!)).toBe(90);
  const others = Items.filter(({ corpId }) => corpId !== "nobody");
  expect(others.length).toBeGreaterThan(0);
  for (const item of others) expect(days(item)).toBe(5 * 365);
});

it("is written to several partitions, and a corporation's pages are whole and in order all the same", async () => {
  const boss = someone("crp_e", ["officer", "admin"]);
  const all = Array.from({ length: 40 }, (_, at) => String(at));
  for (const subject of all) await deed(boss, subject);
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
  const partitions = new Set(Items.filter(({ corpId }) => corpId === "crp_e").map(({ gsi1pk }) => gsi1pk));
  expect(partitions.size).toBeGreaterThan(1);
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await as(boss, () => Audit.list({ scope: "corp", count: 7, cursor }));
    if (page.length === 0) break;
    found.push(...page.map(({ subject }) => subject));
    cursor = page.at(-1)!.id;
  }
  expect(found).toEqual(all.reverse());
});
