/** A picture of a home: taken from the device, kept with the report, seen on its review, by the client and on paper. */
import { pictures } from "@highway/local/demo/pictures";
import type { Page } from "@playwright/test";
import { linkTo } from "./client";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

const png = { name: "home.png", mimeType: "image/png", buffer: Buffer.from(pictures.summit()) };
const street = "18 Tidewater Ln";

/** The picture came, in its room, wherever on the page it stands. */
async function expectPicture(page: Page) {
  const picture = page.getByRole("img", { name: new RegExp(street) }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(100);
  const room = (await picture.boundingBox())!;
  expect(room.width / room.height).toBeCloseTo(1.6, 1);
}

test("a picture of a home is on the review, the client's page and paper, also with five loans", async ({
  page,
  be,
  context,
}, { project }) => {
  test.skip(project.name === "phone", "it sets its own size");
  await be(people.officer);
  const { loans, ...rest } = report(`Picture ${unique()}`);
  const five = [30, 25, 20, 15, 10].map((term, at) => ({ ...loans[0]!, id: `loan-${at}`, term }));
  const client = await addClient(page, `Jordan ${unique()} Davis`);
  const reportID = await saveReport(page, client, { ...rest, loans: five });

  await page.goto(`/lc2/property?reportID=${reportID}`);
  await page
    .getByRole("button", { name: new RegExp(`^${street}`) })
    .first()
    .click();
  await page.getByRole("button", { name: "Choose picture" }).click();
  const window = page.getByRole("dialog", { name: `Picture of ${street}` });
  await window.getByLabel("Choose picture").setInputFiles(png);
  const cut = page.getByRole("dialog", { name: "Position the picture" });
  await cut.getByRole("button", { name: "Use picture" }).click();
  await expect(cut).toBeHidden();
  await expect(window).toBeHidden();
  await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  const saved = page.waitForResponse((each) => each.request().method() === "PUT" && each.url().includes(reportID));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).ok()).toBe(true);

  await visit(page, `/lc2/review?reportID=${reportID}`);
  await expectPicture(page);
  await page.goto(`/lc2/export?reportID=${reportID}`);
  await expect(page.locator("html[data-state=drawn]")).toBeAttached();
  await expectPicture(page);

  const link = await linkTo(page, reportID);
  await context.clearCookies();
  await page.goto(link);
  await expectPicture(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPicture(page);
});
