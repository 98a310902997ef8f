/** The prices of mortgage securities: what stands on the page, by hand and by keys, and what it says when prices stop. */
import type { Page } from "@playwright/test";
import { exampleAlert, exampleAlerts, exampleRule } from "../packages/core/src/alerts/example";
import type { Rule } from "../packages/core/src/alerts/schema";
import { course, indices, morning, sheetAt } from "../packages/web/src/features/markets/quotes.fixture";
import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

type Told = { isOut: boolean };

/** Tells the page one known morning, before its officer's first sheet, instead of the hour at which the test happens to run. */
async function tell(page: Page, told: Told = { isOut: false }) {
  let time: string | null = null;
  const answer = (data: unknown) => ({ json: { data } });
  let answers = 0;
  await page.route("**/v1/markets/coupons", (route) => {
    if (told.isOut) return route.abort();
    const at = new Date(Date.parse(morning.at) + answers++ * 1_000).toISOString();
    return route.fulfill(answer([{ ...morning, at }]));
  });
  await page.route("**/v1/markets/coupons/courses*", (route) => route.fulfill(answer([course])));
  await page.route("**/v1/markets/indices", (route) => route.fulfill(answer(indices)));
  await page.route("**/v1/markets/sheets", (route) => {
    const sent: { time?: string | null } | null = route.request().postDataJSON();
    if (sent?.time !== undefined) time = sent.time;
    return route.fulfill(answer([sheetAt(time, true)]));
  });
}

const isPhone = (page: Page) => page.viewportSize()!.width < 720;
const line = (page: Page, id: string) => page.locator(`[data-coupon="${id}"]`);

/** The officer's alerts: none at first, then the one that is saved, which a tick has sent. @returns the sizes that were saved of it */
async function tellAlerts(page: Page) {
  const saved: number[] = [];
  let rules: Rule[] = [];
  const answer = (data: unknown) => ({ json: { data } });
  await page.route("**/v1/markets/lock-alerts", (route) => {
    if (route.request().method() === "GET") return route.fulfill(answer([{ ...exampleAlerts, rules }]));
    rules = [{ ...exampleRule, ...route.request().postDataJSON() }];
    return route.fulfill(answer(rules));
  });
  await page.route("**/v1/markets/lock-alerts/*", (route) => {
    if (route.request().method() === "DELETE") rules = [];
    else {
      rules = [{ ...exampleRule, ...route.request().postDataJSON() }];
      saved.push(rules[0]!.amount);
    }
    return route.fulfill(answer(rules));
  });
  await page.route("**/v1/markets/alerts", (route) =>
    route.fulfill(answer([{ ...exampleAlert, seenAt: exampleAlert.createdAt }])),
  );
  return saved;
}

/** On a phone the foot has no room for all places. */
async function openMore(page: Page) {
  // Beside a short button the greeting has room in one line.
  await expect(page.getByRole("link", { name: "New comparison", exact: true })).toHaveText("New", {
    useInnerText: true,
  });
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())!.height).toBeLessThan(30);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }).click();
  await expectAccessible(page, "the menu More");
  await page.getByRole("menuitem", { name: "Report card" }).click();
  await expect(page).toHaveURL(/\/rerc\/property/);
  await page.goBack();
}

async function takeFirstAlert(page: Page) {
  const sheet = page.getByRole("heading", { name: "Your lender's sheet" });
  const offer = page.getByRole("heading", { name: "Your first alert" });
  const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
  await expect(offer).toBeVisible();
  const tops = await Promise.all([sheet, offer, chart].map(async (each) => (await each.boundingBox())!.y));
  // On a phone they stand above the chart, on a screen beside it.
  expect(tops[0]).toBeLessThan(tops[1]!);
  if (isPhone(page)) expect(tops[1]).toBeLessThan(tops[2]!);
  await expectAccessible(page, "the first visit of the prices");
  await page.getByRole("button", { name: "Use this" }).click();
  await expect(page.getByText("Your alert is saved. You can change it on the Lock alerts page.")).toBeVisible();
  await expect(offer).toBeHidden();
  const bell = line(page, "umbs30-6.0").getByRole("img", { name: "You have an alert on it" });
  await expect(bell).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Use this" }).click();
  await expect(bell).toBeVisible();
}

async function tellOfSheet(page: Page) {
  await page.getByLabel("Time of my sheet, Eastern").fill("09:40");
  await page.getByRole("button", { name: "Set time" }).click();
  await expect(page.getByText("101.56 to 101.28")).toBeVisible();
  await expect(page.getByText("−28 bp").first()).toBeVisible();
  await expect(page.getByText("−9/32").first()).toBeVisible();
  await expect(line(page, "umbs30-5.0")).toContainText("−36");
  const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
  await expect(chart.locator('[data-level="alert"]')).toHaveAttribute("stroke-dasharray", "9 3 2 3");
  await expect(chart.locator("[data-sent]")).toHaveCount(1);
  await expectAccessible(page, "prices since the sheet, with an alert on the chart");
}

async function seeClients(page: Page, name: string) {
  // $360,000 at 6.5% over 30 years: at the same cost 0.07% more rate, at the same rate 0.28 points.
  await page.getByRole("button", { name: "See clients" }).click();
  const window = page.getByRole("dialog", { name: "Clients floating on UMBS 30Y 6.0" });
  const own = window.getByRole("listitem").filter({ hasText: name });
  await expect(own).toContainText("$360,000 at 6.500%");
  await expect(own).toContainText("+$16.60 a month");
  await expect(own).toContainText("at 6.5700%, or +$1,008 once");
  await expectAccessible(page, "the clients whom a move touches");
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
}

/** By its keys, by an undo, and by the pointer. */
async function moveAlert(page: Page, saved: number[]) {
  const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
  const handle = chart.getByRole("slider", { name: /^Alert: UMBS 30Y 6\.0 falls/ });
  await expect(handle).toHaveAttribute("aria-valuetext", "101.31 (101-10)");
  await chart.getByRole("slider", { name: /^Price of/ }).click();
  await page.keyboard.press("Tab");
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("The alert is now set at 101.29 (101-09+).")).toBeVisible();
  expect(saved).toEqual([27]);
  await page.getByLabel("Notices").getByRole("button", { name: "Undo" }).last().click();
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
}

async function beginAlertOnChart(page: Page) {
  const chart = page.getByRole("region", { name: "Chart of UMBS 30Y 6.0" });
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
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
}

async function readQuarterHours(page: Page) {
  await page.getByRole("button", { name: "Quarter hours" }).click();
  const quarters = page.getByRole("dialog", { name: "Quarter hours" });
  await expect(quarters.getByRole("listitem").filter({ hasText: "9:45" })).toContainText("My sheet 9:40");
  await quarters.getByLabel("Coupon").selectOption("UMBS 30Y 5.0");
  await expect(quarters.getByRole("listitem").first()).toContainText("97.");
  await expectAccessible(page, "the quarter hours on a phone");
  await quarters.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Chart of UMBS 30Y 5.0" })).toBeVisible();
}

async function goByKeys(page: Page) {
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
  await page.keyboard.press("a");
  const form = page.getByRole("dialog", { name: "New alert" });
  await expect(form.getByLabel("Coupon or index")).toHaveValue("umbs30-6.5");
  await expect(form.getByLabel("Size of the move")).toHaveValue("8/32");
}

test("an officer's first morning with the prices, from the first alert to the clients whom a move touches", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const name = `Floating ${unique()}`;
  await saveReport(page, await addClient(page, name), report("Tidewater"));
  await tell(page);
  const saved = await tellAlerts(page);
  await page.goto("/members/dashboard");
  if (isPhone(page)) await test.step("more places than the foot has room for", () => openMore(page));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Markets" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(line(page, "umbs30-6.0")).toContainText("101.28");
  await expect(line(page, "umbs30-6.0")).toContainText("101-09");
  await test.step("is offered an alert, and takes it", () => takeFirstAlert(page));
  await test.step("says when the sheet came out", () => tellOfSheet(page));
  await test.step("sees what the move costs a client", () => seeClients(page, name));
  await test.step("moves the alert on the chart", () => moveAlert(page, saved));
  await test.step("begins an alert at a price on the chart", () => beginAlertOnChart(page));
  if (isPhone(page)) await test.step("reads the quarter hours", () => readQuarterHours(page));
  else await test.step("goes through coupons, ranges and quarter hours by keys", () => goByKeys(page));
});

test.describe("without the product", () => {
  test.use({ expected: [/Failed to load resource/], isFirstVisit: true });

  test("prices that stop say since when, and come back by themselves", async ({ page, be }) => {
    await be(people.officer);
    await page.clock.install({ time: new Date() });
    await page.goto("/members/markets");
    // The product itself plays a trading day, and marks it as a sample.
    await expect(page.getByText("Sample", { exact: true }).first()).toBeVisible();
    await expect(line(page, "umbs15-5.5")).toContainText(/1\d\d\.\d\d/);
    const told: Told = { isOut: false };
    await tell(page, told);
    await page.reload();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    told.isOut = true;
    // Where the hub was to tell them they count as lost half a minute later.
    await page.clock.runFor(55_000);
    const strip = page.getByText(/^Prices as of 10:42 AM ET\./).first();
    await expect(strip).toBeVisible();
    await expect(page.getByText("Connection lost", { exact: true })).toBeVisible();
    await expect(line(page, "umbs30-6.0")).toContainText("101.28");
    await expectAccessible(page, "prices without a connection");
    told.isOut = false;
    await page.clock.runFor(10_000);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(strip).toBeHidden();
  });
});
