/** A loan's checks: the mark beside it, what the rules say of it, the change that clears one, and that its client is told nothing of them. */

import { field } from "./editor";
import { expect, people, test } from "./people";
import { addClient, readReport, report, saveReport, unique } from "./stage";

test.describe("a loan's checks", () => {
  test.beforeEach(({ be }) => be(people.newOfficer));

  test("say what needs attention, and put the smallest change in", async ({ page }) => {
    const name = `Checked ${unique()}`;
    const id = await saveReport(
      page,
      await addClient(page, `Client ${unique()}`),
      report(name, { downPaymentPercentage: 2 }),
    );
    await page.goto(`/lc2/property?reportID=${id}`);
    await expect(field(page, "Rate", 1)).toHaveValue("6.500");
    // The mark counts once the page rests.
    const mark = page.getByRole("button", { name: /^Checks, loan A: \d needs? attention$/ });
    await expect(mark).toBeVisible({ timeout: 20_000 });
    await mark.click();
    const drawer = page.getByRole("dialog", { name: "Checks, loan A" });
    const down = drawer.getByRole("listitem").filter({ hasText: "Down payment and loan-to-value" });
    await expect(down).toContainText("The loan is 98% of the value.");
    await expect(down).toContainText("more down clears it.");
    await down.getByRole("button", { name: "Apply this change" }).click();
    await expect(down).toContainText("Clear");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(mark).toBeVisible();
  });

  test("open from the results and by keyboard, and take the offer rate of the day", async ({ page }) => {
    const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Priced ${unique()}`, {}));
    await page.goto(`/lc2/results?reportID=${id}`);
    await page.getByRole("button", { name: "Checks of loan A" }).click();
    const drawer = page.getByRole("dialog", { name: "Checks, loan A" });
    const price = drawer.getByRole("listitem").filter({ hasText: "Higher-priced mortgage" });
    // The rates of the week come from outside; a typed one wins.
    await expect(price).toContainText("of the week of");
    const rate = drawer.getByRole("textbox", { name: "Average prime offer rate, loan A" });
    await rate.fill("40");
    await rate.press("Tab");
    await expect(price).toContainText("Enter an average prime offer rate between 0 and 25");
    await rate.fill("6.4");
    await expect(price).toContainText("Clear");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(async () => (await readReport(page, id)).report.loans[0]?.apor).toBe(6.4);

    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: /^Search/ }).fill("Checks of loan A");
    await expect(page.getByRole("option", { name: "Checks of loan A" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeVisible();

    // What the client will see says nothing of a check.
    await page.goto(`/lc2/review?reportID=${id}`);
    await expect(page.getByRole("heading", { name: "Over the whole loan" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/Needs attention|Conforming limit|offer rate/);
  });
});
