/** How loans are paid back: the schedule, paying more, files of it; and money that is put aside. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { onPhone, undo } from "./editor";
import { cents, monthPaid, results } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { addClient, copyDemo, readReport, report, saveReport, unique } from "./stage";

const table = (page: Page) => page.getByRole("table", { name: /^Amortization schedule/ });
const row = (page: Page, name: string | RegExp) => table(page).getByRole("row", { name });
/** The beginning of a payment's row: "1 Feb 2027". */
const payment = (number: number) => new RegExp(`^${number} ?${monthPaid(number)}`);
const panel = (page: Page) => page.getByRole(onPhone(page) ? "dialog" : "complementary", { name: "Add Payment" });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();
const plain = (value: number) => cents(value).replace("$", "");

/** The demo's loans, as they are paid back. @returns the name of their report */
async function openDemo(page: Page) {
  const { id, name } = await copyDemo(page, `Paid back ${unique()}`);
  await page.goto(`/lc2/results/schedule?reportID=${id}`);
  await expect(row(page, /^Year 1 /)).toBeVisible();
  return name;
}

async function openSaved(page: Page, loan: object = {}) {
  const clientID = await addClient(page, `Client ${unique()}`);
  const id = await saveReport(page, clientID, report(`Paid back ${unique()}`, loan));
  await page.goto(`/lc2/results/schedule?reportID=${id}`);
  await expect(row(page, /^Year 1 /)).toBeVisible();
  return { id, clientID };
}

/** Types what a phone shows over the table, and a desktop beside it. */
async function fill(page: Page, name: string, text: string) {
  const field = panel(page).getByRole("textbox", { name });
  await field.fill(text);
  await field.press("Tab");
}

/** Leaves the panel, which on a phone lies over the page. */
const done = async (page: Page) => {
  await panel(page).getByRole("button", { name: "Done" }).click();
  await expect(panel(page)).toBeHidden();
};

const openSchedule = (page: Page) => page.getByRole("link", { name: "Schedule" }).click();

const save = (page: Page) => press(page, "Save");

/** The engine's answer for the one loan of `report()`. */
function loan(changes: object = {}) {
  const { name: _, ...scenario } = report("", changes);
  return results(scenario)[0]!;
}

test.beforeEach(async ({ be }) => be(people.officer));

test("A page of the tool shows each loan's years, and its payments in years that open and close", async ({ page }) => {
  const { id, name } = await copyDemo(page);
  await page.goto(`/lc2/property?reportID=${id}`);
  // The head is drawn anew once the scenario is there: a press that falls just between presses nothing.
  await expect(page.getByRole("textbox", { name: "Name of the scenario" })).toHaveValue(name);
  await openSchedule(page);
  await expect(page).toHaveTitle(/amortization schedule/);
  await expect(row(page, /^Year 1 /)).toContainText("30,339.24");
  await page.getByRole("radio", { name: "Monthly" }).click();
  await expect(row(page, payment(1))).toContainText("2,166.67");
  await press(page, "Year 1");
  await expect(row(page, payment(1))).toHaveCount(0);
  await expect(row(page, payment(13))).toBeVisible();
  await press(page, "Expand all years");
  await expect(row(page, payment(1))).toBeVisible();
  await press(page, "Collapse all years");
  await expect(row(page, payment(13))).toHaveCount(0);
});

test("Pressing Schedule while the scenario is still on its way goes to that scenario's schedule", async ({ page }) => {
  const { id } = await copyDemo(page);
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/v2/client/reports/${id}`, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`/lc2/property?reportID=${id}`);
  await openSchedule(page);
  await expect(page).toHaveURL(new RegExp(`/schedule\\?reportID=${id}$`));
  answer();
  await expect(row(page, /^Year 1 /)).toContainText("30,339.24");
});

test("The table is at most 800 pixels high, keeps its heads and totals in sight, and draws what is scrolled to", async ({
  page,
}) => {
  await openDemo(page);
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 1400 });
  await page.getByRole("radio", { name: "Monthly" }).click();
  const scroller = page.getByRole("group", { name: "Amortization schedule, monthly" });
  await expect.poll(async () => (await scroller.boundingBox())!.height).toBeLessThanOrEqual(800);
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(360 + 30 + 3));
  expect(await table(page).getByRole("row").count()).toBeLessThan(100);
  await pressField(scroller);
  await page.keyboard.press("End");
  const last = row(page, payment(360));
  await expect(last).toBeVisible();
  await expect(last).toHaveAttribute("aria-rowindex", String(360 + 30 + 2));
  await expect(table(page).getByRole("columnheader", { name: "Payment no." })).toBeInViewport();
  await expect(row(page, /^Total/)).toBeInViewport();
  await expect(row(page, /^Total/)).toContainText("910,179.81");
});

test("Loans are turned off but for one, and a banner says where the lead in balance flips", async ({ page }) => {
  await openDemo(page);
  await expect(page.getByRole("note")).toContainText(
    `Loan D owes less than loan A from payment 17 (${monthPaid(17)}): $392,529.46 against $393,579.03.`,
  );
  for (const name of ["Loan A", "Loan B", "Loan C"]) await page.getByRole("checkbox", { name }).uncheck();
  await expect(page.getByRole("note")).toHaveCount(0);
  const four = page.getByRole("checkbox", { name: "Loan D" });
  // It says itself that it cannot be unchecked, so the press is forced.
  await four.click({ force: true });
  await expect(four).toBeChecked();
  await expect(table(page).getByRole("columnheader", { name: /^[A-D] / })).toHaveCount(1);
});

test("Charts stand above the rows; on a phone they come when asked for, and a row shows the balance too", {
  tag: "@phone",
}, async ({ page }) => {
  await openDemo(page);
  const sliders = page.getByRole("slider");
  if (onPhone(page)) {
    await expect(sliders).toHaveCount(0);
    const { height } = page.viewportSize()!;
    const head = (await page.locator("main header").first().boundingBox())!;
    const rows = (await page.getByRole("group", { name: "Amortization schedule, yearly" }).boundingBox())!;
    expect(rows.y - head.y - head.height).toBeLessThan(height / 4);
    await expect(
      row(page, /^Year 1 /)
        .getByRole("cell")
        .nth(3),
    ).toBeInViewport({ ratio: 1 });
    await expect(
      row(page, /^Year 1 /)
        .getByRole("cell")
        .nth(3),
    ).toHaveText("395,529.14");
    await page.getByRole("checkbox", { name: "Charts" }).check();
  }
  const balance = page.getByRole("slider", { name: "Balance by year" });
  await expect(balance).toBeInViewport({ ratio: 1 });
  await balance.press("Home");
  await balance.press("ArrowRight");
  await expect(balance).toHaveAttribute("aria-valuenow", "1");
  const years = page.getByRole("slider", { name: "Principal and interest of Loan A by year" });
  await years.press("ArrowRight");
  await expect(years).toHaveAttribute("aria-valuetext", "Year 2: Principal $4,770, Interest $25,569");
  await page.getByRole("combobox", { name: "Loan shown in the chart" }).selectOption("Loan D");
  await expect(page.getByRole("slider", { name: "Principal and interest of Loan D by year" })).toBeVisible();
});

test("A lump sum counts as it is typed, either way, is saved, and comes back after a reload", async ({ page }) => {
  const { id } = await openSaved(page);
  await press(page, "Add Payment");
  await fill(page, "Lump sum", "20k");
  await fill(page, "After payment", "36");
  const lump = (recast: boolean) => ({ lumpPayments: [{ amount: 20_000, payment: 36, recast }] });
  const [keep, recast] = [loan(lump(false)), loan(lump(true))];
  await expect(panel(page)).toContainText(`${keep.prepayment!.monthsSaved} payments sooner`);
  await expect(panel(page)).toContainText(cents(keep.prepayment!.interestSaved));
  await expect(panel(page)).toContainText(`Payment from no. 37${cents(recast.rates.at(-1)!.payment)}`);
  await panel(page)
    .getByRole("radio", { name: /^Recast/ })
    .check();
  await expect(panel(page)).toContainText("Months saved0 months");
  await fill(page, "Extra each month", "100");
  const all = loan({ ...lump(true), additionalMonthlyPayments: [{ amount: 100 }] });
  await expect(panel(page)).toContainText(`Interest saved${cents(all.prepayment!.interestSaved)}`);
  await done(page);
  await expect(row(page, /^Year 3 /)).toContainText("20,000.00");
  await expect(row(page, /^Total/)).toContainText(plain(all.totals.interest));
  await save(page);
  await expect(page.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
  await page.reload();
  await expect(row(page, /^Year 3 /)).toContainText("20,000.00");
  const saved = (await readReport(page, id)).report.loans[0];
  expect(saved).toMatchObject({ ...lump(true), additionalMonthlyPayments: [{ amount: 100 }] });
});

test("What cannot be paid is said at its field, keeps the report from being saved, and is undone", async ({ page }) => {
  await openSaved(page);
  await press(page, "Add Payment");
  await fill(page, "Lump sum", "400000");
  await expect(panel(page).getByRole("alert")).toHaveText("Payment amount must not exceed loan amount");
  await fill(page, "Lump sum", "10000");
  await fill(page, "After payment", "361");
  await expect(panel(page).getByRole("alert")).toHaveText("Payment number cannot exceed the maximum term of the loan");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await save(page);
  await expect(
    page.getByText(
      "Loan A: Payment number cannot exceed the maximum term of the loan. Change it under Schedule, Add Payment.",
    ),
  ).toBeVisible();
  await undo(page);
  await save(page);
  await expect(page.getByText(/^Paid back .* saved( as a draft.*)?\.$/)).toBeVisible();
});

test("The rows are downloaded as CSV and as a workbook", async ({ page }) => {
  const title = await openDemo(page);
  const download = async (name: RegExp) => {
    await press(page, "Download");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name }).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await download(/CSV/);
  expect(csv.name).toBe(`${title}, amortization schedule.csv`);
  const lines = csv.bytes.toString("utf8").split("\r\n");
  expect(lines).toHaveLength(1 + 3 * 30 + 15 + 1);
  expect(lines[1]).toContain(",1,30339.24,25868.38,4470.86,0.00,395529.14,");
  const workbook = await download(/XLSX/);
  expect(workbook.name).toBe(`${title}, amortization schedule.xlsx`);
  expect(workbook.bytes.subarray(0, 2).toString()).toBe("PK");
  expect(workbook.bytes.includes("xl/worksheets/sheet4.xml")).toBe(true);
});

test("Money put aside is worked out, kept with the client, and found there again", async ({ page }) => {
  await openSaved(page);
  const open = () => press(page, "Reinvestment calculator");
  await open();
  const drawer = page.getByRole("dialog", { name: "Reinvestment calculator" });
  const type = (name: string, text: string) => drawer.getByRole("textbox", { name }).fill(text);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByText("Lump Sum Payment or Period Payment is required")).toBeVisible();
  await expect(drawer.getByText("Assumed Rate of Return is required")).toBeVisible();
  await expect(drawer.getByText("Years or Months is required")).toBeVisible();
  await type("Period Payment", "250");
  await type("Assumed Rate of Return", "6");
  await type("Years", "10");
  await expect(drawer.getByRole("region", { name: "Result" })).toContainText("$40,969.84");
  await expect(drawer.getByRole("slider", { name: "Value by year" })).toBeVisible();
  await drawer.getByRole("button", { name: "Save" }).click();
  const kept = drawer.getByRole("button", { name: /^\$250 monthly at 6% for 10 years/ });
  await expect(kept).toBeVisible();
  await page.reload();
  await open();
  await kept.click();
  await expect(drawer.getByRole("textbox", { name: "Years" })).toHaveValue("10");
  await type("Years", "12");
  await drawer.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(drawer).toBeHidden();
});
