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

  await call(page, "PUT", "/v1/user/header", { name: "Lea Brandt", company: "Summit", license: "1234567" });
  await page.goto("/members/dashboard");
  await expect(page.getByText("Recent scenarios")).toBeVisible();
  await expect(steps(page)).toBeHidden();
});
