import { isOffline } from "./network";

/**
 * Tells whether code can be loaded now, over the network or from the offline worker's cache (`offline/worker.ts`). A browser remembers a file that could
 * not be loaded, and would never load it or anything built on it. So without either, it is not even tried.
 */
export const isCodeAtHand = async () => !isOffline() || (await isKept());

/** Tells whether the worker has the app's code: it stores the file of the app's start last, so if that is there, all files of the build are. */
async function isKept() {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(import.meta.url)) !== undefined;
}

/** Loads code once, when it is first needed. If it could not be loaded, the next call tries again. */
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

/** Returns the address of a file that could not be loaded, if the browser's error names it. */
const addressIn = (failure: unknown) => /https?:[^\s"']+\.js/.exec(String(failure))?.[0];

/** Loads a module as `codeOnDemand` does. A browser remembers a failure for an address, so the next call uses an address that is new to it. @param load imports the module, and returns it as it is */
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
