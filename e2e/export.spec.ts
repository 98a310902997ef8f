/** A file of a report, made by the browser that prints: the officer's, from the share menu; and the page that is printed. The client's: live-share.spec.ts. */
import { readFile } from "node:fs/promises";
import { violationsOf } from "./accessibility";
import { reportToShare } from "./client";
import { expect, people, test } from "./people";

test("an officer downloads a report in Spanish, and reads the page that is printed", async ({ page, be }) => {
  await be(people.officer);
  const reportID = await reportToShare(page);
  await page.goto(`/lc2/review?reportID=${reportID}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Download" }).click();
  const window = page.getByRole("dialog", { name: /^Download Shared/ });
  await window.getByRole("radio", { name: "Spanish" }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    window.getByRole("button", { name: /^Download/ }).click(),
  ]);
  await expect(window.getByText("is in your downloads.")).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^Jordan-\w+-Davis-\d{4}-\d\d-\d\d-es\.pdf$/);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PDF");

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
