/** The life of a closing cost worksheet, and the credits and prepaids beside it. */
import type { Page } from "@playwright/test";
import { cell, enterFirstLoan, field, newComparison, onPhone, type, typeInto } from "./editor";
import { roomBeside } from "./fields";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { unique } from "./stage";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Closing Cost Worksheet" });
const worksheet = (page: Page) => page.getByRole("button", { name: /closing cost worksheet of loan A$/i });
const open = (page: Page) => worksheet(page).click();
const prepaids = (page: Page) => page.getByRole("button", { name: /months and days prepaid for loan A/ });
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
  await type(drawer(page).getByRole("textbox", { name: "Name", exact: true }), name);
  await type(amount(page, "Processing"), "795");
  await page.getByRole("radiogroup", { name: "Dollars or percent, Loan origination" }).getByText("%").click();
  await type(amount(page, "Loan origination"), "1");
  await page.getByRole("combobox", { name: "Base of the percentage of Loan origination" }).selectOption("of loan");
  await type(amount(page, "Appraisal"), "575");
  await type(amount(page, "Seller credit"), "2500");
}

const expectClosingCosts = (page: Page, figure: string) =>
  expect(field(page, "Closing costs", 1)).toHaveAttribute("placeholder", figure);

test.describe("a closing cost worksheet", () => {
  test("is filled, saved, linked, changed and saved as another one, gives way to a typed total and comes back", async ({
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
    await press(page, "Save");
    await said(page, "No changes to save.");
    await type(amount(page, "Processing"), "895");
    await press(page, "Save");
    await page
      .getByRole("alertdialog", { name: "Update current template?" })
      .getByText("Update", { exact: true })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expectClosingCosts(page, "5,470");

    await open(page);
    await press(page, "Save as");
    await said(page, `${name} 2 saved.`);
    await expect(worksheet(page)).toHaveText(`${name} 2`);

    await typeInto(page, "Closing costs", 1, "6000");
    await expect(field(page, "Closing costs", 1)).toHaveValue("6,000");
    await page.getByRole("button", { name: `Back to ${name} 2, loan A` }).click();
    await expect(field(page, "Closing costs", 1)).toHaveValue("");
    await expectClosingCosts(page, "5,470");
  });

  test("is loaded again after another one took its place, outlives a reload, and is deleted", async ({ page, be }) => {
    await be(people.officer);
    const name = `Orange ${unique()}`;
    await begin(page);
    await fill(page, name);
    await press(page, "Save");
    await expectClosingCosts(page, "5,370");
    await open(page);
    await press(page, "Load Cary purchase");
    await press(page, "Use for this loan");
    await expect(worksheet(page)).toHaveText("Cary purchase");
    await open(page);
    await press(page, `Load ${name}`);
    await said(page, `${name} loaded.`);
    await press(page, "Use for this loan");
    await expectClosingCosts(page, "5,370");
    await page.reload();
    await expectClosingCosts(page, "5,370");
    await open(page);
    await press(page, `Delete ${name}`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Worksheet deleted.");
    await expect(drawer(page).getByRole("button", { name: `Load ${name}` })).toBeHidden();
  });

  test("loses nothing by a removed fee, a cleared form, a save that failed, a reload or a press beside it", async ({
    page,
    be,
    expected,
  }) => {
    await be(people.officer);
    await begin(page);
    await fill(page, `Cary ${unique()}`);
    expected.push(/status of 500/);
    await page.route("**/v1/closingCosts/save", (route) =>
      route.fulfill({ status: 500, json: { error: { code: "failed", alertMessage: "Error updating worksheet." } } }),
    );
    await press(page, "Save");
    await said(page, "Error updating worksheet.");
    await expect(amount(page, "Appraisal")).toHaveValue("$575");
    await page.unroute("**/v1/closingCosts/save");
    await page.getByRole("button", { name: "Remove Appraisal", exact: true }).click();
    await said(page, "Appraisal removed.");
    const undo = page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" });
    await undo.click();
    await expect(amount(page, "Appraisal")).toHaveValue("$575");
    await press(page, "Clear form");
    await expect(amount(page, "Appraisal")).toHaveValue("");
    await undo.click();
    await expect(amount(page, "Appraisal")).toHaveValue("$575");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await page.reload();
    await open(page);
    await expect(drawer(page).getByText(/Your unsaved changes are back/)).toBeVisible();
    await expect(amount(page, "Appraisal")).toHaveValue("$575");
  });

  test("takes a fee sheet and a column, goes to all loans, and says which keep an older copy", async ({
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
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(field(page, "Rate", 2)).toBeVisible();
    await open(page);
    await expect(amount(page, "Application")).toBeFocused();
    await expect(amount(page, "Closing costs, not itemized")).toHaveValue("$5,688");
    await type(drawer(page).getByRole("textbox", { name: "Name", exact: true }), name);

    await pressField(amount(page, "Application"));
    await paste("Origination charge\t$1,200.00\nAppraisal fee  $575\nCourier  $40.50\nSurvey TBD");
    await said(page, "3 fees pasted. 1 line is kept at the top for correction.");
    await expect(amount(page, "Loan origination")).toHaveValue("$1,200");
    await expect(amount(page, "Courier")).toHaveValue("$40.50");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(amount(page, "Courier")).toHaveCount(0);
    await expect(page.getByText(/^3 fees pasted\./)).toHaveCount(0);
    await paste("Origination charge\t$1,200.00\nAppraisal fee  $575\nCourier  $40.50\nSurvey TBD");
    const left = drawer(page).getByRole("textbox", { name: "A name and an amount on each line" });
    await expect(left).toHaveValue("Survey TBD");
    await left.fill("Survey 65");
    await press(page, "Add the fees");
    await expect(amount(page, "Survey")).toHaveValue("$65");
    await pressField(amount(page, "Application"));
    await paste("85\n\n1250\n");
    await expect(amount(page, "Application")).toHaveValue("$85");
    await expect(amount(page, "Loan origination")).toHaveValue("$1,250");
    await press(page, "Lower it to $3,672.50");
    const totals = drawer(page).getByRole("definition").first();
    await expect(totals).toHaveText("$5,688");
    await expect(totals).toBeInViewport();

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

    await drawer(page).getByRole("checkbox", { name: "Use for all 2 loans" }).check();
    await press(page, "Save");
    await said(page, `${name} is used for all 2 loans.`);
    await expectClosingCosts(page, "5,688");
    await expect(field(page, "Closing costs", 2)).toHaveAttribute("placeholder", "5,688");

    await open(page);
    await type(amount(page, "Appraisal"), "675");
    await page.keyboard.press("ControlOrMeta+s");
    await page.getByRole("alertdialog").getByText("Update", { exact: true }).click();
    const older = page.getByRole("dialog", { name: "Loans with the older copy" });
    await expect(older.getByText("Closing costs rise by $100, from $5,688 to $5,788.")).toBeVisible();
    await older.getByRole("button", { name: "Update Loan B" }).click();
    await expect(older.getByText("All loans have the new copy.")).toBeVisible();
    await older.getByRole("button", { name: "Done" }).click();
    await expect(field(page, "Closing costs", 2)).toHaveAttribute("placeholder", "5,788");
  });

  test("says whole what a percentage is of on a phone", { tag: "@phone" }, async ({ page, be }) => {
    test.skip(!onPhone(page), "a wide line has its own column for it");
    await be(people.officer);
    await begin(page);
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

  test("is found among many, ten at a time", async ({ page, be }) => {
    await be(people.admin);
    await begin(page);
    const origin = new URL(page.url()).origin;
    const name = unique();
    for (let number = 1; number <= 11; number++) {
      const ccData = JSON.stringify({ name: `${name} ${number}`, data: {} });
      await page.request.post("/v1/closingCosts/save", { data: { ccData }, headers: { origin } });
    }
    await open(page);
    await expect(drawer(page).getByRole("button", { name: /^Load / })).toHaveCount(10);
    await press(page, "View More");
    await expect(drawer(page).getByRole("button", { name: `Load ${name} 1`, exact: true })).toBeVisible();
  });
});

test("credits are listed one by one, with more on top", async ({ page, be }) => {
  await be(people.officer);
  await begin(page);
  await page.getByRole("button", { name: /credits worksheet of loan A$/i }).click();
  const dialog = page.getByRole("dialog", { name: "Credits Worksheet" });
  await expect(dialog.getByText("No credits")).toBeVisible();
  await dialog.getByRole("button", { name: "Add a fee: Credits" }).click();
  await page.getByRole("menuitem", { name: "Lender credit" }).click();
  await type(amount(page, "Lender credit"), "1200");
  await dialog.getByRole("button", { name: "Add a credit" }).click();
  await type(dialog.getByRole("textbox", { name: "Name of the credit" }), "Employer");
  await type(amount(page, "Employer"), "750");
  await dialog.getByRole("button", { name: "Save" }).click();
  await said(page, "Credits worksheet added");
  await expect(cell(page, "Credits", 1).getByText("\u2212$1,200")).toBeVisible();
  await expect(cell(page, "Credits", 1).getByText("+$750 more")).toBeVisible();
});

test("months and days stand beside what a lender may hold, and clear a typed total", async ({ page, be }) => {
  await be(people.officer);
  await begin(page);
  await typeInto(page, "Prepaids and escrows", 1, "4800");
  await prepaids(page).click();
  const dialog = page.getByRole("dialog", { name: "Prepaid and Escrows" });
  await expect(dialog.getByRole("region", { name: "Escrow analysis" }).getByText("Deposit at closing")).toBeVisible();
  await type(dialog.getByRole("textbox", { name: "Interest until the first full month, loan A" }), "10");
  await dialog.getByRole("radio", { name: "360 days" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(field(page, "Prepaids and escrows", 1)).toHaveValue("");
  await expect(prepaids(page)).toHaveText(/10 days interest/);

  await prepaids(page).click();
  await dialog.getByLabel("Closing date").fill("2026-12-22");
  await dialog.getByRole("button", { name: /^Use the closing date's: \$[\d,]+\.\d\d$/ }).click();
  await expect(dialog.getByText("Prepaids follow the closing date.", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(prepaids(page)).toHaveText("by closing 12/22/2026");
});

test("what RESPA lets a lender hold is taken with one press, with the day that it counts on", async ({ page, be }) => {
  await be(people.officer);
  await begin(page);
  await prepaids(page).click();
  const dialog = page.getByRole("dialog", { name: "Prepaid and Escrows" });
  const together = dialog.getByRole("table", { name: "Prepaids now and under RESPA" }).getByRole("row").last();
  await expect(together.getByRole("cell")).toHaveCount(2);
  const [now, most] = await together.getByRole("cell").allTextContents();
  expect(now).not.toBe(most);
  await dialog.getByRole("button", { name: `Use this: ${most}` }).click();
  await expect(dialog.getByText("Prepaids follow the closing date.", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Closing date")).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(prepaids(page)).toHaveText(/^by closing \d\d\/\d\d\/\d{4}$/);
  const whole = Math.round(Number(most!.replace(/[$,]/g, ""))).toLocaleString("en-US");
  await expect(field(page, "Prepaids and escrows", 1)).toHaveAttribute("placeholder", whole);
});
