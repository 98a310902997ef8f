/** What a corporation promotes: its admin makes an ad and cards, its people see them and press them, and the admin reads that they did. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, test } from "./people";
import { call, unique } from "./stage";

const destination = "https://summit.example/guide";
/** What an admin types of a card. */
const card = (header: string) => ({ header, link: destination, imgUrl: null, places: ["home"], isOn: true });
const kit = "Open-house kit: signs, flyers, a sign-in sheet, a checklist";

/** Moves a card: its order shows before it is saved. */
async function moved(page: Page, move: () => Promise<void>) {
  const saved = page.waitForResponse(/\/v1\/promos\/card-order/);
  await move();
  await expect(page.getByText("Buyer guide is number 1 of 2.")).toBeAttached();
  expect((await saved).ok()).toBe(true);
}

test("an ad and a card are made by the admin, seen and pressed on Home, and counted", async ({ page, context, be }) => {
  const id = unique();
  const admin = `ada-${id}@lender.test`;
  await context.route(destination, (route) => route.fulfill({ contentType: "text/html", body: "<p>Guide</p>" }));
  await found(page, `Quill ${id}`, admin);
  await be(admin);
  const [{ _id: other }] = await call<[{ _id: string }]>(page, "POST", "/v1/promos/cards", card(kit));
  await page.goto("/admin?tab=ads");
  const drawer = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add an ad" }).click();
  await drawer.getByLabel("Header").fill("Rate locks");
  await drawer.getByLabel("Button text").fill("See how");
  await drawer.getByLabel("Link").fill(destination);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Rate locks saved.")).toBeVisible();
  await page.getByRole("button", { name: "Add a card" }).click();
  await drawer.getByLabel("Header").fill("Buyer guide");
  await drawer.getByLabel("Link").fill("summit.example");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByText("Invalid URL.")).toBeVisible();
  await expectAccessible(page, "the drawer of a card");
  await drawer.getByLabel("Link").fill(destination);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Buyer guide saved.")).toBeVisible();
  await moved(page, () => page.getByRole("button", { name: "Edit Buyer guide" }).press("Alt+ArrowUp"));

  // As somebody who comes later: what was shown in this visit is kept.
  await page.goto("/members/dashboard");
  const ad = page.getByRole("region", { name: "Ad", exact: true });
  const cards = page.getByRole("region", { name: /^From / });
  /** The answer to what the page tells of the ad, or of the first card. */
  const counted = (event: string) =>
    page.waitForResponse((answer) => {
      const told = /\/v1\/promos\/(resource-)?events$/.test(answer.url()) && answer.request().postDataJSON();
      return told && told.event === event && told._id !== other;
    });
  const shown = [counted("ad_widget_impression"), counted("seen")];
  // A page that somebody touches rests sooner.
  await page.mouse.wheel(0, 1);
  await expect(cards.getByRole("link")).toHaveText([/^Buyer guide/, /^Open-house kit/]);
  const links = [ad.getByRole("link"), cards.getByRole("link").first()];
  for (const [at, link] of links.entries()) {
    await link.scrollIntoViewIfNeeded();
    expect((await shown[at]!).ok()).toBe(true);
  }
  await expectAccessible(page, "an ad and cards on Home");
  for (const [at, link] of links.entries()) {
    const pressed = counted(at === 0 ? "ad_widget_click" : "opened");
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await expect(opened.getByText("Guide")).toBeVisible();
    await opened.close();
    expect((await pressed).ok()).toBe(true);
  }
  await ad.getByRole("button", { name: "Hide ads" }).click();
  await expect(ad).toBeHidden();

  await page.goto("/admin?tab=ads");
  await expect(page.getByText("Banner on Home, seen 1 time, clicked 1 time")).toBeVisible();
  await expect(page.getByText("Home, seen 1 time, opened 1 time")).toBeVisible();
});

test("on a phone cards are put in order by a menu with room for a finger, and their names are whole @phone", async ({
  page,
  be,
  isMobile,
}) => {
  test.skip(!isMobile, "on a screen the keys move them");
  const id = unique();
  const admin = `pia-${id}@lender.test`;
  await found(page, `Pine ${id}`, admin);
  await be(admin);
  for (const header of [kit, "Buyer guide"]) await call(page, "POST", "/v1/promos/cards", card(header));
  await page.goto("/admin?tab=ads");
  const mover = page.getByRole("button", { name: "Move Buyer guide" });
  await mover.click();
  await moved(page, () => page.getByRole("menuitem", { name: "Move up" }).click());
  const { width, height } = (await mover.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const named = page.getByRole("listitem").getByText(kit, { exact: true });
  expect(await named.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page, "the cards of a corporation");

  await page.goto("/members/dashboard");
  await page.mouse.wheel(0, 1);
  const cards = page.getByRole("region", { name: /^From / });
  await expect(cards.getByRole("link")).toHaveText([/^Buyer guide/, /^Open-house kit/]);
  await expectAccessible(page, "cards on Home");
});
