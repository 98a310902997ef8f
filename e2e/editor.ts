/** The comparison's editor as a person meets it: loans side by side, or one at a time on a phone. */
import { loanLetter } from "@highway/core/reports/pure/loan-letters";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Figures } from "./figures";
import { pressField } from "./hand";

export const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 720;

/** A new comparison that nothing was typed into. */
export async function newComparison(page: Page, query = "") {
  await page.goto(`/lc2/property?new=1${query}`);
  await expect(field(page, "Rate", 1)).toBeVisible();
}

export const field = (page: Page, name: string, loan: number) =>
  page.getByRole("textbox", { name: `${name}, loan ${loanLetter(loan - 1)}`, exact: true });

export const choice = (page: Page, name: string, loan: number) =>
  page.getByRole("combobox", { name: `${name}, loan ${loanLetter(loan - 1)}`, exact: true });

export const priceField = (page: Page) =>
  page.getByRole("textbox", onPhone(page) ? { name: "Price, loan A" } : { name: /^Price of/ });

/** A phone shows one loan: its tab brings it. */
export async function showLoan(page: Page, loan: number) {
  if (!onPhone(page)) return;
  const tab = page
    .getByRole("navigation", { name: "Loans" })
    .getByRole("button", { name: `Loan ${loanLetter(loan - 1)}` });
  await tab.click();
  const table = page.getByRole("table", { name: `Loan ${loanLetter(loan - 1)}`, exact: true });
  await expect
    .poll(async () => (await table.boundingBox())?.x, { message: `loan ${loanLetter(loan - 1)} in sight` })
    .toBe(0);
}

/** Types over what the field holds, and goes on to the next. */
export async function type(target: Locator, text: string) {
  await pressField(target);
  await target.press("ControlOrMeta+a");
  await target.pressSequentially(text);
  await target.press("Tab");
}

/** Types into a loan's field. */
export async function typeInto(page: Page, name: string, loan: number, text: string) {
  await showLoan(page, loan);
  await type(field(page, name, loan), text);
}

export async function choose(page: Page, name: string, loan: number, option: string) {
  await showLoan(page, loan);
  await choice(page, name, loan).selectOption(option);
}

/** The cell of one loan in a line of the grid; the last line of that name, where a field and a result share it. */
export function cell(page: Page, line: string, loan: number): Locator {
  const table = page.getByRole("table", {
    name: onPhone(page) ? `Loan ${loanLetter(loan - 1)}` : "Loans",
    exact: true,
  });
  const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: line, exact: true }) });
  return row
    .last()
    .getByRole("cell")
    .nth(onPhone(page) ? 0 : loan - 1);
}

/** A tab beside the others; on a phone the first figures at its foot. */
const resultsLink = (page: Page) => page.getByRole("link", { name: /Results$/ });

const summaryLines = { total: "Total payment", cash: "Cash to close", apr: "APR" } as const;

/** The first figures of a loan, to the cent; on a phone of the loan that it shows. */
export async function expectSummary(page: Page, loan: number, figures: Pick<Figures, "total" | "cash" | "apr">) {
  for (const name of ["total", "cash", "apr"] as const) {
    const place = onPhone(page) ? resultsLink(page) : cell(page, summaryLines[name], loan);
    const figure = place.getByText(figures[name], { exact: true });
    await expect(figure.first(), `${summaryLines[name]} of loan ${loanLetter(loan - 1)}`).toBeVisible();
  }
}

export async function expectFigures(page: Page, loan: number, figures: Figures) {
  await showLoan(page, loan);
  await expectSummary(page, loan, figures);
}

/** No figure stands for a loan that lacks something. */
export const expectNoFigures = (page: Page, loan: number) =>
  onPhone(page)
    ? expect(resultsLink(page).getByText("N/A", { exact: true })).toHaveCount(3)
    : expectSummary(page, loan, { total: "N/A", cash: "N/A", apr: "N/A" });

export const goToResults = (page: Page) => resultsLink(page).click();

/** Where what was typed stands: "Kept 2:14 PM", which a phone shortens. */
export const draftStatus = (page: Page) => page.getByRole("main").getByRole("status").first();

/** Undo and Redo of the head, not of a notice; on a phone Redo stands in its menu. */
export const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).first().click();
export async function redo(page: Page) {
  if (!onPhone(page)) return page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Redo" }).click();
}

/** Where the property is; `taxRate` in percent a year. */
export async function enterProperty(page: Page, { address, taxRate }: { address: string; taxRate?: string }) {
  await page.getByRole("button", { name: /^Add the location/ }).click();
  // Its title is the address, and follows what is typed.
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Location").fill(address);
  if (taxRate) await type(drawer.getByRole("textbox", { name: "County tax rate" }), taxRate);
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(drawer).toBeHidden();
}

/** The smallest scenario with all its figures: a price and a rate. */
export async function enterFirstLoan(page: Page, { price = "450000", rate = "6.5" } = {}) {
  await type(priceField(page), price);
  await typeInto(page, "Rate", 1, rate);
}

/** The names in the page's head of which a part gave way. */
export const cutNames = (page: Page) =>
  page.locator("main header span[title]").evaluateAll((names) =>
    names.flatMap((name) => {
      const text = document.createRange();
      // A hair too much costs letters already, which whole pixels do not show.
      const isCut = [...name.children].some((part) => {
        text.selectNodeContents(part);
        return text.getBoundingClientRect().width > part.getBoundingClientRect().width + 0.05;
      });
      return isCut ? [name.textContent] : [];
    }),
  );
