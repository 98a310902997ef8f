import { expect, test } from "./people";

test.beforeEach(async ({ page, be }) => {
  await be("newofficer@highway.test");
  await page.goto("/clients");
});

test("adds a client with each sentence of the form, finds it by any word, edits it, deletes it and takes that back", async ({
  page,
}, info) => {
  const name = `Ada Lovelace ${info.project.name}`;
  const email = `ada.${info.project.name}@example.com`;
  await page.getByRole("button", { name: "Add client" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add client" });
  await drawer.getByRole("button", { name: "Add client" }).click();
  await expect(drawer.getByText("Name is required")).toBeVisible();
  await drawer.getByLabel("Name").fill(name);
  await drawer.getByLabel("Primary e-mail").fill("ada@");
  await drawer.getByLabel("Primary e-mail").blur();
  await expect(drawer.getByText("Invalid email")).toBeVisible();
  await drawer.getByLabel("Primary e-mail").fill(email);
  await expect(drawer.getByLabel("FICO")).toBeHidden();
  await drawer.getByRole("button", { name: "Add client" }).click();
  await expect(page.getByText("Client added.")).toBeVisible();
  await expect(drawer).toBeHidden();

  const search = page.getByRole("textbox", { name: "Search name or e-mail" });
  await search.fill("lovel");
  const shown = page.getByRole("button", { name }).first();
  await expect(shown).toBeVisible();
  await search.fill("zebra");
  await expect(page.getByText("No results found")).toBeVisible();
  await search.fill("");

  await shown.click();
  const edit = page.getByRole("dialog");
  await edit.getByLabel("Secondary e-mails").fill("one@example.com, two@");
  await edit.getByLabel("Secondary e-mails").blur();
  await expect(edit.getByText("All entries must be emails (max of 3)")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("refuses a second client with the same e-mail at the field", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "the same rule at every width");
});
