/** The cost of waiting, from signing in to a report that a client opens. */
import { expectAccessible, expectReadableAsWorn } from "./accessibility";
import { addLocation, beginOnClientsPage, closePanel, heading, openPanel, saveAndSend, typed } from "./answer";
import { draftStatus, field, priceField, type, undo } from "./editor";
import { expect, people, test } from "./people";
import { addClient, call, saveReport, unique } from "./stage";

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
  await expectAccessible(page, "the home and the loan");
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

  await saveAndSend(page, begun);
});

test("a cell of growth and later rate sets both, a figure shows its working, and a client reads the same answer", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Wanda ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const id = await saveReport(page, clientID, larkspur);
  await page.goto(`/cow/load?reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(/\/cow\/results/);
  const said = await page.getByRole("button", { name: /^Waiting 12 months costs/ }).innerText();
  const cost = page.getByRole("table").getByRole("button").first();
  const toTheCent = await cost.innerText();
  await expect(page.getByText("It needs a later rate below today's.")).toBeVisible();
  await page.getByRole("button", { name: /^Annual growth 2%, 5.5%/ }).click();
  await expect(typed(page, "Later rate")).toHaveValue(/^5\.5/);
  await expect(typed(page, "Home growth")).toHaveValue(/^2/);
  await expect(page.getByRole("switch", { name: "Refinance later" })).toBeEnabled();
  await undo(page);
  await expect(typed(page, "Later rate")).toHaveValue(/^6\.5/);

  await page.getByRole("button", { name: /^Waiting 12 months costs/ }).click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "What changes the answer" })).toBeVisible();

  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", {
    reportID: id,
    tool: "cow",
  });
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page).filter({ hasText: said })).toBeVisible();
  await expect(page.getByText(toTheCent).filter({ visible: true }).first()).toBeVisible();
  const rules = page.getByRole("figure");
  const [growth, rate] = await Promise.all([rules.nth(0).boundingBox(), rules.nth(1).boundingBox()]);
  expect(rate?.y, "both rules stand side by side").toBe(growth?.y);
  await expectAccessible(page, "the client's page");
  await page.getByText("ES", { exact: true }).first().click();
  await expect(heading(page)).toHaveText(/^Esperar 12 meses cuesta \$[\d,]+ en 10 años\.$/);
  await expect(page.getByText(toTheCent).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "the client's page in Spanish");
});

test("a figure out of range has its sentence beside the field, and takes nothing away", { tag: "@phone" }, async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Wanda ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const id = await saveReport(page, clientID, larkspur);
  await page.goto(`/cow/load?reportID=${id}&destination=edit`);
  await expect(page.getByRole("button", { name: /^Waiting 12 months costs/ })).toBeVisible();
  await openPanel(page);
  for (const [name, wrong, sentence, right] of [
    ["Months to wait", "999", "Enter a wait of 0 to 60 months", "12"],
    ["Years", "0", "Enter a horizon of 1 to 30 years", "10"],
  ] as const) {
    await typed(page, name).fill(wrong);
    await typed(page, name).press("Tab");
    await expect(typed(page, name)).toHaveAccessibleDescription(sentence);
    await expect(typed(page, name)).toHaveValue(wrong);
    await expect(typed(page, "Monthly rent")).toHaveValue("$2,400");
    await expect(page.getByRole("heading", { name: "While you wait" })).toHaveCount(0);
    await typed(page, name).fill(right);
    await typed(page, name).press("Tab");
    await expect(typed(page, name)).toHaveAccessibleDescription("");
  }
  await closePanel(page);
  await expect(page.getByRole("button", { name: /^Waiting 12 months costs/ })).toBeVisible();
});

test("an officer whose theme is dark reads every screen of a cost of waiting in it", async ({ page, be }) => {
  await be(people.harborOfficer);
  await page.goto("/members/administration/profile#theme");
  await page.getByRole("radiogroup", { name: "Theme" }).getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const clientID = await addClient(page, `Wanda ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const id = await saveReport(page, clientID, larkspur);
  const seen = (name: string) => expectReadableAsWorn(page, "dark", name);

  await page.goto(`/cow/property?clientID=${clientID}`);
  await expect(priceField(page)).toBeVisible();
  await seen("a new cost of waiting");
  await page.goto("/cow/results?new");
  await seen("an answer that lacks a home");
  await page.goto(`/cow/load?reportID=${id}&destination=edit`);
  const said = page.getByRole("button", { name: /^Waiting 12 months costs/ });
  await expect(said).toBeVisible();
  await seen("the answer");
  await said.click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await seen("how it is calculated");
  await page.keyboard.press("Escape");
  await typed(page, "Months to wait").fill("999");
  await expect(typed(page, "Months to wait")).toHaveAccessibleDescription("Enter a wait of 0 to 60 months");
  await seen("a figure out of range");
});
