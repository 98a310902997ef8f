/**
 * The service worker: it keeps the code of the officer's app on the device, so that every page opens without a network. It keeps that code and
 * nothing else: no answer of the API, no page of a client, no page that is printed (docs/decisions/043).
 */
import { apiPaths } from "@highway/core/platform/http/one-origin";
import { matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { documentOf, documents } from "../documents";

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
/** What a worker has and a page has not. */
declare const self: {
  clients: { claim: () => Promise<void> };
  addEventListener: (type: "activate", listener: (event: Waiting) => void) => void;
};

/** The files of the build, which `plugin.ts` writes here. A name without a hash of its content comes with one as its `revision`. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

/** Fetches them when the worker is installed, one after the other, and drops those of older builds when no page of theirs is open any more. */
precache(KEPT_FILES);

/** The first page is served at once by the worker that it has brought. */
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const isFile = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf("/")).includes(".");
const isOfApi = ({ pathname }: URL) => apiPaths.some((path) => pathname.startsWith(path.replace("*", "")));
const isOfApp = (url: URL) => !isFile(url) && !isOfApi(url) && documentOf(url.pathname) === documents.app;

/** An officer's page is the newest there is; without a network it is the one kept. */
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === "navigate" && isOfApp(url),
  ({ request }) => fetch(request).catch(async () => (await matchPrecache(documents.app)) ?? Response.error()),
);

/** A file whose name holds a hash of its content is the same in every build: a page of another build finds its own here, too. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === "/icon.svg",
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);
