import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { runAs } from "../../platform/actor";
import { advance } from "../../platform/clock";
import { newId } from "../../platform/id";
import * as WorkingCopies from "./index";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const asOfficer = <R>(tell: () => R): R => {
  const userId = `usr_${randomUUID()}`;
  return runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, tell);
};
const story = (title: string, tell: () => Promise<void>) => it(title, () => asOfficer(tell));

const page = { offset: 0, count: 50 };
const half = { name: "Half typed", loans: [{ rate: "6.1x", nothing: null, empty: "", deep: [[[1e-300]]] }] };
const keep = (id: string, document: Record<string, unknown> = half) =>
  WorkingCopies.keep({ id, clientID: null, basedOn: null, document });

story("a working copy holds whatever was typed", async () => {
  const id = newId("report");
  const kept = await keep(id);
  expect(kept).toMatchObject({ id, clientID: null, basedOn: null, name: "Half typed", document: half });
  expect(await WorkingCopies.find(id)).toEqual(kept);
  const { document: _document, ...entry } = kept;
  expect(await WorkingCopies.list(page)).toEqual([entry]);
});

story("the last write is kept, once for each report, the last touched first", async () => {
  const [one, two] = [newId("report"), newId("report")];
  await keep(one);
  await keep(two);
  await keep(one, { name: "Typed" });
  expect((await WorkingCopies.list(page)).map(({ id, name }) => [id, name])).toEqual([
    [one, "Typed"],
    [two, "Half typed"],
  ]);
  expect(await WorkingCopies.list({ offset: 1, count: 1 })).toMatchObject([{ id: two }]);
});

story("a page is in the order of the last touch, also where it ends within an hour", async () => {
  const ids = Array.from({ length: 8 }, () => newId("report")).sort();
  const hour = 3_600_000;
  try {
    for (const id of ids.slice(0, 3)) await keep(id);
    advance(hour);
    // The order of the ids is the other way round here.
    for (const id of ids.slice(3).reverse()) {
      advance(10);
      await keep(id);
    }
    const pageOf = async (offset: number, count: number) =>
      (await WorkingCopies.list({ offset, count })).map(({ id }) => id);
    expect(await pageOf(0, 3)).toEqual(ids.slice(3, 6));
    expect(await pageOf(3, 3)).toEqual([...ids.slice(6), ids[2]]);
    expect(await pageOf(6, 3)).toEqual([ids[1], ids[0]]);
  } finally {
    advance(-hour - 50);
  }
});

story("a copy that another tab or device wrote since is not overwritten, and comes with the refusal", async () => {
  const id = newId("report");
  const write = (writer: string, follows: string | null, name: string) =>
    WorkingCopies.keep({ id, clientID: null, basedOn: null, document: { name }, follows, writer });
  const first = await write("tab_a", null, "Typed in A");
  await expect(write("tab_b", null, "Typed in B")).rejects.toMatchObject({
    code: "conflict",
    current: { updatedAt: first.updatedAt, document: { name: "Typed in A" } },
  });
  expect((await write("tab_b", null, "Typed in A")).updatedAt, "both say the same").toBe(first.updatedAt);
  expect((await write("tab_a", null, "Typed on in A")).name, "the answer to its own was lost").toBe("Typed on in A");
  await expect(write("tab_b", first.updatedAt, "Typed in B")).rejects.toMatchObject({ code: "conflict" });
  const seen = (await WorkingCopies.find(id))!;
  expect((await write("tab_b", seen.updatedAt, "Typed in B")).name, "it was seen").toBe("Typed in B");
  await WorkingCopies.forget(id);
  expect((await write("tab_a", seen.updatedAt, "Typed anew")).name, "nothing is in its place").toBe("Typed anew");
});

story(
  "a copy that another tab or device wrote since stays where the call names the one that it is done with",
  async () => {
    const id = newId("report");
    const write = (writer: string, follows: string | null) =>
      WorkingCopies.keep({ id, clientID: null, basedOn: null, document: { name: writer }, follows, writer });
    const first = await write("tab_a", null);
    await write("tab_b", first.updatedAt);
    await WorkingCopies.forget(id, { follows: first.updatedAt, writer: "tab_a" });
    expect((await WorkingCopies.find(id))?.name).toBe("tab_b");
    await WorkingCopies.forget(id, { writer: "tab_b" });
    expect(await WorkingCopies.find(id), "the answer to its own was lost").toBeUndefined();
    await WorkingCopies.forget(id, { writer: "tab_b" });
  },
);

story("a copy that was deleted is gone, and may be deleted again", async () => {
  const id = newId("report");
  await keep(id);
  await WorkingCopies.forget(id);
  expect(await WorkingCopies.list(page)).toEqual([]);
  expect(await WorkingCopies.find(id)).toBeUndefined();
  await WorkingCopies.forget(id);
});

story("it is nobody else's business", async () => {
  const id = newId("report");
  await keep(id);
  await asOfficer(async () => {
    expect(await WorkingCopies.find(id)).toBeUndefined();
    await WorkingCopies.forget(id);
    expect(await WorkingCopies.list(page)).toEqual([]);
    await keep(id, { name: "Theirs" });
  });
  expect((await WorkingCopies.find(id))?.name).toBe("Half typed");
});

story("it is kept for 90 days after the last write", async () => {
  const id = newId("report");
  await keep(id);
  const day = 86_400_000;
  try {
    advance(89 * day);
    await keep(id);
    advance(89 * day);
    expect((await WorkingCopies.find(id))?.id).toBe(id);
    advance(2 * day);
    expect(await WorkingCopies.find(id)).toBeUndefined();
    expect(await WorkingCopies.list(page)).toEqual([]);
  } finally {
    advance(-180 * day);
  }
});

story("it may have 200 KB and no more, and is an object", async () => {
  const id = newId("report");
  const filler = (bytes: number) => ({ filler: "é".repeat(bytes / 2) });
  await keep(id, filler(204_000));
  await expect(keep(id, filler(206_000))).rejects.toMatchObject({ code: "tooLarge" });
  expect(() => keep(id, [] as never)).toThrow("A document is an object");
  expect(() => keep(id, "text" as never)).toThrow("A document is an object");
});

story("the list says at once what it is known by, whatever was typed just before", async () => {
  const id = newId("report");
  const at = (price: number) => keep(id, { name: "", properties: [{ purchaseDetails: [{ price }] }] });
  await at(400_000);
  await at(525_000);
  expect(await WorkingCopies.list(page)).toMatchObject([{ id, price: 525_000 }]);
});
