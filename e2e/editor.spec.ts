import type { Page } from "@playwright/test";
import {
  cell,
  enterFirstLoan,
  expectFigures,
  expectNoFigures,
  expectSummary,
  field,
  newComparison,
  onPhone,
  redo,
  showLoan,
  typeInto,
  undo,
} from "./editor";
import { type Figures, figuresOf } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";

const thirtyYears = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
/** What the engine says of a loan on the house that `enterFirstLoan` types. */
const figures = (loan: object): Figures =>
  figuresOf({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [loan] })[0]!;

/** By the menu of the loan at hand. */
async function actOnLoan(page: Page, loan: number, action: string) {
  await showLoan(page, loan);
  await page.getByRole("button", { name: `Loan ${"ABCDEF"[loan - 1]} menu` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a comparison is typed and undone, says what it lacks, and holds six loans @phone", async ({ page, be }) => {
  await be(people.newOfficer);
  await newComparison(page);
  const typed = { ...thirtyYears, rate: 7.25, closingCosts: 6240 };

  await test.step("a field at a time is undone and brought back", async () => {
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
    await expectSummary(page, 1, figures(typed));
  });

  await test.step("an APR that was typed is marked, and goes back to the computed one", async () => {
    await typeInto(page, "APR", 1, "6.9");
    const { apr, ...others } = figures(typed);
    await expectSummary(page, 1, { ...others, apr: "6.9%" });
    await expect(cell(page, "APR", 1)).toContainText(onPhone(page) ? `default ${apr}` : "typed");
    await page.getByRole("button", { name: "Back to the computed APR, loan A" }).click();
    await expectSummary(page, 1, figures(typed));
  });

  const add = page.getByRole("button", { name: "Add loan" });
  await test.step("what is missing is said at the field when it is left, no figure stands, nothing is lost", async () => {
    await add.click();
    await expect(field(page, "Rate", 2)).toBeFocused();
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
    await expectFigures(page, 2, figures(typed));
    await expect(field(page, "Down payment", 1)).toHaveValue("20");
    await typeInto(page, "Rate", 1, "7.25");
    await expect(sentence).toBeHidden();
    await expectSummary(page, 1, figures(typed));
  });

  await test.step("six loans stand, one of them a copy, and a removal is taken back", async () => {
    for (let loan = 3; loan <= 5; loan++) {
      await add.click();
      await expect(field(page, "Rate", loan)).toBeFocused();
    }
    await typeInto(page, "Rate", 2, "5.5");
    await actOnLoan(page, 2, "Duplicate");
    await expect(add).toBeDisabled();
    await expectFigures(page, 3, figures({ ...typed, rate: 5.5 }));
    await actOnLoan(page, 2, "Remove");
    await expect(field(page, "Rate", 6)).toBeHidden();
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    await expect(add).toBeDisabled();
    await expectFigures(page, 6, figures(typed));
  });

  if (onPhone(page)) return;
  await test.step("a difference beside a figure is read whole or not at all, however narrow six columns are", async () => {
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
