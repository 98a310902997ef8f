import type { Page } from "@playwright/test";
import { enterProperty, field, goToResults, priceField, showLoan, type, typeInto } from "./editor";
import { cents, dollars, results } from "./figures";
import { expect, people, test } from "./people";
import { addClient, unique } from "./stage";

const openOwed = async (page: Page) => {
  await page.getByRole("button", { name: /^Mortgages and debts/ }).click();
  return page.getByRole("dialog", { name: "Mortgages and debts" });
};

async function newRefinance(page: Page, clientID: string) {
  await page.goto(`/lc2/property?clientID=${clientID}`);
  await expect(field(page, "Rate", 1)).toBeVisible();
  // Beside the scenario's name.
  await page.getByRole("button", { name: /^Type of the scenario/ }).click();
  await page.getByRole("menuitem", { name: "Refinance", exact: true }).click();
  await expect(field(page, "Target LTV", 1)).toBeVisible();
}

const card = { balance: 12_000, payment: 360, rate: 24, payOff: true } as const;
const mortgage = { rate: 7.5, balance: 300_000, monthsLeft: 330, payOff: true } as const;
/** What was paid for it is not known: its value stands. */
const home = { countyTaxRate: 0.84, purchaseDetails: [{ price: null }], userEstimatedValue: 500_000 };

test("refinancing a home with its debts saves what the engine says, and comes back as it was saved, beside today", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Refinance ${unique()}`);
  await newRefinance(page, clientID);
  await enterProperty(page, { address: "18 Tidewater Ln", taxRate: "0.84" });
  await expect(priceField(page)).toHaveCount(0);
  await typeInto(page, "Rate", 1, "6");

  const owed = await openOwed(page);
  const fill = (field: string, text: string) => owed.getByRole("textbox", { name: field }).fill(text);
  await type(owed.getByRole("textbox", { name: "Value of 18 Tidewater Ln" }), "500k");
  await fill("Balance, mortgage 1", "300000");
  await fill("Rate, mortgage 1", "7.5");
  await fill("Months left, mortgage 1", "330");
  await owed.getByRole("button", { name: "Add debt" }).click();
  const name = owed.getByRole("textbox", { name: "Name, debt 1" });
  await expect(name).toBeFocused();
  await name.fill("Visa");
  await fill("Balance, debt 1", "12000");
  await fill("Monthly payment, debt 1", "360");
  await fill("Rate, debt 1", "24");
  const loan = { category: "refinance", rate: 6, term: 30 } as const;
  const [result, today] = results({
    properties: [home],
    loans: [loan, { ...mortgage, category: "existing" }],
    debts: [card],
  });
  const { savings, cash } = result!;
  expect(savings).not.toBeNull();
  await expect(owed.getByRole("row", { name: /^Monthly savings/ })).toContainText(cents(savings!.monthlySavings!));
  await owed.getByRole("button", { name: "Done" }).click();
  await expect(owed).toBeHidden();
  await expect(page.getByText(dollars(cash.toClose), { exact: true }).first()).toBeVisible();

  // Cash out: a larger loan, which one press takes back to what is paid off.
  await typeInto(page, "Target LTV", 1, "80");
  const [larger] = results({
    properties: [home],
    loans: [
      { ...loan, targetLTV: 80 },
      { ...mortgage, category: "existing" },
    ],
    debts: [card],
  });
  const text = `\u2212$${Math.round(-larger!.cash.toClose).toLocaleString("en-US")}`;
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Match the debts paid off, loan A" }).click();
  await expect(field(page, "Target LTV", 1)).toHaveValue("");
  for (const line of ["Monthly savings", "Cash out"])
    await expect(page.getByText(line).first()).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page
      .getByText("18 Tidewater Ln saved.")
      .or(page.getByText(/ saved( as a draft.*)?\.$/))
      .first(),
  ).toBeVisible();
  await page.reload();
  await showLoan(page, 1);
  await expect(page.getByRole("button", { name: /^Mortgages and debts/ })).toContainText("$312,000");
  await goToResults(page);
  const saves = savings!.monthlySavings!;
  const first = page.getByRole("grid", { name: "First figures" });
  await expect(first.getByRole("columnheader").first()).toContainText("Today");
  await expect(first.getByRole("row").nth(1)).toContainText("Monthly savings");
  await expect(first.getByRole("row").nth(1)).toContainText(cents(saves));
  const total = first.getByRole("row", { name: /^Total payment/ }).getByRole("gridcell");
  await expect(total.first()).toContainText(cents(today!.monthly.total! + card.payment));
  await expect(total.last().getByRole("img", { name: "Lowest" })).toBeVisible();
  const monthly = page.getByRole("region", { name: "Monthly payment" }).getByRole("row", { name: /^Total payment/ });
  await expect(monthly).toContainText(`\u2212${cents(saves).replace("$", "")} against today's mortgage`);
  const table = page.getByRole("region", { name: "Savings", exact: true });
  await expect(table.getByRole("row", { name: /^Monthly savings/ })).toContainText(cents(saves));
  await expect(table.getByRole("row", { name: /^Before/ })).toHaveCount(0);
  await table.getByRole("button", { name: "Savings", exact: true }).click();
  await expect(table.getByRole("row", { name: /^Before/ })).toContainText(cents(savings!.monthlyBefore));
  await expect(table.getByRole("row", { name: /^Break-even/ })).toContainText("Immediately");
});
