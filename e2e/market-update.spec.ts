/** The market update: an officer reads the day, sends a copy of it, and its client reads that copy; what a company posts stays with its officers. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { heading } from "./answer";
import { onPhone } from "./editor";
import { found } from "./lender";
import { expect, mailsTo, people, signIn, test } from "./people";
import { addClient, call, saveReport, unique } from "./stage";

const head = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const share = (page: Page) => page.getByRole("button", { name: "Share this day" }).filter({ visible: true });
type Kept = [{ _id: string; briefing: { day: string } }];
type Told = [{ briefing: { day: string; rates: object[]; coupons: object; moved: object; coming: object } }];

test("an officer reads the day and sends it with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const primaryEmail = `${unique()}@example.com`;
  const clientID = await addClient(page, `Mona ${unique()}`, { primaryEmail });
  const began = Date.now();
  await page.goto(`/members/clients/${clientID}`);
  await page.getByRole("button", { name: "New report of another tool" }).click();
  await page.getByRole("menuitem", { name: "Today's market update" }).click();
  await expect(head(page)).toHaveText(/^The 30-year average is \d\.\d+%, (up|down|unchanged)/);
  const rates = page.getByRole("table", { name: "The day's rates" });
  await expect(rates.getByRole("row")).toHaveCount(13);
  await expect(rates.getByRole("row", { name: /^Conforming 30-year/ })).toContainText(/by FRED, \d\d\/\d\d\/\d{4}/);
  await expect(page.getByText("Example, not an offer")).toBeVisible();
  await expectAccessible(page, "today's update");

  await share(page).click();
  await expectAccessible(page, "the window that shares the day");
  await page.getByRole("button", { name: "Review and send" }).click();
  await expect(page).toHaveURL(/\/mu\/share\?reportID=/);
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Share email sent.")).toBeVisible();
  expect((Date.now() - began) / 1000, "seconds from the client's page to the sent day").toBeLessThan(120);
  await expect
    .poll(async () => (await mailsTo(page.request, primaryEmail)).some(({ text }) => text.includes("/mu/live-share")))
    .toBe(true);
});

test("past days are one key away, and any week of the chart can be read as figures", async ({ page, be }) => {
  await be(people.officer);
  await page.goto("/mu");
  await expect(page).toHaveURL(/\/mu\/results/);
  await expect(head(page)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("a past day, from what was published by then")).toBeVisible();
  // What it closed at, with the day's last minute of trading.
  await expect(page.getByRole("rowheader", { name: "UMBS 30Y 6.0" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^as of /)).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByRole("columnheader", { name: "10-year Treasury" })).toBeVisible();
  await page.getByRole("radio", { name: "5 years" }).click();
  await page.getByRole("slider").press("Home");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", "0");
});

test("a source that is out, or was never connected, is told with what is known", { tag: "@phone" }, async ({
  page,
  be,
}) => {
  await be(people.officer);
  const [told] = await call<Told>(page, "GET", "/v1/markets/update");
  const { briefing } = told;
  const unknown = { value: null, date: null, day: null, week: null, month: null, year: null };
  const [first, ...others] = briefing.rates;
  const off = { source: "None is connected", heardAt: null, sample: false, list: [] };
  const answer = {
    ...told,
    briefing: {
      ...briefing,
      rates: [{ ...first, stale: true }, ...others.map((rate) => ({ ...rate, ...unknown }))],
      coupons: { ...off, feed: "off" },
      example: null,
      moved: off,
      coming: off,
    },
  };
  await page.route("**/v1/markets/update", (route) => route.fulfill({ json: { data: [answer] } }));
  await page.goto("/mu/results");
  await expect(page.getByRole("row", { name: /^30-year average/ }).first()).toContainText("Late");
  await expect(page.getByRole("row", { name: /^VA 30-year/ })).toContainText("Not known yet");
  for (const sentence of [
    "No price feed is connected.",
    "The news source has not answered.",
    "No economic calendar is connected.",
    "No rate is known, so there is no example.",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page, "a day with nothing but one late rate");
});

test("every column of the prices of securities is in sight on a client's wide page in Spanish", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Mona ${unique()}`);
  const [{ briefing }] = await call<Told>(page, "GET", "/v1/markets/update");
  const { day } = briefing;
  const [{ _id: copy }] = await call<Kept>(page, "POST", "/v1/markets/update/copies", { day });
  const properties = [{ id: "home", purchaseDetails: [{ id: "ask", price: null }] }];
  const document = { name: "The day", toolName: "mu", marketUpdate: { copy }, properties, loans: [] };
  const reportID = await saveReport(page, clientID, document);
  const link = { reportID, tool: "mu" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", link);
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await page.getByText("ES", { exact: true }).first().click();
  const last = page.getByRole("columnheader", { name: "Último precio, hora del Este" });
  await expect(last).toBeVisible();
  const hidden = () =>
    last.evaluate((head) => {
      const frame = head.closest("table")!.parentElement!;
      return frame.scrollWidth - frame.clientWidth;
    });
  await expect.poll(hidden, { message: "pixels to the right of the frame" }).toBe(0);
});

test("a client reads the copy in either language, whatever the day has become, and never the stance", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Mona ${unique()}`);
  // A day that is past, so that it is not the one on which the report is made.
  const past = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const [{ _id: copy, briefing }] = await call<Kept>(page, "POST", "/v1/markets/update/copies", { day: past });
  const { day } = briefing;
  const properties = [{ id: "home", purchaseDetails: [{ id: "ask", price: null }] }];
  const document = { name: "The day", toolName: "mu", marketUpdate: { copy }, properties, loans: [] };
  const [{ report }] = await call<[{ report: { id: string } }]>(page, "POST", "/v2/client/reports", {
    clientID,
    report: document,
  });
  await page.goto(`/mu/load?reportID=${report.id}`);
  await expect(page).toHaveURL(/\/mu\/review/);
  await expect(heading(page).last()).toHaveText(/^The 30-year average is/);
  const [year, month, date] = day.split("-");
  // The review, the figures below it and the client's page are of the day that was kept.
  await expect(page.getByText(new RegExp(`^For Mona .* from .*, ${month}/${date}/${year}$`))).toBeVisible();
  await expect(page.getByText(new RegExp(`^Prepared for Mona .* on ${month}/${date}/${year}\\.`))).toBeVisible();
  await page.goto(`/mu/results?reportID=${report.id}`);
  await expect(page.getByText(/it stays as it was$/)).toBeVisible();

  const link = { reportID: report.id, tool: "mu" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", link);
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page)).toHaveText(/^The 30-year average is/);
  await expect(page).toHaveTitle(/^Market update, /);
  await expect(page.getByText(/stance/i)).toHaveCount(0);
  await expectAccessible(page, "the client's page");
  await page
    .getByRole("button", { name: /Español|ES/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^La tasa promedio a 30 años es de/);
  await expect(page.getByRole("heading", { name: "Qué viene" })).toBeVisible();
  await expectAccessible(page, "the client's page in Spanish");
});

test.describe("the posts of a company", () => {
  // An address that is none is refused.
  test.use({ expected: [/status of 400/], isFirstVisit: true });

  test("thirty seconds of the page count once, and the day's video and stance are for officers", async ({ page }) => {
    const id = unique();
    const admin = `mu-${id}@lender.test`;
    await found(page, `Maple ${id}`, admin);
    await signIn(page, admin);
    await page.goto("/admin?tab=alerts");
    await page.getByRole("radio", { name: "Carefully floating" }).first().click();
    await expect(page.getByText("The stance is Carefully floating.")).toBeVisible();
    await page.getByLabel("Video title").fill("What today says");
    await page.getByLabel("Video address").fill("http://video.example/day");
    await page.getByRole("button", { name: "Post the video" }).click();
    await expect(page.getByText("Enter the video's address, beginning with https://")).toBeVisible();
    await page.getByLabel("Video address").fill("https://video.example/day");
    await page.getByRole("button", { name: "Post the video" }).click();
    await expect(page.getByText("The video is posted.")).toBeVisible();

    await page.clock.install();
    await page.goto("/mu/results");
    await expect(page.getByText("Carefully floating")).toBeVisible();
    await expect(page.getByRole("link", { name: "Watch it in a new tab" })).toBeVisible();
    const counted = page.waitForResponse(/\/v1\/markets\/update\/watched$/);
    await page.clock.runFor(31_000);
    expect((await (await counted).json()).data).toEqual([{ muWatched: 1, countedToday: true }]);
    await page.reload();
    await expect(page.getByText("Carefully floating")).toBeVisible();
    let again = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/watched")) again++;
    });
    await page.clock.runFor(31_000);
    expect(again).toBe(0);
  });
});

test("a phone keeps the figure of the day in sight", { tag: "@phone" }, async ({ page, be }) => {
  test.skip(!onPhone(page), "the bar is the phone's");
  await be(people.officer);
  await page.goto("/mu/results");
  await expect(share(page)).toBeInViewport();
});
