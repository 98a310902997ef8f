/** The loan form: an adjustable rate and a second loan from the form to what is saved, the order of the loans. What each window works out is tested beside it. */
import type { Page } from "@playwright/test";
import { cell, choice, choose, expectNoFigures, expectSummary, field, showLoan, type, undo } from "./editor";
import { cents, figuresOf, results } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { addClient, readReport, report, saveReport, unique } from "./stage";

/** A saved scenario of one loan in the editor. */
async function open(page: Page, loan: object = {}) {
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Form ${unique()}`, loan));
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toHaveValue("6.500");
  return id;
}

/** The same loan as the engine sees it. */
const scenario = (loan: object, outside: object = {}) => {
  const { properties, loans } = report("", loan);
  return { properties, loans, outside, client: { taxRate: 24 } };
};
const expectLoan = (page: Page, loan: object, outside: object = {}) =>
  expectSummary(page, 1, figuresOf(scenario(loan, outside))[0]!);

const dialog = (page: Page) => page.getByRole("dialog");
const typed = (page: Page, name: string, text: string) => type(dialog(page).getByRole("textbox", { name }), text);
const done = (page: Page) => dialog(page).getByRole("button", { name: "Done" }).click();

async function save(page: Page) {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
}

test.describe("the loan form", () => {
  test.beforeEach(({ be }) => be(people.newOfficer));

  test("follows the index of an adjustable rate, shows its path, and keeps its terms", async ({ page }) => {
    const id = await open(page);
    await choose(page, "Type", 1, "5/6 ARM");
    await page.getByRole("button", { name: /terms of the adjustable rate, loan A/ }).click();
    await dialog(page).getByRole("radio", { name: "Current" }).click();
    await typed(page, "Margin, loan A", "3");
    await typed(page, "First change, loan A", "1.5");
    const [{ value, date, average, averageDate }] = (await (await page.request.get("/v1/loan/sofr")).json()).data;
    const outside = { sofr: { value, date }, indexAverage: { value: average, date: averageDate } };
    const loan = { type: "arm5", ARM: { scenario: "current", margin: 3, initialCap: 1.5 } };
    const { rates } = results(scenario(loan, outside))[0]!;
    const path = dialog(page).getByRole("table", { name: "Rate over time" }).getByRole("row");
    await expect(path).toHaveCount(rates.length + 1);
    for (const [at, { payment }] of rates.entries()) await expect(path.nth(at + 1)).toContainText(cents(payment));
    await done(page);
    await expectLoan(page, loan, outside);
    await save(page);
    await page.reload();
    await expectLoan(page, loan, outside);
    const saved: { outside?: object } = (await readReport(page, id)).report as never;
    expect(saved.outside).toMatchObject(outside);
  });

  test("says at the type that a fixed period is too long", async ({ page }) => {
    await open(page, { term: 10 });
    await choose(page, "Type", 1, "15/6 ARM");
    await expect(page.getByText("The fixed period must be shorter than the term")).toBeVisible();
    await expect(choice(page, "Type", 1)).toHaveAttribute("aria-invalid", "true");
    await expectNoFigures(page, 1);
    await undo(page);
    await expect(choice(page, "Type", 1)).toHaveValue("fixed");
  });

  test("lends a part of the down payment by a second loan, and takes it back", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Second loan, loan A: add one" }).click();
    await typed(page, "Rate of the second loan, loan A", "8.25");
    await dialog(page).getByRole("combobox", { name: "Type of the second loan, loan A" }).selectOption("float10");
    await done(page);
    const loan = { secondLoan: { type: "float10", rate: 8.25 } };
    await expectLoan(page, loan);
    const { monthly } = results(scenario(loan))[0]!;
    await expect(cell(page, "Second loan", 1)).toContainText(cents(monthly.secondLoan));
    await save(page);
    await page.reload();
    await expectLoan(page, loan);
    await page.getByRole("button", { name: /^Second loan, loan A/ }).click();
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await expectLoan(page, {});
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expectLoan(page, loan);
  });

  test("splits a purchase 80-10-10 by one choice, which is kept and taken back by one undo", async ({ page }) => {
    await open(page, { downPaymentPercentage: 25 });
    await page.getByRole("button", { name: "Second loan, loan A: add one" }).click();
    await typed(page, "Rate of the second loan, loan A", "8.25");
    const split = dialog(page).getByRole("combobox", { name: "Split of the price, loan A" });
    await split.selectOption("80-10-10: 10% second, 10% down");
    await done(page);
    const loan = { downPaymentPercentage: 20, secondLoan: { ltv: 90, rate: 8.25 } };
    await expectLoan(page, loan);
    const { cash } = results(scenario(loan))[0]!;
    expect(cash.downPayment, "10% of the price").toBe(45_000);
    await expect(field(page, "Down payment", 1)).toHaveValue("20");
    await undo(page);
    await expect(field(page, "Down payment", 1)).toHaveValue("25");
  });

  test("does without all cash where the officer does", async ({ page }) => {
    await open(page);
    await expect(choice(page, "Program", 1).locator("option", { hasText: "All cash" })).toHaveCount(1);
    await page.goto("/members/administration/profile");
    const offer = page.getByRole("switch", { name: "Offer all cash as a program" });
    await offer.click();
    await expect(offer).toHaveAttribute("aria-checked", "false");
    await open(page);
    await expect(choice(page, "Program", 1).locator("option", { hasText: "All cash" })).toHaveCount(0);
    await page.goto("/members/administration/profile");
    await offer.click();
    await expect(offer).toHaveAttribute("aria-checked", "true");
  });
});

test("a loan's drawer beside the results changes every report of its campaign", async ({ page, be }) => {
  await be(people.newOfficer);
  const clientID = await addClient(page, `Client ${unique()}`);
  const campaign = `rpt_${unique().padEnd(26, "0")}`;
  const name = `Form ${unique()}`;
  const attached = (name: string) => ({
    ...report(name),
    toolMeta: { attachedReports: [{ tool: "mkit", id: campaign }] },
  });
  const [one, other] = [
    await saveReport(page, clientID, attached(name)),
    await saveReport(page, clientID, attached(`Other ${name}`)),
  ];
  await page.goto(`/lc2/results?reportID=${one}`);
  await page.getByRole("button", { name: "Edit loan A" }).click();
  await typed(page, "Rate, loan A", "6");
  const { total } = figuresOf(scenario({ rate: 6 }))[0]!;
  await expect(dialog(page).getByText(total, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Save" }).click();
  await expect(question).toContainText("Changes will be applied across all reports in Prequalified Buyer Campaign");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(`${name} saved.`, { exact: true })).toBeVisible();
  for (const id of [one, other]) expect((await readReport(page, id)).report.loans[0]!.rate).toBe(6);
});

test("the loans are put in order by the menu, by a drag of a loan's mark, and by Alt and an arrow", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const document = report(`Order ${unique()}`);
  const loans = [6.5, 6, 5.5].map((rate) => ({ ...document.loans[0], id: `at${rate}`, rate }));
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), { ...document, loans });
  await page.goto(`/lc2/property?reportID=${id}`);
  const expectRates = (...values: string[]) =>
    Promise.all(values.map((value, at) => expect(field(page, "Rate", at + 1)).toHaveValue(value)));
  await expectRates("6.500", "6.000", "5.500");

  await showLoan(page, 1);
  await page.getByRole("button", { name: "Loan A menu" }).click();
  await page.getByRole("menuitem", { name: "Move right" }).click();
  await expectRates("6.000", "6.500", "5.500");

  await undo(page);
  await expectRates("6.500", "6.000", "5.500");
  const heads = page.getByRole("columnheader");
  await expect(async () => {
    await heads.nth(2).getByTitle("Drag to move").dragTo(heads.nth(0));
    await expectRates("5.500", "6.500", "6.000");
  }).toPass();
  await undo(page);
  await expectRates("6.500", "6.000", "5.500");

  await pressField(page.getByRole("textbox", { name: "Name of loan C" }));
  await page.keyboard.press("Alt+ArrowLeft");
  await expectRates("6.500", "5.500", "6.000");
  await expect(page.getByRole("textbox", { name: "Name of loan B" })).toBeFocused();
});
