import type { Page } from "@playwright/test";
import { expect, people, test } from "./people";
import { unique } from "./stage";

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name }).first();
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}` }).click();
const search = (page: Page) => page.getByRole("textbox", { name: "Search name or email" });

async function add(page: Page, { name, email = "" }: { name: string; email?: string }) {
  await page.getByRole("button", { name: "Add client" }).first().click();
  await dialog(page).getByLabel("Name").fill(name);
  await dialog(page).getByLabel("Primary email").fill(email);
  await dialog(page).getByLabel("Fed/State Tax Rate").fill("24");
  await dialog(page).getByRole("button", { name: "Add client" }).click();
}

test.describe("clients", () => {
  test.beforeEach(async ({ page, be }) => {
    await be(people.newOfficer);
    await page.goto("/clients");
  });

  test("are added with each sentence of the form, and found by any word", async ({ page }) => {
    const name = `Ada ${unique()}`;
    await page.getByRole("button", { name: "Add client" }).first().click();
    const drawer = page.getByRole("dialog", { name: "Add client" });
    await drawer.getByRole("button", { name: "Add client" }).click();
    await expect(drawer.getByText("Name is required")).toBeVisible();
    await drawer.getByLabel("Name").fill(name);
    await expect(drawer.getByText("Name is required")).toBeHidden();
    await drawer.getByLabel("Primary email").fill("ada@");
    await drawer.getByLabel("Primary email").blur();
    await expect(drawer.getByText("Invalid email")).toBeVisible();
    await drawer.getByLabel("Primary email").fill(`${unique()}@example.com`);
    await drawer.getByLabel("Secondary emails").fill("one@example.com, two@");
    await drawer.getByLabel("Secondary emails").blur();
    await expect(drawer.getByText("All entries must be emails (max of 3)")).toBeVisible();
    await drawer.getByRole("button", { name: "Remove two@" }).click();
    await expect(drawer.getByText("All entries must be emails (max of 3)")).toBeHidden();
    await drawer.getByLabel("Fed/State Tax Rate").fill("");
    await drawer.getByLabel("Fed/State Tax Rate").blur();
    await expect(drawer.getByText("Fed/State Tax Rate is required")).toBeVisible();
    await drawer.getByLabel("Fed/State Tax Rate").fill("25.99");
    await expect(drawer.getByLabel("FICO")).toBeHidden();
    await drawer.getByRole("button", { name: "Add client" }).click();
    await expect(page.getByText("Client added.")).toBeVisible();
    await expect(drawer).toBeHidden();

    await search(page).fill(name.split(" ")[1]!.slice(0, 4));
    await expect(row(page, name)).toBeVisible();
    await search(page).fill("zebra");
    await expect(page.getByText("No results found")).toBeVisible();
    await search(page).fill("");
    await expect(row(page, name)).toBeVisible();
  });

  test("have figures in the form whose fields stand on one line", { tag: "@phone" }, async ({ page }) => {
    await page.getByRole("button", { name: "Add client" }).first().click();
    const [income, tax] = ["Qualifying Income", "Fed/State Tax Rate"].map((name) => dialog(page).getByLabel(name));
    await expect(tax!).toBeVisible();
    expect((await income!.boundingBox())?.y).toBe((await tax!.boundingBox())?.y);
  });

  test("have a page each, where they are edited, which says when nothing was", async ({ page }) => {
    const name = `Edith ${unique()}`;
    await add(page, { name });
    await row(page, name).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("Edith has no report yet. Compare some loans first.")).toBeVisible();
    await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
    await edit(page, name);
    await dialog(page).getByLabel("Qualifying Income").fill("7800");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Client updated.")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("definition").filter({ hasText: "$7,800" })).toBeVisible();
    await edit(page, name);
    await expect(dialog(page).getByLabel("Qualifying Income")).toHaveValue("$7,800");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("No changes to save.")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await edit(page, name);
    await dialog(page).getByLabel("Name").fill("Somebody else");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  test("are deleted at once, and come back by Undo", async ({ page }) => {
    const name = `Dora ${unique()}`;
    await add(page, { name });
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByText(`${name} deleted.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`${name} restored.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeVisible();
  });
});

test.describe("a second client with the same email", () => {
  test.use({ expected: [/status of 4\d\d/] });

  test("is refused at the field, and nothing typed is lost", async ({ page, be }) => {
    await be(people.newOfficer);
    await page.goto("/clients");
    const email = `${unique()}@example.com`;
    const name = `Second ${unique()}`;
    await add(page, { name: `First ${unique()}`, email });
    await expect(page.getByText("Client added.")).toBeVisible();
    await add(page, { name, email: email.toUpperCase() });
    await expect(dialog(page).getByText("Client already exists.")).toBeVisible();
    await expect(dialog(page).getByLabel("Name")).toHaveValue(name);
    await dialog(page).getByLabel("Primary email").fill(`other.${email}`);
    await dialog(page).getByRole("button", { name: "Add client" }).click();
    await expect(row(page, name)).toBeVisible();
  });
});

test("an officer who prices loans with the provider sees FICO and Debt to Income", async ({ page, be }) => {
  await be(people.officer);
  await page.goto("/clients");
  await search(page).fill("Elena Marchetti");
  await row(page, "Elena Marchetti").click();
  await edit(page, "Elena Marchetti");
  await expect(dialog(page).getByLabel("FICO")).toHaveValue("752");
  await expect(dialog(page).getByLabel("Debt to Income")).toHaveValue("31%");
});
