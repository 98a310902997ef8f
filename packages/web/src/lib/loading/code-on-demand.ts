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

/** The address of a file that did not come, where the browser's failure names it. */
const addressIn = (failure: unknown) => /https?:[^\s"']+\.js/.exec(String(failure))?.[0];

/**
 * Loads a module as `codeOnDemand` does. A browser that was answered with a failure keeps it for that address, so the next call asks at
 * one that is new to it.
 * @param load  imports the module, and answers it as it is
 */
export function moduleOnDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let tries = 0;
  return codeOnDemand(async () => {
    try {
      return await (address ? import(/* @vite-ignore */ `${address}?again=${++tries}`) : load());
    } catch (failure) {
      address ??= addressIn(failure);
      throw failure;
    }
  });
}
