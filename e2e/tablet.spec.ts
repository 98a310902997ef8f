/** A tablet is wider than a phone and has no mouse: what a finger presses has 44 pixels there too. */
import type { Locator, Page } from "@playwright/test";
import { typeInto } from "./editor";
import { expectFieldsTakePresses } from "./fields";
import { brokenWords } from "./paper";
import { expect, people, test } from "./people";
import { addClient, copyDemo, report, resize, saveReport, unique, visit } from "./stage";

const sizes = [
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
];

test.use({ hasTouch: true, isMobile: true });

const larkspur = {
  id: "home",
  address: "27 Larkspur Ln",
  city: "Raleigh",
  state: "NC",
  county: "Wake",
  fip: "37183",
  purchaseDetails: [{ id: "ask", price: 450_000, bidOver: 20_000 }],
};
const loan = { propertyID: "home", purchaseDetailsID: "ask", rate: 6.5, term: 30, downPaymentPercentage: 20 };
const bought = { properties: [larkspur], loans: [loan], assumptions: { rent: 2400 } };
const card = { id: "card", name: "Card A", balance: 18_400, payment: 552, rate: 24.99, payOff: true, type: "card" };
const refinance = {
  toolMeta: { type: "refinance" },
  properties: [{ ...larkspur, userEstimatedValue: 520_000, purchaseDetails: [{ id: "ask" }] }],
  loans: [{ ...loan, downPaymentPercentage: undefined, category: "refinance" }],
  debts: [card],
};
/** A report of each tool that answers for a home, and the last part of its answer: its pages have one loan's sheet, and figures in lines. */
const tools: Record<string, { report: object; last: string }> = {
  bvr: { report: bought, last: "Assumptions" },
  cow: { report: { ...bought, waiting: { laterRate: 6 } }, last: "Assumptions" },
  dc: { report: refinance, last: "How we count" },
  lc2: { report: { properties: [larkspur], loans: [loan] }, last: "Escrow account" },
};

/** Walks over what is shown at each size of a tablet. */
async function expectFingersReach(page: Page, name: string) {
  for (const size of sizes) {
    await resize(page, size);
    await expectFieldsTakePresses(page, undefined, `${name}, ${size.width} px`, true);
  }
}

/** Goes to a page and walks over it once its last part is there, which the page before it does not have. */
async function walkOver(page: Page, name: string, path: string, last: Locator) {
  await test.step(name, async () => {
    await page.setViewportSize(sizes[0]!);
    await visit(page, path);
    await expect(last.first()).toBeVisible();
    await expectFingersReach(page, name);
  });
}

test("a finger finds what it presses on the pages of a tablet", async ({ page, be }) => {
  await be(people.officer);
  const { id, name } = await copyDemo(page);
  const region = (title: string) => page.getByRole("region", { name: title, exact: true });
  await walkOver(page, "home", "/members/dashboard", page.getByRole("link", { name }));
  // Home has a heading of this name, too.
  await walkOver(page, "clients", "/clients", page.getByRole("heading", { name: "Clients", level: 1 }));
  await walkOver(page, "the editor", `/lc2/property?reportID=${id}`, page.getByRole("textbox", { name: /^Rate/ }));
  await walkOver(page, "results", `/lc2/results?reportID=${id}`, region("Escrow account"));
  await walkOver(
    page,
    "the schedule",
    `/lc2/results/schedule?reportID=${id}`,
    page.getByRole("radio", { name: "Monthly" }),
  );
  await walkOver(page, "the review", `/lc2/review?reportID=${id}`, page.getByRole("heading", { name: "Tax savings" }));
});

test("a finger finds what it presses in the home, the loan and the answer of each tool", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Tabitha ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  for (const [tool, { report, last }] of Object.entries(tools)) {
    const name = `Larkspur ${tool}`;
    const id = await saveReport(page, client, { name, toolName: tool, asOf: "2026-11-20", ...report });
    const at = (path: string) => `/${tool}/${path}?reportID=${id}`;
    await walkOver(page, `the home and the loan of ${tool}`, at("property"), page.getByRole("heading", { name }));
    await walkOver(page, `the answer of ${tool}`, at("results"), page.getByRole("heading", { name: last }));
  }
  const loans = [30, 25, 20, 15].map((term) => ({ ...loan, id: `of-${term}`, term }));
  const four = await saveReport(page, client, { name: "Four terms", properties: [larkspur], loans });
  await page.setViewportSize(sizes[0]!);
  await visit(page, `/lc2/results?reportID=${four}`);
  const first = page.getByRole("grid", { name: "First figures" });
  await expect(first.getByRole("gridcell", { name: /^Total payment, Loan D/ })).toContainText("without property tax");
  expect(await brokenWords(page, /without|property/), "words of the first figures in two lines").toEqual([]);
});

/** In the page: the box of what is written in an element, in pixels of the screen. */
const written = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return { left, right, top, bottom };
};
const boxOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
};
type Box = ReturnType<typeof written>;
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;

test("a notice covers neither the title nor Save on a tablet", async ({ page, be }) => {
  await be(people.newOfficer);
  const name = `Tablet ${unique()}`;
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name));
  await page.context().grantPermissions(["clipboard-write"]);
  const notice = page.getByRole("region", { name: "Notices" }).locator("[aria-live]");
  const save = page.getByRole("button", { name: "Save", exact: true }).first();
  const title = page.locator("main header").first().getByText(name).first();
  await page.goto(`/lc2/property?reportID=${id}`);
  let rate = 5;
  for (const size of [...sizes, { width: 768, height: 1024 }, { width: 1024, height: 768 }])
    for (const isBelow of [false, true]) {
      await resize(page, size);
      await typeInto(page, "Rate", 1, String(rate++));
      await expect(save).toBeEnabled();
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), isBelow ? 200 : 0);
      await save.click();
      await expect(notice.getByText(`${name} saved.`)).toBeVisible();
      const covers = await notice.evaluate(boxOf);
      const at = `${size.width} px, ${isBelow ? "scrolled" : "at the top"}`;
      expect(meet(covers, await title.evaluate(written)), `the title, ${at}`).toBe(false);
      expect(meet(covers, await save.evaluate(written)), `Save, ${at}`).toBe(false);
      await notice.getByRole("button", { name: "Dismiss" }).click();
      await expect(notice.getByText(/ saved\.$/)).toBeHidden();
    }
});
