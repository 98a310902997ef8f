import type { Page } from "@playwright/test";
import {
  cell,
  choice,
  choose,
  enterFirstLoan,
  expectFigures,
  expectNoFigures,
  expectSummary,
  field,
  newComparison,
  onPhone,
  openProperty,
  redo,
  showLoan,
  type,
  typeInto,
  undo,
} from "./editor";
import { dollars, type Figures, figuresOf, results } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";

const thirtyYears = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
const scenario = (loan: object) => ({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [loan] });
/** What the engine says of a loan on the house that `enterFirstLoan` types. */
const figures = (loan: object): Figures => figuresOf(scenario(loan))[0]!;

/** By the menu of the loan at hand. */
async function actOnLoan(page: Page, loan: number, action: string) {
  await showLoan(page, loan);
  await page.getByRole("button", { name: `Loan ${"ABCDEF"[loan - 1]} menu` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test.describe("the editor", () => {
  test.beforeEach(async ({ be, page }) => {
    await be(people.newOfficer);
    await newComparison(page);
  });

  test("undoes a field at a time and brings it back", { tag: "@phone" }, async ({ page }) => {
    await enterFirstLoan(page);
    await typeInto(page, "Rate", 1, "7.25");
    await typeInto(page, "Closing costs", 1, "6240");
    await undo(page);
    await expectSummary(page, 1, figures({ ...thirtyYears, rate: 7.25 }));
    await undo(page);
    await expect(field(page, "Rate", 1)).toHaveValue("6.500");
    await expectSummary(page, 1, figures(thirtyYears));
    await redo(page);
    await redo(page);
    await expectSummary(page, 1, figures({ ...thirtyYears, rate: 7.25, closingCosts: 6240 }));
  });

  test("shows a computed default as one, and brings it back with one press", async ({ page }) => {
    await enterFirstLoan(page);
    const usual = dollars(results(scenario(thirtyYears))[0]!.prepaidEscrows);
    const prepaids = field(page, "Prepaids and escrows", 1);
    await expect(prepaids).toHaveValue("");
    await expect(prepaids).toHaveAttribute("placeholder", usual.slice(1));
    await typeInto(page, "Prepaids and escrows", 1, "4800");
    await expectSummary(page, 1, figures({ ...thirtyYears, userPrepaidEscrows: 4800 }));
    await page.getByRole("button", { name: `Back to the default of ${usual}, loan A` }).click();
    await expect(prepaids).toHaveValue("");
    await expectSummary(page, 1, figures(thirtyYears));
  });

  test("marks an APR that was typed, and goes back to the computed one", { tag: "@phone" }, async ({ page }) => {
    await enterFirstLoan(page);
    await typeInto(page, "APR", 1, "6.9");
    await expectSummary(page, 1, { ...figures(thirtyYears), apr: "6.9%" });
    await expect(cell(page, "APR", 1)).toContainText(onPhone(page) ? "default 6.5%" : "typed");
    await page.getByRole("button", { name: "Back to the computed APR, loan A" }).click();
    await expectSummary(page, 1, figures(thirtyYears));
  });

  test("takes all cash as a purchase without a loan, and lets go of it", async ({ page }) => {
    await enterFirstLoan(page);
    await choose(page, "Program", 1, "All cash");
    const cash = { program: "allCash", term: 0, rate: 0, downPaymentPercentage: 100, closingCosts: 0 };
    const [{ monthly, cash: due }] = results(scenario(cash)) as [ReturnType<typeof results>[number]];
    await expect(cell(page, "Loan amount", 1)).toContainText("None");
    for (const line of ["Term", "Rate", "Points"]) await expect(cell(page, line, 1)).toHaveText("None");
    await expect(field(page, "Rate", 1)).toBeHidden();
    await expectSummary(page, 1, {
      total: `$${monthly.total!.toFixed(2)}`,
      cash: dollars(due.toClose),
      apr: "None",
    });
    await choose(page, "Program", 1, "Conventional");
    await expect(field(page, "Term", 1)).toHaveValue("30");
    await expect(field(page, "Down payment", 1)).toHaveValue("20");
    await expect(field(page, "Rate", 1)).toHaveValue("6.500");
    await expectSummary(page, 1, figures(thirtyYears));
  });

  test("starts the insurance afresh when the program changes", async ({ page }) => {
    await enterFirstLoan(page);
    await choose(page, "Program", 1, "FHA");
    await typeInto(page, "Down payment", 1, "3.5");
    const fha = { ...thirtyYears, program: "fha", downPaymentPercentage: 3.5 };
    await expectSummary(page, 1, figures({ ...fha, MIWorksheet: { isFinanced: true } }));
    await page.getByRole("checkbox", { name: "Finance the upfront MI of loan A" }).uncheck();
    await typeInto(page, "Upfront MI", 1, "7000");
    await expectSummary(page, 1, figures({ ...fha, upfrontMI: 7000, MIWorksheet: { isFinanced: false } }));
    await choose(page, "Program", 1, "VA");
    await expect(field(page, "Upfront MI", 1)).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: "Finance the funding fee of loan A" })).toBeChecked();
    await expectSummary(page, 1, figures({ ...fha, program: "va", MIWorksheet: { isFinanced: true } }));
  });

  test("says what is missing at the field when it is left, shows no figure, loses nothing", { tag: "@phone" }, async ({
    page,
  }) => {
    await enterFirstLoan(page);
    await page.getByRole("button", { name: "Add loan" }).click();
    await showLoan(page, 1);
    const rate = field(page, "Rate", 1);
    const sentence = page.getByText("Rate is required");
    await pressField(rate);
    await rate.press("ControlOrMeta+a");
    await rate.press("Delete");
    await expectNoFigures(page, 1);
    await expect(sentence).toBeHidden();
    await rate.press("Tab");
    await expect(sentence).toBeVisible();
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await expectFigures(page, 2, figures(thirtyYears));
    await expect(field(page, "Down payment", 1)).toHaveValue("20");
    await typeInto(page, "Rate", 1, "6.5");
    await expect(sentence).toBeHidden();
    await expectSummary(page, 1, figures(thirtyYears));
  });

  test("refuses an appraised value above the price at its field, and leaves it out of the figures", async ({
    page,
  }) => {
    await enterFirstLoan(page);
    await page.getByRole("checkbox", { name: /has an appraised value/ }).check();
    const value = page.getByRole("textbox", { name: /^Appraised value of/ });
    await expect(value).toHaveValue("450,000");
    await type(value, "460000");
    await expect(page.getByText("Appraised value cannot exceed price.")).toBeVisible();
    await type(value, "440000");
    await expect(page.getByText("Appraised value cannot exceed price.")).toBeHidden();
    await expect(page.getByText("Gap $10,000 in cash")).toBeVisible();
    const property = { purchaseDetails: [{ price: 450_000 }], userAppraisedValue: 440_000 };
    await expectSummary(page, 1, figuresOf({ properties: [property], loans: [thirtyYears] })[0]!);
  });

  test("holds six loans, duplicates one, and takes a removal back", { tag: "@phone" }, async ({ page }) => {
    await enterFirstLoan(page);
    const add = page.getByRole("button", { name: "Add loan" });
    for (let loan = 2; loan <= 5; loan++) {
      await add.click();
      await expect(field(page, "Rate", loan)).toBeFocused();
    }
    await typeInto(page, "Rate", 2, "5.5");
    await actOnLoan(page, 2, "Duplicate");
    await expect(add).toBeDisabled();
    await expectFigures(page, 3, figures({ ...thirtyYears, rate: 5.5 }));
    await actOnLoan(page, 2, "Remove");
    await expect(field(page, "Rate", 6)).toBeHidden();
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    await expect(add).toBeDisabled();
    await expectFigures(page, 6, figures(thirtyYears));
    if (onPhone(page)) return;
    // A difference beside a figure is read whole or not at all, however narrow six columns are.
    await typeInto(page, "Down payment", 6, "0");
    const amount = cell(page, "Loan amount", 6);
    await expect(amount).toContainText("+$90,000.00");
    const [shown, figure] = await amount.locator("span").evaluateAll(([difference, figure]) => {
      const range = document.createRange();
      range.selectNodeContents(difference!);
      const text = range.getBoundingClientRect();
      const box = difference!.getBoundingClientRect();
      const isWhole =
        text.top < box.bottom && text.left >= box.left && text.right < figure!.getBoundingClientRect().left;
      return [isWhole || text.top >= box.bottom, figure!.textContent];
    });
    expect({ shown, figure }).toEqual({ shown: true, figure: "$450,000.00" });
  });
});

test("USDA is not offered where the lender does not", async ({ page, be }) => {
  const programs = choice(page, "Program", 1).getByRole("option");
  await be(people.newOfficer);
  await newComparison(page);
  const others = [...[5, 7, 10].map((years) => `Interest only ${years} years`), "All cash", "Other"];
  await expect(programs).toHaveText(["Conventional", "FHA", "USDA", "VA", ...others]);
  await be(people.harborOfficer);
  await newComparison(page);
  await expect(programs).toHaveText(["Conventional", "FHA", "VA", ...others]);
});

test.describe("a $ / % toggle", () => {
  /** Preferences are the person's own, so each width has one of its own here. */
  const whose = (width: string) => (width === "phone" ? people.harborOfficer : people.admin);

  test("keeps the down payment's value to the cent, there and back", async ({ page, be }, info) => {
    await be(whose(info.project.name));
    await newComparison(page);
    await enterFirstLoan(page);
    const down = field(page, "Down payment", 1);
    const unit = page.getByRole("radiogroup", { name: "Dollars or percent, down payment of loan A" });
    await unit.getByRole("radio", { name: "Dollars" }).click();
    await expect(down).toHaveValue("90,000");
    await expect(cell(page, "Down payment", 1)).toContainText("20%");
    await expectSummary(page, 1, figures(thirtyYears));
    await type(down, "95001");
    const typed = figures({ ...thirtyYears, downPaymentPercentage: undefined, downPayment: 95_001 });
    await expectSummary(page, 1, typed);
    await unit.getByRole("radio", { name: "Percent" }).click();
    await expect(down).toHaveValue("21.111");
    await expectSummary(page, 1, typed);
    await unit.getByRole("radio", { name: "Dollars" }).click();
    await expect(down).toHaveValue("95,001");
  });

  test("of the property tax is a preference that the next comparison starts with", async ({ page, be }, info) => {
    await be(whose(info.project.name));
    await newComparison(page);
    await openProperty(page);
    const unit = page.getByRole("radiogroup", { name: /^Dollars or percent, tax of/ });
    const kept = page.waitForResponse("**/v1/user-preferences");
    await unit.getByRole("radio", { name: "Dollars" }).click();
    expect((await kept).ok()).toBe(true);
    await newComparison(page);
    await openProperty(page);
    await expect(unit.getByRole("radio", { name: "Dollars" })).toBeChecked();
    const back = page.waitForResponse("**/v1/user-preferences");
    await unit.getByRole("radio", { name: "Percent" }).click();
    expect((await back).ok()).toBe(true);
  });
});
