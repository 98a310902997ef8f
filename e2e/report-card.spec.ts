/** The report card of a county, from signing in to a report that a client opens. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { beginOnClientsPage, closePanel, heading, save, saveAndSend } from "./answer";
import { draftStatus, onPhone, undo } from "./editor";
import { expect, people, test } from "./people";
import { addClient, call, saveReport, unique } from "./stage";

const head = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const wake = { id: "home", address: "412 Brookhaven Dr", city: "Raleigh", state: "NC", county: "Wake", fip: "37183" };
type Told = [{ version: string; newest: string }];

test("a report card of a client's home is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const begun = await beginOnClientsPage(page, "Rita", { tool: "rerc", another: "New report card" });
  const location = page.getByLabel("Location");
  await location.fill("412 brook");
  await page.getByRole("option", { name: /Brookhaven/ }).click();
  await expect(page.getByText("It is Wake County, NC.")).toBeVisible();
  await expectAccessible(page, "the place");
  await page.getByRole("link", { name: "See the report card" }).click();

  await expect(head(page)).toHaveText(/^Prices in Wake County (rose|fell) .* counties\.$/);
  await expect(page.getByRole("img", { name: /with Wake County outlined/ })).toBeVisible();
  await page.getByRole("button", { name: "Affordability", exact: true }).click();
  await expect(head(page)).toHaveText(/^A median home in Wake County takes/);
  await expectAccessible(page, "the card");
  if (onPhone(page)) {
    await expect(page.getByText(/^[A-F] · \d+\.\d$/).last()).toBeInViewport();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Compare" }).getByText("1 of 4")).toBeVisible();
    await expectAccessible(page, "what is compared");
    await closePanel(page);
  }
  await undoHasNothingOfTheMap(page);
  await expect(draftStatus(page)).toContainText("Kept");

  // A phone's way to send a report is every tool's, and is walked with a debt consolidation.
  await (onPhone(page) ? save(page) : saveAndSend(page, begun));
});

/** Which figure the map shows is nothing that is saved: what is undone is the home. */
async function undoHasNothingOfTheMap(page: Page) {
  await undo(page);
  await expect(page.getByText("How does a county compare with all counties?")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(head(page)).toHaveText(/^Prices in Wake County/);
}

test("a client reads the figures that the officer saw, in either language, and moves nothing but the map", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Rita ${unique()}`);
  const [told] = await call<Told>(page, "GET", "/v1/location/counties/cards?fips=37183");
  const properties = [{ ...wake, purchaseDetails: [{ id: "ask", price: 450_000 }] }];
  const metrics = ["priceHistory", "volatility", "affordability", "income"];
  const reportCard = { fip: "37183", version: told.version, compared: ["37119"], metrics, showOverall: false };
  const id = await saveReport(page, clientID, { name: "Wake in figures", toolName: "rerc", properties, reportCard });
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", {
    reportID: id,
    tool: "rerc",
  });
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page)).toHaveText(/^Prices in Wake County rose/);
  await expect(page).toHaveTitle("Report card of Wake County");
  await expect(page.getByRole("img", { name: /with Wake County outlined/ })).toBeVisible();
  await expect(page.getByText("450,000")).toHaveCount(0);
  await expect(page.getByText("Overall", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Income" }).click();
  await expect(heading(page)).toHaveText(/^The median income in Wake County rose/);
  // Each language is judged at one width: one layout, in other words.
  if (!onPhone(page)) await expectAccessible(page, "the client's page");
  await page
    .getByRole("button", { name: /Español|ES/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^En el condado de Wake, el ingreso mediano subió/);
  await expect(page.getByRole("heading", { name: "Método y fuentes" })).toBeVisible();
  if (onPhone(page)) await expectAccessible(page, "the client's page in Spanish");
});
