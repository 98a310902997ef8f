import { isOffline } from "./network";

/**
 * Tells whether code can be had now: over the network, or from what the offline worker keeps (`offline/worker.ts`). A browser remembers
 * that a file could not be had: a file asked for in vain, and whatever is built on it, would never come. So without either it is not even tried.
 */
export const isCodeAtHand = async () => !isOffline() || (await isKept());

/** The worker keeps the file of the app's start last: where that one is, all of the same build are. */
async function isKept() {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(import.meta.url)) !== undefined;
}

/** Loads code once, when it is first asked for; where it did not come, the next call asks again. */
export function codeOnDemand<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  const loadKept = async () => {
    if (!(await isKept())) throw new Error("There is no network.");
    return load();
  };
  return () => {
    code ??= isOffline() ? loadKept() : load();
    code.catch(() => {
      code = null;
    });
    return code;
  };
}
