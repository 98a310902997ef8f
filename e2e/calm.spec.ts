/** What a page begins with stays where it is: nothing jumps, and no notice covers a figure. */
import type { Page } from "@playwright/test";
import { expectFigures, onPhone, typeInto } from "./editor";
import { figuresOf } from "./figures";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

const figures = figuresOf({
  properties: [{ purchaseDetails: [{ price: 450_000 }] }],
  loans: [{ program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 }],
})[0]!;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How far what is seen has moved by itself since the page was opened: the sum that browsers call cumulative layout shift. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("the news, the footer and the banner come with the page, which nobody touches, and move nothing @phone", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Calm ${unique()}`));
  for (const address of ["/members/dashboard", "/clients", `/lc2/property?reportID=${id}`]) {
    await page.goto(address);
    if (!onPhone(page)) await expect(page.getByRole("region", { name: "Market news" })).toBeVisible({ timeout: 5000 });
    if (!address.startsWith("/lc2"))
      await expect(page.getByRole("navigation", { name: "About Highway" })).toBeVisible({ timeout: 5000 });
    const banner = page.getByText("Complete your branding information");
    await expect(banner).toHaveCount(address.startsWith("/lc2") ? 0 : 1);
    expect(await moved(page), `what moves on ${address}`).toBeLessThan(0.05);
  }
});

test("a notice stands where no figure is @phone", async ({ page, be }) => {
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
  if (onPhone(page)) expect(box.y + box.height, "over the head").toBeLessThanOrEqual(60);
  else expect(box.x + box.width, "in the rail").toBeLessThanOrEqual(rail!.x);
});
