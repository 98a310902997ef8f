/** A promo card of a corporation: its admin makes and orders it, its people see and open it, and the admin reads that they did. */
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, signIn, test } from "./people";
import { unique } from "./stage";

test.describe("a promo card", () => {
  test.use({ expected: [/status of 401/] });

  test("is made by the admin, put in order, seen and opened on Home, and counted @phone", async ({ page, context }) => {
    const id = unique();
    const admin = `pia-${id}@lender.test`;
    const destination = "https://summit.example/guide";
    await context.route(destination, (route) => route.fulfill({ contentType: "text/html", body: "<p>Guide</p>" }));
    await found(page, `Pine ${id}`, admin);
    await signIn(page, admin);
    await page.goto("/admin?tab=ads");
    const kit = "Open-house kit: signs, flyers, a sign-in sheet, a checklist";
    for (const header of [kit, "Buyer guide"]) {
      await page.getByRole("button", { name: "Add a card" }).click();
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Header").fill(header);
      await drawer.getByLabel("Link").fill("summit.example");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByText("Invalid URL.")).toBeVisible();
      if (header === "Buyer guide") await expectAccessible(page);
      await drawer.getByLabel("Link").fill(destination);
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`${header} saved.`)).toBeVisible();
      // The notice goes by itself as well.
      await page
        .getByRole("button", { name: "Dismiss" })
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).click()));
    }
    const mover = page.getByRole("button", { name: "Move Buyer guide" });
    if (await mover.isVisible()) {
      const { width, height } = (await mover.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await mover.click();
      await page.getByRole("menuitem", { name: "Move up" }).click();
    } else await page.getByRole("button", { name: "Edit Buyer guide" }).press("Alt+ArrowUp");
    await expect(page.getByText("Buyer guide is number 1 of 2.")).toBeAttached();
    const named = page.getByRole("listitem").getByText(kit, { exact: true });
    expect(await named.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);

    await page.goto("/members/dashboard");
    const cards = page.getByRole("region", { name: /^From / });
    const counted = page.waitForResponse(/\/v1\/promos\/resource-events$/);
    // A page that somebody touches rests sooner.
    await page.mouse.wheel(0, 1);
    await expect(cards.getByRole("link")).toHaveText([/^Buyer guide/, /^Open-house kit/]);
    await cards.getByRole("link").first().scrollIntoViewIfNeeded();
    expect((await counted).ok()).toBe(true);
    await expectAccessible(page);
    const [opened] = await Promise.all([context.waitForEvent("page"), cards.getByRole("link").first().click()]);
    await expect(opened.getByText("Guide")).toBeVisible();
    await opened.close();
    await page.goto("/admin?tab=ads");
    await expect(page.getByText("Home, seen 1 time, opened 1 time")).toBeVisible();
  });
});
