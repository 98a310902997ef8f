import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { damagedLog, damageIn } from "./log";
import { openStore } from "./store";

const folder = mkdtempSync(join(tmpdir(), "highway-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A log of several blocks, as LevelDB writes it. */
async function written(): Promise<Buffer> {
  const { db } = await openStore(folder);
  for (let n = 0; n < 300; n += 1) await db.batch([{ type: "put", key: `${n}`, value: "x".repeat(n * 3) as never }]);
  await db.close();
  const [name] = readdirSync(folder).filter((each) => each.endsWith(".log"));
  return readFileSync(join(folder, name!));
}
const log = await written();

it("finds nothing in a whole log, nor in one that a kill cut short anywhere", async () => {
  expect(log.length).toBeGreaterThan(100_000);
  for (let end = log.length; end > 0; end -= 997) expect(damageIn(log.subarray(0, end))).toBeUndefined();
  expect(damageIn(Buffer.concat([log, Buffer.alloc(5_000)]))).toBeUndefined();
  expect(await damagedLog(folder)).toBeUndefined();
  expect(await damagedLog(join(folder, "none"))).toBeUndefined();
});

it("finds every changed byte before the last record, in the record that holds it", () => {
  for (let at = 0; at < log.length - 2_000; at += 1_009) {
    const damaged = Buffer.from(log);
    damaged[at]! ^= 0x55;
    const found = damageIn(damaged);
    expect(found, `byte ${at}`).toBeDefined();
    expect(found).toBeLessThanOrEqual(at);
  }
});

it("names the file", async () => {
  const [name] = readdirSync(folder).filter((each) => each.endsWith(".log"));
  const damaged = Buffer.from(log);
  damaged.fill("nonsense", 40_000, 40_100);
  writeFileSync(join(folder, name!), damaged);
  expect(await damagedLog(folder)).toMatch(/^\d+\.log at byte \d+$/);
});
