/** Buying or renting, from signing in to a report that a client can open. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { draftStatus, field, onPhone, priceField, type, undo } from "./editor";
import { expect, mailsTo, people, test } from "./people";
import { addClient, saveReport, unique } from "./stage";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const sentence = (page: Page) => page.getByRole("button", { name: /^Renting wins while the rent is below/ });
/** On a phone the sliders are in a sheet, which the answer stays in sight of. */
async function openPanel(page: Page) {
  if (onPhone(page)) await page.getByRole("button", { name: "Change", exact: true }).click();
}
async function closePanel(page: Page) {
  if (onPhone(page)) await page.getByRole("button", { name: "Done", exact: true }).click();
}
const typed = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).last();

test("a buy or rent report is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const [name, primaryEmail] = [`Rena ${unique()}`, `${unique()}@example.com`];
  const clientID = await addClient(page, name, { primaryEmail, monthlyIncome: 8000, filingStatus: "single" });
  const began = Date.now();

  await page.goto(`/members/clients/${clientID}`);
  await page.getByRole("button", { name: "New report of another tool" }).click();
  await page.getByRole("menuitem", { name: "New buy or rent" }).click();
  await expect(page).toHaveURL(/\/bvr\/property/);
  await page
    .getByRole("button", { name: /Add the location/ })
    .first()
    .click();
  const location = page.getByRole("dialog").getByLabel("Location");
  await location.fill("412 brook");
  await page.getByRole("option", { name: /Brookhaven/ }).click();
  await expect(page.getByRole("dialog").getByLabel("ZIP")).not.toHaveValue("");
  await page.keyboard.press("Escape");
  await type(priceField(page), "450000");
  await type(field(page, "Rate", 1), "6.5");
  await page.getByRole("link", { name: "See the answer" }).click();

  // The break-even rent is known already, and the rent is all that is asked for.
  await expect(heading(page).filter({ hasText: "What is yours?" })).toBeVisible();
  await page
    .getByRole("textbox", { name: /^Rent a month/ })
    .first()
    .fill("2400");
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  await expect(page.getByText("If prices stay")).toBeVisible();
  await expectAccessible(page, "the answer");

  await openPanel(page);
  const before = await typed(page, "Years").inputValue();
  await typed(page, "Years").fill("7");
  await closePanel(page);
  await expect(page.getByText("0% in every year, after 7 years")).toBeVisible();
  await undo(page);
  await expect(page.getByText(`0% in every year, after ${before} years`)).toBeVisible();
  await expect(draftStatus(page)).toContainText("Kept");

  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText(/ saved\.$/)).toBeVisible();
  if (onPhone(page)) {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: /^Send the report/ }).click();
  } else {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Send/ }).click();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Share email sent.")).toBeVisible();
  expect((Date.now() - began) / 1000, "seconds from the client's page to the sent report").toBeLessThan(120);
  await expect
    .poll(async () => (await mailsTo(page.request, primaryEmail)).some(({ text }) => text.includes("/bvr/live-share")))
    .toBe(true);
});

test("a figure shows its working, and a report is on the pages of its own tool alone", async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Rena ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const home = { id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
  const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const document = { toolName: "bvr", properties: [home], loans: [loan], assumptions: { rent: 2400 } };
  const id = await saveReport(page, clientID, { name: "Larkspur", ...document });
  await page.goto(`/bvr/load?reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(/\/bvr\/results/);
  await sentence(page).click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Break-even rent", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "What moves it" })).toBeVisible();

  await page.goto(`/lc2/results?reportID=${id}`);
  await expect(page.getByText("This scenario is no longer here")).toBeVisible();
  await page.goto(`/lc2/load?reportID=${id}`);
  await expect(page).toHaveURL(/\/404/);
});
