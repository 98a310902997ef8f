/** An ad of a corporation: its admin makes it, its people see it and press it, and the admin reads that they did. */
import { expectAccessible } from "./accessibility";
import { found } from "./lender";
import { expect, signIn, test } from "./people";
import { unique } from "./stage";

test.describe("an ad", () => {
  test.use({ expected: [/status of 401/] });

  test("is made by the admin, seen and pressed on Home, counted, and hidden for the session", async ({
    page,
    context,
  }) => {
    const id = unique();
    const admin = `ada-${id}@lender.test`;
    const destination = "https://summit.example/locks";
    await context.route(destination, (route) => route.fulfill({ contentType: "text/html", body: "<p>Locks</p>" }));
    await found(page, `Quill ${id}`, admin);
    await signIn(page, admin);
    await page.goto("/admin?tab=ads");
    await page.getByRole("button", { name: "Add an ad" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Header").fill("Rate locks");
    await drawer.getByLabel("Button text").fill("See how");
    await drawer.getByLabel("Link").fill("summit.example");
    await drawer.getByRole("button", { name: "Save" }).click();
    await expect(drawer.getByText("Invalid URL.")).toBeVisible();
    await expectAccessible(page);
    await drawer.getByLabel("Link").fill(destination);
    await drawer.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Rate locks saved.")).toBeVisible();

    await page.goto("/members/dashboard");
    const ad = page.getByRole("region", { name: "Ad", exact: true });
    const counted = page.waitForResponse(/\/v1\/promos\/events$/);
    // A page that somebody touches rests sooner.
    await page.mouse.wheel(0, 1);
    await expect(ad).toBeVisible();
    await ad.scrollIntoViewIfNeeded();
    expect((await counted).ok()).toBe(true);
    await expectAccessible(page);
    const [opened] = await Promise.all([context.waitForEvent("page"), ad.getByRole("link").click()]);
    await expect(opened.getByText("Locks")).toBeVisible();
    await opened.close();

    await page.goto("/admin?tab=ads");
    await expect(page.getByText("Banner on Home, seen 1 time, clicked 1 time")).toBeVisible();
    await page.goto("/members/dashboard");
    await page.mouse.wheel(0, 1);
    await ad.getByRole("button", { name: "Hide ads" }).click();
    await expect(ad).toBeHidden();
  });
});
