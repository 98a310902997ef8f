import { inspect } from "node:util";
import { actor } from "@highway/core/platform/actor";
import { now } from "@highway/core/platform/clock";
import type { SQSRecord } from "aws-lambda";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { job } from "./job";
import { queueHandler } from "./queue-handler";

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

const refusal = new Error("Email address is not verified: elena@mail.example.com");
const fails = async () => {
  throw refusal;
};
const runs: [string, () => Promise<void>, string][] = [
  ["job", () => job("sweep", fails)({}, context), '"job":"sweep"'],
  ["function of a queue", () => queueHandler("codes", z.unknown(), fails)({ Records: [record] }), '"queue":"codes"'],
];
const record = { body: "{}", attributes: { ApproximateReceiveCount: "1" } } as SQSRecord;

it.each(runs)(
  "a %s logs what fails it, and fails with an error that names nobody: Lambda logs that as it stands",
  async (_, run, name) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const thrown: Error = await run().then(
      () => expect.unreachable(),
      (error) => error,
    );
    expect(log).toHaveBeenCalledWith(expect.stringContaining(name));
    expect(log).toHaveBeenCalledWith(expect.stringContaining("Email address is not verified: (an address)"));
    expect(inspect(thrown)).not.toContain("elena");
    log.mockRestore();
  },
);

it("a function of a queue is told of the try after which its message is put aside", async () => {
  const run = vi.fn(async (_message: unknown, _isLastTry: boolean) => undefined);
  const take = queueHandler("alerts", z.unknown(), run);
  for (const ApproximateReceiveCount of ["1", "2", "3"])
    await take({ Records: [{ ...record, attributes: { ...record.attributes, ApproximateReceiveCount } }] });
  expect(run.mock.calls.map(([, isLastTry]) => isLastTry)).toEqual([false, false, true]);
});
