import { expect, test } from "./people";

test.beforeEach(async ({ page, be }) => {
  await be("newofficer@highway.test");
  await page.goto("/clients");
});

test("adds a client with each sentence of the form, finds it by any word, and refuses bad secondary e-mails", async ({
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

test.describe("with an e-mail that another client has", () => {
  test.use({ expected: [/status of 4\d\d/] });
  test("the server's refusal stands at the field, and nothing typed is lost", async ({ page }, info) => {
    const email = `taken.${info.project.name}@example.com`;
    const add = async (name: string) => {
      await page.getByRole("button", { name: "Add client" }).first().click();
      const drawer = page.getByRole("dialog", { name: "Add client" });
      await drawer.getByLabel("Name").fill(name);
      await drawer.getByLabel("Primary e-mail").fill(email);
      await drawer.getByRole("button", { name: "Add client" }).click();
      return drawer;
    };
    await expect(await add("First of the name")).toBeHidden();
    const second = await add("Second of the name");
    await expect(second.getByText("Client already exists.")).toBeVisible();
    await expect(second.getByLabel("Name")).toHaveValue("Second of the name");
    await second.getByLabel("Primary e-mail").fill(`free.${info.project.name}@example.com`);
    await second.getByRole("button", { name: "Add client" }).click();
    await expect(second).toBeHidden();
  });
});

test("a deleted client comes back on Undo", async ({ page }, info) => {
  const name = `Passing ${info.project.name}`;
  await page.getByRole("button", { name: "Add client" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add client" });
  await drawer.getByLabel("Name").fill(name);
  await drawer.getByRole("button", { name: "Add client" }).click();
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeVisible();
});
