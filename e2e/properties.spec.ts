/** Where homes are, what they cost and how their value grows: the drawer of a property, several of them, several prices. */
import type { Page } from "@playwright/test";
import { choice, field, onPhone, type, typeInto } from "./editor";
import { expect, people, test } from "./people";
import { addClient, readReport, report, saveReport, unique } from "./stage";

async function openSaved(page: Page) {
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Homes ${unique()}`));
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toHaveValue("6.500");
  return id;
}

const drawer = (page: Page) => page.getByRole("dialog");

/** All that is known of the first property. */
async function openDrawer(page: Page) {
  await page.getByRole("button", { name: onPhone(page) ? /location, taxes and costs/ : /Edit the property$/ }).click();
  await expect(drawer(page)).toBeVisible();
}

async function close(page: Page) {
  await drawer(page).getByRole("button", { name: "Done" }).click();
  await expect(drawer(page)).toBeHidden();
}

async function findPlace(page: Page, text: string, name: RegExp) {
  await drawer(page).getByLabel("Location").fill(text);
  await page.getByRole("option", { name }).click();
}

async function save(page: Page) {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
}

test.beforeEach(({ be }) => be(people.newOfficer));

test("a place that is found brings its tax and home prices, which the scenario keeps", async ({ page }) => {
  const id = await openSaved(page);
  await openDrawer(page);
  await findPlace(page, "4420 sag", /Saguaro Ridge/);
  await expect(drawer(page).getByLabel("City")).toHaveValue("Phoenix");
  await expect(drawer(page).getByLabel("County tax rate")).toHaveValue("0.49");
  await expect(drawer(page).getByText(/^Place: Sample data/)).toBeVisible();
  await drawer(page).getByRole("checkbox", { name: "Historical" }).click();
  await expect(drawer(page).getByText(/^Sample data, not from FHFA/)).toBeVisible();
  await drawer(page).getByRole("button", { name: "Use in the figures: Historical" }).click();
  await expect(drawer(page).getByRole("slider", { name: "Value by year" })).toBeVisible();
  const values = drawer(page).getByRole("table").getByRole("row");
  await expect(values.filter({ hasText: "Forecast" }).getByRole("cell").first()).toHaveText("$450,000");
  await close(page);
  await save(page);
  const { report: saved } = await readReport(page, id);
  expect(saved).toMatchObject({
    properties: [{ fip: "04013", zip: "85016", countyTaxRate: 0.49, appreciationTypes: ["historical", "forecast"] }],
    outside: {
      series: { house: { forecast: { date: expect.any(String) }, historical: { date: expect.any(String) } } },
    },
  });
  await page.reload();
  await openDrawer(page);
  await expect(drawer(page).getByText(/^Sample data, not from FHFA/)).toBeVisible();
});

test("two homes, one of them at two prices, each with loans of its own", { tag: "@phone" }, async ({ page }) => {
  const id = await openSaved(page);
  const phone = onPhone(page);
  if (phone) await openDrawer(page);
  await page.getByRole("button", { name: /^Add alternate price/ }).click();
  const alternate = page.getByRole("dialog", { name: "Add alternate price" });
  await type(alternate.getByLabel("Price", { exact: true }), "430k");
  await alternate.getByRole("button", { name: "Add", exact: true }).click();
  await expect(alternate).toBeHidden();
  if (phone) {
    await close(page);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Add property" }).click();
  } else {
    await page.getByRole("button", { name: "Add property" }).click();
    await findPlace(page, "412 brook", /Brookhaven/);
    await expect(drawer(page).getByLabel("ZIP")).toHaveValue("27612");
    await type(drawer(page).getByRole("textbox", { name: "Price", exact: true }), "515k");
    await close(page);
  }
  const place = choice(page, "Property and price", 1);
  await expect(place.getByRole("option")).toHaveCount(3);
  if (phone) {
    await place.selectOption({ index: 2 });
    await openAdded(page);
  } else await place.selectOption({ label: "Brookhaven Dr · $515,000" });
  await typeInto(page, "Rate", 1, "6.25");
  await save(page);
  const { report: saved } = await readReport(page, id);
  const prices = (saved as unknown as { properties: { city: string; purchaseDetails: { price: number }[] }[] })
    .properties;
  expect(prices.map(({ city, purchaseDetails }) => [city, ...purchaseDetails.map(({ price }) => price)])).toEqual([
    ["Cary", 450_000, 430_000],
    ["Raleigh", 515_000],
  ]);
  expect(saved).toMatchObject({ loans: [{ rate: 6.25 }, { rate: 6.5, propertyID: "house" }] });
});

/** On a phone the property of a loan is behind its line. */
async function openAdded(page: Page) {
  await page.getByRole("button", { name: /^Add the location/ }).click();
  await findPlace(page, "412 brook", /Brookhaven/);
  await expect(drawer(page).getByLabel("ZIP")).toHaveValue("27612");
  await type(drawer(page).getByRole("textbox", { name: "Price", exact: true }), "515k");
  await close(page);
}
