import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fateOf } from "./inbox/simulator";
import { patience } from "./patience.fixture";
import { openSchedule } from "./schedule";

type Seen = { event: unknown; left: number; stopping: AbortSignal; end: () => void; fail: () => void };
const seen: Seen[] = [];
let folder: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  folder = mkdtempSync(join(tmpdir(), "highway-schedule-"));
  Object.assign(globalThis, { scheduled: seen });
  seen.length = 0;
  writeFileSync(
    join(folder, "sweep.ts"),
    `export const handler = (event, context) => new Promise((end, fail) => {
      globalThis.scheduled.push({ event, left: context.getRemainingTimeInMillis(), stopping: context.stopping, end, fail });
    });`,
  );
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const does = { does: "Sweeps.", handler: "sweep", uses: [], seconds: 50 } as const;
const started = (count: number) => vi.waitFor(() => expect(seen).toHaveLength(count), patience);
const settled = () => new Promise((resume) => setImmediate(resume));

it("runs a job at once and then each time that it is due, one run at a time, and waits for the last when it stops", async () => {
  const schedule = openSchedule({ sweep: { ...does, everyMinutes: 1 } }, folder);
  schedule.begin();
  await started(1);
  expect(seen[0]!.left).toBeGreaterThan(49_000);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  await settled();
  expect(seen).toHaveLength(1); // the first still runs
  seen[0]!.end();
  await settled();
  await vi.advanceTimersByTimeAsync(60_000);
  await started(2);
  expect(seen[1]!.stopping.aborted).toBe(false);
  let isStopped = false;
  const stopping = schedule.stop().then(() => {
    isStopped = true;
  });
  await settled();
  expect(isStopped).toBe(false);
  expect(seen[1]!.stopping.aborted).toBe(true); // what only waits for its next turn ends by this
  seen[1]!.end();
  await stopping;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await settled();
  expect(seen).toHaveLength(2);
});

it("brings what became of a mail to who listens, as SNS does, and to nobody else", async () => {
  const table = { sweep: { ...does, on: "mail events" as const }, other: { ...does, everyMinutes: 1 } };
  const schedule = openSchedule(table, folder);
  const event = { eventType: "Complaint", mail: { tags: {} } } as never;
  schedule.mailEvent(event);
  await started(1);
  expect(seen[0]!.event).toEqual({ Records: [{ EventSource: "aws:sns", Sns: { Message: JSON.stringify(event) } }] });
  seen[0]!.end();
  await schedule.stop();
});

it("brings it again where it could not be taken yet, as Lambda does", async () => {
  const schedule = openSchedule({ sweep: { ...does, on: "mail events" as const } }, folder);
  schedule.mailEvent({ eventType: "Bounce", mail: { tags: {} } } as never);
  await started(1);
  seen[0]!.fail();
  await started(2);
  expect(seen[1]!.event).toEqual(seen[0]!.event);
  seen[1]!.end();
  await schedule.stop();
  expect(seen).toHaveLength(2);
});

it.each([
  ["bounce@simulator.amazonses.com", "bounce"],
  ["Reject+7@simulator.test", "reject"],
  ["bounce@example.com", undefined],
  ["someone@simulator.test", undefined],
])("decides for %s: %s", (address, fate) => expect(fateOf(address)).toBe(fate));
