/** The documents of the built app. What a client sees and what is printed are apart from the officer's app: each has its own code. */
export const documents = {
  app: "/index.html",
  /** What a client opens from a mail. */
  client: "/live-share.html",
  /** What Chromium prints. */
  print: "/export.html",
} as const;

/** Which document draws the page at an address. `stacks/edge/app-request.js` says the same to CloudFront. */
export function documentOf(pathname: string): string {
  if (/^\/(?:[a-z0-9]+\/live-share|unsubscribe)(?:\/|$)/.test(pathname)) return documents.client;
  if (/^\/[a-z0-9]+\/export\/?$/.test(pathname)) return documents.print;
  return documents.app;
}

/** Where the worker stands that keeps the officer's app for offline (`offline/worker.ts`). It says no version: a browser looks there for a newer one. */
export const workerPath = "/offline-worker.js";
