import { expectSummary, field, newComparison, priceField, type, typeInto } from "./editor";
import { figuresOf, results } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";

const scenario = (rate: number, price = 450_000) => ({
  properties: [{ purchaseDetails: [{ price }] }],
  loans: [{ program: "conventional" as const, term: 30, rate, downPaymentPercentage: 20 }],
});

test("an officer asks by sentence, takes the marketable answer and undoes it, by keyboard alone, and makes a figure of the results what it should be", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  await newComparison(page);
  await type(priceField(page), "450000");
  await typeInto(page, "Rate", 1, "6.5");
  await expectSummary(page, 1, figuresOf(scenario(6.5))[0]!);
  // The highest eighth whose payment is within the target.
  const target = results(scenario(6.2))[0]!.monthly.total!;
  await pressField(field(page, "Rate", 1));

  await page.keyboard.press("ControlOrMeta+g");
  const window = page.getByRole("dialog", { name: "Goal seek" });
  await expect(window.getByLabel("Ask in a sentence")).toBeFocused();
  await page.keyboard.type(`What rate keeps the payment under ${target}?`);
  await page.keyboard.press("Enter");
  await expect(window.getByRole("button", { name: "Find" })).toBeFocused();
  await expect(window.getByLabel("Change")).toHaveValue("rate");
  await page.keyboard.press("Enter");
  await expect(window.getByRole("button", { name: "Use this rate: 6.125%" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(window).toBeHidden();
  await expect(field(page, "Rate", 1)).toHaveValue("6.125");
  await expect(field(page, "Rate", 1)).toBeFocused();
  await expectSummary(page, 1, figuresOf(scenario(6.125))[0]!);
  await page.keyboard.press("ControlOrMeta+z");
  await expectSummary(page, 1, figuresOf(scenario(6.5))[0]!);

  // The command palette takes the sentence, too.
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: /^Search/ })).toBeFocused();
  await page.keyboard.type("what price keeps the payment under 2,500");
  await page.keyboard.press("Enter");
  await expect(window.getByLabel("Change")).toHaveValue("price");
  await expect(window.getByRole("button", { name: "Find" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();

  // So does a figure of the results, which is made what it should be; a sentence that lacks something says so.
  await page.getByRole("link", { name: /Results$/ }).click();
  await page
    .getByRole("button", { name: /^Cash to close, Loan A/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Make this…" }).click();
  await expect(window.getByLabel("Target figure")).toHaveValue("cashToClose");
  await window.getByLabel("Ask in a sentence").fill("make it 80,000");
  await window.getByRole("button", { name: "Fill in" }).click();
  await expect(window.getByText("I could not tell what may change", { exact: false })).toBeVisible();
  await expect(window.getByLabel("Target", { exact: true })).toHaveValue("$80,000");
  await window.getByLabel("Change").selectOption("Down payment");
  await window.getByRole("button", { name: "Find" }).click();
  await expect(window.getByText("Rounded to $100, meets the target")).toBeVisible();
  await window
    .getByRole("button", { name: /^Use this down payment/ })
    .first()
    .click();
  await expect(window).toBeHidden();
  await expect(page.getByText(/^Down payment of loan A is .* now\.$/)).toBeVisible();
});
