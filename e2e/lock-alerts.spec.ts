/** Lock alerts: how an officer sets one up, tries it, and is told of a move on whatever page is open. */
import type { Page } from "@playwright/test";
import { exampleAlert, exampleAlerts, exampleDetail } from "../packages/core/src/alerts/example";
import { indices, morning } from "../packages/web/src/features/markets/quotes.fixture";
import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, unique, visit } from "./stage";

// A page on which nothing has been pressed yet plays no sound. The notice says so in words, and the browser on its console, whenever it likes.
test.use({ expected: [/^The AudioContext was not allowed to start\./] });

const answer = (data: unknown) => ({ json: { data } });

const isPhone = (page: Page) => page.viewportSize()!.width < 720;

/** Tells the page one known morning instead of the hour at which the test happens to run. */
async function tellMorning(page: Page) {
  await page.route("**/v1/markets/coupons", (route) => route.fulfill(answer([morning])));
  await page.route("**/v1/markets/indices", (route) => route.fulfill(answer(indices)));
}

/** The alert of the API document, as it would come now. */
async function tellAlert(page: Page, touched: { clientID?: string; name?: string } = {}) {
  const now = new Date().toISOString();
  let seenAt: string | null = null;
  const alert = () => ({ ...exampleAlert, createdAt: now, tickAt: now, seenAt });
  await page.route("**/v1/markets/lock-alerts", (route) => route.fulfill(answer([exampleAlerts])));
  await page.route("**/v1/markets/alerts", (route) => route.fulfill(answer([alert()])));
  await page.route("**/v1/markets/alerts/*", (route) => {
    if (route.request().method() === "PUT") seenAt = now;
    const clients = exampleDetail.clients.map((client) => ({ ...client, ...touched }));
    return route.fulfill(answer([{ ...exampleDetail, ...alert(), clients }]));
  });
}

test("an officer sets up an alert, tries it, turns it off and deletes it", { tag: "@phone" }, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = async () => "denied";
  });
  await page.goto("/members/markets");
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Lock alerts" }).click();
  await expect(page.getByRole("heading", { name: "Alerts", exact: true })).toBeVisible();
  await expect(page.getByText(/This browser blocks notifications/)).toBeVisible();
  if (!isPhone(page))
    await expect(page.getByText("Each alert says when the price moved")).toBeInViewport({ ratio: 0.95 });
  if (isPhone(page)) await page.getByRole("button", { name: /^(New alert|Alert)$/ }).click();
  else await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: "New alert" })).toBeVisible();
  await page.getByLabel("Coupon or index").selectOption("UMBS 30Y 6.5");
  await page.getByRole("checkbox", { name: "Notifications" }).check();
  await expect(page.getByRole("alert").filter({ hasText: "allow notifications" })).toBeVisible();
  // The sentence has a field for the time of the sheet as long as it is measured from it.
  await expect(page.getByRole("group", { name: "Tell me when" }).getByLabel("Time of my sheet, Eastern")).toBeVisible();
  await expectAccessible(page, "the form of an alert");
  // The desktop and the phone are the same officer at the same time, so each has an alert of its own.
  const ticks = isPhone(page) ? "16/32" : "12/32";
  await page.getByLabel("Measured from").selectOption("the previous close");
  await page.getByRole("textbox", { name: "Size of the move" }).fill(ticks);
  await page.getByRole("checkbox", { name: "Notifications" }).uncheck();
  await page.getByRole("checkbox", { name: "Page" }).uncheck();
  await page.getByRole("button", { name: "Save alert" }).click();
  const line = page.getByRole("listitem").filter({ hasText: `UMBS 30Y 6.5 falls ${ticks}` });
  await expect(line).toContainText("since the previous close");
  await expect(line).toContainText("Waiting");
  await expectAccessible(page, "the list of alerts");

  await line.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: /^(Send a test|Test)$/ }).click();
  await expect(page.getByText(/^Last test, today /)).toBeVisible();
  await expect(page.getByText(/^By email/).locator("..")).toContainText(/\d\.\d s$/, { timeout: 20_000 });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await line.getByRole("switch", { name: "UMBS 30Y 6.5: on or off" }).click();
  await expect(line).toContainText("Off since");
  await line.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  // On a phone the form stands in the place of the list: that the line is not seen says nothing yet.
  await expect(page.getByText("Alert deleted.")).toBeVisible();
  await expect(line).toBeHidden();
});

/** The emails of three clients about the alert, of whom one has no address; what is sent is written down and counts as sent. */
async function tellLetters(page: Page) {
  const sent: { clientID: string; subject: string; message: string }[] = [];
  const letterOf = (clientID: string, name: string, email: string | null) => {
    const found = sent.find((each) => each.clientID === clientID);
    const words = found ?? { subject: "What today's market may mean for your loan", message: `Hi ${name},` };
    const state = found ? "written" : email ? "ready" : "noEmail";
    return { name, email, lang: "en", ...words, clientID, state, status: found ? "OK" : null, reason: null };
  };
  const letters = () => [
    letterOf("cli_01kahw4d6f8h0k2m4p6r8t0v2x", "Elena Marchetti", "elena@example.com"),
    letterOf("cli_01kahw4d6f8h0k2m4p6r8t0v2y", "Marcus Tillery", "marcus@example.com"),
    letterOf("cli_01kahw4d6f8h0k2m4p6r8t0v2z", "Priya Nair", null),
  ];
  await page.route("**/v1/markets/alerts/*/letters", (route) =>
    route.fulfill(answer([{ refused: null, letters: letters() }])),
  );
  await page.route("**/v1/markets/alert-letters/preview", (route) => {
    const { subject, message } = route.request().postDataJSON();
    return route.fulfill(
      answer([{ from: "Jordan Reyes", subject, html: `<html lang="en"><body><p>${message}</p></body></html>` }]),
    );
  });
  await page.route("**/v1/markets/alert-letters", (route) => {
    const { clientID, subject, message } = route.request().postDataJSON();
    sent.push({ clientID, subject, message });
    return route.fulfill(answer([letters().find((each) => each.clientID === clientID)]));
  });
  return sent;
}

test("an alert appears above the page that is open, and leads to its clients, to whom the officer writes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await tellAlert(page);
  const sent = await tellLetters(page);
  await page.goto("/members/dashboard");
  const notice = page.getByRole("alert", { name: "Lock alert" });
  await expect(notice).toContainText("UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet");
  await expect(notice).toContainText("−25 bp, 101.56 to 101.31");
  await expect(notice).toContainText("Elena Marchetti");
  await expect(notice).toContainText("+$16.47 a month");
  await expect(notice).toContainText(/Tick at \d+:\d\d:\d\d [AP]M, received at \d+:\d\d:\d\d [AP]M ET\./);
  await notice.getByRole("button", { name: "Turn alert sounds off" }).click();
  await expect(notice.getByRole("button", { name: "Turn alert sounds on" })).toBeVisible();
  await expectAccessible(page, "the notice of an alert");
  await notice.getByRole("link", { name: "See clients" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText("$2,528.27 to $2,544.74")).toBeVisible();
  // Beside the panel the keys leave the sentence at the foot no room: it is not cut in two.
  const says = page.getByText("Each alert says when the price moved");
  if (!isPhone(page)) await expect(says).not.toBeInViewport();
  // A hyphen of the width of a figure would tear 101-18 apart.
  await expect(page.getByText("101.56 (101-18) to 101.31 (101-10)")).toHaveCSS("font-variant-numeric", "normal");
  const top = async (text: RegExp) => (await page.getByRole("table").getByText(text).boundingBox())!.y;
  expect(Math.abs((await top(/^\$400,000/)) - (await top(/^to 6\.\d+%$/)))).toBeLessThan(4);
  await expect(page.getByText(/1 point is 0\.250% of rate, your setting/)).toBeVisible();
  await expect(page.getByText("Not affected: Marcus Tillery (floats on GNMA II 5.5).")).toBeVisible();
  await expectAccessible(page, "the clients of an alert");

  await page.getByRole("button", { name: "Write to the client" }).click();
  const window = page.getByRole("dialog", { name: "Write to your clients" });
  const message = window.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue("Hi Elena Marchetti,");
  await message.fill("Hi Elena, call me today.");
  await expect(window.getByRole("region", { name: "Preview" })).toContainText("call me today");
  await expectAccessible(page, "an email about an alert");
  await window.getByRole("button", { name: "Send this email" }).click();
  await expect(window.getByRole("button", { name: /Elena Marchetti/ })).toContainText("Sent");
  await expect(message).toHaveValue("Hi Marcus Tillery,");
  await window.getByRole("button", { name: "Send this email" }).click();
  await window.getByRole("button", { name: "Done" }).click();
  await expect(window).toBeHidden();
  expect(sent.map((each) => each.message)).toEqual(["Hi Elena, call me today.", "Hi Marcus Tillery,"]);

  await page.getByRole("button", { name: "OK, seen" }).click();
  await expect(page.getByText("$2,528.27 to $2,544.74")).toBeHidden();
});

test("an officer marks a client's rate as locked, on the client's page and in an alert", async ({ page, be }) => {
  await be(people.officer);
  const name = `Lock ${unique()}`;
  const clientID = await addClient(page, name);
  await page.goto(`/members/clients/${clientID}`);
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Rate", exact: true }) });
  await expect(card).toContainText("Floating");
  await card.getByRole("button", { name: "Mark as locked" }).click();
  await card.getByLabel("Lock expiration date").fill("2020-01-01");
  await card.getByRole("button", { name: "Save lock" }).click();
  await expect(card).toContainText("Enter an expiration date that is not before the lock date");
  await card.getByLabel("Locked on").fill("2026-11-20");
  await card.getByLabel("Lock expiration date").fill("2099-12-20");
  await expectAccessible(page, "the form of a lock");
  await card.getByRole("button", { name: "Save lock" }).click();
  await expect(card).toContainText(
    "The rate has been locked since 11/20/2026 and the lock is good through 12/20/2099.",
  );
  await expectAccessible(page, "a client whose rate is locked");
  await card.getByRole("button", { name: "Mark as floating" }).click();
  await expect(card).toContainText("Floating");

  await tellMorning(page);
  await tellAlert(page, { clientID, name });
  await visit(page, `/members/markets/lock-alerts?alert=${exampleAlert.id}`);
  await page.getByRole("button", { name: `Mark as locked: ${name}` }).click();
  await expect(page.getByText(`${name} is marked as locked. The next alert will leave them out.`)).toBeVisible();
  await visit(page, `/members/clients/${clientID}`);
  await expect(card).toContainText("Locked");
});
