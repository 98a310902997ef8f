import type { Page } from "@playwright/test";
import {
  choose,
  enterProperty,
  expectFigures,
  expectSummary,
  field,
  goToResults,
  priceField,
  type,
  typeInto,
} from "./editor";
import { type Figures, figuresOf } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";

// The way of most days, with everything that moves; in a window that is not high, because each picture of what moves costs by its size.
test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1440, height: 640 } });

const conventional = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
const fha = { ...conventional, program: "fha", rate: 6.125, downPaymentPercentage: 3.5, points: 1.25 } as const;

/** What the engine says of these loans on the journey's house. */
const expected = (...loans: object[]): Figures[] =>
  figuresOf({ properties: [{ countyTaxRate: 0.84, purchaseDetails: [{ price: 450_000 }] }], loans });

async function addClientByName(page: Page, name: string) {
  await page.getByRole("button", { name: "Choose a client", exact: true }).click();
  await page.getByRole("combobox", { name: "Client" }).fill(name);
  await page.keyboard.press("Tab");
  const drawer = page.getByRole("dialog", { name: "Add client" });
  await expect(drawer.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await drawer.getByLabel("Fed/State Tax Rate").fill("24");
  await drawer.getByRole("button", { name: "Add client" }).click();
  await expect(page.getByText("Client added.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Client: ${name}. Change client` })).toBeVisible();
}

/** Types a figure key by key; after each one the figures are those of what stands there. */
async function watch(page: Page, name: string, loan: number, text: string, after: (typed: number) => Figures) {
  const target = field(page, name, loan);
  await pressField(target);
  await target.press("ControlOrMeta+a");
  for (let i = 1; i <= text.length; i++) {
    await page.keyboard.press(text[i - 1]!);
    await expect(target).toHaveValue(text.slice(0, i));
    await expectSummary(page, loan, after(Number(text.slice(0, i))));
  }
}

async function expectResults(page: Page, figures: Figures[]) {
  const first = page.getByRole("grid", { name: "First figures" });
  for (const [i, { total, cash, apr, interest }] of figures.entries())
    for (const [name, text] of [
      ["Total payment", total],
      ["Cash to close", cash],
      ["APR", apr],
      ["Interest over the loan", interest],
    ])
      await expect(first.getByRole("button", { name: `${name}, Loan ${"ABCDEF"[i]}: ${text}` })).toBeVisible();
}

test("an officer adds a client, compares two loans, saves them, comes back and loads them", async ({ page, be }) => {
  const unique = Math.random().toString(36).slice(2, 8);
  const address = `18 Tidewater ${unique}`;
  const figures = expected(conventional, fha);
  await be(people.newOfficer);
  await page.goto("/members/dashboard");
  await page.getByRole("link", { name: "New comparison" }).first().click();

  await addClientByName(page, `Grace ${unique}`);
  await enterProperty(page, { address, taxRate: "0.84" });
  await type(priceField(page), "450k");
  await expect(priceField(page)).toHaveValue("450,000");

  await watch(page, "Rate", 1, "6.5", (rate) => expected({ ...conventional, rate })[0]!);

  await page.getByRole("button", { name: "Add loan" }).click();
  await expect(field(page, "Rate", 2)).toBeFocused();
  await choose(page, "Program", 2, "FHA");
  await typeInto(page, "Rate", 2, "6.125");
  await typeInto(page, "Down payment", 2, "3.5");
  await watch(page, "Points", 2, "1.25", (points) => expected({ ...fha, points })[0]!);
  for (const [i, each] of figures.entries()) await expectFigures(page, i + 1, each);

  await goToResults(page);
  await expectResults(page, figures);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`${address} saved.`)).toBeVisible();

  await page.goto("/members/dashboard");
  await page.getByRole("button", { name: "View all scenarios" }).click();
  const list = page.getByRole("dialog", { name: "Saved scenarios" });
  await list.getByRole("button", { name: `Load ${address}` }).click();
  await expect(page.getByText(`${address} loaded.`)).toBeVisible();
  for (const [i, each] of figures.entries()) await expectFigures(page, i + 1, each);
  await goToResults(page);
  await expectResults(page, figures);
});
