/** A loan's checks: the mark beside it, what the rules say of it, the change that clears one, and that its client is told nothing of them. */

import { field } from "./editor";
import { expect, people, test } from "./people";
import { addClient, readReport, report, saveReport, touchPage, unique, visit } from "./stage";

test("a loan's checks say what needs attention, put the smallest change in, and take the offer rate of the day", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const client = await addClient(page, `Client ${unique()}`);
  const id = await saveReport(page, client, report(`Checked ${unique()}`, { downPaymentPercentage: 2 }));
  const drawer = page.getByRole("dialog", { name: "Checks, loan A" });
  const check = (name: string) => drawer.getByRole("listitem").filter({ hasText: name });

  await test.step("from the mark beside it in the editor", async () => {
    await page.goto(`/lc2/property?reportID=${id}`);
    await expect(field(page, "Rate", 1)).toHaveValue("6.500");
    // The mark counts once the page rests.
    await touchPage(page);
    const mark = page.getByRole("button", { name: /^Checks, loan A: \d needs? attention$/ });
    await expect(mark).toBeVisible({ timeout: 20_000 });
    await mark.click();
    const down = check("Down payment and loan-to-value");
    await expect(down).toContainText("The loan is 98% of the value.");
    await expect(down).toContainText("more down clears it.");
    await down.getByRole("button", { name: "Apply this change" }).click();
    await expect(down).toContainText("Clear");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(mark).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(field(page, "Down payment", 1)).toHaveValue("13,500");
  });

  await test.step("from the results, where a typed rate wins over the week's, which comes from outside", async () => {
    await visit(page, `/lc2/results?reportID=${id}`);
    await page.getByRole("button", { name: "Checks of loan A" }).click();
    const price = check("Higher-priced mortgage");
    await expect(price).toContainText("of the week of");
    await drawer.getByRole("textbox", { name: "Average prime offer rate, loan A" }).fill("6.4");
    await expect(price).toContainText("Clear");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(async () => (await readReport(page, id)).report.loans[0]?.apor).toBe(6.4);
  });

  await test.step("by keyboard", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: /^Search/ }).fill("Checks of loan A");
    await expect(page.getByRole("option", { name: "Checks of loan A" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeVisible();
  });

  await test.step("and what the client will see says nothing of a check", async () => {
    await visit(page, `/lc2/review?reportID=${id}`);
    await expect(page.getByRole("heading", { name: "Over the whole loan" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/Needs attention|Conforming limit|offer rate/);
  });
});
