/** However many loans stand side by side and however small the screen is: no amount is cut, and the page never scrolls sideways. */
import type { Locator, Page } from "@playwright/test";
import { openDemo } from "./accessibility";
import { field, onPhone } from "./editor";
import { brokenWords } from "./paper";
import { expect, people, test } from "./people";
import { addClient, resize, saveReport, unique, visit } from "./stage";

const terms = [
  { program: "conventional", downPaymentPercentage: 20, closingCosts: 12_345.67 },
  { program: "fha", downPaymentPercentage: 3.5, MIWorksheet: { isFinanced: true } },
  { program: "conventional", downPaymentPercentage: 10, points: 1 },
  { program: "va", downPaymentPercentage: 0, credits: 4_500 },
  { program: "conventional", downPaymentPercentage: 5, type: "arm5", term: 30 },
  { program: "usda", downPaymentPercentage: 0, annualMIPercentage: 0.35 },
];
const homes = [
  {
    id: "tidewater",
    address: "1825 Tidewater Landing Ln",
    city: "Cary",
    purchaseDetails: [{ id: "one", price: 1_245_000 }],
  },
  { id: "brookhaven", address: "412 Brookhaven Dr", city: "Raleigh", purchaseDetails: [{ id: "two", price: 987_500 }] },
];
/** Two homes of eight figures, one with a long name and one at two prices. */
const mansions: typeof homes = [
  {
    id: "overlook",
    address: "11825 Tidewater Landing Overlook Boulevard",
    city: "Mount Pleasant",
    purchaseDetails: [{ id: "one", price: 98_750_000 }],
  },
  {
    ...homes[1]!,
    purchaseDetails: [
      { id: "two", price: 87_512_345 },
      { id: "three", price: 91_000_000 },
    ],
  },
];
const scenario = (count: number, places = homes) => ({
  properties: count > 1 ? places : places.slice(0, 1),
  loans: terms.slice(0, count).map((each, at) => {
    const home = places[count > 1 ? at % 2 : 0]!;
    return {
      id: `loan-${at}`,
      propertyID: home.id,
      purchaseDetailsID: home.purchaseDetails[0]!.id,
      term: 30,
      rate: 6.125,
      ...each,
    };
  }),
});

/** In the page: the amounts of which a part alone shows, because they or something around them has no room for them, or another amount lies over them. */
function cutAmounts(): string[] {
  const cut: string[] = [];
  const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const amount = /[−-]?\$\d[\d,]*(\.\d+)?|\d+(\.\d+)?%/g;
  // What scrolls can be brought into sight.
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const range = document.createRange();
  const shown = new Map<Element, { found: string; text: DOMRect }[]>();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement!;
    if (
      parent.closest("[inert], .sr-only") ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    for (const { 0: found, index } of node.textContent!.matchAll(amount)) {
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const text = range.getBoundingClientRect();
      let isHidden = false;
      for (let around: Element | null = parent; around && around.tagName !== "MAIN"; around = around.parentElement) {
        if (!clips(around)) continue;
        const box = around.getBoundingClientRect();
        // What has no room beside a unit goes whole: it stands above or below what shows.
        if (text.top >= box.bottom - 1 || text.bottom <= box.top + 1) {
          isHidden = true;
          break;
        }
        if (box.left > text.left + 1 || box.right < text.right - 1)
          cut.push(`${found} of ${parent.closest("[role=row]")?.textContent?.slice(0, 40)}`);
      }
      const row = parent.closest("[role=row], [role=group], section");
      if (row && !isHidden) shown.set(row, [...(shown.get(row) ?? []), { found, text }]);
    }
  }
  for (const amounts of shown.values())
    amounts.forEach(({ found, text }, at) => {
      for (const other of amounts.slice(at + 1)) {
        const wide = Math.min(text.right, other.text.right) - Math.max(text.left, other.text.left);
        const high = Math.min(text.bottom, other.text.bottom) - Math.max(text.top, other.text.top);
        if (wide > 1 && high > 4) cut.push(`${found} and ${other.found} lie over each other`);
      }
    });
  for (const input of document.querySelectorAll<HTMLInputElement>("main input:not([type=checkbox], [type=radio])"))
    if (
      /\d/.test(input.value) &&
      input.scrollWidth > input.clientWidth + 1 &&
      !input.closest("[inert]") &&
      input.maxLength < 0
    )
      cut.push(`${input.value} of ${input.ariaLabel}`);
  if (document.documentElement.scrollWidth > innerWidth) cut.push("The page scrolls sideways.");
  return cut;
}

/** Opens the editor of a new scenario. @returns its id */
async function open(page: Page, document: object) {
  const name = `Amounts ${unique()}`;
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), { name, ...document });
  await visit(page, `/lc2/property?reportID=${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
  await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
  return id;
}

const desktops = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

test("in the editor no amount of one, four or six loans is cut @phone", async ({ page, be }) => {
  await be(people.newOfficer);
  for (const [kind, places] of [
    ["usual homes", homes],
    ["homes of eight figures", mansions],
  ] as const)
    for (const count of [1, 4, 6])
      await test.step(`${count} of ${kind}`, async () => {
        await open(page, scenario(count, places));
        for (const size of onPhone(page) ? phones : desktops) {
          await page.setViewportSize(size);
          const message = `${count} of ${kind}, cut at ${size.width} px`;
          await expect.poll(() => page.evaluate(cutAmounts), { message }).toEqual([]);
        }
      });
});

test("in the tools no amount of eight figures is broken or lies over another on a phone @phone", async ({
  page,
  be,
}) => {
  test.skip(!onPhone(page), "only a phone is this narrow");
  await be(people.newOfficer);
  const clientID = await addClient(page, `Client ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const growth = { appreciationTypes: ["custom"], customAppreciation: 4 };
  const home = { ...mansions[0]!, ...growth, purchaseDetails: [{ id: "one", price: 98_750_000, bidOver: 9_999_999 }] };
  const on = { propertyID: home.id, purchaseDetailsID: "one" };
  const loan = { ...on, id: "new", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const owned = { ...home, userEstimatedValue: 98_750_000, purchaseDetails: [{ id: "one" }] };
  const refinance = { ...loan, category: "refinance", downPaymentPercentage: undefined };
  const today = { ...on, id: "today", category: "existing", rate: 3.25, balance: 49_000_000, monthsLeft: 300 };
  const save = (document: object) => saveReport(page, clientID, { name: `Amounts ${unique()}`, ...document });
  const compared = await save({ properties: [home], loans: [loan] });
  const waiting = { toolName: "cow", assumptions: { rent: 99_000 }, waiting: { laterRate: 6 } };
  const waits = await save({ ...waiting, properties: [home], loans: [loan] });
  const owes = await save({
    toolName: "dc",
    toolMeta: { type: "refinance" },
    properties: [owned],
    loans: [refinance, { ...today, payOff: true }],
    debts: [{ id: "card", name: "Card A", balance: 98_400, payment: 2952, rate: 24.99, payOff: true, type: "card" }],
  });
  const screens: [path: string, shows: Locator][] = [
    [`/lc2/review?reportID=${compared}`, page.getByRole("region", { name: "Other bids" })],
    [`/lc2/results/schedule?reportID=${compared}`, page.getByRole("row", { name: /^Total/ })],
    [`/cow/results?reportID=${waits}`, page.getByRole("region", { name: "Home price growth and the later rate" })],
    [`/dc/property?reportID=${owes}`, page.getByRole("row", { name: /^Total payment .*without tax/ })],
  ];
  for (const [path, shows] of screens) {
    await page.setViewportSize(phones[0]!);
    await visit(page, path);
    await expect(shows.first()).toBeVisible();
    for (const size of path.startsWith("/dc") ? phones.slice(0, 2) : phones) {
      await resize(page, size);
      expect.soft(await brokenWords(page, /[−$]*\d[\d,]{3,}(\.\d+)?k?/), `${path}, ${size.width} px`).toEqual([]);
      if (path.startsWith("/dc")) expect.soft(await page.evaluate(cutAmounts), `${path}, ${size.width} px`).toEqual([]);
    }
  }
});

/** In the page: the names that end in "..." so that what tells them apart is lost, and those of which hardly anything shows. */
function lostNames(names: readonly string[]): string[] {
  const lost: string[] = [];
  for (const part of document.querySelectorAll<HTMLElement>("body *")) {
    const { textOverflow, visibility } = getComputedStyle(part);
    const whole = names.find((name) => part.textContent && name.startsWith(part.textContent));
    if (!whole || part.clientWidth < 2 || visibility === "hidden" || textOverflow !== "ellipsis") continue;
    const isCut = part.scrollWidth > part.clientWidth + 1;
    const end = part.nextElementSibling;
    const hasEnd = end?.textContent && part.textContent + end.textContent === whole;
    if (isCut && !hasEnd) lost.push(`${whole} ends early`);
    if (isCut && hasEnd && end.scrollWidth > end.clientWidth + 1) lost.push(`${whole} has lost its end`);
  }
  return lost;
}

test("names of 24 letters are whole, or shortened in their middle @phone", async ({ page, be }) => {
  await be(people.newOfficer);
  const names = [
    "Montgomery Ashworth-Lee 2",
    "Maple Street or Oak 2026",
    "VA 5/1 ARM zero-down 2026",
    "Conventional, no points 1",
  ];
  const [client, report, ...loans] = names.map((name) => name.slice(0, 24).trim()) as [string, string, ...string[]];
  const { properties, loans: four } = scenario(4);
  const id = await saveReport(page, await addClient(page, client), {
    name: report,
    properties,
    loans: four.map((loan, at) => ({ ...loan, ...(loans[at] && { name: loans[at] }) })),
  });
  const pages: [path: string, shows: Locator][] = [
    ["property", field(page, "Rate", 1)],
    ["results", page.getByRole("region", { name: "The loans", exact: true })],
    ["results/schedule", page.getByRole("radio", { name: "Monthly" })],
  ];
  for (const [path, shows] of pages) {
    await visit(page, `/lc2/${path}?reportID=${id}`);
    await expect(shows).toBeVisible();
    for (const width of onPhone(page) ? [390] : [1440, 1280, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const lost = () => page.evaluate(lostNames, [client, report, ...loans]);
      await expect.poll(lost, { message: `${path} at ${width} px` }).toEqual([]);
      if (onPhone(page)) continue;
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // Up to here the names stand one above the other, in a button that opens their window.
      if (width <= 1200) continue;
      const room = await page.getByRole("textbox", { name: "Name of the scenario" }).boundingBox();
      expect(room?.width, `room for the name of the scenario at ${width} px`).toBeGreaterThanOrEqual(64);
    }
  }
});

test("four loans on two homes stand whole in a window of 1440 by 900, and the column of the loan whose home is edited in sight", async ({
  page,
  be,
}, info) => {
  test.skip(info.project.name === "phone", "a phone shows one loan, and a window fills it");
  await be(people.officer);
  await openDemo(page);
  const scrolled = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main *")]
      .filter((each) => each.tagName === "HTML" || /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map(({ className, tagName }) => `${tagName} ${className}`),
  );
  expect(scrolled, "nothing of them is scrolled away").toEqual([]);
  const lastLine = (await page.getByText("HOA", { exact: true }).last().boundingBox())!;
  const summary = (await page.getByText("Total payment", { exact: true }).last().boundingBox())!;
  expect(lastLine.y + lastLine.height, "above the pinned summary").toBeLessThanOrEqual(summary.y);
  await expect(page.getByText("APR", { exact: true }).last()).toBeInViewport({ ratio: 1 });

  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page
      .getByRole("button", { name: /Edit the property/ })
      .last()
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    const covered = (await drawer.locator("> *").last().locator("> *").first().boundingBox())!;
    const column = (await page.locator("[role=columnheader]").nth(3).boundingBox())!;
    const isBeside = column.x >= covered.x + covered.width || column.x + column.width <= covered.x;
    expect(isBeside, `loan D beside the drawer at ${size.width} px`).toBe(true);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
});
