import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { newComparison, onPhone } from "./editor";
import { expect, people, test } from "./people";

const themes = ["light", "dark", "cvd", "cvd-dark"];

/** No violation of any rule, in each of the four themes. */
async function expectAccessible(page: Page) {
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await page.waitForTimeout(150);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
    expect(found).toEqual([]);
  }
}

/** The demo's comparison of four loans on two homes. */
async function openDemo(page: Page, screen: "property" | "results") {
  const { data } = await (await page.request.get("/v2/client/reports?count=10&searchText=Raleigh")).json();
  const [four] = data.filter(({ report }: { report: { loans: unknown[] } }) => report.loans.length === 4);
  await page.goto(`/lc2/${screen}?reportID=${four.report.id}`);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("signed out", () => {
  test("both steps of signing in", async ({ page }) => {
    await page.goto("/sign-in");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await expectAccessible(page);
    // Nobody's address: nothing is mailed, and the page is the same.
    await page.getByLabel("E-mail").fill("nobody@example.com");
    await page.getByLabel("E-mail").press("Enter");
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("an officer with clients and scenarios", () => {
  test.beforeEach(({ be }) => be(people.officer));

  test("home", async ({ page }) => {
    await page.goto("/members/dashboard");
    await expect(page.getByRole("link", { name: /Raleigh or Cary/ })).toBeVisible();
    await expectAccessible(page);
  });

  test("clients, the drawer, and its errors", async ({ page }) => {
    await page.goto("/clients");
    await expect(page.getByText("elena.marchetti@example.com")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add client" }).first().click();
    const drawer = page.getByRole("dialog", { name: "Add client" });
    await drawer.getByRole("button", { name: "Add client" }).click();
    await expect(drawer.getByText("Name is required")).toBeVisible();
    await expectAccessible(page);
  });

  test("the profile", async ({ page }) => {
    await page.goto("/members/administration/profile");
    await expect(page.getByText("This browser")).toBeVisible();
    await expectAccessible(page);
  });

  test("the editor", async ({ page }) => {
    await openDemo(page, "property");
    await expect(page.getByText("$3,064.10").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("a comparison that nothing was typed into, and one in error", async ({ page }) => {
    await newComparison(page);
    await expectAccessible(page);
    const rate = page.getByRole("textbox", { name: "Rate, loan 1", exact: true });
    await rate.focus();
    await rate.press("Tab");
    await expect(page.getByText("Rate is required").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("the property's drawer", async ({ page }) => {
    await newComparison(page);
    await page.getByRole("button", { name: /^Add the location/ }).click();
    await expect(page.getByRole("dialog").getByLabel("Location")).toBeVisible();
    await expectAccessible(page);
  });

  test("saved scenarios, and the question before deleting", async ({ page }) => {
    await page.goto("/members/dashboard");
    await page.getByRole("button", { name: "View all scenarios" }).click();
    const list = page.getByRole("dialog", { name: "Saved scenarios" });
    await expect(list.getByText("Raleigh or Cary")).toBeVisible();
    await expectAccessible(page);
    await list.getByRole("button", { name: "Delete Raleigh or Cary" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
  });

  test("results and the working behind a figure", async ({ page }) => {
    await openDemo(page, "results");
    const first = page.getByRole("grid", { name: "First figures" });
    await expect(first.getByRole("button").first()).toBeVisible();
    await expect(page.getByRole("slider", { name: "Balance by year" })).toBeVisible();
    await expectAccessible(page);
    await first.getByRole("button", { name: /^APR, Loan 2/ }).click();
    await expect(page.getByText("Prepaid finance charge").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("the shortcuts", async ({ page }) => {
    test.skip(onPhone(page), "a phone has no keys to press");
    await page.goto("/clients");
    await expect(page.getByRole("table")).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });

  test("a page that does not exist", async ({ page }) => {
    await page.goto("/nowhere");
    await expect(page.getByText("404: Page not found")).toBeVisible();
    await expectAccessible(page);
  });
});

test("the home of an officer who has nothing yet", async ({ page, be }) => {
  await be(people.admin);
  await page.goto("/members/dashboard");
  await expect(page.getByText("You currently have no saved scenarios.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("when a page's code cannot be had", () => {
  test.use({ expected: [/Failed to load resource|dynamically imported module/] });
  test("says so in the specification's words, and loads on request", async ({ page, be }) => {
    await be(people.officer);
    await page.goto("/members/dashboard");
    const blocked = /assets\/clients-.*\.js/;
    await page.route(blocked, (route) => route.abort());
    await page.getByRole("link", { name: "Clients", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(
      page.getByText("There was a problem loading this page. Refresh the page or try again later."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute(blocked);
    await page.getByRole("button", { name: /refresh/i }).click();
    await expect(page.getByText("elena.marchetti@example.com")).toBeVisible();
  });
});
