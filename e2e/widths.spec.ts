/** From the smallest phone to a small laptop: a page never scrolls sideways, and who or what a line is about can be read. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "./client";
import { onPhone } from "./editor";
import { brokenWords } from "./paper";
import { expect, people, test } from "./people";
import { addClient, report, resize, saveReport, unique, visit } from "./stage";

const widths = [1280, 1024, 768, 360, 320];

const firstName = "Maximiliana";
const name = "Two homes near the greenway";

/** In the page: what stands beyond the window's edge, and names of which less than half shows. */
function unread(): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("The page scrolls sideways.");
  for (const target of document.querySelectorAll("nav[aria-label=Main] :is(a, button)")) {
    const { left, right, width } = target.getBoundingClientRect();
    if (width > 0 && (left < 0 || right > innerWidth)) found.push(`${target.textContent} is beyond the edge`);
  }
  for (const shortened of document.querySelectorAll("main [title] > .text-ellipsis")) {
    const { clientWidth, scrollWidth } = shortened;
    if (clientWidth > 0 && clientWidth < scrollWidth / 2)
      found.push(`${shortened.textContent} of ${shortened.parentElement?.title}`);
  }
  return found;
}

const calendar = "/members/markets/market-calendar";
const event = "Manufacturing Purchasing Managers Index of S&P Global, final";

const nextEvent = (page: Page) => page.getByRole("region", { name: "Market" }).getByRole("link", { name: event });

/** The next event on Home has a long name. */
async function nameEvents(page: Page) {
  await page.route("**/v1/markets/calendar?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const events = answer.data.events.map((each: object) => ({ ...each, name: event }));
    await route.fulfill({ json: { ...answer, data: { ...answer.data, events } } });
  });
}

/** What a page shows, and the one before it does not. */
type Screen = { path: string; shows: (page: Page) => Locator };
const screens = (clientID: string): Record<string, Screen> => ({
  Home: { path: "/members/dashboard", shows: nextEvent },
  clients: { path: `/clients?search=${firstName}`, shows: (page) => page.getByRole("heading", { name: "Clients" }) },
  "the client": {
    path: `/members/clients/${clientID}`,
    shows: (page) => page.getByRole("heading", { name: firstName }),
  },
  markets: { path: "/members/markets", shows: (page) => page.getByRole("region", { name: /^Chart of/ }) },
  "the calendar": { path: calendar, shows: (page) => page.getByRole("heading", { name: /\d, 20\d\d$/ }) },
  "the calendar of a week in two months": {
    path: `${calendar}?day=2026-12-01`,
    shows: (page) => page.getByRole("heading", { name: "November 30 to December 4, 2026" }),
  },
});

test("every page is read at each width, and on Home the next event is named whole", async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `${firstName} ${unique()}`, { primaryEmail: `${unique()}@example.com` });
  await saveReport(page, clientID, report(name));
  await nameEvents(page);
  for (const [screen, { path, shows }] of Object.entries(screens(clientID)))
    await test.step(screen, async () => {
      await page.setViewportSize({ width: widths[0]!, height: 800 });
      await visit(page, path);
      await expect(shows(page).first()).toBeVisible();
      for (const width of widths) {
        await resize(page, { width, height: 800 });
        expect.soft(await page.evaluate(unread), `${screen}, ${width} px`).toEqual([]);
        if (screen !== "Home") continue;
        const beyond = await nextEvent(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(beyond, `the next event, ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.unrouteAll();
    });
});

test("a name of one long word is read whole by officer and client on a phone", async ({ page, be }) => {
  await be(people.officer);
  const long = `${firstName}${"o".repeat(60)}${unique()}`;
  const clientID = await addClient(page, long);
  const { properties, loans, ...rest } = report(name);
  const homes = properties.map((home) => ({
    ...home,
    addressDisplay: long,
    appreciationTypes: ["custom"],
    customAppreciation: 3,
  }));
  const reportID = await saveReport(page, clientID, {
    ...rest,
    properties: homes,
    loans: [...loans, { ...loans[0]!, id: "short", term: 15 }],
  });
  /** How many pixels of the page lie beyond the window. */
  const sideways = () => document.documentElement.scrollWidth - innerWidth;
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/members/clients/${clientID}`);
  await expect(page.getByText(`What you send ${long}`)).toBeVisible();
  expect(await page.evaluate(sideways), "the client, 320 px").toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  /** How many pixels of what is said about the client lie beyond the line. */
  const beyond = (of: Page) =>
    of
      .getByText(new RegExp(`(Prepared for|For) ${long}`))
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await visit(page, `/lc2/results?reportID=${reportID}`);
  await page.getByRole("checkbox", { name: "All details" }).check({ force: true });
  await expect(page.getByRole("listitem").filter({ hasText: long }).first(), "the home of a chart").toBeVisible();
  expect(await page.evaluate(sideways), "the results").toBe(0);
  await visit(page, `/lc2/review?reportID=${reportID}`);
  expect(await beyond(page), "the review").toBeLessThanOrEqual(0);
  await page.goto(await linkTo(page, reportID));
  expect(await beyond(page), "the client's page").toBeLessThanOrEqual(0);
  expect(await page.evaluate(sideways), "the client's page").toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/members/shared-links");
  const head = page.getByRole("columnheader", { name: "Report" });
  await expect(head).toBeVisible();
  expect((await head.boundingBox())!.width, "the room for a name on a tablet").toBeGreaterThan(120);
});

test("a home's long name ends with an ellipsis where the loans of its home are typed", async ({ page, be }) => {
  await be(people.officer);
  const long = `${firstName}${"o".repeat(180)}${unique()}`;
  const { properties, ...rest } = report(name);
  const homes = properties.map((home) => ({ ...home, addressDisplay: long }));
  const reportID = await saveReport(page, await addClient(page, `Long ${unique()}`), { ...rest, properties: homes });
  await page.goto(`/lc2/property?reportID=${reportID}`);
  const shown = page.getByRole("region", { name: "Properties" }).getByText(long, { exact: true });
  await expect(shown).toHaveCSS("text-overflow", "ellipsis");
  expect(
    await shown.evaluate((element) => {
      const part = element.closest("section")!.getBoundingClientRect();
      return part.right - element.getBoundingClientRect().right;
    }),
    "the name ends within its home",
  ).toBeGreaterThan(0);
});

test("the settings of a lender are read on the smallest phone", async ({ page, be }) => {
  await be(people.admin);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin");
  await expect(page.getByRole("switch").first()).toBeVisible();
  expect(await page.evaluate(unread)).toEqual([]);
});

/** In the page: placeholders and values without room in their field, and titles of windows that end early. */
function cutWords(): string[] {
  const pen = document.createElement("canvas").getContext("2d")!;
  const cut: string[] = [];
  for (const input of document.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio])")) {
    const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(input);
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const words = input.value || input.placeholder;
    pen.font = font;
    if (input.checkVisibility() && opacity !== "0" && pen.measureText(words).width > room + 0.5) cut.push(words);
  }
  for (const title of document.querySelectorAll<HTMLElement>("[role=dialog] h2, [data-look*=phone] .num.truncate"))
    if (title.scrollWidth > title.clientWidth + 1) cut.push(title.textContent);
  return cut;
}

test("no placeholder, title or note of the editor is cut on a phone @phone", async ({ page, be }) => {
  test.skip(!onPhone(page), "only a phone is this narrow");
  await be(people.newOfficer);
  const more = { secondLoan: { type: "fixed", ltv: 90, term: 15, amount: 30_000, rate: 8.125 } };
  const costs = { closingCosts: 12_345.67 };
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name, { ...more, ...costs }));
  await page.goto(`/lc2/property?reportID=${id}`);
  for (const width of [390, 320]) {
    await resize(page, { width, height: 800 });
    const expectWhole = (what: string) =>
      expect.poll(() => page.evaluate(cutWords), { message: `${what}, ${width} px` }).toEqual([]);
    await expect(page.getByText(/mo insurance/).first()).toBeVisible();
    await expectWhole("the editor");
    await expect.poll(() => brokenWords(page, /Worksheet/), { message: `the worksheet, ${width} px` }).toEqual([]);
    await page
      .getByRole("button", { name: /make this…$/ })
      .first()
      .click();
    await expect(page.getByLabel("Ask in a sentence")).toBeVisible();
    await expect(page.getByText(/What price keeps the payment under 3,200/)).toBeVisible();
    await expectWhole("goal seek");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^credits worksheet/i }).click();
    await page.getByRole("button", { name: "Add a credit" }).click();
    await expect(page.getByRole("textbox", { name: "Name of the credit" })).toBeVisible();
    await expectWhole("the credits");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  }
});
