/** How loans are paid back: the schedule, paying more, files of it; and money that is put aside. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { onPhone, undo } from "./editor";
import { cents, monthPaid, results } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { addClient, copyDemo, readReport, report, saveReport, unique } from "./stage";

const table = (page: Page) => page.getByRole("table", { name: /^Amortization schedule/ });
const row = (page: Page, name: string | RegExp) => table(page).getByRole("row", { name });
/** The beginning of a payment's row: "1 Feb 2027". */
const payment = (number: number) => new RegExp(`^${number} ?${monthPaid(number)}`);
const panel = (page: Page) => page.getByRole("complementary", { name: "Add Payment" });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();
const plain = (value: number) => cents(value).replace("$", "");

/** Types into the panel beside the table. */
async function fill(page: Page, name: string, text: string) {
  const field = panel(page).getByRole("textbox", { name });
  await field.fill(text);
  await field.press("Tab");
}

/** By the keys, and another loan's. */
async function useCharts(page: Page) {
  const balance = page.getByRole("slider", { name: "Balance by year" });
  await balance.press("Home");
  await balance.press("ArrowRight");
  await expect(balance).toHaveAttribute("aria-valuenow", "1");
  const years = page.getByRole("slider", { name: "Principal and interest of Loan A by year" });
  await years.press("ArrowRight");
  await expect(years).toHaveAttribute("aria-valuetext", "Year 2: Principal $4,770, Interest $25,569");
  await page.getByRole("combobox", { name: "Loan shown in the chart" }).selectOption("Loan D");
  await expect(page.getByRole("slider", { name: "Principal and interest of Loan D by year" })).toBeVisible();
}

/** The engine's answer for the one loan of `report()`. */
function loan(changes: object = {}) {
  const { name: _, ...scenario } = report("", changes);
  return results(scenario)[0]!;
}

test.beforeEach(async ({ be }) => be(people.officer));

test("Schedule leads to the scenario's schedule though it is still on its way: its charts, its files, and all its payments", async ({
  page,
}) => {
  const { id, name } = await copyDemo(page, `Paid back ${unique()}`);
  await test.step("the link is pressed before the scenario has come", async () => {
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/v2/client/reports/${id}`, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`/lc2/property?reportID=${id}`);
    await page.getByRole("link", { name: "Schedule" }).click();
    await expect(page).toHaveURL(new RegExp(`/schedule\\?reportID=${id}$`));
    answer();
    await expect(row(page, /^Year 1 /)).toContainText("30,339.24");
    await expect(page).toHaveTitle(/amortization schedule/);
  });

  await test.step("charts stand above the rows", async () => {
    await expect(page.getByRole("note")).toContainText(
      `Loan D owes less than loan A from payment 17 (${monthPaid(17)}): $392,529.46 against $393,579.03.`,
    );
    await expect(page.getByRole("slider", { name: "Balance by year" })).toBeInViewport({ ratio: 1 });
    await useCharts(page);
  });

  await test.step("beside the panel the head of the yearly payments is one line, and nothing of it is cut", async () => {
    await press(page, "Add Payment");
    await expect(panel(page)).toBeVisible();
    const [balance, years] = await page.locator("figcaption").all();
    await expect(years!).toContainText("Payments by year");
    const box = (of: Locator) =>
      of.evaluate(({ scrollWidth, clientWidth, clientHeight }) => [scrollWidth - clientWidth, clientHeight]);
    expect(await box(years!)).toEqual(await box(balance!));
    await page.keyboard.press("Escape");
  });

  await test.step("the rows are downloaded as CSV and as a workbook", async () => {
    const download = async (kind: RegExp) => {
      await press(page, "Download");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: kind }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const csv = await download(/CSV/);
    expect(csv.name).toBe(`${name}, amortization schedule.csv`);
    const lines = csv.bytes.toString("utf8").split("\r\n");
    expect(lines).toHaveLength(1 + 3 * 30 + 15 + 1);
    expect(lines[1]).toContain(",1,30339.24,25868.38,4470.86,0.00,395529.14,");
    const workbook = await download(/XLSX/);
    expect(workbook.name).toBe(`${name}, amortization schedule.xlsx`);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe("PK");
    expect(workbook.bytes.includes("xl/worksheets/sheet4.xml")).toBe(true);
  });

  await test.step("the table is at most 800 pixels high, keeps its heads and totals in sight, and draws what is scrolled to", async () => {
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 1400 });
    await page.getByRole("radio", { name: "Monthly" }).click();
    await expect(row(page, payment(1))).toContainText("2,166.67");
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
});

test("Charts come on a phone when asked for, and a row shows the balance too", { tag: "@phone" }, async ({ page }) => {
  test.skip(!onPhone(page), "charts stand above the rows");
  const { id } = await copyDemo(page);
  await page.goto(`/lc2/results/schedule?reportID=${id}`);
  const balance = row(page, /^Year 1 /)
    .getByRole("cell")
    .nth(3);
  await expect(balance).toHaveText("395,529.14");
  await expect(balance).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("slider")).toHaveCount(0);
  const { height } = page.viewportSize()!;
  const head = (await page.locator("main header").first().boundingBox())!;
  const rows = (await page.getByRole("group", { name: "Amortization schedule, yearly" }).boundingBox())!;
  expect(rows.y - head.y - head.height).toBeLessThan(height / 4);
  await page.getByRole("checkbox", { name: "Charts" }).check();
  await expect(page.getByRole("slider", { name: "Balance by year" })).toBeInViewport({ ratio: 1 });
  await useCharts(page);
});

test("A lump sum that can be paid counts as it is typed, either way, is saved, and comes back after a reload; so does money put aside", async ({
  page,
}) => {
  const clientID = await addClient(page, `Client ${unique()}`);
  const id = await saveReport(page, clientID, report(`Paid back ${unique()}`));
  await page.goto(`/lc2/results/schedule?reportID=${id}`);
  await expect(row(page, /^Year 1 /)).toBeVisible();

  await test.step("what cannot be paid is said at its field, keeps the report from being saved, and is undone", async () => {
    await press(page, "Add Payment");
    await fill(page, "Lump sum", "400000");
    await expect(panel(page).getByRole("alert")).toHaveText("Payment amount must not exceed loan amount");
    await fill(page, "Lump sum", "10000");
    await fill(page, "After payment", "361");
    await expect(panel(page).getByRole("alert")).toHaveText(
      "Payment number cannot exceed the maximum term of the loan",
    );
    await panel(page).getByRole("button", { name: "Close" }).click();
    await press(page, "Save");
    await expect(
      page.getByText(
        "Loan A: Payment number cannot exceed the maximum term of the loan. Change it under Schedule, Add Payment.",
      ),
    ).toBeVisible();
    await undo(page);
    await press(page, "Save");
    await expect(page.getByText(/^Paid back .* saved( as a draft.*)?\.$/)).toBeVisible();
  });

  const lump = (recast: boolean) => ({ lumpPayments: [{ amount: 20_000, payment: 36, recast }] });
  await test.step("what can be paid counts at once", async () => {
    await press(page, "Add Payment");
    await fill(page, "Lump sum", "20k");
    await fill(page, "After payment", "36");
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
    await panel(page).getByRole("button", { name: "Done" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(row(page, /^Year 3 /)).toContainText("20,000.00");
    await expect(row(page, /^Total/)).toContainText(plain(all.totals.interest));
    await press(page, "Save");
    await expect
      .poll(async () => (await readReport(page, id)).report.loans[0])
      .toMatchObject({ ...lump(true), additionalMonthlyPayments: [{ amount: 100 }] });
  });

  const drawer = page.getByRole("dialog", { name: "Reinvestment calculator" });
  const kept = drawer.getByRole("button", { name: /^\$250 monthly at 6% for 10 years/ });
  await test.step("money put aside is kept with the client", async () => {
    await press(page, "Reinvestment calculator");
    await drawer.getByRole("textbox", { name: "Period Payment" }).fill("250");
    await drawer.getByRole("textbox", { name: "Assumed Rate of Return" }).fill("6");
    await drawer.getByRole("textbox", { name: "Years" }).fill("10");
    await expect(drawer.getByRole("region", { name: "Result" })).toContainText("$40,969.84");
    await expect(drawer.getByRole("slider", { name: "Value by year" })).toBeVisible();
    await drawer.getByRole("button", { name: "Save" }).click();
    await expect(kept).toBeVisible();
  });

  await test.step("both are there after a reload", async () => {
    await page.reload();
    await expect(row(page, /^Year 3 /)).toContainText("20,000.00");
    await press(page, "Reinvestment calculator");
    await kept.click();
    await expect(drawer.getByRole("textbox", { name: "Years" })).toHaveValue("10");
  });
});
