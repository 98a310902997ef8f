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

test("a county without a series shows its metro area's and says so, and what was typed stands", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/v1/location/historical?**", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const source = "FHFA house price index of the metro area (39580), by FRED";
    await route.fulfill({ response, json: { data: [{ ...data[0], source }] } });
  });
  await openSaved(page);
  await openDrawer(page);
  await findPlace(page, "412 brook", /Brookhaven/);
  await expect(drawer(page).getByText("No series for this county: the metro area's is shown.")).toBeVisible();
  await expect(drawer(page).getByRole("textbox", { name: "Price", exact: true })).toHaveValue("450,000");
  await close(page);
  await expect(field(page, "Rate", 1)).toHaveValue("6.500");
});

test("what was changed in the drawer counts at once; Escape and Enter close it and ask nothing", async ({ page }) => {
  await openSaved(page);
  const repairs = drawer(page).getByRole("textbox", { name: /^Repairs/ });
  await openDrawer(page);
  await repairs.fill("12k");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await openDrawer(page);
  await expect(repairs).toHaveValue("12,000");
  await repairs.fill("9000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("ControlOrMeta+z");
  await openDrawer(page);
  await expect(repairs).toHaveValue("12,000");
});

test.describe("places that cannot be had", () => {
  test.use({ expected: [/status of 502/] });
  test("are said so, and the address stands as it was typed", async ({ page }) => {
    await openSaved(page);
    await page.route("**/v1/location/details*", (route) => route.fulfill({ status: 502, json: { error: {} } }));
    await openDrawer(page);
    await findPlace(page, "4420 sag", /Saguaro Ridge/);
    await expect(page.getByText("Error getting location details.")).toBeVisible();
    await expect(drawer(page).getByLabel("Location")).toHaveValue("4420 Saguaro Ridge Dr, Phoenix, AZ 85016");
    await drawer(page).getByLabel("Location").fill("1 Typed Way");
    await drawer(page).getByLabel("City").fill("Mesa");
    await expect(drawer(page).getByRole("heading", { name: "1 Typed Way" })).toBeVisible();
  });
});

test("the drawer says what is missing or wrong, and holds back nothing", async ({ page }) => {
  await openSaved(page);
  await openDrawer(page);
  await type(drawer(page).getByRole("textbox", { name: /^Cost to sell/ }), " ");
  await expect(drawer(page).getByText("Cost to Sell is required")).toBeVisible();
  await drawer(page).getByRole("checkbox", { name: "Forecast" }).click();
  await expect(drawer(page).getByText("At least one Appreciation Calculation is required")).toBeVisible();
  for (const name of ["Forecast", "Historical", "Custom"])
    await drawer(page).getByRole("checkbox", { name, exact: true }).click();
  await expect(drawer(page).getByText("No more than 2 Appreciation Calculations may be selected")).toBeVisible();
  await drawer(page).getByLabel("Purchase year").selectOption("2016");
  await drawer(page).getByLabel("Purchase year").press("Shift+Tab");
  await expect(drawer(page).getByLabel("Purchase month")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByText("Month is required")).toBeVisible();
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

test("a removed property comes back with its loans", async ({ page }) => {
  await openSaved(page);
  await page.getByRole("button", { name: "Add property" }).click();
  await findPlace(page, "412 brook", /Brookhaven/);
  await close(page);
  await page.getByRole("button", { name: /Tidewater.*Edit the property$/ }).click();
  await drawer(page).getByRole("button", { name: "Remove property" }).click();
  await expect(field(page, "Rate", 1)).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(field(page, "Rate", 1)).toHaveValue("6.500");
});
