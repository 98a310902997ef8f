/** Lock alerts: how an officer sets one up, tries it, and is told of a move on whatever page is open. */
import type { Page } from "@playwright/test";
import { exampleAlert, exampleAlerts, exampleDetail } from "../packages/core/src/alerts/example";
import { course, indices, morning, sheetAt } from "../packages/web/src/features/markets/quotes.fixture";
import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, unique } from "./stage";

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
  await page.goto("/members/markets");
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Lock alerts" }).click();
  await expect(page.getByRole("heading", { name: "Alerts", exact: true })).toBeVisible();
  if (!isPhone(page))
    await expect(page.getByText("Each alert says when the price moved")).toBeInViewport({ ratio: 0.95 });
  await page.getByRole("button", { name: /^(New alert|Alert)$/ }).click();
  await expect(page.getByRole("heading", { name: "New alert" })).toBeVisible();
  await page.getByLabel("Coupon or index").selectOption("UMBS 30Y 6.5");
  // The desktop and the phone are the same officer at the same time, so each has an alert of its own.
  const own = isPhone(page)
    ? { ticks: "16/32", both: "16/32 = 50 bp.", price: "102.56 (102-18)" }
    : { ticks: "12/32", both: "12/32 counts as 38 bp.", price: "102.68 (102-22)" };
  await page.getByLabel("Measured from").selectOption("the previous close");
  const size = page.getByRole("textbox", { name: "Size of the move" });
  await size.fill("12/33");
  await page.getByRole("button", { name: "Save alert" }).click();
  await expect(size).toHaveAccessibleDescription(/^Enter 32nds, such as 8\/32/);
  await expect(size).toBeFocused();
  await size.fill(own.ticks);
  // From 103.06 at the last close.
  await expect(page.getByText(own.both)).toBeVisible();
  await expect(page.getByText(own.price).first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Page" }).uncheck();
  await expectAccessible(page, "the form of an alert");
  await page.getByRole("button", { name: "Save alert" }).click();
  const line = page.getByRole("listitem").filter({ hasText: `UMBS 30Y 6.5 falls ${own.ticks}` });
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
  await expect(line).toBeHidden();
});

test("a sheet without a time gets it from the sentence of an alert, whose price is then said", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await tellAlert(page);
  let time: string | null = null;
  await page.route("**/v1/markets/coupons/courses*", (route) => route.fulfill(answer([course])));
  await page.route("**/v1/markets/sheets", (route) => {
    const sent: { time?: string | null } | null = route.request().postDataJSON();
    if (sent?.time !== undefined) time = sent.time;
    return route.fulfill(answer([sheetAt(time)]));
  });
  await page.goto("/members/markets/lock-alerts");
  await page.getByRole("button", { name: /^Edit: UMBS 30Y 6\.0/ }).click();
  const sentence = page.getByRole("group", { name: "Tell me when" });
  await expect(sentence.getByLabel("Size of the move")).toHaveValue("8/32");
  await expect(page.getByText("8/32 = 25 bp. This alert waits until your sheet has a time today.")).toBeVisible();
  const field = sentence.getByLabel("Time of my sheet, Eastern");
  await expect(field).toHaveValue("");
  await field.fill("09:40");
  await field.blur();
  await expect(page.getByText(/^8\/32 = 25 bp\. Today that is 101\.31 \(101-10\) or lower\.$/)).toBeVisible();
  await expect(field).toHaveValue("09:40");
  await expectAccessible(page, "the sentence of an alert");
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
  await page.getByRole("button", { name: "OK, seen" }).click();
  await expect(page.getByText("$2,528.27 to $2,544.74")).toBeHidden();
});

test("an officer marks a client's rate as locked, on the client's page and in an alert", {
  tag: "@phone",
}, async ({ page, be }) => {
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
  await page.goto(`/members/markets/lock-alerts?alert=${exampleAlert.id}`);
  await page.getByRole("button", { name: `Mark as locked: ${name}` }).click();
  await expect(page.getByText(`${name} is marked as locked. The next alert will leave them out.`)).toBeVisible();
  await page.goto(`/members/clients/${clientID}`);
  await expect(card).toContainText("Locked");
});

/** Two clients' emails about the alert; what is sent is written down and counts as sent. */
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
    letterOf("cli_01kahw4d6f8h0k2m4p6r8t0v30", "Owen Castle", "owen@example.com"),
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

test("an officer writes to the clients of an alert, one by one, changes a message and skips one", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await tellAlert(page);
  const sent = await tellLetters(page);
  await page.goto(`/members/markets/lock-alerts?alert=${exampleAlert.id}`);
  await page.getByRole("button", { name: "Write to the client" }).click();
  const window = page.getByRole("dialog", { name: "Write to your clients" });
  await expect(window.getByRole("textbox", { name: "Message" })).toHaveValue("Hi Elena Marchetti,");
  await expect(window.getByRole("region", { name: "Preview" })).toContainText("Hi Elena Marchetti,");
  await expect(window.getByRole("button", { name: /Priya Nair/ })).toContainText("No address");
  await window.getByRole("textbox", { name: "Message" }).fill("Hi Elena, call me today.");
  await expect(window.getByRole("region", { name: "Preview" })).toContainText("call me today");
  await expectAccessible(page, "an email about an alert");
  await window.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Write to the client" }).click();
  await expect(window.getByRole("textbox", { name: "Message" })).toHaveValue("Hi Elena, call me today.");

  await window.getByRole("button", { name: "Send this email" }).click();
  await expect(window.getByRole("button", { name: /Elena Marchetti/ })).toContainText("Sent");
  await expect(window.getByRole("textbox", { name: "Message" })).toHaveValue("Hi Marcus Tillery,");
  await window.getByRole("button", { name: "Skip this client" }).click();
  await expect(window.getByRole("button", { name: /Marcus Tillery/ })).toContainText("Skipped");
  await expect(window.getByRole("textbox", { name: "Message" })).toHaveValue("Hi Owen Castle,");
  await window.getByRole("button", { name: "Send this email" }).click();
  await expect(window.getByRole("button", { name: /Owen Castle/ })).toContainText("Sent");
  expect(sent.map(({ message }) => message)).toEqual(["Hi Elena, call me today.", "Hi Owen Castle,"]);
  await window.getByRole("button", { name: /Marcus Tillery/ }).click();
  await window.getByRole("button", { name: "Write to this client after all" }).click();
  await window.getByRole("button", { name: "Send this email" }).click();
  await expect(window.getByRole("button", { name: /Marcus Tillery/ })).toContainText("Sent");
  await window.getByRole("button", { name: "Done" }).click();
  await expect(window).toBeHidden();
});

test("a browser that was told to show no notifications says what to do", async ({ page, be }) => {
  await be(people.officer);
  await tellMorning(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = async () => "denied";
  });
  await page.goto("/members/markets/lock-alerts");
  await expect(page.getByText(/This browser blocks notifications/)).toBeVisible();
  await page.keyboard.press("a");
  await page.getByRole("checkbox", { name: "Notifications" }).check();
  await expect(page.getByRole("alert").filter({ hasText: "allow notifications" })).toBeVisible();
});
