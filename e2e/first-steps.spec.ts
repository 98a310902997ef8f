/** What Home says to a new officer until it is done. */
import type { Page } from "@playwright/test";
import { expect, people, test } from "./people";
import { addClient, call, report, saveReport, unique } from "./stage";

const steps = (page: Page) => page.getByRole("region", { name: "Three steps to your first comparison" });

async function expectDone(page: Page, ...titles: string[]) {
  await page.goto("/members/dashboard");
  await expect(steps(page).getByText(`${titles.length} of 3 done`)).toBeVisible();
  for (const title of titles) await expect(steps(page).getByRole("link", { name: `${title} (done)` })).toBeVisible();
}

test("the first steps stay on Home until each is done, and lead to where it is", async ({ page, be }) => {
  const officer = `lea-${unique()}@summit.test`;
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email: officer, fullName: "Lea Brandt" });
  await be(officer);
  await expectDone(page);
  await steps(page)
    .getByRole("link", { name: /Add a client/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Add client" })).toBeVisible();

  const client = await addClient(page, `Ida ${unique()}`);
  await expectDone(page, "Add a client");
  await steps(page)
    .getByRole("link", { name: /Compare loans and save/ })
    .click();
  await expect(page).toHaveURL(/\/lc2\/property/);

  await saveReport(page, client, report(`First ${unique()}`));
  await expectDone(page, "Add a client", "Compare loans and save");
  await steps(page)
    .getByRole("link", { name: /Make it yours/ })
    .click();
  await expect(page).toHaveURL(/tab=customheader$/);

  const saved = page.getByRole("region", { name: "Notices" }).getByText("Header saved.");
  await page.getByLabel("License number").fill("1234567");
  await page.keyboard.press("Enter");
  await expect(saved).toBeVisible();
  await expectDone(page, "Add a client", "Compare loans and save");
  // A license is not enough to send a report, and the step says what is.
  await expect(steps(page)).toContainText("once a name and a company are there");
  await page.goBack();
  await page.getByLabel("Name", { exact: true }).fill("Lea Brandt");
  await page.getByLabel("Company", { exact: true }).fill("Summit");
  await page.keyboard.press("Enter");
  await expect(saved).toBeVisible();
  await page.goto("/members/dashboard");
  await expect(page.getByText("Recent scenarios")).toBeVisible();
  await expect(steps(page)).toBeHidden();
});
