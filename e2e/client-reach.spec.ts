/** Whatever a client can press takes a press: nothing lies over it, at any size. */
import type { Page } from "@playwright/test";
import { linkTo } from "./client";
import { brokenWords } from "./paper";
import { expect, people, test } from "./people";
import { addClient, report, resize, saveReport, unique } from "./stage";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Four loans on one house: the choice is as long as it usually gets. */
function four() {
  const { loans, ...rest } = report(`Reach ${unique()}`);
  const named = ["Thirty years", "Twenty years, a point paid at closing", "Fifteen years", "Ten years"];
  const terms = [30, 20, 15, 10];
  return { ...rest, loans: named.map((name, at) => ({ ...loans[0]!, id: `loan-${at}`, name, term: terms[at]! })) };
}

/** What would not get a press at its middle once it is scrolled to, by its name. */
const unreached = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>("button, a[href], input, summary, textarea")];
    return pressed.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit =
        hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element));
      return isHit ? [] : [element.ariaLabel ?? element.textContent ?? element.tagName];
    });
  });

/** Of the scroll positions at which the PDF's button is on the screen, below a phone's bar, those at which it takes no press. */
const covered = (page: Page, name: string) =>
  page.evaluate((text) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(text))!;
    const bar = [...document.querySelectorAll("nav")].find((each) => getComputedStyle(each).position === "sticky");
    const found: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: "instant" });
      const box = button.getBoundingClientRect();
      if (box.top < (bar?.getBoundingClientRect().bottom ?? 0) || box.bottom > innerHeight) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !button.contains(hit)) found.push(top);
    }
    return found;
  }, name);

/** Loans whose payments change, with a line for each change. */
function changing() {
  const { loans, ...rest } = report(`Steps ${unique()}`);
  const own = [
    { name: "Conventional 30, 10% down" },
    { name: "7/6 ARM, at worst", type: "arm7", rate: 5.875 },
    { name: "2/1 buydown by the seller", type: "bd21" },
    { name: "80/10/10, no insurance", secondLoan: { type: "fixed", ltv: 90, term: 20, rate: 8.25 } },
  ];
  return { ...rest, loans: own.map((more, at) => ({ ...loans[0]!, id: `loan-${at}`, ...more })) };
}

/** The same and two more, on a second house. */
function six() {
  const { loans, properties, ...rest } = changing();
  const other = { id: "other", address: "412 Brookhaven Dr", city: "Raleigh" };
  const homes = [...properties, { ...other, purchaseDetails: [{ id: "asked", price: 512_000 }] }];
  const there = { propertyID: "other", purchaseDetailsID: "asked", term: 30, rate: 6.125 };
  const here = loans.map((loan) => ({ ...loan, propertyID: "house", purchaseDetailsID: "ask" }));
  const more = [
    { ...there, id: "loan-4", program: "fha", downPaymentPercentage: 3.5 },
    { ...there, id: "loan-5", program: "va", downPaymentPercentage: 0, term: 15 },
  ];
  return { ...rest, properties: homes, loans: [...here, ...more] };
}

test("a phone's first screen holds the payments and the cash of four and of six loans whose payments change, in both languages", async ({
  page,
  be,
  context,
}, { project }) => {
  test.skip(project.name === "phone", "it sets its own size");
  await be(people.officer);
  const client = await addClient(page, `Jordan ${unique()} Davis`);
  const opened: { at: string; path: string; count: number }[] = [];
  for (const document of [changing(), six()]) {
    const id = await saveReport(page, client, document);
    const count = document.loans.length;
    for (const lang of ["en", "es"] as const)
      opened.push({ at: `${count} loans, ${lang}`, count, path: await linkTo(page, id, { lang }) });
  }
  await context.clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { at, path, count } of opened) {
    await page.goto(path);
    const tiles = page.locator("[data-section=summary] label");
    await expect(tiles).toHaveCount(count);
    await expect(tiles.last().getByText(/to close|al cierre/)).toBeVisible();
    const box = await tiles.last().boundingBox();
    expect.soft(box!.y + box!.height, at).toBeLessThanOrEqual(844);
    // No name is squeezed into a column of letters.
    for (const tile of await tiles.all()) expect.soft((await tile.boundingBox())!.height, at).toBeLessThan(160);
  }
  await resize(page, { width: 320, height: 640 });
  expect(
    await brokenWords(page, /Jordan|#1482093|Conventional/),
    "the officer's name and number, and a loan's, at 320 px",
  ).toEqual([]);
});

test("every button of a client's page takes a press, and a pick follows", async ({ page, be, context }, {
  project,
}) => {
  test.skip(project.name === "phone", "it sets its own sizes");
  await be(people.officer);
  const path = await linkTo(page, await saveReport(page, await addClient(page, `Jordan ${unique()} Davis`), four()));
  await context.clearCookies();
  await page.setViewportSize(sizes[0]!);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Tidewater Ln");
  // Another at each size.
  const picks = [
    { name: /Ten years/, says: /^Loan D/, payments: "120 payments" },
    { name: /Fifteen years/, says: /^Loan C/, payments: "180 payments" },
  ];
  for (const [place, size] of sizes.entries()) {
    const at = `${size.width} x ${size.height}`;
    await resize(page, size);
    await expect(page.getByRole("slider", { name: "Extra payment each month" })).toBeVisible();
    expect.soft(await unreached(page), at).toEqual([]);
    expect.soft(await covered(page, "Download the PDF"), at).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
    if (size.width < 960) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const cash = page
        .locator("[data-section=summary] label")
        .last()
        .getByText(/to close/);
      const box = await cash.boundingBox();
      expect.soft(box!.y + box!.height, `all payments and cash, ${at}`).toBeLessThanOrEqual(844);
      const below = await page
        .getByRole("link", { name: "Accessibility" })
        .evaluate((link) => document.documentElement.scrollHeight - scrollY - link.getBoundingClientRect().bottom);
      expect.soft(below, `the bar at the end covers no link, ${at}`).toBeGreaterThan(43);
    } else {
      const rail = await page.getByRole("complementary").boundingBox();
      expect.soft(rail!.height, `the rail, ${at}`).toBeLessThanOrEqual(size.height);
    }
    const { name, says, payments } = picks[place % 2]!;
    await page.getByRole("navigation", { name: "You are reading" }).getByRole("button", { name }).click();
    await expect(page.getByRole("status").filter({ hasText: says })).toContainText(payments);
  }
  await resize(page, sizes[0]!);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  // A chart takes its new width a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: "pixels beyond a phone whose reader doubled the size of letters",
    })
    .toBe(0);
});
