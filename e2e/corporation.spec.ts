/** A corporation of its own: what its admin decides reaches its officer, and the client of that officer. */
import type { Browser, Page } from "@playwright/test";
import { found } from "./lender";
import { codeBy, expect, mailTo, people, signIn, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { origin: origin() } });

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name, exact: true }).click();

async function makeTheme(page: Page) {
  await tab(page, "Themes");
  await page.getByRole("button", { name: "Add a theme" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByText("Theme name is required")).toBeVisible();
  await drawer.getByLabel("Name").fill("Forest");
  await drawer.getByLabel("Primary color, hex").fill("#1f5c4a");
  await drawer.getByLabel("Secondary color, red").fill("999");
  await expect(drawer.getByLabel("Secondary color, hex")).toHaveValue(/^#ff/);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Forest saved.")).toBeVisible();
  await page.getByRole("radio", { name: "Forest" }).check();
  await expect(page.getByRole("radio", { name: "Forest" })).toBeChecked();
}

async function asSomebody(browser: Browser, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await run(await context.newPage());
  await context.close();
}

test.describe("a corporation", () => {
  test.use({ expected: [/status of 40[14]/] });

  test("is run by its admin: what is allowed, its colors and its people reach the officer and the client", async ({
    page,
    browser,
  }) => {
    const id = unique();
    const [admin, officer, client] = ["ada", "ben", "cleo"].map((name) => `${name}-${id}@lender.test`) as [
      string,
      string,
      string,
    ];
    await found(page, `Quill ${id}`, admin);
    await signIn(page, admin);
    await page.goto("/admin");
    const passcode = page.getByRole("switch", { name: "Always require a passcode" });
    await passcode.click();
    await expect(page.getByText("Always require a passcode: saved.")).toBeVisible();
    await expect(passcode).toBeChecked();
    await makeTheme(page);
    await tab(page, "People");
    await page.getByLabel("Name", { exact: true }).fill("Ben Cho");
    await page.getByLabel("Email", { exact: true }).fill(officer);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByText(`Invitation sent to ${officer}.`)).toBeVisible();
    expect((await mailTo(page.request, officer)).subject).toBe("Ada Quill invited you to Highway");

    const officers = await browser.newContext();
    const own = await officers.newPage();
    await signIn(own, officer);
    await own.request.put("/v1/user/header", {
      data: { name: "Ben Cho", company: `Quill ${id}`, license: "1234567" },
      headers: { origin: origin() },
    });
    const reportID = await saveReport(own, await addClient(own, `Cleo ${id}`), report(`Lake ${id}`));
    await own.goto(`/lc2/review?reportID=${reportID}`);
    await own.getByRole("button", { name: "Share" }).click();
    await own.getByRole("menuitem", { name: "Send" }).click();
    await expect(own.getByText("Your company requires a passcode.")).toBeVisible();
    await expect(own.getByRole("switch", { name: "Require a passcode" })).toBeHidden();
    await expect(own.getByRole("button", { name: /Copy link/ })).toBeHidden();
    // A caller who leaves the passcode out gets one all the same.
    const sent = await post(own, "/v2/share/send-live-share", { reportID, clientEmail: client, hasPasscode: false });
    expect(sent.ok(), await sent.text()).toBe(true);
    const mail = await mailTo(own.request, client);
    expect(mail.html.toLowerCase()).toContain("#1f5c4a");
    const link = mail.text.match(/https?:\S+live-share\S+/)![0];

    await asSomebody(browser, async (shared) => {
      await shared.goto(link);
      const field = shared.getByLabel("Six-digit code");
      const code = await codeBy(shared.request, client, async () => {
        await shared.getByRole("button", { name: "Email me the code" }).click();
        await expect(field).toBeVisible();
      });
      await field.fill(code);
      const heading = shared.getByRole("heading", { level: 1, name: /^18 Tidewater/ });
      await expect(heading).toBeVisible();
      await expect(shared.locator('[style*="#1f5c4a"]').first()).toBeVisible();

      await page.reload();
      await page.getByRole("button", { name: "Change Ben Cho" }).click();
      await page.getByRole("menuitem", { name: "Suspend" }).click();
      await expect(page.getByText("Ben Cho is suspended.")).toBeVisible();
      await own.goto("/members/dashboard");
      await expect(own).toHaveURL(/sign-in/);
      await shared.goto(link);
      await expect(shared.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

      await page.getByRole("button", { name: "Change Ben Cho" }).click();
      await page.getByRole("menuitem", { name: "Reinstate" }).click();
      await expect(page.getByText("Ben Cho can sign in again.")).toBeVisible();
      await signIn(own, officer);
      await shared.goto(link);
      await expect(heading).toBeVisible();
    });
    await officers.close();

    await tab(page, "Activity");
    const row = page.getByRole("listitem").filter({ hasText: "Always require a passcode" });
    await expect(row).toContainText("by Ada Quill");
    await expect(row).toContainText("off → on");
  });

  test("is looked after by nobody else: an officer finds no such page", async ({ page, be }) => {
    await be(people.officer);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "404: Page not found" })).toBeVisible();
  });
});
