/** Buying or renting, from signing in to a report that a client can open. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { addLocation, beginOnClientsPage, closePanel, heading, openPanel, saveAndSend, typed } from "./answer";
import { draftStatus, field, onPhone, priceField, type, undo } from "./editor";
import { expect, people, test } from "./people";
import { addClient, saveReport, unique } from "./stage";

const sentence = (page: Page) => page.getByRole("button", { name: /^Renting wins while the rent is below/ });

test("a buy or rent report is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const begun = await beginOnClientsPage(page, "Rena", { tool: "bvr", another: "New buy or rent" });
  await addLocation(page);
  await type(priceField(page), "450000");
  await type(field(page, "Rate", 1), "6.5");
  if (onPhone(page)) {
    await page.getByRole("button", { name: "Next: What would the same home rent for?" }).click();
    await expect(page.getByRole("textbox", { name: "Monthly rent for the same home" })).toBeFocused();
  }
  await expectAccessible(page, "the home and the loan");
  await page.getByRole("link", { name: "See the answer" }).click();

  // The break-even rent is known already, and the rent is all that is asked for.
  await expect(heading(page).filter({ hasText: "What is your rent?" })).toBeVisible();
  await page
    .getByRole("textbox", { name: /^Monthly rent/ })
    .first()
    .fill("2400");
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  await expect(page.getByText("If prices stay flat")).toBeVisible();
  await expectAccessible(page, "the answer");

  await openPanel(page);
  const before = await typed(page, "Years").inputValue();
  await typed(page, "Years").fill("7");
  await closePanel(page);
  await expect(page.getByText("0% a year, after 7 years")).toBeVisible();
  await undo(page);
  await expect(page.getByText(`0% a year, after ${before} years`)).toBeVisible();
  await expect(draftStatus(page)).toContainText("Kept");

  await saveAndSend(page, begun);
});

test("a report is made for a client by keyboard alone, from the client's page to the saved answer", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const name = `Rena ${unique()}`;
  const clientID = await addClient(page, name, { monthlyIncome: 8000, filingStatus: "single" });
  await page.goto(`/members/clients/${clientID}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("buy or rent");
  await expect(page.getByRole("option").first()).toHaveText(`New buy or rent for ${name}`);
  await page.keyboard.press("Enter");
  await expect(priceField(page)).toBeFocused();
  await page.keyboard.type("450000");
  await page.keyboard.press("Enter");
  await page.keyboard.type("6.5");
  // The rows between the rate and the rent have their usual values: one key goes on to what is asked, and again to the answer.
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("textbox", { name: "Monthly rent for the same home" })).toBeFocused();
  await page.keyboard.type("2400");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  // Nobody said where the home is: what that leaves out stands above the answer, and the report is a draft.
  await expect(page.getByText("Owning is counted without property tax. Enter its rate.")).toBeVisible();
  await expect(page.getByText(/^Home prices are assumed not to change\./)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/ saved as a draft\./)).toBeVisible();
});

test("a figure shows its working, and a report is on the pages of its own tool alone", async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Rena ${unique()}`, { monthlyIncome: 8000, filingStatus: "marriedJoint" });
  const grows = { appreciationTypes: ["custom"], customAppreciation: 4 };
  const home = { ...grows, id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
  const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const document = { toolName: "bvr", properties: [home], loans: [loan], assumptions: { rent: 2400 } };
  const id = await saveReport(page, clientID, { name: "Larkspur", ...document });
  await page.goto(`/bvr/load?reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(/\/bvr\/results/);
  for (const fact of ["Married, filing jointly", "$8,000 a month"])
    await expect(page.getByLabel("Home and loan").getByText(fact)).toBeVisible();
  const isLaidOut = () =>
    page.getByLabel("Assumptions", { exact: true }).evaluate((section) => {
      const inSight = { contentVisibilityAuto: true };
      return section.firstElementChild?.checkVisibility(inSight);
    });
  await expect.poll(isLaidOut, "what is far below is laid out once it comes near").toBe(false);
  await page.getByLabel("Assumptions", { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await sentence(page).click();
  await expect(page.getByText("How this is calculated").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Break-even rent", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "What changes the answer" })).toBeVisible();

  await page.goto(`/lc2/results?reportID=${id}`);
  await expect(page.getByText("This scenario no longer exists")).toBeVisible();
  await page.goto(`/lc2/load?reportID=${id}`);
  await expect(page).toHaveURL(/\/404/);
});

test("a figure out of range has its sentence beside it and takes nothing away; an odd one in range is answered", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Rena ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const grows = { appreciationTypes: ["custom"], customAppreciation: 4 };
  const home = { ...grows, id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
  const terms = { term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const loan = { ...terms, id: "fixed", propertyID: "home", purchaseDetailsID: "ask" };
  const report = { toolName: "bvr", name: "Larkspur", properties: [home], loans: [loan], assumptions: { rent: 2400 } };
  const id = await saveReport(page, clientID, report);
  await page.goto(`/bvr/results?reportID=${id}`);
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  await openPanel(page);
  const wrong = [
    ["Monthly rent", "0", "Enter a rent between 1 and 99,999"],
    ["Years", "0", "Enter a horizon of 1 to 30 years"],
    ["Return on investments", "21", "Enter a percentage between 0 and 20"],
  ] as const;
  for (const [name, value, says] of wrong) {
    const before = await typed(page, name).inputValue();
    await typed(page, name).fill(value);
    await typed(page, name).press("Tab");
    await expect(typed(page, name)).toHaveAccessibleDescription(new RegExp(says));
    await expect(page.getByText(says, { exact: true }).last()).toBeVisible();
    await typed(page, name).fill(before);
    await expect(typed(page, name)).not.toHaveAttribute("aria-invalid", "true");
  }
  await typed(page, "Home growth").fill("-60");
  await typed(page, "Home growth").press("Tab");
  await closePanel(page);
  await expect(page.getByText("Buying wins above it. You assume −60%.")).toBeVisible();
  await expect(sentence(page)).toContainText("Yours is $2,400.");
});
