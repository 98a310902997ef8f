/** A window whose list comes late has its height from the start: what is pressed in it stays under the pointer. */
import type { Locator, Page } from "@playwright/test";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

/** Opens a window while the answer to `path` waits, and compares where its frame stands then and once it came. */
async function expectStill(page: Page, path: string, open: () => Promise<Locator>) {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await late;
    await route.continue();
  });
  const window = await open();
  const loading = window.getByRole("status", { name: /^Loading/ });
  await expect(loading).toBeVisible();
  const before = await boxOf(window);
  answer();
  await expect(loading).toBeHidden();
  expect(await boxOf(window)).toEqual(before);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

const boxOf = (window: Locator) => window.locator(".shadow-pop").first().boundingBox();

test("co-branding's and a report's to attach stand still when their lists come @phone", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Still ${unique()}`);
  const id = await saveReport(page, client, report(`Still ${unique()}`));
  await page.goto(`/lc2/review?reportID=${id}`);
  const choose = async (name: string, title: string) => {
    await page.getByRole("button", { name }).first().click();
    return page.getByRole("dialog", { name: title });
  };
  await expectStill(page, "/v1/user/get-all-cobrands", () => choose("Co-branding", "Co-branding"));
  await page.keyboard.press("Escape");
  // A phone offers it in the menu of its head, and lays both windows out alike.
  if (onPhone(page)) return;
  await visit(page, `/lc2/results?reportID=${id}`);
  await expectStill(page, "/v2/client/report-lines/page", () => choose("Attach report", "Attach a report"));
});
