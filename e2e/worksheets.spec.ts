/** The life of a closing cost worksheet. What its form, credits and prepaids work out is tested beside them. */
import type { Locator, Page } from "@playwright/test";
import { cell, enterFirstLoan, field, newComparison, onPhone, type, typeInto } from "./editor";
import { roomBeside } from "./fields";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { resize, unique } from "./stage";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Closing Cost Worksheet" });
const worksheet = (page: Page) => page.getByRole("button", { name: /closing cost worksheet of loan A$/i });
const open = (page: Page) => worksheet(page).click();
const press = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true }).click();
const amount = (page: Page, fee: string) => page.getByRole("textbox", { name: `Amount of ${fee}`, exact: true });
const group = (page: Page, name: string) => page.getByRole("dialog").getByRole("region", { name, exact: true });
const said = (page: Page, sentence: string) =>
  expect(page.getByRole("region", { name: "Notices" }).getByText(sentence, { exact: true })).toBeVisible();

/** 500,000 at 20 % down: the loan is 400,000. */
async function begin(page: Page) {
  await newComparison(page);
  await enterFirstLoan(page, { price: "500000" });
}

async function fill(page: Page, name: string) {
  await open(page);
  await drawer(page).getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await type(amount(page, "Processing"), "795");
  await page.getByRole("radiogroup", { name: "Dollars or percent, Loan origination" }).getByText("%").click();
  await type(amount(page, "Loan origination"), "1");
  await page.getByRole("combobox", { name: "Base of the percentage of Loan origination" }).selectOption("of loan");
  await amount(page, "Appraisal").fill("575");
  await amount(page, "Seller credit").fill("2500");
}

const expectClosingCosts = (page: Page, figure: string) =>
  expect(field(page, "Closing costs", 1)).toHaveAttribute("placeholder", figure);

test("a worksheet is filled and saved, loaded again after another one, changed through a reload, and deleted", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const name = `Wake ${unique()}`;
  await begin(page);
  await fill(page, name);
  await expect(group(page, "Lender").getByText("$4,795")).toBeVisible();
  await expect(drawer(page).getByText("$5,370")).toBeVisible();
  await press(page, "Save");
  await said(page, `${name} saved.`);
  await expect(drawer(page)).toBeHidden();
  await expectClosingCosts(page, "5,370");
  await expect(worksheet(page)).toHaveText(name);
  await expect(cell(page, "Credits", 1).getByText("\u2212$2,500")).toBeVisible();

  await open(page);
  await press(page, "Load Cary purchase");
  await press(page, "Use for this loan");
  await expect(worksheet(page)).toHaveText("Cary purchase");
  await open(page);
  await press(page, `Load ${name}`);
  await said(page, `${name} loaded.`);
  await press(page, "Use for this loan");
  await expectClosingCosts(page, "5,370");

  await open(page);
  await type(amount(page, "Processing"), "895");
  await page.reload();
  await expectClosingCosts(page, "5,370");
  await open(page);
  await expect(drawer(page).getByText(/Your unsaved changes are back/)).toBeVisible();
  await expect(amount(page, "Processing")).toHaveValue("$895");
  await press(page, "Save");
  await page
    .getByRole("alertdialog", { name: "Update current template?" })
    .getByText("Update", { exact: true })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expectClosingCosts(page, "5,470");

  await open(page);
  await press(page, `Delete ${name}`);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await said(page, "Worksheet deleted.");
  await expect(drawer(page).getByRole("button", { name: `Load ${name}` })).toBeHidden();
});

test("a worksheet takes a fee sheet and a column from the clipboard, and is walked by keys", async ({
  page,
  context,
  be,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  };
  await be(people.officer);
  const name = `Sheet ${unique()}`;
  await begin(page);
  await typeInto(page, "Closing costs", 1, "5688");
  await open(page);
  await expect(amount(page, "Application")).toBeFocused();
  await expect(amount(page, "Closing costs, not itemized")).toHaveValue("$5,688");

  await paste("Origination charge\t$1,200.00\nAppraisal fee  $575\nCourier  $40.50\nSurvey TBD");
  await said(page, "3 fees pasted. 1 line is kept at the top for correction.");
  await expect(amount(page, "Loan origination")).toHaveValue("$1,200");
  await expect(amount(page, "Courier")).toHaveValue("$40.50");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(amount(page, "Courier")).toHaveCount(0);
  await pressField(amount(page, "Application"));
  await paste("85\n\n1250\n");
  await expect(amount(page, "Application")).toHaveValue("$85");
  await expect(amount(page, "Loan origination")).toHaveValue("$1,250");
  await press(page, "Lower it to $4,353");
  const totals = drawer(page).getByRole("definition").first();
  await expect(totals).toHaveText("$5,688");
  await expect(totals).toBeInViewport();

  // What is wrong with an amount is said below its box, and on a tablet a fee keeps its name.
  const commitment = amount(page, "Commitment");
  await type(commitment, "six");
  const leftOf = async (part: Locator) => Math.round((await part.boundingBox())!.x);
  const box = await leftOf(commitment.locator("xpath=ancestor::*[@data-field-box]"));
  expect(await leftOf(group(page, "Lender").getByRole("alert"))).toBe(box);
  await resize(page, { width: 820, height: 900 });
  const named = await group(page, "Lender").getByText("Commitment", { exact: true }).boundingBox();
  expect(named!.width, "the name on a tablet").toBeGreaterThan(100);
  await resize(page, { width: 1440, height: 900 });
  await type(commitment, "0");

  // One Tab a fee; what stands beside its amount is reached by Alt and an arrow.
  await pressField(amount(page, "Application"));
  await page.keyboard.press("Tab");
  await expect(amount(page, "Commitment")).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("combobox", { name: "Section of the Loan Estimate, Commitment" })).toBeFocused();
  await pressField(amount(page, "Commitment"));
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Enter");
  await said(page, "Commitment removed.");
  await expect(amount(page, "Loan origination")).toBeFocused();

  await drawer(page).getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.keyboard.press("ControlOrMeta+s");
  await said(page, `${name} saved.`);
  await expectClosingCosts(page, "5,688");
});

test("a worksheet says whole what a percentage is of on a phone", { tag: "@phone" }, async ({ page, be }) => {
  test.skip(!onPhone(page), "a wide line has its own column for it");
  await be(people.officer);
  await newComparison(page);
  await open(page);
  for (const fee of ["Loan origination", "Lender credit"]) {
    await page
      .getByRole("radiogroup", { name: `Dollars or percent, ${fee}` })
      .getByText("%")
      .click();
    await type(amount(page, fee), "1.125");
    const base = page.getByRole("combobox", { name: `Base of the percentage of ${fee}` });
    expect(await base.evaluate(roomBeside), "pixels left beside its longest word").toBeGreaterThanOrEqual(0);
    expect((await base.boundingBox())!.height, "under a finger").toBeGreaterThanOrEqual(44);
  }
});
