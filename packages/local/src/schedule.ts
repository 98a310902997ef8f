import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Job, jobs } from "@highway/core/jobs";
import { pause } from "@highway/core/platform/clock";
import type { MailEvent } from "./inbox/simulator";

type Context = { getRemainingTimeInMillis: () => number; stopping: AbortSignal };
type Handler = (event: unknown, context: Context) => Promise<void>;

const deployed = join(import.meta.dirname, "../../functions/src/jobs");

/** Runs a job once as Lambda does, by an event that was JSON and with so much time. A job has logged what it throws. @returns whether it threw nothing */
async function once(
  handlers: string,
  { handler: name, seconds }: Job,
  event: unknown,
  stopping: AbortSignal,
): Promise<boolean> {
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(handlers, `${name}.ts`)).href)) as {
    handler: Handler;
  };
  const ends = Date.now() + seconds * 1000;
  const context = { getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()), stopping };
  return handler(JSON.parse(JSON.stringify(event)), context).then(
    () => true,
    () => false,
  );
}

/** Lambda runs twice more what failed to hear of something, after a minute and after two. Nobody waits so long here. */
const AGAIN_AFTER_MS = [1_000, 2_000];

/** EventBridge and SNS on this machine: runs each job when it is due, one run at a time, and tells what happened to a mail. */
export function openSchedule(table: Record<string, Job> = jobs, handlers = deployed) {
  const running = new Set<Promise<boolean>>();
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const all = Object.values(table);
  const start = (job: Job, event: unknown) => {
    const run = once(handlers, job, event, stopping.signal).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const tell = async (job: Job, event: unknown) => {
    let isHeard = await start(job, event);
    for (const wait of AGAIN_AFTER_MS) {
      if (isHeard) return;
      await pause(wait, stopping.signal);
      if (stopping.signal.aborted) return;
      isHeard = await start(job, event);
    }
  };
  return {
    /** Begins the schedule. The first runs are at once, since they take up what an earlier start left. */
    begin: () => {
      for (const job of all) if ("everyMinutes" in job) timers.push(every(job, start));
    },
    mailEvent: (event: MailEvent) => {
      const Records = [{ EventSource: "aws:sns", Sns: { Message: JSON.stringify(event) } }];
      for (const job of all) if ("on" in job) void tell(job, { Records });
    },
    /** Ends when all runs have: one that only waits for its next turn ends at once. */
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

function every(job: Job & { everyMinutes: number }, start: (job: Job, event: unknown) => Promise<unknown>) {
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    await start(job, { source: "aws.events" });
    isBusy = false;
  };
  void tick();
  return setInterval(tick, job.everyMinutes * 60_000);
}
