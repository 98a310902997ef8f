/** Files of a report, made by the browser that prints: the officer's from the share menu, the client's from the link; and the page that is printed. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { violationsOf } from "./accessibility";
import { linkTo, reportToShare } from "./client";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";

/** Its name, and how it begins. */
async function kept(download: Download) {
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(1, 4).toString(), bytes: bytes.length };
}

async function download(page: Page, format: "PDF" | "PNG") {
  const window = page.getByRole("dialog", { name: /^Download Shared/ });
  await window.getByRole("radio", { name: format }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    window.getByRole("button", { name: /^Download/ }).click(),
  ]);
  await expect(window.getByText("is in your downloads.")).toBeVisible();
  return kept(file);
}

test("an officer downloads a report in Spanish, as pages and as a picture, and reads the page that is printed", async ({
  page,
  be,
}) => {
  test.skip(onPhone(page), "the client's download is the phone's");
  await be(people.officer);
  const reportID = await reportToShare(page);
  await page.goto(`/lc2/review?reportID=${reportID}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Download" }).click();
  await page.getByRole("radio", { name: "Spanish" }).check();
  expect(await download(page, "PDF")).toMatchObject({
    name: expect.stringMatching(/^Jordan-\w+-Davis-\d{4}-\d\d-\d\d-es\.pdf$/),
    begins: "PDF",
  });
  const picture = await download(page, "PNG");
  expect(picture).toMatchObject({ name: expect.stringMatching(/-es\.png$/), begins: "PNG" });
  expect(picture.bytes).toBeGreaterThan(100_000);

  await page.goto(`/lc2/export?reportID=${reportID}&lang=es`);
  await expect(page.locator("html[data-state=drawn][data-theme=light][lang=es]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sus préstamos para 18 Tidewater Ln");
  const finePrint = page
    .locator("section", { has: page.getByRole("heading", { name: "Información importante" }) })
    .last();
  await expect(finePrint, "two lines of it are no page of their own").toHaveCSS("break-inside", "avoid");
  const violations = await violationsOf(page);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test("a client keeps a copy of what a link shows", async ({ page, be, context }) => {
  test.skip(!onPhone(page), "the officer's download is the desktop's");
  await be(people.officer);
  const link = await linkTo(page, await reportToShare(page), { lang: "es" });
  await context.clearCookies();
  await page.goto(link);
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("button", { name: "Descargar el PDF" }).click(),
  ]);
  expect(await kept(file)).toMatchObject({ name: expect.stringMatching(/-es\.pdf$/), begins: "PDF" });
});
