export const isOffline = () => navigator.onLine === false;

/**
 * Code that comes when it is asked for, once. A browser remembers that a file could not be had: asked for without a network,
 * neither it nor what is built on it would ever come. So without one it is not even tried, and the next time asks again.
 */
export function codeOf<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () => {
    code ??= isOffline() ? Promise.reject(new Error("There is no network.")) : load();
    code.catch(() => {
      code = null;
    });
    return code;
  };
}
