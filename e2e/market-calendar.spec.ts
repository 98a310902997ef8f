/** The economic calendar: found, filtered and read by keys, and followed in another calendar. */
import { expectAccessible } from "./accessibility";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";
import { visit } from "./stage";

const address = "/members/markets/market-calendar";

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
/** "Tuesday 11/24" */
const weekday = (day: string) =>
  `${written(day, { weekday: "long" })} ${written(day, { month: "numeric", day: "numeric" })}`;
/** "November 23 to 27, 2026", or "February 26 to March 2, 2029". */
function weekOf(tuesday: string): string {
  const [monday, friday] = [dayAfter(tuesday, -1), dayAfter(tuesday, 3)];
  const month = (day: string) => written(day, { month: "long" });
  const end = month(friday) === month(monday) ? "" : `${month(friday)} `;
  return `${month(monday)} ${Number(monday.slice(8))} to ${end}${Number(friday.slice(8))}, ${friday.slice(0, 4)}`;
}

/** The fourth Tuesdays of the months around today: then the sample calendar has building permits, and on the Wednesday the minutes of the Fed. */
const tuesdays = [-2, -1, 0, 1, 2].map((months) => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return dayAfter(first.toISOString(), ((9 - first.getUTCDay()) % 7) + 21);
});
const isComing = (day: string) => day >= new Date().toISOString().slice(0, 10);
/** The next one whose Wednesday is a fourth one too. */
const tuesday = tuesdays.find((day) => isComing(day) && !day.endsWith("28"))!;
const wednesday = dayAfter(tuesday, 1);
/** The last one: of the weeks before this one the calendar knows five. */
const before = tuesdays.findLast((day) => !isComing(day))!;

test("the calendar is found, filtered and read by keys, and its address keeps what is shown", async ({ page, be }) => {
  await be(people.officer);
  await page.goto("/members/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Markets" }).click();
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page).toHaveURL(address);
  const week = page.getByRole("table", { name: "Economic events of the week" });
  await visit(page, `${address}?day=${tuesday}&zone=America/New_York`);
  await expect(page.getByRole("heading", { name: weekOf(tuesday) })).toBeVisible();
  await expect(week.getByRole("row", { name: /8:30 AM Building Permits Medium .* 1\.380 1\.371 M/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/featured=1/);
  await expect(week.getByRole("row", { name: /Building Permits/ })).toBeHidden();
  await expect(week.getByRole("row", { name: /FOMC Minutes High .*Featured/ })).toBeVisible();
  // The keys stand at the foot of the page, however short the week is.
  const keys = (await page.getByText("A star marks what your company features.").locator("..").boundingBox())!;
  const foot = (await page.getByRole("navigation", { name: "About Highway" }).locator("..").boundingBox())!;
  expect(Math.abs(keys.y + keys.height - foot.y)).toBeLessThan(2);
  await page.keyboard.press("f");
  await page.getByLabel("Importance").selectOption("High only");
  await expect(week.getByRole("row", { name: /Consumer Confidence/ })).toBeVisible();
  await expect(week.getByRole("row", { name: /Building Permits/ })).toBeHidden();
  await page.getByLabel("Time zone").selectOption("Pacific");
  await expect(week.getByRole("row", { name: /7:00 AM Consumer Confidence/ })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { name: weekOf(dayAfter(tuesday, -7)) })).toBeVisible();
  await page.keyboard.press("m");
  const month = page.getByRole("table", { name: "Economic events of the month" });
  await expect(month.getByText("FOMC Minutes")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(month.getByRole("cell", { name: new RegExp(`Week of ${weekday(wednesday)}`) })).toBeVisible();
  await month.getByRole("button", { name: `Week of ${weekday(wednesday)}` }).click();
  await expect(page.getByRole("heading", { name: weekOf(tuesday) })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page).not.toHaveURL(/day=/);
  // Of holidays the calendar knows every one, whatever its feed tells.
  await visit(page, `${address}?day=2026-11-24`);
  await expect(week.getByRole("row", { name: /Thanksgiving Day: market closed/ })).toBeVisible();
  await page.keyboard.press("m");
  await expect(month.getByText("Veterans Day: market closed")).toBeVisible();

  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("dialog", { name: "Subscribe" }).getByLabel("Calendar address")).not.toHaveValue("");
  await expectAccessible(page);
});

test("on a phone the calendar is a list, and an officer's own calendar follows it at an address that can be renewed @phone", async ({
  page,
  be,
}) => {
  test.skip(!onPhone(page), "on a screen it is a table");
  await be(people.officer);
  await page.goto(`${address}?day=${tuesday}&zone=America/New_York`);
  await expect(page.getByText("Cons. 1.380M")).toBeVisible();
  await expect(page.getByText("Time zone: Eastern")).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expectAccessible(page);
  // The three figures of an event stand in one line.
  await visit(page, `${address}?day=${before}&zone=America/New_York`);
  const permits = page.getByRole("listitem").filter({ hasText: "Building Permits" });
  const top = async (figure: RegExp) => (await permits.getByText(figure).first().boundingBox())!.y;
  await expect(permits.getByText(/^Actual/)).toBeVisible();
  expect(await top(/^Prev\./)).toBe(await top(/^Actual/));

  await page.getByRole("button", { name: "Subscribe" }).click();
  const mine = page.getByRole("dialog", { name: "Subscribe" });
  const field = mine.getByLabel("Calendar address");
  const first = await field.inputValue();
  expect(first).toMatch(/\/v1\/econ-calendar\/ical\/[\w.-]+\.ics$/);
  await mine.getByLabel("All events of high importance").check();
  await expectAccessible(page);
  const read = async (url: string) => page.request.get(new URL(url).pathname);
  const answer = await read(first);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VCALENDAR");
  await mine.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(first);
  expect((await read(first)).status()).toBe(404);
  expect((await read(await field.inputValue())).status()).toBe(200);
});
