/** Fixtures: a signed-in officer, and a page that fails its test on any console error. */
import { test as base, expect, type APIRequestContext, type Page } from "@playwright/test";

type Mail = { to: string[]; subject: string; text: string };

/** The newest code mailed to this address. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get("/_local/inbox", { headers: { accept: "application/json" } });
  const mails = (await response.json()) as Mail[];
  const code = mails.find((mail) => mail.to.includes(address))?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

/** Signs in as a person would: asks for the code, reads the inbox, types it. */
export async function signIn(page: Page, address: string) {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: /code/i }).click();
  const field = page.getByLabel(/code/i).first();
  await expect(field).toBeVisible();
  await field.fill(await codeFor(page.request, address));
  await expect(page).not.toHaveURL(/sign-in/);
}

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      await use(undefined);
      expect(said, "console errors and warnings").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
