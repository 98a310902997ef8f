/** What a client does with a link, in a real browser: the passcode, the figures, an idea, the language, and every way that it ends. */
import { fillOf, readPdf } from "../packages/functions/src/print/pdf.fixture";
import { codeField, enterCode, linkTo, mailedLink, reportToShare } from "./client";
import { pressSlider } from "./hand";
import { expect, people, test } from "./people";
import { call } from "./stage";

const heading = { level: 1 } as const;

test.describe("a link behind a passcode", () => {
  test.use({ expected: [/status of 40[04]/] });

  test("opens with the mailed code, follows the sliders, hands an idea on, and speaks Spanish", {
    tag: "@phone",
  }, async ({ page, be, context }) => {
    await be(people.officer);
    const reportID = await reportToShare(page);
    const mailed = await mailedLink(page, reportID);
    const officer = await context.cookies();
    await context.clearCookies();
    await page.goto(mailed.path);
    await expect(page.getByRole("heading", heading)).toHaveText("A report for J••• D••");
    await expect(page).toHaveURL(/live-share\?link=lnk_\w+$/);
    await expect(page.getByText("Loan officer, NMLS #1482093")).toBeVisible();
    await page.getByRole("button", { name: "Email me the code" }).click();
    await expect(codeField(page)).toBeFocused();
    await enterCode(page, mailed, 1);
    await expect(page.getByRole("alert")).toContainText("You have 4 tries left.");
    await enterCode(page, mailed);

    await expect(page.getByRole("heading", heading)).toHaveText("18 Tidewater Ln");
    await expect(page).toHaveURL(/live-share\/report\?link=lnk_\w+$/);
    const effect = page
      .getByRole("region", { name: "Try an idea" })
      .getByRole("status")
      .filter({ hasText: "each month" });
    await expect(effect).toContainText("As prepared, each month");
    const before = await effect.textContent();
    const price = page.getByRole("slider", { name: "Home price" });
    await pressSlider(price);
    for (let press = 0; press < 10; press++) await price.press("ArrowLeft");
    await page.getByRole("slider", { name: "Extra payment each month" }).fill("200");
    await expect(effect).toContainText("Your extra$200.00");
    await expect(effect).toContainText("sooner");
    expect(await effect.textContent()).not.toBe(before);
    await page.getByLabel("Add a note (optional)").fill("Could we try this?");
    await page.getByRole("button", { name: "Send this idea to Jordan" }).click();
    await expect(page.getByText("Jordan has your idea.")).toBeVisible();

    await page.getByRole("radio", { name: /Fifteen years/ }).check();
    await expect(page.getByText(/180 payments of/).first()).toBeVisible();
    await page.getByRole("button", { name: "ES, Español" }).click();
    await expect(page.getByText(/Elija un préstamo y la página mostrará sus cifras/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Elija un préstamo y la página mostrará sus cifras/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await context.addCookies(officer);
    const ideas = await call<object[]>(page, "GET", `/v2/client/reports/${reportID}/ideas`);
    expect(ideas).toMatchObject([
      { loanID: "loan", changes: { price: 440_000, extraPayment: 200 }, note: "Could we try this?" },
    ]);
  });
});

test.describe("a link for anyone", () => {
  test.use({ expected: [/status of 40[14]/] });

  test("knows after a reload that it is a preview in Spanish, and opens nothing once it is revoked", async ({
    page,
    be,
    context,
  }) => {
    await be(people.officer);
    const reportID = await reportToShare(page);
    const preview = await linkTo(page, reportID, { isPreview: true, lang: "es" });
    const shared = await linkTo(page, reportID);
    const officer = await context.cookies();
    await context.clearCookies();
    await page.goto(preview);
    const banner = page.getByText("Vista previa: esto es lo que ve su cliente.");
    await expect(banner).toBeVisible();
    // A new tab knows the public id alone.
    const { pathname, search } = new URL(page.url());
    expect(search).toMatch(/^\?link=lnk_\w+$/);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(pathname + search);
    await expect(banner).toBeVisible();

    await page.goto(shared);
    await expect(page).toHaveURL(/report\?link=lnk_/);
    const link = new URL(page.url()).searchParams.get("link");
    await context.addCookies(officer);
    await call(page, "DELETE", `/v2/share/links/${link}`);
    await page.reload();
    // The mailed address is gone back to, and no longer known.
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  test("shows 'Error retrieving data' where the report does not come, and gets it on a press", async ({
    page,
    be,
    context,
  }) => {
    await be(people.officer);
    const path = await linkTo(page, await reportToShare(page));
    await context.clearCookies();
    await page.route("**/v2/share/live-share-load?*", (route) => route.fulfill({ status: 404, json: { error: {} } }));
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Error retrieving data" })).toBeVisible();
    await page.unroute("**/v2/share/live-share-load?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("18 Tidewater Ln");
  });
});

test.describe("a language that does not come", () => {
  test.use({ expected: [/status of 503/] });

  test("is asked for again by itself, though the browser keeps the failure", async ({ page, be, context }) => {
    await be(people.officer);
    const path = await linkTo(page, await reportToShare(page));
    await context.clearCookies();
    let asked = 0;
    await page.route(/\/assets\/spanish-[^/]+\.js/, (route) =>
      asked++ === 0 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto(path);
    await page.getByRole("button", { name: "ES, Español" }).click();
    await expect(page.getByText("El español no se pudo cargar.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(asked).toBeGreaterThanOrEqual(2);
  });
});

test("prints from the browser as its PDF reads: whole pages, nothing folded, nothing to press", {
  tag: "@phone",
}, async ({ page, be, context }) => {
  await be(people.officer);
  const path = await linkTo(page, await reportToShare(page));
  await context.clearCookies();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Every figure, side by side" })).toBeVisible();
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const said of ["Jordan Hale", "NMLS #1482093", "(919) 555-0142", "18 Tidewater Ln"])
    expect(pages[0]!.text, "the first page").toContain(said);
  for (const said of ["Loan-to-value", "This is not a loan approval", "Equal Housing"]) expect(text).toContain(said);
  for (const pressed of [
    "Show every figure",
    "Try an idea",
    "Tell Jordan which one",
    "Download the PDF",
    "Pick a loan",
    "Back to top",
  ])
    expect(text).not.toContain(pressed);
  for (const [at, each] of pages.slice(0, -1).entries())
    expect(fillOf(each).filled, `page ${at + 1} of ${pages.length}`).toBeGreaterThan(0.6);
  expect(pages.at(-1)!.words.length, "words on the last page").toBeGreaterThan(0);
});

test("draws a chart as wide on paper from a phone as from a computer", async ({ page, be, context }) => {
  await be(people.officer);
  const path = await linkTo(page, await reportToShare(page));
  await context.clearCookies();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(page.getByText("Year 30").first()).toBeVisible();
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const ends = pages.flatMap(({ words }) => words.filter(({ text }) => text === "Year 30").map(({ right }) => right));
    // Points from the left edge of a sheet that is 612 wide.
    expect(Math.max(...ends), `the last year, from ${width} px`).toBeGreaterThan(530);
  }
});
