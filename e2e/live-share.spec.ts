/** What a client does with a link for anyone, in a real browser: the language, the paper, and what does not come. A link by mail: sharing.spec.ts. */
import { readFile } from "node:fs/promises";
import { fillOf, readPdf } from "../packages/functions/src/print/pdf.fixture";
import { linkTo, reportToShare } from "./client";
import { expect, people, test } from "./people";

const heading = { level: 1 } as const;
/** Where the right margin of a Letter sheet begins, in points. */
const sheetEnd = 612 - 0.6 * 72;

test.describe("a link for anyone", () => {
  // The report and the language do not come at first.
  test.use({ expected: [/status of (404|503)/] });

  test("is asked for again where something does not come, and a new tab goes on where the last one was", async ({
    page,
    be,
    context,
  }) => {
    await be(people.officer);
    const reportID = await reportToShare(page);
    const preview = await linkTo(page, reportID, { isPreview: true, lang: "es" });
    const shared = await linkTo(page, reportID);
    await context.clearCookies();

    await test.step("a preview in Spanish", async () => {
      await page.goto(preview);
      const banner = page.getByText("Vista previa: esto es lo que ve su cliente.");
      await expect(banner).toBeVisible();
      // A new tab knows the public id alone.
      const { pathname, search } = new URL(page.url());
      expect(search).toMatch(/^\?link=lnk_\w+$/);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(pathname + search);
      await expect(banner).toBeVisible();
    });

    await test.step("a report that does not come", async () => {
      await page.route("**/v2/share/live-share-load?*", (route) => route.fulfill({ status: 404, json: { error: {} } }));
      await page.goto(shared);
      await expect(page.getByRole("heading", { name: "Error retrieving data" })).toBeVisible();
      await page.unroute("**/v2/share/live-share-load?*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", heading)).toHaveText("18 Tidewater Ln");
    });

    await test.step("Spanish, whose failure the browser keeps", async () => {
      let asked = 0;
      await page.route(/\/assets\/spanish-[^/]+\.js/, (route) =>
        asked++ === 0 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
      );
      await page.getByRole("button", { name: "ES, Español" }).click();
      await expect(page.getByText("El español no se pudo cargar.")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      expect(asked).toBeGreaterThanOrEqual(2);
      await expect(page.getByText(/Elija un préstamo y la página mostrará sus cifras/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/Elija un préstamo y la página mostrará sus cifras/)).toBeVisible();
    });
  });
});

test("is the same on paper from a phone as from a computer: whole pages, nothing folded, nothing to press; and is kept as a PDF", async ({
  page,
  be,
  context,
}) => {
  await be(people.officer);
  const path = await linkTo(page, await reportToShare(page));
  await context.clearCookies();
  for (const width of [390, 1280])
    await test.step(`printed from ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Every figure, side by side" })).toBeVisible();
      await expect(page.getByText("Year 30").first()).toBeVisible();
      const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      for (const said of ["Jordan Hale", "NMLS #1482093", "(919) 555-0142", "18 Tidewater Ln"])
        expect(pages[0]!.text, "the first page").toContain(said);
      for (const said of ["Loan-to-value", "This is not a loan approval", "Equal Housing"])
        expect(text).toContain(said);
      for (const pressed of [
        "Show every figure",
        "Try an idea",
        "Tell Jordan which one",
        "Download the PDF",
        "Pick a loan",
        "Back to top",
      ])
        expect(text).not.toContain(pressed);
      const beyond = pages.flatMap(({ words }) => words.filter(({ right }) => right > sheetEnd));
      expect(
        beyond.map(({ text }) => text),
        "words that end beyond the sheet",
      ).toEqual([]);
      for (const [at, each] of pages.slice(0, -1).entries())
        expect(fillOf(each).filled, `page ${at + 1} of ${pages.length}`).toBeGreaterThan(0.6);
      expect(pages.at(-1)!.words.length, "words on the last page").toBeGreaterThan(0);
      // A chart is as wide as the sheet: points from the left edge of one that is 612 wide.
      const ends = pages.flatMap(({ words }) =>
        words.filter(({ text }) => text === "Year 30").map(({ right }) => right),
      );
      expect(Math.max(...ends), "the last year").toBeGreaterThan(530);
    });
  await page.emulateMedia({ media: "print" });
  const titles = page.locator("#report tbody:not(:has(td))");
  const ends = () =>
    titles.evaluateAll((all) => [...new Set(all.map((title) => getComputedStyle(title).breakAfter))].join());
  await expect.poll(ends, { message: "a title of figures is printed on the sheet of its figures" }).toBe("avoid");
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "ES, Español" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("button", { name: "Descargar el PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/-es\.pdf$/);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PDF");
});
