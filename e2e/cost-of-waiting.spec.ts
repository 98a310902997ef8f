/** The cost of waiting, from signing in to a report that a client opens. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { draftStatus, field, onPhone, priceField, type, undo } from "./editor";
import { expect, mailsTo, people, test } from "./people";
import { addClient, call, saveReport, unique } from "./stage";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** On a phone the sliders are in a sheet, which the answer stays in sight of. */
async function openPanel(page: Page) {
  if (onPhone(page)) await page.getByRole("button", { name: "Change", exact: true }).click();
}
async function closePanel(page: Page) {
  if (onPhone(page)) await page.getByRole("button", { name: "Done", exact: true }).click();
}
const typed = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).last();

test("a cost of waiting is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const [name, primaryEmail] = [`Wanda ${unique()}`, `${unique()}@example.com`];
  const clientID = await addClient(page, name, { primaryEmail, monthlyIncome: 8000, filingStatus: "single" });
  const began = Date.now();

  await page.goto(`/members/clients/${clientID}`);
  await page.getByRole("button", { name: "New report of another tool" }).click();
  await page.getByRole("menuitem", { name: "New cost of waiting" }).click();
  await expect(page).toHaveURL(/\/cow\/property/);
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

  await expect(page.getByText("What would the same home rent for?")).toBeVisible();
  await page
    .getByRole("textbox", { name: /^Rent a month/ })
    .first()
    .fill("2400");
  await expect(page.getByText("What might the rate be then?")).toBeVisible();
  await page.getByRole("textbox", { name: "Rate then" }).first().fill("6.5");
  await expect(heading(page).filter({ hasText: /^Waiting 12 months (costs|would leave you) \$/ })).toBeVisible();
  await expect(page.getByText("If prices stay", { exact: true })).toBeVisible();
  await expectAccessible(page, "the answer");

  await openPanel(page);
  await typed(page, "Wait, months").fill("24");
  await closePanel(page);
  await expect(heading(page).filter({ hasText: /^Waiting 24 months/ })).toBeVisible();
  await undo(page);
  await expect(heading(page).filter({ hasText: /^Waiting 12 months/ })).toBeVisible();
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
    .poll(async () => (await mailsTo(page.request, primaryEmail)).some(({ text }) => text.includes("/cow/live-share")))
    .toBe(true);
});

test("a cell of growth and later rate sets both, a figure shows its working, and a client reads the same answer", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Wanda ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const home = {
    id: "home",
    address: "27 Larkspur Ln",
    appreciationTypes: ["custom"],
    customAppreciation: 4,
    purchaseDetails: [{ id: "ask", price: 450_000 }],
  };
  const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const id = await saveReport(page, clientID, {
    name: "Larkspur in a year",
    toolName: "cow",
    properties: [home],
    loans: [loan],
    assumptions: { rent: 2400 },
    waiting: { laterRate: 6.5 },
  });
  await page.goto(`/cow/load?reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(/\/cow\/results/);
  const said = await page.getByRole("button", { name: /^Waiting 12 months costs/ }).innerText();
  const cost = page.getByRole("table").getByRole("button").first();
  const toTheCent = await cost.innerText();
  await expect(page.getByText("It needs a later rate below today's.")).toBeVisible();
  await page.getByRole("button", { name: /^Growth a year 2%, 5.5%/ }).click();
  await expect(typed(page, "Rate then")).toHaveValue(/^5\.5/);
  await expect(typed(page, "Home growth")).toHaveValue(/^2/);
  await expect(page.getByRole("switch", { name: "Refinance later" })).toBeEnabled();
  await undo(page);
  await expect(typed(page, "Rate then")).toHaveValue(/^6\.5/);

  await page.getByRole("button", { name: /^Waiting 12 months costs/ }).click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "What moves it" })).toBeVisible();

  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", {
    reportID: id,
    tool: "cow",
  });
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page).filter({ hasText: said })).toBeVisible();
  await expect(page.getByText(toTheCent).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "the client's page");
});
