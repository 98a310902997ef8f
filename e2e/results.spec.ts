/** The results as the officer arranges them, and the report as its client will read it. */
import type { Page } from "@playwright/test";
import { cutNames, field, onPhone } from "./editor";
import { pressField } from "./hand";
import { printedWhole } from "./paper";
import { expect, people, test } from "./people";
import { addClient, report, resize, saveReport, unique, visit } from "./stage";

const two = (name: string) => {
  const first = report(name, { program: "conventional" });
  const [loan] = first.loans;
  return { ...first, loans: [loan, { ...loan, id: "other", rate: 6.125, points: 1 }] };
};

const four = (name: string) => {
  const { loans, ...rest } = two(name);
  return { ...rest, loans: [...loans, ...loans.map((loan) => ({ ...loan, id: `${loan!.id} again` }))] };
};

async function openResults(page: Page, document: object = two(`Results ${unique()}`)) {
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), document);
  await visit(page, `/lc2/results?reportID=${id}`);
  await expect(section(page, "The loans")).toBeVisible();
  return id;
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const menu = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Rows in which the buttons of the report stand. */
const buttonRows = (page: Page) =>
  page.getByRole("navigation", { name: "Report" }).evaluate((nav) => {
    const buttons = [...nav.querySelectorAll("a, button")].filter((button) => button.getClientRects().length > 0);
    return new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().y))).size;
  });
const titles = (page: Page) => page.getByRole("heading", { level: 2 }).allTextContents();

test("a press on a page's tab that begins while the scenario loads and ends after it goes to that page", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), two(`Results ${unique()}`));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/v2/client/reports/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/lc2/results?reportID=${id}`);
  const schedule = page.getByRole("link", { name: "Schedule" });
  await expect(page.getByLabel("Loading results")).toBeVisible();
  await schedule.hover();
  await page.mouse.down();
  answer();
  await expect(section(page, "The loans")).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(`/lc2/results/schedule?reportID=${id}`);
});

/** Amounts of which a part is out of sight in a box that cuts its text. */
const cutAmounts = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("*")]
      .filter((each) => {
        const { overflowX, textOverflow } = getComputedStyle(each);
        const isCut =
          each.clientWidth > 1 &&
          each.scrollWidth > each.clientWidth + 1 &&
          (overflowX === "hidden" || textOverflow === "ellipsis");
        return isCut && each.children.length < 2 && each.checkVisibility() && /\d{3}/.test(each.textContent ?? "");
      })
      .map((each) => each.textContent),
  );

/** Six loans of which some change their payment, on a home whose property tax is not known. */
const sixUntaxed = (name: string) => {
  const { loans, ...rest } = report(name);
  const kinds = [{ type: "arm5" }, { type: "fixed" }, { type: "bd21", buydownCosts: 9000 }];
  const six = [...kinds, ...kinds].map((kind, at) => ({
    ...loans[0]!,
    ...kind,
    id: `loan ${at}`,
    rate: 6.25 + at / 8,
  }));
  return { ...rest, loans: six };
};

/** What stands in a cell of a table and is not seen whole, but for what only a screen reader is told. */
const cutInTables = (page: Page) =>
  page.locator("td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const isCut = [...cell.querySelectorAll<HTMLElement>("*")].some((each) => {
        if (each.clientWidth <= 1 || getComputedStyle(each).overflow === "visible") return false;
        return each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
      });
      return isCut ? [cell.textContent ?? ""] : [];
    }),
  );

test("six loans stand whole side by side at 1440, and in a small window side by side or one at a time", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openResults(page, sixUntaxed(`Six ${unique()}`));
  await expect(section(page, "Monthly payment")).toContainText("at first, without property tax");
  expect(await cutInTables(page), "amounts, differences and notes").toEqual([]);

  await resize(page, { width: 1024, height: 768 });
  await page.getByRole("checkbox", { name: "All details" }).check();
  await expect(section(page, "Finance charges").getByRole("row", { name: /^Total of payments/ })).toBeVisible();
  expect(await cutAmounts(page)).toEqual([]);
  await expect(page.getByRole("button", { name: /^Six .* Client / })).toBeVisible();
  expect(await cutNames(page)).toEqual([]);
  await page.getByRole("link", { name: "Scenario" }).click();
  await page.getByRole("navigation", { name: "Loans" }).getByText("Loan F").click();
  await expect(field(page, "Rate", 6)).toHaveValue("6.875");
  expect(await cutAmounts(page)).toEqual([]);
});

/** Two loans on one house, for whose price another is sold. */
function movingUp() {
  const { loans, properties, ...rest } = two(`Sale ${unique()}`);
  const old = {
    id: "old",
    address: "98 Pullen Ct",
    city: "Cary",
    userAppraisedValue: 480_000,
    purchaseDetails: [{ id: "paid", price: 300_000 }],
  };
  const mortgage = {
    id: "owed",
    propertyID: "old",
    purchaseDetailsID: "paid",
    category: "existing",
    balance: 240_000,
    payment: 1600,
    monthsLeft: 240,
    rate: 5,
    payOff: true,
  };
  const placed = loans.map((loan) => ({ ...loan!, propertyID: "house", purchaseDetailsID: "ask" }));
  return { ...rest, properties: [...properties, old], loans: [...placed, mortgage] };
}

/** Four loans that refinance a home with its debts: with today's mortgage they are five columns. */
function fourRefinances(name: string) {
  const { properties, ...rest } = report(name);
  const place = { propertyID: "house", purchaseDetailsID: "ask" };
  const kinds = [{}, { term: 15 }, { type: "arm5" }, { type: "bd21", buydownCosts: 9000 }];
  const loans = kinds.map((kind, at) => ({
    ...place,
    category: "refinance",
    program: "conventional",
    id: `loan ${at}`,
    rate: 5.875 + at / 8,
    term: 30,
    ...kind,
  }));
  const mortgage = { balance: 400_000, rate: 7.5, monthsLeft: 330, payOff: true };
  return {
    ...rest,
    properties: [{ ...properties[0], userAppraisedValue: 620_000, countyTaxRate: 0.84 }],
    loans: [...loans, { ...place, ...mortgage, id: "owed", category: "existing" }],
    debts: [{ id: "visa", name: "Visa", balance: 12_000, payment: 360, rate: 24, payOff: true }],
  };
}

/** Holds that a browser's print of this page is whole: of the size that the page has, within the margins of the sheet, no word over another. */
async function expectWholeOnPaper(page: Page, name: string) {
  const onScreen = await page
    .getByText(name, { exact: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const [first] = await printedWhole(page);
  const named = first!.find(({ text }) => text === name)!;
  expect(named.right - named.left, "points of a name that has so many pixels on the screen").toBeCloseTo(
    onScreen * 0.75,
    0,
  );
}

test("the table of a sale is as wide as its chart, and the browser prints the results whole, without the app around them", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  await openResults(page, movingUp());
  await page.getByRole("checkbox", { name: "All details" }).check();
  const sale = section(page, "Move-up");
  await expect(sale.getByRole("slider")).toBeVisible();
  const drawn = (await sale.getByRole("figure").boundingBox())!;
  const read = (await sale.getByRole("grid", { name: "Move-up" }).boundingBox())!;
  expect([read.x, read.width], "a column for each bar").toEqual([drawn.x, drawn.width]);

  const name = `Print ${unique()}`;
  await openResults(page, fourRefinances(name));
  await expect(sale).toHaveCount(0);
  await page.getByRole("checkbox", { name: "All details" }).check();
  await expect(section(page, "Finance charges")).toBeVisible();
  await expectWholeOnPaper(page, name);
  const sections = await page.getByRole("region").count();
  await page.emulateMedia({ media: "print" });
  // Letter between its margins.
  await page.setViewportSize({ width: 701, height: 912 });
  for (const name of ["The loans", "Monthly payment", "Cash to close", "Escrow account"])
    await expect(section(page, name)).toBeVisible();
  expect(await page.getByRole("region").count()).toBeGreaterThanOrEqual(sections - 2);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Years", exact: true })).toBeHidden();
  const beside = await page
    .locator("[data-sideways]")
    .evaluateAll((tables) => tables.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
  expect(beside, "tables of which a part lies beside the sheet").toBe(0);
  const last = await page.getByRole("grid", { name: "First figures" }).getByRole("columnheader").last().boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(701);
  const row = await section(page, "The loans").getByRole("row").nth(1).boundingBox();
  expect(row!.height, "a line of print, no finger's").toBeLessThan(36);
});

test("an officer orders and hides sections, takes it back, saves, and the client's view follows", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const id = await openResults(page, four(`Results ${unique()}`));
  await expect(section(page, "Escrow account")).toBeVisible();
  // The pages of the Loan Estimate show where they are chosen alone.
  const form = "As the Loan Estimate shows it";
  await expect(section(page, form)).toHaveCount(0);

  await menu(page, "Sections").click();
  const list = page.getByRole("dialog", { name: "Sections" });
  const up = list.getByRole("button", { name: "Move Cash to close up" });
  await up.click();
  await up.press("Enter");
  await expect(up, "at the end of its way").toBeDisabled();
  await expect(up).toBeFocused();
  await list.getByRole("checkbox", { name: form }).check();
  await list.getByRole("checkbox", { name: "Appreciation" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(section(page, form).getByRole("row", { name: /^D. TOTAL LOAN COSTS/ })).toBeVisible();
  await expect(section(page, "Appreciation")).toHaveCount(0);
  const order = await titles(page);
  expect(order.indexOf("Cash to close")).toBeLessThan(order.indexOf("Monthly payment"));

  await page.keyboard.press("ControlOrMeta+z");
  await expect(section(page, "Appreciation")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(section(page, "Appreciation")).toHaveCount(0);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Results \w+ saved( as a draft.*)?\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Review report" }).click();
  await expect(page).toHaveURL(`/lc2/review?reportID=${id}`);
  // The review is what the client's page draws: the same sections in the same order, in the client's words.
  const [cash, month] = ["What you bring to closing", "Where the monthly payment goes"];
  await expect(section(page, cash)).toBeVisible();
  await expect(section(page, month)).toBeVisible();
  await expect(section(page, form)).toContainText("It is not the official form");
  for (const hiddenOne of ["What the home may be worth", "Escrow account", "Finance charges"])
    await expect(section(page, hiddenOne)).toHaveCount(0);
  const seen = await titles(page);
  expect(seen.indexOf(cash)).toBeLessThan(seen.indexOf(month));

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/lc2/results?reportID=${id}`);
  await expect(section(page, "The loans")).toBeVisible();
});

const topOf = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true }).evaluate((head) => head.getBoundingClientRect().top);
const bottomOfHeads = (page: Page) =>
  page.locator("[data-loan-bar]").evaluate((bar) => bar.getBoundingClientRect().bottom);

test("the results are short, and one goes to each section that says something, below the loans' heads", {
  tag: "@phone",
}, async ({ page, be }) => {
  const isPhone = onPhone(page);
  await be(people.newOfficer);
  await openResults(page, four(`Results ${unique()}`));
  await expect(page.getByRole("slider", { name: "Monthly payment by part" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("slider", { name: "Cash to close by part" })).toBeVisible({ visible: !isPhone });
  await expect(section(page, "Escrow account")).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(isPhone ? 4900 : 3600);
  expect(await buttonRows(page)).toBe(1);

  const rail = page.getByRole("navigation", { name: "Sections of the results" });
  const select = page.getByRole("combobox", { name: "Go to section" });
  const goTo = (name: string) =>
    isPhone ? select.selectOption({ label: name }) : rail.getByRole("link", { name }).click();
  const isAt = (name: string) =>
    isPhone
      ? expect(select.locator("option:checked")).toHaveText(name)
      : expect(rail.locator("[aria-current=location]")).toHaveText(name);
  const names = isPhone ? select.locator("option") : rail.getByRole("listitem");
  for (const without of ["Second loan", "Extra payments", "Savings", "Move-up", "Rates over the loan"]) {
    await expect(names.filter({ hasText: new RegExp(`^${without}$`) })).toHaveCount(0);
    await expect(section(page, without)).toHaveCount(0);
  }
  for (const name of ["Monthly payment", "Equity and net gain", "Escrow account"]) {
    await goTo(name);
    await isAt(name);
    expect(await topOf(page, name)).toBeGreaterThanOrEqual(await bottomOfHeads(page));
    const heads = page.locator("[data-loan-bar]");
    await expect(heads).toBeInViewport({ ratio: 1 });
    await expect(heads).toContainText("Loan A");
    await expect(heads).toContainText("$2,406.69");
  }
  await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);

  if (!isPhone) {
    // By keyboard on from where one went to, and back up: nothing that has the focus lies under the heads.
    await goTo("Total cost");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("slider", { name: "Total cost by year" })).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Shift+Tab");
      const lies = await page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        const heads = document.querySelector("[data-loan-bar]")!.getBoundingClientRect();
        return top < heads.bottom && bottom > heads.top ? document.activeElement!.textContent : "clear of the heads";
      });
      expect(lies).toBe("clear of the heads");
    }
  }
  await goTo("Summary");
  await isAt("Summary");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menu(page, "Sections").click();
  const list = page.getByRole("dialog", { name: "Sections" });
  await expect(list.getByText("Nothing to show for these loans")).toBeVisible();
  await expect(list.getByRole("button", { name: "Move Second loan up" })).toHaveCount(0);
  await list.getByRole("button", { name: "Move Cash to close up" }).click();
  await list.getByRole("checkbox", { name: "Appreciation" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(section(page, "Appreciation")).toHaveCount(0);
  const order = await titles(page);
  expect(order.indexOf("Cash to close")).toBeLessThan(order.indexOf("Monthly payment"));
});

test("the results begin in words, the charts are read by arrow keys, and results at the years that the officer chooses", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.newOfficer);
  await openResults(page);
  const inWords = page.getByText(
    /^Loan B costs \$88\.04 less a month and \$3,\d{3} more at closing than loan A; the extra cash is paid back in 4\d months\./,
  );
  if (!onPhone(page)) await expect(inWords).toBeInViewport({ ratio: 1 });
  await expect(inWords).toContainText("Neither payment includes property tax.");
  const month = page.getByRole("slider", { name: "Monthly payment by part" });
  await pressField(month);
  await expect(month).toHaveAttribute("aria-valuetext", /^Loan A, Principal and interest: \$2,275\.44$/);
  await month.press("ArrowDown");
  await expect(month).toHaveAttribute("aria-valuetext", /^Loan B, Principal and interest: /);
  await month.press("ArrowRight");
  await expect(month).toHaveAttribute("aria-valuetext", /^Loan B, Home insurance: /);
  await page.getByRole("button", { name: "Equity and net gain" }).click();
  const gain = page.getByRole("slider", { name: "Net gain by year" });
  await gain.press("End");
  await expect(gain).toHaveAttribute("aria-valuenow", "30");

  const lines = page.getByRole("grid", { name: "Total cost" }).getByRole("rowheader");
  await expect(lines).toHaveText(["Total cost, 7 years"]);
  await page.getByRole("button", { name: "Total cost", exact: true }).click();
  await expect(lines).toHaveText(["Total cost", "5 years", "7 years", "10 years", "15 years", "30 years"]);
  await menu(page, "Years").click();
  const list = page.getByRole("dialog", { name: "Years" });
  await list.getByRole("button", { name: "Remove 30" }).click();
  await list.getByLabel("Add a year").fill("51");
  await page.keyboard.press("Enter");
  await expect(list.getByText("Enter a horizon of 1 to 50 years")).toBeVisible();
  await list.getByLabel("Add a year").fill("3");
  await page.keyboard.press("Enter");
  await expect(lines).toHaveText(["Total cost", "3 years", "5 years", "7 years", "10 years", "15 years"]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("grid", { name: "Equity" })
    .getByRole("button", { name: /^3 years, Loan B/ })
    .click();
  const working = onPhone(page) ? page.getByRole("dialog") : page.getByRole("complementary");
  await expect(working.getByText("Equity, loan B")).toBeVisible();
});

test("a loaded report opens where its state says; another tool's or a lost one is not found", async ({
  page,
  be,
  expected,
}) => {
  expected.push(/status of 404/);
  await be(people.newOfficer);
  const id = await openResults(page);
  const load = (query: string, tool = "lc2") => visit(page, `/${tool}/load?${query}`);
  await page.goto(`/lc2/load?reportID=${id}`);
  await expect(page).toHaveURL(`/lc2/review?reportID=${id}`);
  await load(`reportID=${id}&destination=edit`);
  await expect(page).toHaveURL(`/lc2/results?reportID=${id}`);
  await load(`reportID=${id}&destination=initial`);
  await expect(page).toHaveURL(`/lc2/property?reportID=${id}`);
  await load(`reportID=${id}`, "pa");
  await expect(page).toHaveURL("/404");
  await visit(page, `/lc2/review?reportID=${id}`);
  await load("reportID=rpt_00000000000000000000000000");
  await expect(page).toHaveURL("/404");
  await visit(page, `/lc2/review?reportID=${id}`);
  await load("");
  await expect(page).toHaveURL("/404");
});
