/** A corporation of its own: what its admin decides reaches its officer, and the client of that officer. */
import type { Page } from "@playwright/test";
import { found } from "./lender";
import { codeBy, expect, mailTo, test } from "./people";
import { addClient, call, report, saveReport, unique, visit } from "./stage";

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

test.describe("a corporation", () => {
  test.use({ expected: [/status of 40[149]/] });

  test("loses no license that is saved in two tabs, and asks about one that both changed", async ({
    page,
    be,
    context,
  }) => {
    const id = unique();
    await found(page, `Fern ${id}`, `fay-${id}@lender.test`);
    await be(`fay-${id}@lender.test`);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto("/admin?tab=licenses");
    const add = async (tab: Page, state: string) => {
      await tab.getByRole("button", { name: "Add a state" }).click();
      await tab.getByLabel("State").last().selectOption(state);
      await tab.getByLabel("Number").last().fill(`${state}-1`);
    };
    const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).click();
    const numbers = (tab: Page) =>
      tab.getByLabel("Number").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await test.step("both add a state", async () => {
      await add(page, "NC");
      await add(other, "VA");
      await save(page);
      await expect(page.getByText("Licenses saved.")).toBeVisible();
      await save(other);
      await expect.poll(() => numbers(other)).toEqual(["VA-1", "NC-1"]);
    });
    await test.step("both change the same one", async () => {
      await other.getByLabel("Number").last().fill("NC-2");
      await save(other);
      await expect.poll(async () => JSON.stringify(await call(page, "GET", "/v1/corp"))).toContain("NC-2");
      await page.getByLabel("Number").first().fill("NC-3");
      await save(page);
      const question = page.getByRole("alert").filter({ hasText: "This was changed after you opened it." });
      await expect(question).toContainText("North Carolina: now NC-2");
      await question.getByRole("button", { name: "Load newer version" }).click();
      await expect.poll(() => numbers(page)).toEqual(["VA-1", "NC-2"]);
    });
  });

  test("is run by its admin: what is allowed, its colors and its people reach the officer and the client", async ({
    page,
    be,
  }) => {
    const id = unique();
    const [admin, officer, client] = ["ada", "ben", "cleo"].map((name) => `${name}-${id}@lender.test`) as [
      string,
      string,
      string,
    ];
    await found(page, `Quill ${id}`, admin);
    await be(admin);
    await test.step("the admin requires a passcode, makes a theme and invites an officer", async () => {
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
    });

    await be(officer);
    const link = await test.step("the officer finds no such page, and shares with a passcode only", async () => {
      await page.goto("/admin");
      await expect(page.getByRole("heading", { name: "404: Page not found" })).toBeVisible();
      await call(page, "PUT", "/v1/user/header", { name: "Ben Cho", company: `Quill ${id}`, license: "1234567" });
      const reportID = await saveReport(page, await addClient(page, `Cleo ${id}`), report(`Lake ${id}`));
      await visit(page, `/lc2/review?reportID=${reportID}`);
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("menuitem", { name: "Send" }).click();
      await expect(page.getByText("Your company requires a passcode.")).toBeVisible();
      await expect(page.getByRole("switch", { name: "Require a passcode" })).toBeHidden();
      await expect(page.getByRole("button", { name: /Copy link/ })).toBeHidden();
      // A caller who leaves the passcode out gets one all the same.
      await call(page, "POST", "/v2/share/send-live-share", { reportID, clientEmail: client, hasPasscode: false });
      const mail = await mailTo(page.request, client);
      expect(mail.html.toLowerCase()).toContain("#1f5c4a");
      return mail.text.match(/https?:\S+live-share\S+/)![0];
    });
    const beNobody = () => page.context().clearCookies();
    const askForCode = page.getByRole("button", { name: "Email me the code" });

    await beNobody();
    await test.step("the client opens the link with the code, in the company's colors", async () => {
      await page.goto(link);
      const field = page.getByLabel("Six-digit code");
      const code = await codeBy(page.request, client, async () => {
        await askForCode.click();
        await expect(field).toBeVisible();
      });
      await field.fill(code);
      await expect(page.getByRole("heading", { level: 1, name: /^18 Tidewater/ })).toBeVisible();
      await expect(page.locator('[style*="#1f5c4a"]').first()).toBeVisible();
    });

    await be(admin);
    const change = async (to: string, says: string) => {
      await page.getByRole("button", { name: "Change Ben Cho" }).click();
      await page.getByRole("menuitem", { name: to }).click();
      await expect(page.getByText(says)).toBeVisible();
    };
    await page.goto("/admin?tab=people");
    await change("Suspend", "Ben Cho is suspended.");
    // The session that the officer had.
    await be(officer);
    await page.goto("/members/dashboard");
    await expect(page).toHaveURL(/sign-in/);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

    await be(admin);
    await page.goto("/admin?tab=people");
    await change("Reinstate", "Ben Cho can sign in again.");
    await tab(page, "Activity");
    const row = page.getByRole("listitem").filter({ hasText: "Always require a passcode" });
    await expect(row).toContainText("by Ada Quill");
    await expect(row).toContainText("off → on");
    await beNobody();
    await page.goto(link);
    await expect(askForCode).toBeVisible();
  });
});
