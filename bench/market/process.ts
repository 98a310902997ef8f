/** The processes of the benchmark `market`: each runs what has a machine of its own in the cloud, and says in its first line what the others must know. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { constants, setPriority } from "node:os";

export type Environment = Record<string, string>;

export const say = (told: object) => console.log(JSON.stringify(told));

/**
 * Runs a file beside this one until `stop`.
 * @param givesWay  for what shares no processor with calls in the cloud
 * @returns what its first line tells
 */
export async function beside<T>(
  file: string,
  environment: Environment,
  { givesWay = false } = {},
): Promise<{ told: T; child: ChildProcess }> {
  const child = spawn(process.execPath, ["--import", "tsx", `bench/market/${file}.ts`], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (givesWay) giveWay(child.pid);
  const told = await new Promise<T>((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(JSON.parse(chunk.toString().split("\n")[0]!)));
    child.once("exit", () => reject(new Error(`${file} ended before it was ready.`)));
  });
  return { told, child };
}

/**
 * Has a process take a processor only where no other process wants it. The lowest priority alone is not that: whoever has it keeps a processor until the
 * next tick of the system's clock.
 */
export function giveWay(pid = process.pid) {
  const { status } = spawnSync("chrt", ["--idle", "--all-tasks", "--pid", "0", String(pid)]);
  if (status !== 0) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/** Asks a process beside this one by name. */
export const askOf = <T>(child: ChildProcess, question: string): Promise<T> =>
  new Promise((resolve) => {
    child.once("message", (answer) => resolve(answer as T));
    child.send(question);
  });

/** Answers what the process that began this one asks. */
export const answering = (answers: Record<string, () => unknown>) =>
  process.on("message", async (question: string) => process.send?.(await answers[question]!()));
