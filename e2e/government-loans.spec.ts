/** What sets a VA loan's funding fee and an FHA refinance's refund, walked by thumb on a phone and by keys at a desk. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { onPhone, type } from "./editor";
import { expect, people, test } from "./people";
import { addClient, findReport, readReport, report, saveReport, unique } from "./stage";

async function openWorksheet(page: Page, id: string, program: string) {
  await page.goto(`/lc2/property?reportID=${id}`);
  await page.getByRole("combobox", { name: "Program, loan A" }).selectOption(program);
  const open = page.getByRole("button", { name: /insurance worksheet of loan A$/i }).last();
  await (onPhone(page) ? open.tap() : open.click());
  const dialog = page.getByRole("dialog", { name: "Insurance, loan A" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, `the insurance of ${program}`);
  return { dialog, open };
}

/** The demo's refinance, as a scenario of its own. */
async function aRefinance(page: Page) {
  const { client, report } = await readReport(page, await findReport(page, "One loan in place of three"));
  const { id: _id, ...copy } = report as typeof report & { id: string };
  return saveReport(page, client._id, { ...copy, name: `Refinance ${unique()}` });
}

test("a VA loan's entitlement sets its funding fee, by thumb and by keys @phone", async ({ page, be }) => {
  await be(people.officer);
  const id = await saveReport(
    page,
    await addClient(page, `Client ${unique()}`),
    report(`VA ${unique()}`, { downPaymentPercentage: 0 }),
  );
  const { dialog, open } = await openWorksheet(page, id, "VA");
  const first = dialog.getByRole("radio", { name: "First use" });
  const again = dialog.getByRole("radio", { name: "Used before" });
  await expect(dialog.getByText("$9,675.00")).toBeVisible();
  if (onPhone(page)) await dialog.getByText("Used before").tap();
  else {
    for (let tabs = 0; tabs < 4 && !(await first.evaluate((each) => each === document.activeElement)); tabs++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
  }
  await expect(again).toBeChecked();
  // 3.3% of the loan where the first use takes 2.15% (38 U.S.C. 3729).
  await expect(dialog.getByText("$14,850.00")).toBeVisible();
  await type(dialog.getByRole("textbox", { name: "VA entitlement in use, loan A" }), "60000");
  await expect(dialog.getByText("rarely a first use")).toBeHidden();
  if (onPhone(page)) await dialog.getByRole("button", { name: "Done" }).tap();
  else await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  if (!onPhone(page)) await expect(open).toBeFocused();
});

test("an FHA refinance takes back a part of the earlier premium, by thumb and by keys @phone", async ({ page, be }) => {
  await be(people.officer);
  const { dialog } = await openWorksheet(page, await aRefinance(page), "FHA");
  const paid = dialog.getByRole("textbox", { name: /^Upfront premium paid/ });
  await dialog.getByRole("combobox", { name: /^Month it was closed/ }).selectOption({ index: 6 });
  await dialog.getByRole("combobox", { name: /^Year it was closed/ }).selectOption({ index: 1 });
  await type(paid, "4000");
  await expect(paid).toHaveValue("4,000");
  await expect(dialog.getByText("$5,169.33")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});

test("the insurance of a VA or FHA loan is at most four tabs from its field, in the table and in the drawer", async ({
  page,
  be,
}, { project }) => {
  test.skip(project.name === "phone", "a phone has no Tab key");
  await be(people.officer);
  const client = await addClient(page, `Client ${unique()}`);
  for (const program of ["va", "fha"]) {
    const loan = { program, downPaymentPercentage: program === "va" ? 0 : 3.5 };
    const id = await saveReport(page, client, report(`Tabs ${unique()}`, loan));
    for (const path of ["property", "results"]) {
      await page.goto(`/lc2/${path}?reportID=${id}`);
      if (path === "results") await page.getByRole("button", { name: "Edit loan A" }).first().click();
      await page.getByRole("textbox", { name: "Mortgage insurance, loan A" }).click();
      const open = page.getByRole("button", { name: /insurance worksheet of loan A$/i }).first();
      for (let tabs = 0; tabs < 4 && !(await open.evaluate((each) => each === document.activeElement)); tabs++)
        await page.keyboard.press("Tab");
      await expect(open).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Insurance, loan A" })).toBeVisible();
    }
  }
});
