/** What a page begins with stays where it is: nothing jumps, and no notice covers a figure. */
import type { Locator, Page } from "@playwright/test";
import { linkTo, reportToShare } from "./client";
import { expectFigures, onPhone, typeInto } from "./editor";
import { figuresOf } from "./figures";
import { found } from "./lender";
import { expect, people, test } from "./people";
import { addClient, call, report, saveReport, unique } from "./stage";

const figures = figuresOf({
  properties: [{ purchaseDetails: [{ price: 450_000 }] }],
  loans: [{ program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 }],
})[0]!;

// What a page lacks at first is what could move it when it comes.
test.use({ isFirstVisit: true, savesData: false });

/** A fifth of what browsers call a good page. */
const calm = 0.02;

const ad = {
  imgUrl: null,
  mobileImgUrl: null,
  isFullImg: false,
  header: "Rate locks for 90 days",
  body: "Lock today, close in spring. Ask the desk which loans qualify.",
  buttonText: "See how",
  link: "https://summithome.example/locks",
  palette: "darkGreen",
  isOn: true,
};

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** How far what is seen has moved by itself since the page was opened, the sum that browsers call cumulative layout shift, and what it was. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ far: number; what: string[] }>((resolve) => {
        const told = (shifts: Shift[]) => ({
          far: shifts.reduce((sum, { value }) => sum + value, 0),
          what: shifts.flatMap(({ sources }) =>
            sources.map(({ node, previousRect: from, currentRect: to }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
              return `${from.y}, ${from.height} px high, to ${to.y}, ${to.height}: ${name}`;
            }),
          ),
        });
        new PerformanceObserver((list) =>
          resolve(told((list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput))),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(told([])), 500);
      }),
  );

async function expectCalm(page: Page, address: string) {
  const { far, what } = await moved(page);
  expect(far, `what moves on ${address}: ${what.join("; ")}`).toBeLessThanOrEqual(calm);
}

type Analysis = [{ report: { id: string; lastUpdated: string; chapters: object[] } }];

/** An analysis of a saved comparison, with hidden chapters of three other tools: their names come one by one. @returns its id */
async function makeAnalysis(page: Page, reportID: string) {
  const [{ report }] = await call<Analysis>(page, "POST", "/v2/client/purchase-analyses", { reportID });
  const more = ["rentOrBuy", "waiting", "reportCard"].map((kind) => ({ kind, id: null, hidden: true }));
  const { id, lastUpdated, chapters } = report;
  await call(page, "PUT", `/v2/client/purchase-analyses/${id}/chapters`, {
    chapters: [...chapters, ...more],
    lastUpdated,
  });
  return id;
}

test.describe("while it loads", () => {
  // What a page lacks at first is what could move it when it comes.
  test.use({ isFirstVisit: true, savesData: false });

  test("the news, the footer and the banner come with the page, which nobody touches, and move nothing @phone", async ({
    page,
    be,
  }) => {
    await be(people.newOfficer);
    const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Calm ${unique()}`));
    let shown = "";
    // A list that comes late is shorter than what stands for it, and the footer is there already. What moves within half a second of the window's
    // size being set counts as wanted.
    await page.route("**/v2/client?*", async (route) => {
      if (shown === "/clients") {
        await expect(page.locator("main footer")).toBeAttached();
        await page.waitForTimeout(600);
      }
      await route.continue();
    });
    for (const address of [
      "/members/dashboard",
      "/clients",
      `/lc2/property?reportID=${id}`,
      `/lc2/results?reportID=${id}`,
    ]) {
      shown = address;
      await page.goto(address);
      if (!onPhone(page))
        await expect(page.getByRole("region", { name: "Market news" })).toBeVisible({ timeout: 5000 });
      if (!address.startsWith("/lc2"))
        await expect(page.getByRole("navigation", { name: "About Highway" })).toBeVisible({ timeout: 5000 });
      const banner = page.getByText("Complete your branding information");
      await expect(banner).toHaveCount(address.startsWith("/lc2") ? 0 : 1);
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await expectCalm(page, address);
    }
  });

  test("no page moves what it shows while the rest of it comes @phone", async ({ page, be }) => {
    test.setTimeout(120_000);
    await be(people.officer);
    const client = await addClient(page, `Client ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
    const loans = await saveReport(page, client, report(`Calm ${unique()}`));
    const rent = { ...report(`Calm rent ${unique()}`), toolName: "bvr", assumptions: { rent: 2400 } };
    const answer = await saveReport(page, client, rent);
    const analysis = await makeAnalysis(page, loans);
    for (const address of [
      `/members/clients/${client}`,
      "/members/shared-links",
      `/lc2/results/schedule?reportID=${loans}`,
      `/lc2/review?reportID=${loans}`,
      `/bvr/property?reportID=${answer}`,
      `/bvr/results?reportID=${answer}`,
      `/bvr/review?reportID=${answer}`,
      `/pa/results?reportID=${analysis}`,
      `/pa/review?reportID=${analysis}`,
      "/mu/results",
      "/members/markets",
      "/members/markets/lock-alerts",
      "/members/markets/market-calendar",
      "/members/administration/profile",
      "/members/administration/security",
      "/members/administration/custom-settings",
      "/members/feedback",
    ]) {
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await expectCalm(page, address);
    }
  });

  test("Home and the results stay where they are when an ad comes @phone", async ({ page, be }) => {
    const lender = unique();
    const admin = `ada-${lender}@lender.test`;
    await found(page, `Quill ${lender}`, admin);
    await be(admin);
    for (const location of ["home", "results"]) await call(page, "POST", "/v1/promos/ads", { ...ad, location });
    const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Calm ${unique()}`));
    // A phone's results have no room for one.
    for (const address of ["/members/dashboard", ...(onPhone(page) ? [] : [`/lc2/results?reportID=${id}`])]) {
      await page.goto(address);
      await expect(page.getByRole("region", { name: "Ad", exact: true })).toHaveCount(1, { timeout: 15_000 });
      await expectCalm(page, address);
    }
  });
});

async function expectBelow(notices: Locator, title: Locator) {
  const above = (await title.boundingBox())!;
  const { y } = (await notices.locator("[aria-live]").boundingBox())!;
  expect(y, "below the title").toBeGreaterThanOrEqual(above.y + above.height - 1);
}

test("a notice stands where no figure is @phone", async ({ page, be }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await be(people.newOfficer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Calm ${unique()}`));
  await page.goto(`/lc2/property?reportID=${id}`);
  await expectFigures(page, 1, figures);
  await typeInto(page, "Rate", 1, "7");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  const notice = page.getByRole("region", { name: "Notices" }).getByText(/ saved/);
  await expect(notice).toBeVisible();
  const box = (await notice.boundingBox())!;
  const rail = await page.getByRole("main").boundingBox();
  if (!onPhone(page)) return expect(box.x + box.width, "in the rail").toBeLessThanOrEqual(rail!.x);
  expect(box.y + box.height, "over the head").toBeLessThanOrEqual(60);
  const notices = page.getByRole("region", { name: "Notices" });
  await expectBelow(notices, page.locator("main header b").first());
  // The notice goes by itself as well.
  await notices
    .getByRole("button", { name: "Dismiss" })
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).click()));
  await page.context().grantPermissions(["clipboard-write"]);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Send the report/ }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(notices.getByText("Link copied")).toBeVisible();
  await expectBelow(notices, page.getByRole("heading", { name: /^Send / }));
});

test("a notice too long for a narrow phone's head is smaller, and leaves the title and the page alone @phone", async ({
  page,
  be,
}) => {
  test.skip(!onPhone(page), "elsewhere it stands in the rail");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await be(people.newOfficer);
  const name = `Calm comparison of the house on Tidewater Lane with another ${unique()}`;
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name));
  await page.goto(`/lc2/property?reportID=${id}`);
  await typeInto(page, "Rate", 1, "7");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  const notices = page.getByRole("region", { name: "Notices" });
  const text = notices.getByText(/ saved/);
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS("font-size", "11px");
  await expectBelow(notices, page.locator("main header b").first());
  const { y, height } = (await notices.locator("[aria-live]").boundingBox())!;
  expect(y + height, "its end").toBe(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "the page with its long name").toBe(320);

  // The longest of all sentences: a name, and what is left to do.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved scenarios" }).click();
  await page
    .getByRole("button", { name: /^More for Calm comparison/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog", { name: "Rename scenario" }).getByRole("textbox").fill(`${name} again`);
  await page.keyboard.press("Enter");
  const renamed = notices.getByText(/^Renamed to Calm .*Save to keep/);
  await expect(renamed).toBeVisible();
  const lines = await renamed.evaluate((each) => each.getClientRects()[0]!.height / 12);
  expect(lines, "lines of the longest notice").toBeLessThanOrEqual(3);
});

test("the way back to the top hides no line in part @phone", async ({ page, be }) => {
  await be(people.newOfficer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Long ${unique()}`));
  await page.goto(`/lc2/review?reportID=${id}`);
  await expect(page.getByRole("heading", { name: "Tax savings" })).toBeAttached();
  const up = page.getByRole("button", { name: "Back to top" });
  // A phone offers it to who turns back up.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -300);
    await expect(up).toBeVisible({ timeout: 1000 });
  }).toPass();
  const box = async () => (await up.boundingBox())!;
  if (onPhone(page))
    await expect.poll(box, { message: "a bar below which the page goes on" }).toMatchObject({ x: 0, width: 390 });
  else {
    const end = async () => (await box()).x + (await box()).width;
    const { x } = (await page.getByRole("main").boundingBox())!;
    await expect.poll(end, { message: "in the rail" }).toBeLessThanOrEqual(x);
  }
  await up.click();
  await expect(up).toHaveCount(0);
});

test("on a client's page between a phone and a wide window it hides none either", async ({ page, be }) => {
  await be(people.newOfficer);
  const path = await linkTo(page, await reportToShare(page));
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Every figure, side by side" })).toBeVisible();
  const up = page.getByRole("button", { name: "Back to top" });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // What is drawn as it comes into sight moves the page, too: the last turn counts.
  const turn = (pixels: number, bars: number) =>
    expect(async () => {
      await page.mouse.wheel(0, pixels);
      await expect(up).toHaveCount(bars, { timeout: 1000 });
    }).toPass();
  await turn(100, 0);
  await turn(-100, 1);
  const shown = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
  const box = async () => {
    const { x, y, width, height } = (await up.boundingBox())!;
    return { x, width, end: y + height };
  };
  await expect.poll(box).toEqual({ x: 0, width: shown.width, end: shown.height });
});
