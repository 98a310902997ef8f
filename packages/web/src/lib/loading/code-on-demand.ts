export const isOffline = () => navigator.onLine === false;

/** Resolves at once where there is a network, else when it comes back. */
export const untilOnline = () =>
  new Promise<void>((resolve) => {
    if (isOffline()) addEventListener("online", () => resolve(), { once: true });
    else resolve();
  });

/**
 * Loads code once, when it is first asked for. A browser remembers that a file could not be had: a file asked for without a network, and
 * whatever is built on it, would never come. So without a network the file is not even tried, and the next call asks again.
 */
export function codeOnDemand<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () => {
    code ??= isOffline() ? Promise.reject(new Error("There is no network.")) : load();
    code.catch(() => {
      code = null;
    });
    return code;
  };
}
