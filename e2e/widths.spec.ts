/** From the smallest phone to a small laptop: a page never scrolls sideways, and who or what a line is about can be read. */
import type { Page } from "@playwright/test";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

const widths = [320, 360, 768, 1024, 1280];

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

const screens: Record<string, (page: Page, clientID: string) => Promise<unknown>> = {
  Home: (page) => page.goto("/members/dashboard"),
  clients: (page) => page.goto(`/clients?search=${firstName}`),
  "the client": (page, clientID) => page.goto(`/members/clients/${clientID}`),
  markets: (page) => page.goto("/members/markets"),
  "the calendar": (page) => page.goto("/members/markets/market-calendar"),
  "the calendar of a week in two months": (page) => page.goto("/members/markets/market-calendar?day=2026-12-01"),
};

test("every page is read at each width", async ({ page, be }) => {
  await be(people.officer);
  const clientID = await addClient(page, `${firstName} ${unique()}`, { primaryEmail: `${unique()}@example.com` });
  await saveReport(page, clientID, report(name));
  for (const [screen, open] of Object.entries(screens))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, clientID);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      expect.soft(await page.evaluate(unread), `${screen}, ${width} px`).toEqual([]);
    }
});

test("the next event is named whole on Home", async ({ page, be }) => {
  await be(people.officer);
  const event = "Manufacturing Purchasing Managers Index of S&P Global, final";
  await page.route("**/v1/markets/calendar?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const events = answer.data.events.map((each: object) => ({ ...each, name: event }));
    await route.fulfill({ json: { ...answer, data: { ...answer.data, events } } });
  });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/members/dashboard");
    const named = page.getByRole("region", { name: "Market" }).getByRole("link", { name: event });
    await expect(named).toBeVisible();
    const { scrollWidth, clientWidth } = await named.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
    expect(await page.evaluate(unread), `${width} px`).toEqual([]);
  }
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
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name, more));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/lc2/property?reportID=${id}`);
    const expectWhole = (what: string) =>
      expect.poll(() => page.evaluate(cutWords), { message: `${what}, ${width} px` }).toEqual([]);
    await expect(page.getByText(/mo insurance/).first()).toBeVisible();
    await expectWhole("the editor");
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
  }
});
