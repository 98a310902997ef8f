/** What is being looked up for the open scenario. */
const underWay = new Set<Promise<unknown>>();

/** Notes that an outside source is asked for figures that the scenario will hold. */
export function lookUp<T>(asked: Promise<T>): Promise<T> {
  underWay.add(asked);
  const end = () => underWay.delete(asked);
  asked.then(end, end);
  return asked;
}

/** A source that is slower than this holds up no save. Its figures are then unsaved changes when they come. */
const PATIENCE_MS = 5000;

/** Waits until all that is looked up has come or failed, though not for long. What came may have begun another. */
export const endOfLookUps = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void ended().then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

async function ended() {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
