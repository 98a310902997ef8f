/** What is being looked up for the open scenario. */
const underWay = new Set<Promise<unknown>>();

/** Notes that an outside source is asked for figures that the scenario will hold. */
export function lookUp<T>(asked: Promise<T>): Promise<T> {
  underWay.add(asked);
  const end = () => underWay.delete(asked);
  asked.then(end, end);
  return asked;
}

/** Waits until all that is looked up has come or failed. What came may have begun another. */
export async function endOfLookUps(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
