/** A tablet is wider than a phone and has no mouse: what a finger presses has 44 pixels there too. */
import type { Page } from "@playwright/test";
import { typeInto } from "./editor";
import { expectFieldsTakePresses } from "./fields";
import { expect, people, test } from "./people";
import { addClient, copyDemo, report, saveReport, unique } from "./stage";

const sizes = [
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
];

test.use({ hasTouch: true, isMobile: true });

/** A report of each tool that answers for a home: its pages have one loan's sheet, and figures in lines. */
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
const tools: Record<string, object> = {
  bvr: bought,
  cow: { ...bought, waiting: { laterRate: 6 } },
  dc: {
    toolMeta: { type: "refinance" },
    properties: [{ ...larkspur, userEstimatedValue: 520_000, purchaseDetails: [{ id: "ask" }] }],
    loans: [{ ...loan, downPaymentPercentage: undefined, category: "refinance" }],
    debts: [card],
  },
  lc2: { properties: [larkspur], loans: [loan] },
};

const screens: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  home: (page) => page.goto("/members/dashboard"),
  clients: (page) => page.goto("/clients"),
  "the editor": (page, id) => page.goto(`/lc2/property?reportID=${id}`),
  results: (page, id) => page.goto(`/lc2/results?reportID=${id}`),
  "the schedule": (page, id) => page.goto(`/lc2/schedule?reportID=${id}`),
  "the review": (page, id) => page.goto(`/lc2/review?reportID=${id}`),
};

for (const [name, open] of Object.entries(screens))
  test(`a finger finds what it presses on a tablet: ${name}`, async ({ page, be }) => {
    await be(people.officer);
    const { id } = await copyDemo(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open(page, id);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectFieldsTakePresses(page, undefined, `${name}, ${size.width} px`, true);
    }
  });

for (const [tool, report] of Object.entries(tools))
  test(`a finger finds what it presses on a tablet: the home, the loan and the answer of ${tool}`, async ({
    page,
    be,
  }) => {
    await be(people.officer);
    const client = await addClient(page, `Tabitha ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
    const id = await saveReport(page, client, { name: "Larkspur", toolName: tool, asOf: "2026-11-20", ...report });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const path of ["property", "results"]) {
        await page.goto(`/${tool}/${path}?reportID=${id}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        await expectFieldsTakePresses(page, undefined, `${path} of ${tool}, ${size.width} px`, true);
      }
    }
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
  let rate = 5;
  for (const size of [...sizes, { width: 768, height: 1024 }, { width: 1024, height: 768 }])
    for (const isBelow of [false, true]) {
      await page.setViewportSize(size);
      await page.goto(`/lc2/property?reportID=${id}`);
      await typeInto(page, "Rate", 1, String(rate++));
      const save = page.getByRole("button", { name: "Save", exact: true }).first();
      await expect(save).toBeEnabled();
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), isBelow ? 200 : 0);
      await save.click();
      await expect(notice.getByText(`${name} saved.`)).toBeVisible();
      const covers = await notice.evaluate(boxOf);
      const title = page.locator("main header").first().getByText(name).first();
      const at = `${size.width} px, ${isBelow ? "scrolled" : "at the top"}`;
      expect(meet(covers, await title.evaluate(written)), `the title, ${at}`).toBe(false);
      expect(meet(covers, await save.evaluate(written)), `Save, ${at}`).toBe(false);
    }
});
