/** Contestants measured in turn, in one process. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { median } from "./result";

export const ROUNDS = 15;
export const MILLISECONDS = 60;
/** So that nothing is optimised away. */
export const sink: { last: unknown } = { last: undefined };

function once(work: (turn: number) => unknown, milliseconds: number): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < milliseconds) {
    for (let each = 0; each < 20; each++) sink.last = work(done + each);
    done += 20;
  }
  return (done / (performance.now() - start)) * 1000;
}

/** Turns a second, the contestants taking rounds so that a busy moment of the machine meets them all. */
export function race<C extends Record<string, (turn: number) => unknown>>(
  contest: C,
  { rounds = ROUNDS, milliseconds = MILLISECONDS } = {},
): Record<keyof C, number> {
  const speeds: Record<string, number[]> = Object.fromEntries(Object.keys(contest).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of Object.entries(contest)) {
      const speed = once(work, milliseconds);
      // The first round warms up.
      if (round > 0) speeds[name]?.push(speed);
    }
  }
  return Object.fromEntries(Object.entries(speeds).map(([name, all]) => [name, median(all)])) as Record<
    keyof C,
    number
  >;
}

/** Bytes of the heap a turn leaves behind for the collector. */
export function allocation(work: () => unknown): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const samples = Array.from({ length: ROUNDS }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let each = 0; each < 100; each++) sink.last = work();
    return (process.memoryUsage().heapUsed - before) / 100;
  });
  return median(samples);
}
