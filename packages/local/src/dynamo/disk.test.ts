import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openWatched } from "./disk";

const folder = mkdtempSync(join(tmpdir(), "highway-disk-"));
const path = join(folder, "table");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = Object.assign(new Error("IO error: 000005.log: No space left on device"), { code: "LEVEL_IO_ERROR" });
const put = (key: string) => ({ type: "put" as const, key, value: { key } as never });

it("opens the store again for the first write after the disk refused one, once for all who wait", async () => {
  const disk = await openWatched(path);
  const first = disk.store();
  await first.db.batch([put("kept")]);
  await disk.ready();
  expect(disk.store()).toBe(first);
  disk.failed(new Error("something else"));
  await disk.ready();
  expect(disk.store()).toBe(first);

  disk.failed(refusal);
  await Promise.all([disk.ready(), disk.ready(), disk.check()]);
  expect(disk.store()).not.toBe(first);
  await disk.store().db.batch([put("after")]);
  const values = [];
  for await (const value of disk.store().db.values({})) values.push(value);
  expect(values).toHaveLength(2);
  await disk.close();
});

it("tells of a disk that takes nothing, leaves nothing behind, and lets the open store be read", async () => {
  const disk = await openWatched(path);
  const open = disk.store();
  renameSync(path, `${path}-away`); // nothing can be written where the folder was
  disk.failed(refusal);
  await expect(disk.ready()).rejects.toThrow("ENOENT");
  await expect(disk.check()).rejects.toThrow("ENOENT");
  expect(disk.store()).toBe(open);
  renameSync(`${path}-away`, path);
  await disk.check();
  expect(disk.store()).not.toBe(open);
  expect(readdirSync(path)).not.toContain("room.part");
  await disk.close();
});
