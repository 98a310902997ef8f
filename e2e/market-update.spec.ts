/** The market update: an officer reads the day, sends a copy of it, and its client reads that copy; what a company posts stays with its officers. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { heading } from "./answer";
import { onPhone } from "./editor";
import { expect, mailsTo, people, test } from "./people";
import { addClient, call, resize, saveReport, unique, visit } from "./stage";

const head = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const share = (page: Page) => page.getByRole("button", { name: "Share this day" }).filter({ visible: true });
type Kept = [{ _id: string; briefing: { day: string } }];

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
  // A bar keeps it in sight on a phone, beside the figure of the day.
  await expect(share(page)).toBeInViewport();
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
  if (!onPhone(page)) await test.step("past days, and the chart as figures, are one key away", () => readByKeys(page));
});

async function readByKeys(page: Page) {
  await visit(page, "/mu");
  await expect(page).toHaveURL(/\/mu\/results/);
  await expect(head(page)).toBeVisible();
  // A browser's sheet, Letter between its margins, does not scroll.
  await page.emulateMedia({ media: "print" });
  await resize(page, { width: 701, height: 912 });
  expect(await hiddenBeside(page.getByRole("columnheader", { name: "Source and date" })), "beside the sheet").toBe(0);
  await page.emulateMedia({ media: null });
  await resize(page, { width: 1440, height: 900 });
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
}

/** How many pixels of the frame's content lie to its right, out of sight. */
const hiddenBeside = (cell: Locator) =>
  cell.evaluate((head) => {
    const frame = head.closest("table")!.parentElement!;
    return frame.scrollWidth - frame.clientWidth;
  });

test("a client reads the copy in either language, whatever the day has become, and never the stance", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `Mona ${unique()}`);
  // A day that is past, so that it is not the one on which the report is made.
  const past = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const [{ _id: copy, briefing }] = await call<Kept>(page, "POST", "/v1/markets/update/copies", { day: past });
  const properties = [{ id: "home", purchaseDetails: [{ id: "ask", price: null }] }];
  const document = { name: "The day", toolName: "mu", marketUpdate: { copy }, properties, loans: [] };
  const reportID = await saveReport(page, clientID, document);
  if (!onPhone(page)) {
    await page.goto(`/mu/load?reportID=${reportID}`);
    await expect(page).toHaveURL(/\/mu\/review/);
    await expect(heading(page).last()).toHaveText(/^The 30-year average is/);
    const [year, month, date] = briefing.day.split("-");
    // The review, the figures below it and the client's page are of the day that was kept.
    await expect(page.getByText(new RegExp(`^For Mona .* from .*, ${month}/${date}/${year}$`))).toBeVisible();
    await expect(page.getByText(new RegExp(`^Prepared for Mona .* on ${month}/${date}/${year}\\.`))).toBeVisible();
    await visit(page, `/mu/results?reportID=${reportID}`);
    await expect(page.getByText(/it stays as it was$/)).toBeVisible();
  }

  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", { reportID, tool: "mu" });
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page)).toHaveText(/^The 30-year average is/);
  await expect(page).toHaveTitle(/^Market update, /);
  await expect(page.getByText(/stance/i)).toHaveCount(0);
  if (!onPhone(page)) await expectAccessible(page, "the client's page");
  await page
    .getByRole("button", { name: /Español|ES/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^La tasa promedio a 30 años es de/);
  await expect(page.getByRole("heading", { name: "Qué viene" })).toBeVisible();
  if (onPhone(page)) return expectAccessible(page, "the client's page in Spanish");
  const last = page.getByRole("columnheader", { name: "Último precio, hora del Este" });
  await expect(last).toBeVisible();
  await expect.poll(() => hiddenBeside(last), { message: "pixels to the right of the frame" }).toBe(0);
});
