/** A tablet is wider than a phone and has no mouse: what a finger presses has 44 pixels there too. */
import type { Page } from "@playwright/test";
import { expectFieldsTakePresses } from "./fields";
import { expect, people, test } from "./people";
import { findReport } from "./stage";

const sizes = [
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
];

test.use({ hasTouch: true, isMobile: true });

const screens: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  home: (page) => page.goto("/members/dashboard"),
  clients: (page) => page.goto("/clients"),
  "the editor": (page, id) => page.goto(`/lc2/property?reportID=${id}`),
  results: (page, id) => page.goto(`/lc2/results?reportID=${id}`),
  "the schedule": (page, id) => page.goto(`/lc2/schedule?reportID=${id}`),
  "the review": (page, id) => page.goto(`/lc2/review?reportID=${id}`),
};

for (const [name, open] of Object.entries(screens))
  test(`a finger finds what it presses on a tablet: ${name}`, async ({ page, be }) => {
    await be(people.officer);
    const id = await findReport(page, "Raleigh or Cary");
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open(page, id);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectFieldsTakePresses(page, undefined, `${name}, ${size.width} px`, true);
    }
  });
