import { alone, askAndEnter, codeFor, expect, people, signIn, test } from "./people";

const officer = people.admin;

test.describe("sign-in", () => {
  // A protected page asks who is there; the browser itself writes the refusal into its console.
  test.use({ expected: [/status of 401/] });

  test("a code from the inbox signs in, and signing out ends the session", async ({ page }) => {
    await signIn(page, officer);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Good");
    await page.goto("/members/administration/profile");
    await expect(page.getByText("This browser")).toBeVisible();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/sign-in/);
    await page.goto("/clients");
    await expect(page).toHaveURL(/sign-in/);
  });

  test.describe("with a wrong code", () => {
    test.use({ expected: [/status of 4\d\d/] });
    test("says so at the field, keeps the e-mail, and takes the right code after", async ({ page }) => {
      await page.goto("/sign-in");
      const field = page.getByLabel("Six-digit code");
      const right = await alone(officer, async () => {
        await page.getByLabel("E-mail").fill(officer);
        await page.getByLabel("E-mail").press("Enter");
        await expect(field).toBeFocused();
        return codeFor(page.request, officer);
      });
      await field.fill(right === "000000" ? "000001" : "000000");
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(field).toHaveValue("");
      await field.fill(right);
      await expect(page).not.toHaveURL(/sign-in/);
    });
  });

  test("a stranger asked for a page lands on it after signing in", async ({ page }) => {
    await page.goto("/clients");
    await expect(page).toHaveURL(/sign-in/);
    await askAndEnter(page, officer);
    await expect(page).toHaveURL(/\/clients$/);
  });
});
