/** The prices of mortgage securities: what stands on the page, by hand and by keys, and what it says when prices stop. */
import type { Page } from "@playwright/test";
import { exampleAlert, exampleAlerts, exampleRule } from "../packages/core/src/alerts/example";
import { course, indices, morning, sheetAt } from "../packages/web/src/features/markets/quotes.fixture";
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, people, signIn, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

type Told = { sheet?: string | null; isFirst?: boolean; isOut?: boolean; quotes?: object };

/** Tells the page one known morning instead of the hour at which the test happens to run. */
async function tell(page: Page, told: Told) {
  let time = told.sheet ?? null;
  const answer = (data: unknown) => ({ json: { data } });
  let answers = 0;
  await page.route("**/v1/markets/coupons", (route) => {
    if (told.isOut) return route.abort();
    const at = new Date(Date.parse(morning.at) + answers++ * 1_000).toISOString();
    return route.fulfill(answer([{ ...morning, at, ...told.quotes }]));
  });
  await page.route("**/v1/markets/coupons/courses*", (route) => route.fulfill(answer([course])));
  await page.route("**/v1/markets/indices", (route) => route.fulfill(answer(indices)));
  await page.route("**/v1/markets/sheets", (route) => {
    const sent: { time?: string | null } | null = route.request().postDataJSON();
    if (sent?.time !== undefined) time = sent.time;
    return route.fulfill(answer([sheetAt(time, told.isFirst)]));
  });
}

const isPhone = (page: Page) => page.viewportSize()!.width < 720;
const line = (page: Page, id: string) => page.locator(`[data-coupon="${id}"]`);

test("an officer reads the prices, says when the sheet came out, and sees what the move costs a client", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const name = `Floating ${unique()}`;
  const client = await addClient(page, name);
  await saveReport(page, client, report("Tidewater"));
  const told: Told = {};
  await tell(page, told);
  await page.goto("/members/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Markets" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(line(page, "umbs30-6.0")).toContainText("101.28");
  await expect(line(page, "umbs30-6.0")).toContainText("101-09");
  await expect(page.getByRole("heading", { name: "Your lender's sheet" })).toBeVisible();
  await expectAccessible(page, "prices before the sheet is out");

  await page.getByLabel("Time of my sheet, Eastern").fill("09:40");
  await page.getByRole("button", { name: "Set time" }).click();
  await expect(page.getByText("101.56 to 101.28")).toBeVisible();
  await expect(page.getByText("−28 bp").first()).toBeVisible();
  await expect(page.getByText("−9/32").first()).toBeVisible();
  await expect(line(page, "umbs30-5.0")).toContainText("−36");
  await expectAccessible(page, "prices since the sheet");

  // $360,000 at 6.5% over 30 years: at the same cost 0.07% more rate, at the same rate 0.28 points.
  await page.getByRole("button", { name: "See clients" }).click();
  const window = page.getByRole("dialog", { name: "Clients floating on UMBS 30Y 6.0" });
  const own = window.getByRole("listitem").filter({ hasText: name });
  await expect(own).toContainText("$360,000 at 6.500%");
  await expect(own).toContainText("+$16.60 a month");
  await expect(own).toContainText("at 6.5700%, or +$1,008 once");
  await expectAccessible(page, "the clients whom a move touches");
  if (!isPhone(page)) return;

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Quarter hours" }).click();
  const quarters = page.getByRole("dialog", { name: "Quarter hours" });
  await expect(quarters.getByRole("listitem").filter({ hasText: "9:45" })).toContainText("My sheet 9:40");
  await quarters.getByLabel("Coupon").selectOption("UMBS 30Y 5.0");
  await expect(quarters.getByRole("listitem").first()).toContainText("97.");
  await expectAccessible(page, "the quarter hours on a phone");
  await quarters.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Chart of UMBS 30Y 5.0" })).toBeVisible();
});

test.describe("on a first visit", () => {
  test.use({ expected: [/status of 401/] });

  test("an officer is asked for the sheet, takes the ready alert, and takes it back", {
    tag: "@phone",
  }, async ({ page }) => {
    const id = unique();
    await found(page, `First ${id}`, `fia-${id}@lender.test`);
    await signIn(page, `fia-${id}@lender.test`);
    await tell(page, { isFirst: true });
    await page.goto("/members/markets");
    const sheet = page.getByRole("heading", { name: "Your lender's sheet" });
    const offer = page.getByRole("heading", { name: "Your first alert" });
    const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
    await expect(offer).toBeVisible();
    const tops = await Promise.all([sheet, offer, chart].map(async (each) => (await each.boundingBox())!.y));
    // On a phone they stand above the chart, on a screen beside it.
    expect(tops[0]).toBeLessThan(tops[1]!);
    if (isPhone(page)) expect(tops[1]).toBeLessThan(tops[2]!);
    await expect(page.getByText("You can name the lender later.")).toBeVisible();
    await expectAccessible(page, "the first visit of the prices");

    await page.getByRole("button", { name: "Use this" }).click();
    await expect(page.getByText("Your alert is saved. You can change it on the Lock alerts page.")).toBeVisible();
    await expect(offer).toBeHidden();
    await expect(line(page, "umbs30-6.0").getByRole("img", { name: "You have an alert on it" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: "Write my own" }).click();
    await expect(page.getByRole("dialog", { name: "New alert" }).getByLabel("Coupon or index")).toBeVisible();
  });
});

test("the keys choose coupons, ranges and the quarter hours", async ({ page, be }) => {
  await be(people.officer);
  await tell(page, { sheet: "09:40" });
  await page.goto("/members/markets");
  await expect(page.getByText("9:40 AM, change")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "UMBS 30Y 6.5" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "UMBS 30Y 6.5" })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio", { name: "Day", exact: true })).toHaveAttribute("aria-checked", "true");
  // The full hours have their prices below the axis, under the name of their clock.
  const below = page.getByRole("region", { name: "Chart of UMBS 30Y 6.5" }).locator("svg");
  await expect(below.getByText("ET", { exact: true })).toBeVisible();
  await expect(below.getByText("103.09", { exact: true })).toBeVisible();
  // A hyphen of the width of a figure would tear 103-02 apart.
  await expect(below.getByText(/^103-\d\d/).first()).toHaveCSS("font-variant-numeric", "proportional-nums");
  await page.keyboard.press("q");
  const grid = page.getByRole("table", { name: "Prices by quarter hour" });
  await expect(grid.getByRole("columnheader", { name: "Noon" })).toBeVisible();
  await expectAccessible(page, "the quarter hours");
  await page.keyboard.press("q");
  await page.keyboard.press("s");
  await expect(page.getByText("10:42 AM, change")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("9:40 AM, change")).toBeVisible();
  await page.keyboard.press("a");
  const form = page.getByRole("dialog", { name: "New alert" });
  await expect(form.getByLabel("Coupon or index")).toHaveValue("umbs30-6.5");
  await expect(form.getByLabel("Size of the move")).toHaveValue("8/32");
});

/** One alert, 25 basis points below the sheet, that a tick has sent; what is saved of it stands in the list that is returned. */
async function tellAlert(page: Page) {
  const saved: number[] = [];
  let rule = exampleRule;
  const answer = (data: unknown) => ({ json: { data } });
  await page.route("**/v1/markets/lock-alerts", (route) =>
    route.fulfill(answer([{ ...exampleAlerts, rules: [rule] }])),
  );
  await page.route("**/v1/markets/lock-alerts/*", (route) => {
    rule = { ...rule, ...route.request().postDataJSON() };
    saved.push(rule.amount);
    return route.fulfill(answer([rule]));
  });
  await page.route("**/v1/markets/alerts", (route) =>
    route.fulfill(answer([{ ...exampleAlert, seenAt: exampleAlert.createdAt }])),
  );
  return saved;
}

test("alerts stand on the chart, where they are moved, and a press on it begins a new one", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  await tell(page, { sheet: "09:40" });
  const saved = await tellAlert(page);
  await page.goto("/members/markets");
  const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
  const handle = chart.getByRole("slider", { name: /^Alert: UMBS 30Y 6\.0 falls/ });
  await expect(line(page, "umbs30-6.0").getByRole("img", { name: "You have an alert on it" })).toBeVisible();
  await expect(handle).toHaveAttribute("aria-valuetext", "101.31 (101-10)");
  await expect(chart.locator('[data-level="alert"]')).toHaveAttribute("stroke-dasharray", "9 3 2 3");
  await expect(chart.locator("[data-sent]")).toHaveCount(1);
  await expectAccessible(page, "the chart with an alert on it");

  await chart.getByRole("slider", { name: /^Price of/ }).click();
  await page.keyboard.press("Tab");
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("The alert is now set at 101.29 (101-09+).")).toBeVisible();
  expect(saved).toEqual([27]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(handle).toHaveAttribute("aria-valuetext", "101.31 (101-10)");
  expect(saved).toEqual([27, 25]);

  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 30, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^The alert is now set at 101\.[345]/)).toBeVisible();
  expect(saved).toHaveLength(3);
  expect(saved[2]).toBeLessThan(25);

  const course = chart.getByRole("slider", { name: /^Price of/ });
  const { width, height } = (await course.boundingBox())!;
  await course.click({ position: { x: width * 0.6, y: height * 0.55 } });
  const add = chart.getByRole("button", { name: /^Add alert at 101\.\d\d$/ });
  const price = (await add.textContent())!.slice(-6);
  await add.click();
  const form = page.getByRole("dialog", { name: "New alert" });
  await expect(form.getByLabel("Price", { exact: true })).toHaveValue(price);
  await expect(form.getByLabel("Coupon or index")).toHaveValue("umbs30-6.0");
  await expectAccessible(page, "the form of an alert above the chart");
});

test.describe("without the product", () => {
  test.use({ expected: [/Failed to load resource/], isFirstVisit: true });

  test("prices that stop say since when, never look like live ones, and come back by themselves", {
    tag: "@phone",
  }, async ({ page, be }) => {
    await be(people.officer);
    const told: Told = { sheet: "09:40" };
    await page.clock.install({ time: new Date() });
    await tell(page, told);
    await page.goto("/members/markets");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    told.isOut = true;
    // Where the hub was to tell them they count as lost half a minute later.
    await page.clock.runFor(55_000);
    const strip = page.getByText(/^Prices as of 10:42 AM ET\./).first();
    await expect(strip).toBeVisible();
    // On a phone the words would stand on those of the sheet.
    await expect(page.getByText("Connection lost", { exact: true })).toHaveCount(isPhone(page) ? 0 : 1);
    await expect(line(page, "umbs30-6.0")).toContainText("101.28");
    await page.clock.runFor(70_000);
    await expect(line(page, "umbs30-6.0").locator(".text-danger")).toHaveCount(0);
    await expectAccessible(page, "prices without a connection");
    told.isOut = false;
    await page.clock.runFor(10_000);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(strip).toBeHidden();

    // Beside the hub the prices are asked for again only once it has been silent for a while.
    told.quotes = { feed: "late", heardAt: "2026-11-24T15:38:00.000Z" };
    await page.clock.runFor(60_000);
    await expect(page.getByText(/^Prices as of 10:38 AM ET\./).first()).toBeVisible();
    told.quotes = { feed: "closed", at: "2026-11-24T23:42:00.000Z" };
    await page.clock.runFor(60_000);
    await expect(page.getByText(/It opens Wednesday at 8:00 AM ET/).first()).toBeVisible();
  });
});

test("on a phone what the foot has no room for stands in More", { tag: "@phone" }, async ({ page, be }) => {
  test.skip(!isPhone(page), "A screen has all places in its rail.");
  await be(people.officer);
  await page.goto("/members/dashboard");
  // Beside a short button the greeting has room in one line.
  await expect(page.getByRole("link", { name: "New comparison", exact: true })).toHaveText("New", {
    useInnerText: true,
  });
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())!.height).toBeLessThan(30);
  const foot = page.getByRole("navigation", { name: "Main" });
  await foot.getByRole("button", { name: "More" }).click();
  await expectAccessible(page, "the menu More");
  await page.getByRole("menuitem", { name: "Report card" }).click();
  await expect(page).toHaveURL(/\/rerc\/property/);
});

test("the product itself plays a trading day, and marks it as a sample", async ({ page, be }) => {
  await be(people.officer);
  await page.goto("/members/markets");
  await expect(page.getByText("Sample", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^(Live|Closed)$/)).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Prices of mortgage securities" }).getByRole("button", { pressed: true }),
  ).toHaveText("UMBS 30Y 6.0");
  await expect(line(page, "umbs15-5.5")).toContainText(/1\d\d\.\d\d/);
  await expectAccessible(page, "the sample's prices");
});
