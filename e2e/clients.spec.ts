import type { Page } from "@playwright/test";
import { expect, people, test } from "./people";
import { unique } from "./stage";

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name }).first();
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}` }).click();
const search = (page: Page) => page.getByRole("textbox", { name: "Search name or email" });
const addClient = (page: Page) => page.getByRole("button", { name: "Add client" }).first().click();
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Add client" }).click();

test.describe("clients", () => {
  // An email that another client has.
  test.use({ expected: [/status of 409/] });

  test("are added, found, edited on a page of their own, deleted at once, and come back by Undo", async ({
    page,
    be,
  }) => {
    await be(people.newOfficer);
    await page.goto("/clients");
    const name = `Ada ${unique()}`;
    const email = `${unique()}@example.com`;

    await test.step("a client is added once the form is right", async () => {
      await addClient(page);
      await submit(page);
      await expect(dialog(page).getByText("Name is required")).toBeVisible();
      await dialog(page).getByLabel("Name").fill(name);
      await expect(dialog(page).getByText("Name is required")).toBeHidden();
      await dialog(page).getByLabel("Primary email").fill("ada@");
      await dialog(page).getByLabel("Primary email").blur();
      await expect(dialog(page).getByText("Invalid email")).toBeVisible();
      await dialog(page).getByLabel("Primary email").fill(email);
      await dialog(page).getByLabel("Secondary emails").fill("one@example.com, two@");
      await dialog(page).getByLabel("Secondary emails").blur();
      await expect(dialog(page).getByText("All entries must be emails (max of 3)")).toBeVisible();
      await dialog(page).getByRole("button", { name: "Remove two@" }).click();
      await expect(dialog(page).getByText("All entries must be emails (max of 3)")).toBeHidden();
      await dialog(page).getByLabel("Fed/State Tax Rate").fill("25.99");
      await expect(dialog(page).getByLabel("FICO")).toBeHidden();
      const figures = ["Qualifying Income", "Fed/State Tax Rate"].map((each) => dialog(page).getByLabel(each));
      const { width: usual, height } = page.viewportSize()!;
      for (const width of [390, usual]) {
        await page.setViewportSize({ width, height });
        const tops = async () => Promise.all(figures.map(async (figure) => (await figure.boundingBox())?.y));
        await expect.poll(async () => new Set(await tops()).size, { message: `one line at ${width} px` }).toBe(1);
      }
      await submit(page);
      await expect(page.getByText("Client added.")).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step("a second one with the same email is refused, and nothing typed is lost", async () => {
      const second = `Second ${unique()}`;
      await addClient(page);
      await dialog(page).getByLabel("Name").fill(second);
      await dialog(page).getByLabel("Primary email").fill(email.toUpperCase());
      await submit(page);
      await expect(dialog(page).getByText("Client already exists.")).toBeVisible();
      await expect(dialog(page).getByLabel("Name")).toHaveValue(second);
      await dialog(page).getByLabel("Primary email").fill(`other.${email}`);
      await submit(page);
      await expect(row(page, second)).toBeVisible();
    });

    await test.step("it is found by a part of a word", async () => {
      await search(page).fill("zebra");
      await expect(page.getByRole("paragraph").filter({ hasText: "No results found" })).toBeVisible();
      await search(page).fill(name.split(" ")[1]!.slice(0, 4));
      await expect(row(page, name)).toBeVisible();
    });

    await test.step("it is deleted at once, and comes back", async () => {
      const actions = page.getByRole("button", { name: `Actions for ${name}` });
      await actions.click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(page.getByText(`${name} deleted.`)).toBeVisible();
      await expect(actions).toBeHidden();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText(`${name} restored.`)).toBeVisible();
      await expect(actions).toBeVisible();
    });

    await test.step("it is edited on its page", async () => {
      await row(page, name).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByText("Ada has no report yet. Compare some loans first.")).toBeVisible();
      await edit(page, name);
      await dialog(page).getByLabel("Qualifying Income").fill("7800");
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Client updated.")).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole("definition").filter({ hasText: "$7,800" })).toBeVisible();
      await edit(page, name);
      await expect(dialog(page).getByLabel("Qualifying Income")).toHaveValue("$7,800");
      await dialog(page).getByLabel("Name").fill("Somebody else");
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
      await question.getByRole("button", { name: "Discard" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    });
  });
});
