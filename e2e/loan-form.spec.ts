/** The loan form: an adjustable rate and a second loan from the form to what is saved, the order of the loans. What each window works out is tested beside it. */
import type { Page } from "@playwright/test";
import { cell, choose, expectSummary, field, type, undo } from "./editor";
import { cents, figuresOf, results } from "./figures";
import { expect, people, test } from "./people";
import { addClient, readReport, report, saveReport, unique } from "./stage";

/** A saved scenario of one loan in the editor. */
async function open(page: Page) {
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Form ${unique()}`));
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

test("an adjustable rate follows its index and a second loan lends beside it, and both are kept", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const id = await open(page);
  await choose(page, "Type", 1, "5/6 ARM");
  await page.getByRole("button", { name: /terms of the adjustable rate, loan A/ }).click();
  await dialog(page).getByRole("radio", { name: "Current" }).click();
  await typed(page, "Margin, loan A", "3");
  await typed(page, "First change, loan A", "1.5");
  const [{ value, date, average, averageDate }] = (await (await page.request.get("/v1/loan/sofr")).json()).data;
  const outside = { sofr: { value, date }, indexAverage: { value: average, date: averageDate } };
  const first = { type: "arm5", ARM: { scenario: "current", margin: 3, initialCap: 1.5 } };
  const { rates } = results(scenario(first, outside))[0]!;
  const path = dialog(page).getByRole("table", { name: "Rate over time" }).getByRole("row");
  await expect(path).toHaveCount(rates.length + 1);
  const rows = await path.allTextContents();
  for (const [at, { payment }] of rates.entries()) expect(rows[at + 1]).toContain(cents(payment));
  await done(page);
  await expectLoan(page, first, outside);

  await page.getByRole("button", { name: "Second loan, loan A: add one" }).click();
  await typed(page, "Rate of the second loan, loan A", "8.25");
  await dialog(page).getByRole("combobox", { name: "Type of the second loan, loan A" }).selectOption("float10");
  await done(page);
  const both = { ...first, secondLoan: { type: "float10", rate: 8.25 } };
  await expectLoan(page, both, outside);
  const { monthly } = results(scenario(both, outside))[0]!;
  await expect(cell(page, "Second loan", 1)).toContainText(cents(monthly.secondLoan));
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
  await page.reload();
  await expectLoan(page, both, outside);
  const saved: { outside?: object } = (await readReport(page, id)).report as never;
  expect(saved.outside).toMatchObject(outside);

  await page.getByRole("button", { name: /^Second loan, loan A/ }).click();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expectLoan(page, first, outside);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expectLoan(page, both, outside);
});

test("a loan is put in its place by a drag of its mark", async ({ page, be }) => {
  await be(people.newOfficer);
  const document = report(`Order ${unique()}`);
  const loans = [6.5, 6, 5.5].map((rate) => ({ ...document.loans[0], id: `at${rate}`, rate }));
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), { ...document, loans });
  await page.goto(`/lc2/property?reportID=${id}`);
  const expectRates = (...values: string[]) =>
    Promise.all(values.map((value, at) => expect(field(page, "Rate", at + 1)).toHaveValue(value)));
  await expectRates("6.500", "6.000", "5.500");
  const heads = page.getByRole("columnheader");
  await expect(async () => {
    await heads.nth(2).getByTitle("Drag to move").dragTo(heads.nth(0));
    await expectRates("5.500", "6.500", "6.000");
  }).toPass();
  await undo(page);
  await expectRates("6.500", "6.000", "5.500");
});
