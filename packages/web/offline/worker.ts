/**
 * The service worker: it keeps the code of the officer's app on the device, so that every page opens without a network. It keeps that code and
 * nothing else: no answer of the API, no page of a client, no page that is printed (docs/decisions/043). It shows the lock alerts that are pushed
 * (docs/decisions/088), and keeps none of them.
 */
import { apiPaths } from "@highway/core/platform/http/one-origin";
import { matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { documentOf, documents } from "../documents";

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
/** What a worker has and a page has not. */
declare const self: {
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: "window"; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  addEventListener: {
    (type: "activate", listener: (event: Waiting) => void): void;
    (type: "push", listener: (event: Waiting & { data: { json: () => unknown } | null }) => void): void;
    (type: "notificationclick", listener: (event: Waiting & { notification: Shown }) => void): void;
  };
};
type Page = { url: string; focus: () => Promise<Page>; navigate: (url: string) => Promise<unknown> };
type Shown = { close: () => void; data?: { path?: string } };

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

/** A browser takes leave away from a worker that shows nothing for a push, so one that cannot be read shows as well. */
self.addEventListener("push", (event) => event.waitUntil(showAlert(saidBy(event.data))));

function saidBy(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

type Said = { title?: string; body?: string; tick?: string; tag?: string; path?: string };

const newYork = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", timeStyle: "medium" });
/** What is said of a tick ends with its time and with that of now, so that whoever reads it later sees how late it came. */
const arrivedText = (tick: string) => `\nTick ${tick}, here ${newYork.format(Date.now()).replace(/\s/, " ")} ET`;

async function showAlert(said: unknown): Promise<void> {
  const { title, body, tick, tag, path } = (said ?? {}) as Said;
  await self.registration.showNotification(title ?? "Lock alert", {
    body: `${body ?? "Open Highway to see it."}${tick ? arrivedText(tick) : ""}`,
    // The same alert, brought twice, is one notification.
    tag: tag ?? "lock-alert",
    icon: "/icon.svg",
    data: { path: path ?? "/members/markets/lock-alerts" },
  });
}

/** A press brings the alert into a page that is open, or opens one. Only our own addresses are followed. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? "/", location.origin);
  if (url.origin === location.origin) event.waitUntil(open(url.href));
});

async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = pages.find((page) => documentOf(new URL(page.url).pathname) === documents.app);
  if (!own) return void (await self.clients.openWindow(url));
  // A page that this worker does not serve yet cannot be led elsewhere.
  await own
    .focus()
    .then((page) => page.navigate(url))
    .catch(() => self.clients.openWindow(url));
}
