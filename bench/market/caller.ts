/** An officer who calls the API without a pause, on a machine of their own. */
import { setTimeout as pause } from "node:timers/promises";
import { answering, say } from "./process";

const { CALLS_URL, CALLS_COOKIE } = process.env as Record<string, string>;
const headers = { cookie: CALLS_COOKIE! };
export type Called = { times: number[]; refused: number };
let called: Called = { times: [], refused: 0 };

answering({
  /** Tells what each call took since this was last asked. */
  called: () => {
    const since = called;
    called = { times: [], refused: 0 };
    return since;
  },
});
say({});
for (;;) {
  const before = performance.now();
  const answer = await fetch(`${CALLS_URL}/v1/user`, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) called.refused += 1;
  called.times.push(performance.now() - before);
  await pause(10);
}
