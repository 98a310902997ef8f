import type { Page } from "@playwright/test";
import { closeTop, judge, openDemo, openSaved, press } from "./accessibility";
import { cell, enterFirstLoan, field, newComparison, onPhone, type, typeInto } from "./editor";
import { expect, people } from "./people";

/** Four loans on two homes show every part of the payment above its pinned sum, and their names whole. */
async function expectWholePayment(page: Page) {
  for (const part of ["Property tax", "Home insurance", "HOA"])
    for (const loan of [1, 4])
      await expect
        .poll(() =>
          cell(page, part, loan).evaluate((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(left + width / 2, top + height - 2));
          }),
        )
        .toBe(true);
  const names = page.getByRole("textbox", { name: /^Name of loan/ });
  await expect(names).toHaveCount(4);
  const cut = await names.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
  expect(cut, "names that are cut").toBe(0);
}

judge("the editor", {
  "an empty comparison": { as: people.officer, open: (page) => newComparison(page), fingers: true },
  "the shortcuts": {
    as: people.officer,
    open: async (page) => {
      // A new comparison begins in its price, where a question mark is text: a press beside the fields leaves them.
      await page.getByText("Loan", { exact: true }).first().click();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
  "the search for a client": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      if (onPhone(page)) await press(page, /^New comparison/);
      await press(page, "Choose a client");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
    },
  },
  "the editor": {
    as: people.officer,
    open: async (page) => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
      await closeTop(page);
      await openDemo(page);
      if (!onPhone(page)) await expectWholePayment(page);
    },
    onPhone: true,
    inAllThemes: true,
  },
  "the menu of a loan": {
    as: people.officer,
    open: async (page) => {
      await press(page, "Loan A menu");
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "the goal seek with its answers": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await page.keyboard.press("ControlOrMeta+g");
      const window = page.getByRole("dialog", { name: "Goal seek" });
      await window.getByLabel("Ask in a sentence").fill("What rate with 20% down makes the payment of loan A 2,900?");
      await window.getByRole("button", { name: "Fill in" }).click();
      await window.getByRole("button", { name: "Find" }).click();
      await expect(window.getByText("Rounded to an eighth, meets the target")).toBeVisible();
    },
  },
  "the drawer of a property": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /^412 Brookhaven Dr/);
      await expect(page.getByRole("dialog").getByLabel("Location")).toBeVisible();
    },
  },
  "an alternate price": {
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /^Add alternate price/);
      await page.getByRole("dialog").last().getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("Price is required")).toBeVisible();
    },
  },
  "the editor with its errors": {
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await enterFirstLoan(page);
      await typeInto(page, "Rate", 1, "600");
      await typeInto(page, "Term", 1, " ");
      await typeInto(page, "APR", 1, "7");
      await page.getByRole("combobox", { name: "Program, loan A" }).selectOption("All cash");
      await page.getByRole("combobox", { name: "Program, loan A" }).selectOption("FHA");
      await type(field(page, "Rate", 1), "600");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "the mortgages and debts of a refinance, with their errors": {
    onPhone: true,
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await press(page, onPhone(page) ? "More" : /^Type of the scenario/);
      await page.getByRole("menuitem", { name: "Refinance" }).click();
      await press(page, /^Mortgages and debts/);
      await press(page, "Add debt");
      await type(page.getByRole("textbox", { name: "Months left, debt 1" }), "700");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "the drawer of a property whose place is being looked up": {
    as: people.officer,
    open: async (page) => {
      await openSaved(page);
      await press(page, /^18 Tidewater Ln/);
      await page.getByRole("dialog").getByLabel("Location").fill("4420 sag");
      await expect(page.getByRole("option", { name: /Saguaro Ridge/ })).toBeVisible();
    },
  },
  "the value of a property, drawn, with its errors": {
    as: people.officer,
    open: async (page) => {
      const drawer = page.getByRole("dialog");
      await type(drawer.getByRole("textbox", { name: /^Cost to sell/ }), " ");
      for (const name of ["Historical", "Custom"]) await drawer.getByRole("checkbox", { name, exact: true }).click();
      await expect(drawer.getByText(/^No more than 2/)).toBeVisible();
      await expect(drawer.getByRole("slider", { name: "Value by year" })).toBeVisible();
    },
  },
});
