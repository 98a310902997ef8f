/** A debt consolidation, from a client's debts to a report that a client opens. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { beginOnClientsPage, closePanel, heading, openPanel, saveAndSend, typed } from "./answer";
import { draftStatus, onPhone, undo } from "./editor";
import { expect, people, test } from "./people";
import { addClient, call, resize, saveReport, unique } from "./stage";

const owed = (
  id: string,
  name: string,
  balance: number,
  payment: number,
  rate: number | null,
  monthsLeft?: number,
) => ({
  id,
  name,
  balance,
  payment,
  rate,
  monthsLeft: monthsLeft ?? null,
  payOff: true,
  type: name === "Auto" ? "auto" : "card",
});
const debts = [
  owed("a", "Card A", 18_400, 552, 24.99),
  owed("b", "Card B", 7300, 219, 21.24),
  owed("c", "Auto", 23_600, 612, 8.9, 46),
  owed("s", "Student loan", 31_000, 340, 5.5, 119),
];
const on = { propertyID: "home", purchaseDetailsID: "ask" };
const quarry = {
  name: "Five payments",
  toolMeta: { type: "refinance" },
  properties: [
    {
      id: "home",
      address: "4 Quarry Rd",
      city: "Durham",
      state: "NC",
      userEstimatedValue: 520_000,
      purchaseDetails: [{ id: "ask", userPropertyTax: 4944, userMonthlyHomeInsurance: 140 }],
    },
  ],
  loans: [
    {
      ...on,
      id: "next",
      category: "refinance",
      rate: 6.75,
      term: 30,
      closingCosts: 6200,
      isFinancedCC: true,
      annualMIPercentage: 0,
      userPrepaidEscrows: 0,
    },
    { ...on, id: "today", category: "existing", rate: 3.25, balance: 285_000, monthsLeft: 300, payOff: true },
  ],
  debts,
};
const both = "The new loan frees $702 a month, and costs $339,789 more by the end.";
/** On a phone each figure of a debt stands below its name, where nothing is to the right of the screen. */
const figuresInSight = async (page: Page) => {
  const list = page.getByRole("list", { name: "Mortgages and debts" });
  const ends = await list.locator("dd").evaluateAll((figures) =>
    figures.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(ends.length, "figures of five debts and their total").toBeGreaterThanOrEqual(36);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
};
/** While a client moves what is in the loan, the answer stays in sight, also above the bar that leads back to the top. */
async function pinnedAboveTheBar(page: Page) {
  const moved = page.getByRole("group", { name: "In the new loan" });
  const pinned = page.getByText("Costs more by the end", { exact: true }).first().locator("xpath=../..");
  const bar = page.getByRole("button", { name: "Back to top" });
  // Who turns back up gets the bar.
  await moved.evaluate((group) => scrollTo({ top: group.getBoundingClientRect().top + scrollY - 500 }));
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    await page.mouse.wheel(0, -60);
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  const covered = async () => {
    const { y, height } = (await pinned.boundingBox())!;
    return y + height - (await bar.boundingBox())!.y;
  };
  await expect.poll(covered, { message: "pixels of the answer below the bar" }).toBeCloseTo(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar).toBeHidden();
}
/** In the page: what the pinned answer says beside its button and does not show whole. */
const cutBeside = (button: Element) =>
  [...button.previousElementSibling!.children]
    .filter((said) => said.scrollWidth > said.clientWidth || said.scrollHeight > said.clientHeight)
    .map((said) => said.textContent);
const says = (page: Page, text: string | RegExp) => expect(heading(page).filter({ hasText: text })).toBeVisible();

test("a debt consolidation is made of the client's debts in one press, saved and sent in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const dc = { tool: "dc", another: "New debt consolidation", saved: quarry };
  const begun = await beginOnClientsPage(page, "Marcus", dc);
  await page.getByRole("button", { name: "Use the debts of \u201cFive payments\u201d" }).click();
  await expectAccessible(page, "the home, the debts and the new loan");
  await page.getByRole("link", { name: "See the answer" }).click();
  await says(page, both);
  await expect(page.getByText("16 years 7 months").first()).toBeVisible();
  await expectAccessible(page, "the answer");
  if (onPhone(page)) await figuresInSight(page);

  const student = page.getByRole("checkbox", { name: "Student loan" });
  // The key of a row that has the focus, which a press takes out of the loan first.
  await student.uncheck();
  await page.keyboard.press("Space");
  await expect(student).toBeChecked();
  await page.keyboard.press("Space");
  await expect(student).not.toBeChecked();
  await says(page, /^The new loan frees \$563 a month/);
  await undo(page);
  await says(page, both);

  await openPanel(page);
  await typed(page, "Rate").fill("6");
  await closePanel(page);
  await says(page, /^The new loan frees \$(?!702)\d+ a month/);
  await undo(page);
  await says(page, both);
  await expect(draftStatus(page)).toContainText("Kept");
  await saveAndSend(page, begun);
});

test("on a phone what changes the answer is a sheet that is dragged to two heights, and away", {
  tag: "@phone",
}, async ({ page, be }) => {
  test.skip(!onPhone(page), "A sheet stands on a phone alone.");
  await be(people.officer);
  const clientID = await addClient(page, `Marcus ${unique()}`, { monthlyIncome: 9800, filingStatus: "single" });
  const id = await saveReport(page, clientID, { ...quarry, toolName: "dc" });
  await page.goto(`/dc/load?reportID=${id}&destination=edit`);
  await says(page, both);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const change = page.getByRole("button", { name: "Change", exact: true });
    expect(await change.evaluate(cutBeside), `the pinned answer, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const sheet = page.getByRole("dialog", { name: "The new loan" });
  const more = sheet.getByRole("button", { name: "Show more" });
  const less = sheet.getByRole("button", { name: "Show less" });
  const title = sheet.getByRole("heading", { name: "The new loan" });
  const change = page.getByRole("button", { name: "Change", exact: true });
  const drag = async (way: number) => {
    const box = await title.boundingBox();
    if (!box) throw new Error("The sheet has no title.");
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + way, { steps: 5 });
    await page.mouse.up();
  };
  await more.press("Enter");
  await expect(less).toHaveAttribute("aria-expanded", "true");
  const emptyRoom = () =>
    sheet.locator("[data-sheet-content]").evaluate((all) => all.parentElement!.clientHeight - all.clientHeight);
  expect(await emptyRoom()).toBeLessThanOrEqual(0);
  await less.press("ArrowDown");
  await drag(-140);
  await expect(less).toBeVisible();
  await less.tap();
  await expect(more).toBeVisible();
  await drag(500);
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();
  await openPanel(page);
  await more.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();

  // On a longer screen the lower height shows all, and there is no other.
  await page.setViewportSize({ width: 390, height: 1500 });
  await openPanel(page);
  await expect(title).toBeVisible();
  await expect(more).toHaveCount(0);
  await drag(-300);
  await expect(less).toHaveCount(0);
  expect(await emptyRoom()).toBeLessThanOrEqual(0);
  await drag(900);
  await expect(sheet).toBeHidden();
});

test("what is not known is asked for on the spot, and every month stands on a page of its own", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Marcus ${unique()}`, { monthlyIncome: 9800, filingStatus: "single" });
  const medical = { ...debts[1], name: "Medical", rate: null };
  const document = { ...quarry, toolName: "dc", debts: [debts[0], medical] };
  const id = await saveReport(page, clientID, document);
  await page.goto(`/dc/results?reportID=${id}`);
  await page.getByRole("button", { name: "Add the rate of Medical to see its interest" }).click();
  const rate = page.getByRole("dialog", { name: "Mortgages and debts" }).getByRole("textbox", { name: "Rate, debt 2" });
  await expect(rate).toBeFocused();
  await rate.fill("21.24");
  await page.keyboard.press("Escape");
  await says(page, /^The new loan frees \$[\d,]+ a month, and (costs|saves) \$[\d,]+/);
  await expect(page.getByRole("textbox", { name: "Maximum for all debts" })).toHaveAttribute("placeholder", /^\d+%$/);
  await page.getByRole("link", { name: "Every month" }).click();
  await expect(page.getByRole("row", { name: /^Month 12 / })).toBeVisible();
  await expectAccessible(page, "every month");
});

test("a client reads both halves of the answer, in English and in Spanish", { tag: "@phone" }, async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Marcus ${unique()}`, { monthlyIncome: 9800, filingStatus: "single" });
  const id = await saveReport(page, clientID, { ...quarry, toolName: "dc" });
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", {
    reportID: id,
    tool: "dc",
  });
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await says(page, both);
  await expect(page.getByRole("heading", { name: "Before you decide" })).toBeVisible();
  await expect(page.getByText("+$333,588.74")).toBeVisible();
  await expect(page.getByText("30.220%")).toHaveCount(0);
  if (onPhone(page)) {
    const pinned = page.getByText("Costs more by the end", { exact: true }).first();
    expect(await pinned.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await figuresInSight(page);
    await pinnedAboveTheBar(page);
    await resize(page, { width: 280, height: 653 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "on the narrowest phone").toBe(280);
    await resize(page, { width: 390, height: 844 });
  } else {
    // On paper the chart stands on the sheet of its heading, and of what is chosen the choice alone.
    await page.emulateMedia({ media: "print" });
    const choice = page.getByRole("radiogroup").filter({ hasText: "So far" });
    await expect(choice.locator("xpath=..")).toHaveCSS("break-after", "avoid");
    await expect(choice.getByText("So far")).toBeVisible();
    await expect(choice.getByText("A year")).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  await page.getByRole("radio", { name: "A year" }).click();
  await expect(page.getByRole("heading", { name: "What each year costs" })).toBeVisible();
  // Which of both is chosen is seen, not only said.
  const groundOf = (name: string) =>
    page.getByRole("radio", { name }).evaluate((segment) => getComputedStyle(segment).backgroundColor);
  await expect.poll(() => groundOf("A year")).not.toBe(await groundOf("So far"));
  await expectAccessible(page, "the client's page");
  await page.getByText("ES", { exact: true }).first().click();
  await says(page, "El nuevo préstamo libera $702 al mes y cuesta $339,789 más hasta el final.");
});
