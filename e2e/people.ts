/** Fixtures: people signed in as a person would, and pages that fail their test on any console error. */
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Mail = { to: string[]; subject: string; text: string };

/** The newest code mailed to this address. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get("/_local/inbox", { headers: { accept: "application/json" } });
  const mails = (await response.json()) as Mail[];
  const code = mails.find((mail) => mail.to.includes(address))?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

/** Signs in by hand: asks for the code, reads the inbox, types it. */
export async function signIn(page: Page, address: string) {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const field = page.getByLabel("Six-digit code");
  await expect(field).toBeVisible();
  await field.fill(await codeFor(page.request, address));
  await expect(page).not.toHaveURL(/sign-in/);
}

/** One session an address and worker: codes are capped, as they should be. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

async function sessionOf(context: BrowserContext, address: string, origin: string) {
  const kept = sessions.get(address);
  if (kept) return context.addCookies(kept.cookies);
  const post = (path: string, data: object) => context.request.post(path, { data, headers: { origin } });
  expect((await post("/v1/auth/code", { email: address })).status()).toBe(202);
  const code = await codeFor(context.request, address);
  expect((await post("/v1/auth/session", { email: address, code })).status()).toBe(201);
  sessions.set(address, await context.storageState());
}

type Fixtures = {
  /** What the page may say in the console: by default nothing. A test that breaks things on purpose adds to it. */
  expected: RegExp[];
  quiet: undefined;
  /** Gives the page this person's session. */
  be: (address: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      await use(undefined);
      expect(said.filter((text) => !expected.some((known) => known.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  be: async ({ context, baseURL }, use) => {
    await use((address) => sessionOf(context, address, baseURL ?? ""));
  },
});
export { expect };
