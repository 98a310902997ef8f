/** Fixtures: people signed in as a person would be, and pages that fail their test on anything said in the console. */
import { mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";

/** Who the demo data knows, and what makes each worth being. */
export const people = {
  /** Three clients, six scenarios, priced loans: FICO shows. */
  officer: "officer@highway.test",
  /** Nothing yet. */
  newOfficer: "newofficer@highway.test",
  /** Nothing yet, and more rights. */
  admin: "admin@highway.test",
  /** Another lender, which does not offer USDA loans. */
  harborOfficer: "officer@harbor.test",
  /** Of no lender: whose theme changes meanwhile, in a test of its own. */
  staff: "staff@highway.test",
} as const;

export type Mail = { id: string; to: string[]; subject: string; text: string; html: string };

/** What was mailed to this address, the newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const params = { to: address };
  const response = await request.get("/_local/inbox", { params, headers: { accept: "application/json" } });
  return response.json();
}

/** The newest mail to this address, as soon as there is one. */
export async function mailTo(request: APIRequestContext, address: string): Promise<Mail> {
  const newest = async () => (await mailsTo(request, address))[0];
  await expect.poll(newest, { message: `a mail to ${address}` }).toBeDefined();
  return (await newest())!;
}

/** The newest code mailed to this address, in either language, whatever else came since: one that came after the mail of this id. A mail may take its moment. */
export async function codeFor(request: APIRequestContext, address: string, after = ""): Promise<string> {
  const newest = async () => {
    const mails = (await mailsTo(request, address)).filter(({ id }) => id > after);
    return mails.map(({ subject }) => subject.match(/^(\d{6}) (?:is your|es su) /)?.[1]).find((found) => found) ?? "";
  };
  await expect.poll(newest, { message: `a code mailed to ${address}` }).not.toBe("");
  return newest();
}

/** The code that `ask` brings to this address, not one that somebody asked for before. Ids of mails sort by time. */
export async function codeBy(request: APIRequestContext, address: string, ask: () => Promise<unknown>) {
  const [before] = await mailsTo(request, address);
  await ask();
  return codeFor(request, address, before?.id);
}

/** One at a time asks for a code at an address, or the newest mail would be another test's. Workers are processes, so the lock is a folder. */
export async function alone<R>(address: string, act: () => Promise<R>): Promise<R> {
  const lock = join(test.info().project.outputDir, `asking-${address}`);
  await mkdir(test.info().project.outputDir, { recursive: true });
  const free = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    );
  await expect.poll(free, { message: `a turn to ask for a code for ${address}`, timeout: 30_000 }).toBe(true);
  try {
    return await act();
  } finally {
    await rmdir(lock);
  }
}

/** Types the address where the page asks for it, then the code from the inbox. */
export const askAndEnter = (page: Page, address: string) =>
  alone(address, async () => {
    const email = page.getByLabel("Email");
    if (await email.isEditable()) await email.fill(address);
    const field = page.getByLabel("Six-digit code");
    const code = await codeBy(page.request, address, async () => {
      await page.getByRole("button", { name: "Email me a code" }).click();
      await expect(field).toBeFocused();
    });
    await field.fill(code);
    await expect(field).toBeHidden();
  });

/** By the menu, which on a phone is at home, not inside a tool. */
export async function signOut(page: Page) {
  await page.goto("/members/dashboard");
  // What the page still asks for would be refused, and the console would say so.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
/** One session an address and worker: a test that ends its session signs in by hand. What admins do wants one that is not older than a quarter of an hour. */
const sessions = new Map<string, { state: State; until: number }>();
const SESSION_MS = 10 * 60_000;

async function sessionOf(context: BrowserContext, address: string, origin: string) {
  // The page of somebody else would ask on as this person.
  for (const page of context.pages()) if (!page.url().startsWith("about:")) await page.goto("about:blank");
  // Signing in where somebody is signed in would end their session.
  await context.clearCookies();
  const key = `${origin} ${address}`;
  const kept = sessions.get(key);
  if (kept && kept.until > Date.now()) return context.addCookies(kept.state.cookies);
  const post = (path: string, data: object) => context.request.post(path, { data, headers: { origin } });
  await alone(address, async () => {
    const code = await codeBy(context.request, address, async () =>
      expect((await post("/v1/auth/code", { email: address })).status()).toBe(202),
    );
    expect((await post("/v1/auth/session", { email: address, code })).status()).toBe(201);
  });
  sessions.set(key, { state: await context.storageState(), until: Date.now() + SESSION_MS });
}

/** Leaves nothing in the browser of what a journey did, but the app's own files. */
async function empty(context: BrowserContext) {
  // Whatever a page still asks for ends with it, before the cookies go.
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  await context.setOffline(false);
  await context.setStorageState({ cookies: [], origins: [] });
}

/** Has pages fetch the code of windows with the press that opens them. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { prototype }: { prototype: object } = Reflect.get(globalThis, "NetworkInformation");
    Object.defineProperty(prototype, "saveData", { get: () => true });
  });

type Fixtures = {
  /** A browser that is set to save data: a page fetches the code of no window that nobody opens, which is half of its work. */
  savesData: boolean;
  /** Begins with a browser that has no file of the app yet, and ends with it: so does a journey that sets the clock, which a browser keeps for whoever comes next. */
  isFirstVisit: boolean;
  /** What the console may say: by default nothing. A test that breaks things on purpose adds to it. */
  expected: RegExp[];
  quiet: undefined;
  /** Gives the browser this person's session. */
  be: (address: string) => Promise<void>;
};

export const test = base.extend<Fixtures, { contexts: Map<string, BrowserContext> }>({
  savesData: [true, { option: true }],
  isFirstVisit: [false, { option: true }],
  /**
   * One browser context for the journeys of a worker that want the same kind, emptied after each: that the app's files are there already is a third of
   * the work of a page. One that failed is left as it is for its screenshot; the worker ends with it.
   */
  context: async (
    { browser, contexts, savesData, isFirstVisit, contextOptions, colorScheme, hasTouch, baseURL },
    use,
    info,
  ) => {
    const kind = JSON.stringify({ savesData, contextOptions, colorScheme, hasTouch, baseURL });
    const kept = isFirstVisit ? undefined : contexts.get(kind);
    const context = kept ?? (await browser.newContext());
    if (savesData && !kept) await saveData(context);
    if (!isFirstVisit) contexts.set(kind, context);
    await use(context);
    if (info.status !== info.expectedStatus) return;
    if (isFirstVisit) await context.close();
    else await empty(context);
  },
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  expected: [[], { option: true }],
  quiet: [
    async ({ context, expected }, use) => {
      const said: string[] = [];
      // Judged as it comes: a test of several screens expects of each what is its own.
      const hear = (text: string) => {
        // Said of every page: most journeys run without the offline worker.
        if (text.startsWith("Service Worker registration blocked by Playwright")) return;
        // A module runs once all that it imports is there, which on a machine that is busy takes longer than the browser thinks.
        if (/\.js was preloaded using link preload but not used within a few seconds/.test(text)) return;
        // The market's line is open on every page while the market is, and says so where a test takes its network or its session away: a page that
        // is being left asks for the prices once more.
        if (/^(A live connection failed|WebSocket connection to )|status of 401 .*\/v1\/markets\/coupons$/.test(text))
          return;
        if (!expected.some((known) => known.test(text))) said.push(text);
      };
      const hearMessage = (message: ConsoleMessage) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        hear(`${message.text()} at ${message.location().url}`);
      };
      const hearError = (error: WebError) => hear(String(error.error().stack));
      context.on("console", hearMessage).on("weberror", hearError);
      await use(undefined);
      context.off("console", hearMessage).off("weberror", hearError);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  be: async ({ context, baseURL }, use) => {
    await use((address) => sessionOf(context, address, baseURL ?? ""));
  },
});
export { expect };
