/** Lock alerts: how an officer sets one up, tries it, and is told of a move on whatever page is open. */
import type { Page } from "@playwright/test";
import { exampleAlert, exampleAlerts, exampleDetail } from "../packages/core/src/alerts/example";
import { indices, morning } from "../packages/web/src/features/markets/quotes.fixture";
import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";

const answer = (data: unknown) => ({ json: { data } });

const isPhone = (page: Page) => page.viewportSize()!.width < 720;

/** Tells the page one known morning instead of the hour at which the test happens to run. */
async function tellMorning(page: Page) {
  await page.route("**/v1/markets/coupons", (route) => route.fulfill(answer([morning])));
  await page.route("**/v1/markets/indices", (route) => route.fulfill(answer(indices)));
}

/** The alert of the API document, as it would come now. */
async function tellAlert(page: Page) {
  const now = new Date().toISOString();
  let seenAt: string | null = null;
  const alert = () => ({ ...exampleAlert, createdAt: now, tickAt: now, seenAt });
  await page.route("**/v1/markets/lock-alerts", (route) => route.fulfill(answer([exampleAlerts])));
  await page.route("**/v1/markets/alerts", (route) => route.fulfill(answer([alert()])));
  await page.route("**/v1/markets/alerts/*", (route) => {
    if (route.request().method() === "PUT") seenAt = now;
    return route.fulfill(answer([{ ...exampleDetail, ...alert() }]));
  });
}

test("an officer sets up an alert, tries it, turns it off and deletes it", { tag: "@phone" }, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await page.goto("/members/markets");
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Lock alerts" }).click();
  await expect(page.getByRole("heading", { name: "Alerts", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^(New alert|Alert)$/ }).click();
  await expect(page.getByRole("heading", { name: "New alert" })).toBeVisible();
  await page.getByLabel("Coupon or index").selectOption("UMBS 30Y 6.5");
  // The desktop and the phone are the same officer at the same time, so each has an alert of its own.
  const own = isPhone(page)
    ? { bp: "50", ticks: "16/32", price: "102.56 (102-18)" }
    : { bp: "38", ticks: "12/32", price: "102.68 (102-22)" };
  await page.getByLabel("Basis points").fill(own.bp);
  await page.getByLabel("Measured from").selectOption("the previous close");
  // From 103.06 at the last close.
  await expect(page.getByText(`${own.bp} bp (${own.ticks}).`)).toBeVisible();
  await expect(page.getByText(own.price).first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Page" }).uncheck();
  await expectAccessible(page, "the form of an alert");
  await page.getByRole("button", { name: "Save alert" }).click();
  const line = page.getByRole("listitem").filter({ hasText: `UMBS 30Y 6.5 falls ${own.bp} bp` });
  await expect(line).toContainText("since the previous close");
  await expect(line).toContainText("Waiting");
  await expectAccessible(page, "the list of alerts");

  await line.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/^Last test/)).toBeVisible();
  await expect(page.getByText(/^By email/).locator("..")).toContainText(/later/, { timeout: 20_000 });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await line.getByRole("switch", { name: "UMBS 30Y 6.5: on or off" }).click();
  await expect(line).toContainText("Off since");
  await line.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(line).toBeHidden();
});

test("an alert appears above the page that is open, and leads to the clients whom it touches", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await tellAlert(page);
  await page.goto("/members/dashboard");
  const notice = page.getByRole("alert", { name: "Lock alert" });
  await expect(notice).toContainText("UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet");
  await expect(notice).toContainText("−25 bp, 101.56 to 101.31");
  await expect(notice).toContainText("Elena Marchetti");
  await expect(notice).toContainText("+$16.47 a month");
  await notice.getByRole("button", { name: "Turn the sound of alerts off" }).click();
  await expect(notice.getByRole("button", { name: "Turn the sound of alerts on" })).toBeVisible();
  await expectAccessible(page, "the notice of an alert");
  await notice.getByRole("link", { name: "See clients" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText("$2,528.27 to $2,544.74")).toBeVisible();
  await expect(page.getByText(/1 point is 0\.250% of rate, your setting/)).toBeVisible();
  await expect(page.getByText("Not touched: Marcus Tillery (floats on GNMA II 5.5).")).toBeVisible();
  await expectAccessible(page, "the clients of an alert");
  await page.getByRole("button", { name: "OK, seen" }).click();
  await expect(page.getByText("$2,528.27 to $2,544.74")).toBeHidden();
});

test("a browser that was told to show no notifications says what to do", async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = async () => "denied";
  });
  await page.goto("/members/markets/lock-alerts");
  await expect(page.getByText(/This browser was told not to show notifications/)).toBeVisible();
  await page.keyboard.press("a");
  await page.getByRole("checkbox", { name: "Notifications" }).check();
  await expect(page.getByRole("alert").filter({ hasText: "allow notifications" })).toBeVisible();
});
