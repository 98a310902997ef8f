/** How many calls are answered at once on this machine, as an account runs so many functions at once. */
const AT_ONCE = 24;
/** Whoever waited so long for a turn is told to come back: a call takes ten seconds at most, and a browser waits for thirty. */
const PATIENCE_MS = 12_000;

/**
 * Lets calls through a few at a time, in the order in which they came. Hundreds at once on one processor would all be late together; one after the other, each is
 * answered.
 */
export function takingTurns({ atOnce = AT_ONCE, patience = PATIENCE_MS } = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** @returns whether there was a turn in time */
  function turn(): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve(true);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const go = () => {
      clearTimeout(impatient);
      running += 1;
      resolve(true);
    };
    const impatient = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      resolve(false);
    }, patience);
    waiting.push(go);
    return promise;
  }

  /** @returns what `work` answers; undefined when there was no turn for it in time */
  return async <T>(work: () => Promise<T>): Promise<{ answer: T } | undefined> => {
    if (!(await turn())) return undefined;
    try {
      return { answer: await work() };
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
