/** The wrapper of jobs turns a function into a Lambda that nobody calls. It runs as the service, and what it throws is logged whole and fails the run. */
import { runAs } from "@highway/core/platform/actor";
import { now } from "@highway/core/platform/clock";
import type { Context } from "aws-lambda";
import { failedRun } from "./failed-run";

/** A run that is cut off leaves its work half done, so it begins nothing new this long before its end. */
const SPARE_MS = 10_000;

type Run<E> = (
  event: E,
  about: {
    /** Milliseconds since 1970 after which nothing new is begun. */
    until: number;
    /** Aborted where a machine stops in the midst of a run: what is begun is finished, and nothing is waited for. */
    stopping?: AbortSignal;
  },
) => Promise<unknown>;

export const job =
  <E>(name: string, run: Run<E>) =>
  async (event: E, context: Pick<Context, "getRemainingTimeInMillis"> & { stopping?: AbortSignal }): Promise<void> => {
    const until = now() + context.getRemainingTimeInMillis() - SPARE_MS;
    try {
      await runAs({ kind: "service", name }, { address: "service", agent: name }, () =>
        run(event, { until, stopping: context.stopping }),
      );
    } catch (error) {
      throw failedRun(error, { job: name });
    }
  };
