/** Pages as a browser prints them, and the report's own PDF, with figures as large as they may be. */
import { brokenWords, coveredAmounts, printedWhole, spaceText } from "./paper";
import { expect, people, test } from "./people";
import { addClient, copyDemo, report, resize, saveReport, unique, visit } from "./stage";

/** Letter between its margins. */
const letter = { width: 701, height: 912 };
/** Amounts, and the word that heads most columns. */
const whole = /\$[\d,]+(\.\d\d)?|Conventional/;

/** So many loans on the dearest home, one of them without interest. */
function dearest(loans: number) {
  const {
    properties,
    loans: [loan],
    ...rest
  } = report(`Dearest ${unique()}`);
  const [{ purchaseDetails, ...home }] = properties as [(typeof properties)[number]];
  return {
    ...rest,
    properties: [{ ...home, countyTaxRate: 1, purchaseDetails: [{ ...purchaseDetails[0], price: 999_999_999 }] }],
    loans: Array.from({ length: loans }, (_, at) => ({ ...loan, id: `loan ${at}`, rate: at === 1 ? 0 : 6.5 + at / 8 })),
  };
}

const waiting = () => ({
  name: `Dearest ${unique()}`,
  toolName: "cow",
  properties: [
    {
      id: "home",
      address: "27 Larkspur Ln",
      countyTaxRate: 1,
      appreciationTypes: ["custom"],
      customAppreciation: 4,
      purchaseDetails: [{ id: "ask", price: 999_999_999 }],
    },
  ],
  loans: [{ propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 }],
  assumptions: { rent: 99_999 },
  waiting: { laterRate: 7 },
});

const renting = () => {
  const { properties, waiting: _, ...rest } = waiting();
  const purchaseDetails = [{ id: "ask", price: 99_999_999 }];
  const home = { toolName: "bvr", assumptions: { rent: 1999 } };
  return { ...rest, ...home, properties: properties.map((home) => ({ ...home, purchaseDetails })) };
};

/** A mortgage and a card in one loan, which takes a fifth off the month. */
const lower = () => {
  const on = { propertyID: "home", purchaseDetailsID: "ask" };
  return {
    name: `Lower ${unique()}`,
    toolMeta: { type: "refinance" },
    properties: [
      { id: "home", address: "27 Larkspur Ln", userEstimatedValue: 520_000, purchaseDetails: [{ id: "ask" }] },
    ],
    loans: [
      { ...on, id: "next", category: "refinance", rate: 6.75, term: 30 },
      { ...on, id: "today", category: "existing", rate: 6.75, balance: 285_000, monthsLeft: 300, payOff: true },
    ],
    debts: [{ id: "card", name: "Card", balance: 18_400, payment: 552, rate: 24.99, payOff: true, type: "card" }],
  };
};

/** A debt whose name has no place to break, in a new loan. */
const oneDebt = () => ({
  name: `Dearest ${unique()}`,
  toolName: "dc",
  toolMeta: { type: "refinance" },
  properties: [
    { id: "home", address: "27 Larkspur Ln", userEstimatedValue: 999_999_999, purchaseDetails: [{ id: "ask" }] },
  ],
  loans: [{ propertyID: "home", purchaseDetailsID: "ask", category: "refinance", term: 30, rate: 9 }],
  debts: [
    {
      id: "card",
      name: "C".repeat(50),
      balance: 400_000_000,
      payment: 5_520_000,
      rate: 4.99,
      payOff: true,
      type: "card",
    },
  ],
});

test("Markets is printed with all of its columns and nothing to press", async ({ page, be }) => {
  await be(people.officer);
  await page.goto("/members/markets");
  await expect(
    page.getByRole("table", { name: "Prices of mortgage securities" }).getByRole("row").nth(9),
  ).toBeVisible();
  await expect(page.getByText("15-Year Fixed").first()).toBeVisible();
  const words = (await printedWhole(page)).flat().map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(["Last tick ET", "The day", "15-Year Fixed", "30-Year Fixed Jumbo"]));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(letter);
  for (const name of ["Add alert", "Quarter hours", "Day", "Set time"])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
});

test("the printed head names the scenario, and has neither arrows nor the time it was saved", async ({ page, be }) => {
  await be(people.officer);
  const { id, name } = await copyDemo(page);
  await visit(page, `/lc2/results?reportID=${id}`);
  const head = page.getByRole("main").locator("header").first();
  const arrows = head.locator("[class*=lucide-chevron]:visible");
  await expect(head.getByRole("status")).toContainText("Saved");
  await expect(arrows.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(head.getByText(name)).toBeVisible();
  await expect(head.getByRole("status")).toBeHidden();
  await expect(arrows).toHaveCount(0);
});

test("five loans on the dearest home break no figure and no head of a column in what the client sees", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), dearest(5));
  await visit(page, `/lc2/review?reportID=${id}`);
  await expect(page.getByRole("heading", { name: "Every figure, side by side" })).toBeVisible();
  expect(await brokenWords(page, whole)).toEqual([]);
  await printedWhole(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(letter);
  await expect.poll(() => brokenWords(page, whole)).toEqual([]);
});

test("the answer for the dearest home breaks and covers no figure on a client's phone, however far apart letters are", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Client ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const id = await saveReport(page, clientID, waiting());
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/cow/review?reportID=${id}`);
  await expect(page.getByText("Price later")).toBeVisible();
  expect(await brokenWords(page, whole)).toEqual([]);
  await resize(page, { width: 320, height: 640 });
  await spaceText(page);
  await expect(page.getByRole("region", { name: "Loan", exact: true })).toBeVisible();
  expect(await coveredAmounts(page), "the cost of waiting").toEqual([]);
  await visit(page, `/bvr/review?reportID=${await saveReport(page, clientID, renting())}`);
  await expect(page.getByText("Owning in month 1")).toBeVisible();
  expect(await coveredAmounts(page), "buying or renting").toEqual([]);
});

test("the gap in the bar of a lower month says by how much on a screen, and on a phone, which has no room for it, not a part of it", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), lower());
  const gap = page.getByText(/^\$\d{3} less$/);
  /** Whether the words stand in the gap, whole or in part. */
  const shown = () =>
    gap.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const [inner, outer] = [range, words.closest("[style*=flex]")!].map((each) => each.getBoundingClientRect());
      if (inner!.top >= outer!.bottom) return "not at all";
      return inner!.left >= outer!.left && inner!.right <= outer!.right ? "whole" : "in part";
    });
  await page.goto(`/lc2/review?reportID=${id}`);
  await expect.poll(shown).toBe("whole");
  await resize(page, { width: 320, height: 640 });
  await expect.poll(shown).toBe("not at all");
  const leftOf = (said: string) => () =>
    page
      .getByText(said, { exact: true })
      .first()
      .evaluate((words) => words.getBoundingClientRect().left);
  await expect
    .poll(leftOf("each month"), { message: "today's payment is below its name" })
    .toBe(await leftOf("What you pay today")());
});

test("the PDF of six loans on the dearest home, of waiting for it and of its debts is whole in both languages", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Client ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  for (const [tool, document] of [
    ["lc2", dearest(6)],
    ["cow", waiting()],
    ["dc", oneDebt()],
  ] as const) {
    const id = await saveReport(page, clientID, document);
    for (const lang of ["en", "es"]) {
      await page.goto(`/${tool}/export?reportID=${id}&lang=${lang}`);
      await expect(page.locator(`html[data-state=drawn][lang=${lang}]`)).toBeAttached();
      await printedWhole(page);
    }
  }
});
