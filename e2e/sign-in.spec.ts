import { alone, codeBy, expect, people, signOut, test } from "./people";
import { call, unique, visit } from "./stage";

test.describe("a stranger", () => {
  // Whether somebody is signed in only the server can say; the browser notes its no, and that of a wrong code.
  test.use({ expected: [/status of (401 .*\/v1\/user|4\d\d .*\/v1\/auth\/session)$/] });

  test("signs in with the code from the inbox page to the page that was asked for, and signing out ends the session", async ({
    page,
  }) => {
    await page.goto("/clients");
    await expect(page).toHaveURL(/sign-in/);
    await alone(people.admin, async () => {
      await page.getByLabel("Email").fill(people.admin);
      const field = page.getByLabel("Six-digit code");
      const mailed = await codeBy(page.request, people.admin, async () => {
        await page.getByLabel("Email").press("Enter");
        await expect(field).toBeFocused();
      });
      // As a person does: in another tab, where the newest of the mails to this address stands first.
      const inbox = await page.context().newPage();
      await inbox.goto(`/_local/inbox?to=${people.admin}`);
      const subject = inbox.getByText(/^\d{6} is your Highway sign-in code$/).first();
      const code = (await subject.innerText()).slice(0, 6);
      expect(code).toBe(mailed);
      await inbox.close();
      await field.fill(code === "000000" ? "000001" : "000000");
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(field).toHaveValue("");
      await expect(page.getByText(people.admin)).toBeVisible();
      await field.fill(code);
      await expect(page).toHaveURL(/\/clients$/);
      await expect(page.getByRole("main")).toBeFocused();
    });
    expect((await page.request.get("/v1/user")).status()).toBe(200);
    await signOut(page);
    expect((await page.request.get("/v1/user")).status()).toBe(401);
    await page.goto("/clients");
    await expect(page).toHaveURL(/sign-in/);
  });
});

test("an officer sees where they are signed in, and ends it there", async ({ page, be, browser, baseURL }) => {
  // Somebody new: whoever founds a lender meanwhile is signed in as the staff.
  const officer = `${unique()}${unique()}@summit.test`;
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email: officer, fullName: "Robin Park" });
  await be(officer);
  const elsewhere = await browser.newContext({ baseURL, userAgent: "Mozilla/5.0 (iPhone) Safari/605.1" });
  await alone(officer, async () => {
    const post = (path: string, data: object) =>
      elsewhere.request.post(path, { data, headers: { origin: baseURL ?? "" } });
    const code = await codeBy(page.request, officer, () => post("/v1/auth/code", { email: officer }));
    expect((await post("/v1/auth/session", { email: officer, code })).status()).toBe(201);
  });
  await page.goto("/members/administration/security");
  await expect(page.getByText("This browser")).toHaveCount(1);
  await expect(page.getByText(/iPhone/)).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Signed out everywhere else.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden();
  expect((await elsewhere.request.get("/v1/user")).status()).toBe(401);
  expect((await page.request.get("/v1/user")).status()).toBe(200);
  await elsewhere.close();
});

test("an officer's name and theme are theirs on every page, from the first frame of the next", async ({ page, be }) => {
  await be(people.staff);
  await page.goto("/members/administration/profile");
  const choose = async (theme: string) => {
    const kept = page.waitForResponse("**/v1/user/profile");
    await page.getByRole("radio", { name: theme, exact: true }).check({ force: true });
    expect((await kept).ok()).toBe(true);
  };
  await choose("Dark");
  await page.goto("/clients", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await visit(page, "/members/administration/profile");
  await expect(page.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
  await choose("Same as my device");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  }
  await choose("Light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByLabel("Name").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
});
