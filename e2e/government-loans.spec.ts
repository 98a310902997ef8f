/** What sets a VA loan's funding fee and an FHA refinance's refund, walked by thumb on a phone and by keys at a desk. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { onPhone, type } from "./editor";
import { expect, people, test } from "./people";
import { addClient, findReport, readReport, report, saveReport, unique, visit } from "./stage";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Insurance, loan A" });
const openers = (page: Page) => page.getByRole("button", { name: /insurance worksheet of loan A$/i });
const isFocused = (element: Element) => element === document.activeElement;

/** From the field of the insurance, its worksheet is at most four tabs away. */
async function openByKeys(page: Page) {
  await page.getByRole("textbox", { name: "Mortgage insurance, loan A" }).click();
  const open = openers(page).first();
  for (let tabs = 0; tabs < 4 && !(await open.evaluate(isFocused)); tabs++) await page.keyboard.press("Tab");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
}

async function openWorksheet(page: Page, id: string) {
  await page.goto(`/lc2/property?reportID=${id}`);
  await (onPhone(page) ? openers(page).last().tap() : openByKeys(page));
  await expect(dialog(page)).toBeVisible();
}

/** The drawer of a loan beside the results, which a phone has too and no keys reach there. */
async function expectKeysInDrawer(page: Page, id: string) {
  if (onPhone(page)) return;
  await visit(page, `/lc2/results?reportID=${id}`);
  await page.getByRole("button", { name: "Edit loan A" }).first().click();
  await openByKeys(page);
}

test("a VA loan's entitlement sets its funding fee, by thumb and by keys @phone", async ({ page, be }) => {
  await be(people.officer);
  const loan = { program: "va", downPaymentPercentage: 0 };
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`VA ${unique()}`, loan));
  await openWorksheet(page, id);
  await expectAccessible(page, "the insurance of a VA loan");
  const first = dialog(page).getByRole("radio", { name: "First use" });
  const again = dialog(page).getByRole("radio", { name: "Used before" });
  await expect(dialog(page).getByText("$9,675.00")).toBeVisible();
  if (onPhone(page)) await dialog(page).getByText("Used before").tap();
  else {
    for (let tabs = 0; tabs < 4 && !(await first.evaluate(isFocused)); tabs++) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
  }
  await expect(again).toBeChecked();
  // 3.3% of the loan where the first use takes 2.15% (38 U.S.C. 3729).
  await expect(dialog(page).getByText("$14,850.00")).toBeVisible();
  await type(dialog(page).getByRole("textbox", { name: "VA entitlement in use, loan A" }), "60000");
  await expect(dialog(page).getByText("rarely a first use")).toBeHidden();
  if (onPhone(page)) await dialog(page).getByRole("button", { name: "Done" }).tap();
  else await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  if (!onPhone(page)) await expect(openers(page).first()).toBeFocused();
  await expectKeysInDrawer(page, id);
});

/** The demo's refinance with an FHA loan, as a scenario of its own. */
async function anFhaRefinance(page: Page) {
  const { client, report } = await readReport(page, await findReport(page, "One loan in place of three"));
  const { id: _id, loans, ...copy } = report as unknown as { id: string; loans: { category: string }[] };
  const insured = loans.map((loan) => (loan.category === "refinance" ? { ...loan, program: "fha" } : loan));
  return saveReport(page, client._id, { ...copy, loans: insured, name: `Refinance ${unique()}` });
}

test("an FHA refinance takes back a part of the earlier premium, by thumb and by keys @phone", async ({ page, be }) => {
  await be(people.officer);
  const id = await anFhaRefinance(page);
  await openWorksheet(page, id);
  await expectAccessible(page, "the insurance of an FHA refinance");
  const paid = dialog(page).getByRole("textbox", { name: /^Upfront premium paid/ });
  await dialog(page)
    .getByRole("combobox", { name: /^Month it was closed/ })
    .selectOption({ index: 6 });
  await dialog(page)
    .getByRole("combobox", { name: /^Year it was closed/ })
    .selectOption({ index: 1 });
  await type(paid, "4000");
  await expect(paid).toHaveValue("4,000");
  await expect(dialog(page).getByText("$5,169.33")).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(dialog(page)).toBeHidden();
  await expectKeysInDrawer(page, id);
});
