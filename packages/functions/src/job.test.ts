import { actor } from "@highway/core/platform/actor";
import { now } from "@highway/core/platform/clock";
import { expect, it, vi } from "vitest";
import { job } from "./job";

const context = { getRemainingTimeInMillis: () => 50_000 };

it("runs as the service, and is told when to begin nothing more: ten seconds before it is cut off", async () => {
  const run = vi.fn(async (_event: object, _about: { until: number }) => actor());
  const before = now();
  await job("sweep", run)({ a: 1 }, context);
  expect(await run.mock.results[0]!.value).toEqual({ kind: "service", name: "sweep" });
  const [event, { until }] = run.mock.calls[0]!;
  expect(event).toEqual({ a: 1 });
  expect(until - 40_000).toBeGreaterThanOrEqual(before);
  expect(until - 40_000).toBeLessThanOrEqual(now());
});

it("hears when the machine stops in the midst of its run", async () => {
  const { signal } = new AbortController();
  const run = vi.fn(async (_event: object, _about: { stopping?: AbortSignal }) => undefined);
  await job("sweep", run)({}, { ...context, stopping: signal });
  expect(run.mock.calls[0]![1].stopping).toBe(signal);
});

it("logs what it throws, whole, and fails the run, so that the alarm rings and SNS brings its message again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = job("sweep", async () => {
    throw new Error("The table is gone.");
  });
  await expect(failing({}, context)).rejects.toThrow("The table is gone.");
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"job":"sweep"'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining("The table is gone."));
  log.mockRestore();
});
