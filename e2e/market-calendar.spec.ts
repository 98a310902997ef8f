/** The economic calendar: found, filtered and read by keys, followed in another calendar, and starred by an administrator for all of the company. */
import { expectAccessible } from "./accessibility";
import { onPhone } from "./editor";
import { found } from "./lender";
import { expect, people, signIn, test } from "./people";
import { unique } from "./stage";

const address = "/members/markets/market-calendar";

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
/** "Tuesday 11/24" */
const weekday = (day: string) =>
  `${written(day, { weekday: "long" })} ${written(day, { month: "numeric", day: "numeric" })}`;
/** "November 23 to 27, 2026", of a week that lies in one month. */
const weekOf = (tuesday: string) =>
  `${written(tuesday, { month: "long" })} ${Number(tuesday.slice(8)) - 1} to ${Number(tuesday.slice(8)) + 3}, ${tuesday.slice(0, 4)}`;

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
  await page.goto(`${address}?day=${tuesday}&zone=America/New_York`);
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
  await page.goto(`${address}?day=2026-11-24`);
  await expect(week.getByRole("row", { name: /Thanksgiving Day: market closed/ })).toBeVisible();
  await page.keyboard.press("m");
  await expect(month.getByText("Veterans Day: market closed")).toBeVisible();
});

test("an officer's own calendar follows it, at an address that can be renewed @phone", async ({ page, be }) => {
  await be(people.officer);
  await page.goto(`${address}?day=${tuesday}&zone=America/New_York`);
  if (onPhone(page)) {
    await expect(page.getByText("Cons. 1.380M")).toBeVisible();
    await expect(page.getByText("Time zone: Eastern")).toBeVisible();
    // The three figures of an event stand in one line.
    await page.goto(`${address}?day=${before}&zone=America/New_York`);
    const permits = page.getByRole("listitem").filter({ hasText: "Building Permits" });
    const top = async (figure: RegExp) => (await permits.getByText(figure).first().boundingBox())!.y;
    await expect(permits.getByText(/^Actual/)).toBeVisible();
    expect(await top(/^Prev\./)).toBe(await top(/^Actual/));
    await page.goto(`${address}?day=${tuesday}&zone=America/New_York`);
  }
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expectAccessible(page);
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

test("keys of our own open the feed of the calendar", async ({ page, be, baseURL }) => {
  await be(people.officer);
  const { data } = await (await page.request.get("/v1/econ-calendar/keys")).json();
  const form = { grant_type: "client_credentials", client_id: data.id, client_secret: data.secret };
  const token = await (
    await page.request.post("/v1/econ-calendar/token", { form, headers: { origin: baseURL ?? "" } })
  ).json();
  const feed = (authorization: string) =>
    page.request.get(
      `/v1/econ-calendar/eventDates/${dayAfter(tuesday, -1)}T00:00:00Z/${dayAfter(tuesday, 4)}T00:00:00Z`,
      {
        headers: { authorization },
      },
    );
  expect((await (await feed(`Bearer ${token.access_token}`)).json()).length).toBeGreaterThan(3);
  expect((await feed("Bearer none")).status()).toBe(401);
});

test("what is known stays when the calendar cannot be read anew", async ({ page, be }) => {
  await be(people.officer);
  await page.goto(`${address}?day=${tuesday}&zone=America/New_York`);
  await expect(page.getByText("Building Permits")).toBeVisible();
  await page.route("**/v1/markets/calendar*", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByText(weekday(dayAfter(tuesday, 6)))).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect(page.getByText("Building Permits")).toBeVisible();
});

test.describe("an administrator", () => {
  test.use({ expected: [/status of 401/] });
  test("stars an event on all of its dates, which the trail keeps", async ({ page }) => {
    const id = unique();
    await found(page, `Star ${id}`, `star-${id}@lender.test`);
    await signIn(page, `star-${id}@lender.test`);
    await page.goto(`${address}?day=${tuesday}&featured=1`);
    await expect(page.getByText("FOMC Minutes")).toBeVisible();
    await page.goto(`${address}?day=${tuesday}`);
    const star = page.getByRole("button", { name: "Feature Building Permits" });
    await star.click();
    await expect(page.getByText("Building Permits is featured.")).toBeVisible();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.goto(`${address}?day=${before}&featured=1`);
    await expect(page.getByRole("rowheader", { name: "Building Permits" })).toBeVisible();
    await star.click();
    await expect(page.getByText("Building Permits is no longer featured.")).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Building Permits" })).toBeHidden();
  });
});
