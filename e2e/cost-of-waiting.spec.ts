/** The cost of waiting, from signing in to a report that a client opens. */
import { expectAccessible, expectReadableAsWorn } from "./accessibility";
import { addLocation, beginOnClientsPage, closePanel, heading, openPanel, save, saveAndSend, typed } from "./answer";
import { draftStatus, field, onPhone, priceField, type, undo } from "./editor";
import { brokenWords } from "./paper";
import { expect, people, test } from "./people";
import { addClient, call, resize, saveReport, unique, visit } from "./stage";

const larkspur = {
  name: "Larkspur in a year",
  toolName: "cow",
  properties: [
    {
      id: "home",
      address: "27 Larkspur Ln",
      appreciationTypes: ["custom"],
      customAppreciation: 4,
      purchaseDetails: [{ id: "ask", price: 450_000 }],
    },
  ],
  loans: [{ propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 }],
  assumptions: { rent: 2400 },
  waiting: { laterRate: 6.5 },
};

test("a cost of waiting is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const begun = await beginOnClientsPage(page, "Wanda", { tool: "cow", another: "New cost of waiting" });
  await addLocation(page);
  await type(priceField(page), "450000");
  await type(field(page, "Rate", 1), "6.5");
  // On a phone it is the page of buying or renting, which is judged there.
  if (!onPhone(page)) await expectAccessible(page, "the home and the loan");
  await page.getByRole("link", { name: "See the answer" }).click();

  await expect(page.getByText("What would the same home rent for?")).toBeVisible();
  await page
    .getByRole("textbox", { name: /^Monthly rent/ })
    .first()
    .fill("2400");
  await expect(page.getByText("What might the later rate be?")).toBeVisible();
  await page.getByRole("textbox", { name: "Later rate" }).first().fill("6.5");
  await expect(heading(page).filter({ hasText: /^Waiting 12 months (costs|would leave you) \$/ })).toBeVisible();
  await expect(page.getByText("If prices stay flat", { exact: true })).toBeVisible();
  await expectAccessible(page, "the answer");

  await openPanel(page);
  await typed(page, "Months to wait").fill("24");
  await closePanel(page);
  await expect(heading(page).filter({ hasText: /^Waiting 24 months/ })).toBeVisible();
  await undo(page);
  await expect(heading(page).filter({ hasText: /^Waiting 12 months/ })).toBeVisible();
  await expect(draftStatus(page)).toContainText("Kept");

  // A phone's way to send a report is every tool's, and is walked with a debt consolidation.
  await (onPhone(page) ? save(page) : saveAndSend(page, begun));
});

test("every screen can be read in the dark theme, and a client reads the same answer", async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Wanda ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const id = await saveReport(page, clientID, larkspur);
  const seen = (name: string) => expectReadableAsWorn(page, "dark", name);

  await page.goto(`/cow/property?clientID=${clientID}`);
  await expect(priceField(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await seen("a new cost of waiting");
  await visit(page, "/cow/results?new");
  await expect(page.getByText("Enter the home and the loan first")).toBeVisible();
  await seen("an answer that lacks a home");
  await visit(page, `/cow/load?reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(/\/cow\/results/);
  const sentence = page.getByRole("button", { name: /^Waiting 12 months costs/ });
  const said = await sentence.innerText();
  const toTheCent = await page.getByRole("table").getByRole("button").first().innerText();
  await seen("the answer");
  await sentence.click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await seen("how it is calculated");
  await page.keyboard.press("Escape");
  await typed(page, "Months to wait").fill("999");
  await expect(typed(page, "Months to wait")).toHaveAccessibleDescription("Enter a wait of 0 to 60 months");
  await seen("a figure out of range");

  const sharing = { reportID: id, tool: "cow" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", sharing);
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page).filter({ hasText: said })).toBeVisible();
  await expect(page.getByText(toTheCent).filter({ visible: true }).first()).toBeVisible();
  const rules = page.getByRole("figure");
  const [growth, rate] = await Promise.all([rules.nth(0).boundingBox(), rules.nth(1).boundingBox()]);
  expect(rate?.y, "both rules stand side by side").toBe(growth?.y);
  await page.getByText("ES", { exact: true }).first().click();
  await expect(heading(page)).toHaveText(/^Esperar 12 meses cuesta \$[\d,]+ en 10 años\.$/);
  await expect(page.getByText(toTheCent).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "the client's page in Spanish");
  await resize(page, { width: 320, height: 640 });
  expect(await brokenWords(page, /Mantenimiento/), "words in two lines on the smallest phone").toEqual([]);
});
