/** What Home says to a new officer until it is done. */
import type { Page } from "@playwright/test";
import { expect, people, test } from "./people";
import { addClient, call, report, saveReport, unique, visit } from "./stage";

const steps = (page: Page) => page.getByRole("region", { name: "Three steps to your first comparison" });
const step = (page: Page, name: RegExp) => steps(page).getByRole("link", { name });

async function expectDone(page: Page, ...titles: string[]) {
  await expect(steps(page).getByText(`${titles.length} of 3 done`)).toBeVisible();
  for (const title of titles) await expect(steps(page).getByRole("link", { name: `${title} (done)` })).toBeVisible();
}

test("the first steps stay on Home until each is done, and lead to where it is", async ({ page, be }) => {
  const officer = `lea-${unique()}@summit.test`;
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email: officer, fullName: "Lea Brandt" });
  await be(officer);
  await page.goto("/members/dashboard");
  await expectDone(page);
  await step(page, /Add a client/).click();
  await expect(page.getByRole("dialog", { name: "Add client" })).toBeVisible();
  await visit(page, "/members/dashboard");
  await step(page, /Compare loans and save/).click();
  await expect(page).toHaveURL(/\/lc2\/property/);

  await saveReport(page, await addClient(page, `Ida ${unique()}`), report(`First ${unique()}`));
  await page.goto("/members/dashboard");
  await expectDone(page, "Add a client", "Compare loans and save");
  await step(page, /Make it yours/).click();
  await expect(page).toHaveURL(/tab=customheader$/);

  const save = async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Notices" }).getByText("Header saved.").first()).toBeVisible();
    // The notice of the first save may stand there during the second.
    await expect(page.getByRole("button", { name: "Discard" })).toHaveCount(0);
  };
  await page.getByLabel("License number").fill("1234567");
  await save();
  await visit(page, "/members/dashboard");
  await expectDone(page, "Add a client", "Compare loans and save");
  // A license is not enough to send a report, and the step says what is.
  await expect(steps(page)).toContainText("once a name and a company are there");
  await page.goBack();
  await page.getByLabel("Name", { exact: true }).fill("Lea Brandt");
  await page.getByLabel("Company", { exact: true }).fill("Summit");
  await save();
  await visit(page, "/members/dashboard");
  await expect(page.getByText("Recent scenarios")).toBeVisible();
  await expect(steps(page)).toBeHidden();
});
