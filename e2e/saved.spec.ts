import type { Locator, Page } from "@playwright/test";
import { expectFigures, onPhone } from "./editor";
import { roomBeside } from "./fields";
import { figuresOf } from "./figures";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

const list = (page: Page) => page.getByRole("dialog", { name: "Saved scenarios" });
const rows = (page: Page) => list(page).getByRole("button", { name: /^Load / });
const search = (page: Page) => list(page).getByRole("textbox", { name: "Search name, client or location" });

/** The list, in the editor of this client's comparison. */
async function openList(page: Page, clientID: string) {
  await page.goto(`/lc2/property?clientID=${clientID}`);
  await page.getByRole("button", { name: "Saved scenarios" }).click();
  await expect(list(page)).toBeVisible();
}

const names = async (buttons: Locator) =>
  (await buttons.all()).length === 0 ? [] : buttons.evaluateAll((all) => all.map((each) => each.ariaLabel));

test.describe("saved scenarios", () => {
  test.beforeEach(async ({ be, page }) => {
    await be(people.harborOfficer);
    await page.goto("/members/dashboard");
  });

  test("keep their heads and search in sight, are all sorted and filtered, and say how many", async ({ page }) => {
    const word = unique();
    const client = await addClient(page, `Many ${word}`);
    for (let i = 1; i <= 24; i += 4)
      await Promise.all(
        [0, 1, 2, 3].map((n) => saveReport(page, client, report(`${word} ${i + n}`, i === 1 ? { rate: null } : {}))),
      );
    await openList(page, client);
    await expect(list(page).getByText("24 scenarios")).toBeVisible();
    await expect(search(page)).toBeFocused();
    await list(page).getByRole("button", { name: "Name" }).click();
    await expect(rows(page).first()).toHaveAccessibleName(`Load ${word} 1`);
    await list(page).getByRole("button", { name: "Name" }).click();
    await expect(rows(page).first()).toHaveAccessibleName(`Load ${word} 24`);
    await list(page).getByRole("table").hover();
    await page.mouse.wheel(0, 5000);
    await expect(list(page).getByRole("button", { name: `Load ${word} 1`, exact: true })).toBeInViewport();
    await expect(list(page).getByRole("button", { name: "Updated" })).toBeInViewport();
    await expect(search(page)).toBeInViewport();
    await list(page).getByRole("combobox", { name: "Status" }).selectOption("Draft");
    await expect(list(page).getByText("4 of 24 scenarios")).toBeVisible();
    expect(await names(rows(page))).toEqual([4, 3, 2, 1].map((i) => `Load ${word} ${i}`));
  });

  test("are renamed, duplicated, shared and deleted, several at once", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const word = unique();
    const client = await addClient(page, `Several ${word}`);
    const open = await saveReport(page, client, report(`${word} open`));
    await saveReport(page, client, report(`${word} other`));
    await page.goto(`/lc2/property?reportID=${open}`);
    await page.getByRole("button", { name: "Saved scenarios" }).click();
    await expect(list(page).getByRole("row", { name: `${word} open` })).toHaveAttribute("aria-current", "true");
    await list(page)
      .getByRole("button", { name: `More for ${word} other` })
      .click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(list(page).getByText("3 scenarios")).toBeVisible();
    await list(page)
      .getByRole("button", { name: `More for ${word} other (copy)` })
      .click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog", { name: "Rename scenario" }).getByRole("textbox").fill(`${word} third`);
    await page.keyboard.press("Enter");
    await expect(list(page).getByText(`${word} third`, { exact: true })).toBeVisible();
    for (const name of ["other", "third"])
      await list(page)
        .getByRole("checkbox", { name: `Select ${word} ${name}` })
        .click();
    await list(page).getByRole("button", { name: "Share" }).click();
    const share = page.getByRole("dialog", { name: "Share 2 scenarios" });
    await share.getByRole("button", { name: "Make 2 links" }).click();
    await share.getByRole("button", { name: "Copy 2 links" }).click();
    await expect(page.getByText("2 links copied to clipboard.")).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toHaveLength(2);
    await share.getByRole("button", { name: "Close" }).last().click();
    await list(page).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete 2" }).click();
    await expect(page.getByText("2 scenarios deleted.")).toBeVisible();
    await expect(list(page).getByText("1 scenario", { exact: true })).toBeVisible();
  });

  test("are found by any word of name or location, and by no other", async ({ page }) => {
    const word = unique();
    const client = await addClient(page, `Finder ${word}`);
    await saveReport(page, client, report(`${word} Harbor view`));
    await saveReport(page, client, report(`${word} Mill pond`));
    await openList(page, client);
    await expect(rows(page)).toHaveCount(2);
    await search(page).fill("mil");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toHaveAccessibleName(`Load ${word} Mill pond`);
    await search(page).fill("cary");
    await expect(rows(page)).toHaveCount(2);
    await search(page).fill("zebra");
    await expect(list(page).getByText("No results found")).toBeVisible();
    await list(page).getByRole("button", { name: "Clear search" }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test("are deleted only after asking, and are gone then", async ({ page }) => {
    const word = unique();
    const client = await addClient(page, `Deleter ${word}`);
    await saveReport(page, client, report(`${word} keep`));
    await saveReport(page, client, report(`${word} drop`));
    await openList(page, client);
    const remove = list(page).getByRole("button", { name: `Delete ${word} drop` });
    const question = page.getByRole("alertdialog", { name: "Delete scenario?" });
    await remove.click();
    await expect(question).toContainText(`${word} drop`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
    await remove.click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Scenario deleted.")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await openList(page, client);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toHaveAccessibleName(`Load ${word} keep`);
  });

  test("stand beside the box that selects them on a phone", { tag: "@phone" }, async ({ page }) => {
    test.skip(!onPhone(page), "a table has a column for the box");
    const name = `Beside ${unique()}`;
    const client = await addClient(page, `Boxed ${unique()}`);
    await saveReport(page, client, report(name));
    await page.getByRole("button", { name: "View all scenarios" }).click();
    await search(page).fill(name);
    const box = list(page).getByRole("checkbox", { name: `Select ${name}` });
    const words = list(page).getByText(name, { exact: true }).last();
    const edge = async () => {
      const [left, right] = [await box.boundingBox(), await words.boundingBox()];
      return right!.x - (left!.x + left!.width);
    };
    await expect.poll(edge, { message: "room between the box and the name" }).toBeGreaterThanOrEqual(8);
  });

  test("are filtered by boxes that hold their words on a phone", { tag: "@phone" }, async ({ page }) => {
    test.skip(!onPhone(page), "on a computer the boxes stand in one line");
    const client = await addClient(page, `Filtered ${unique()}`);
    await page.goto(`/lc2/property?clientID=${client}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Saved scenarios" }).click();
    await expect(list(page).getByRole("switch", { name: "View all clients" })).toBeVisible();
    for (const name of ["Type", "Status"]) {
      const room = await list(page).getByRole("combobox", { name, exact: true }).evaluate(roomBeside);
      expect(room, `pixels left beside the longest word of ${name}`).toBeGreaterThanOrEqual(0);
    }
  });

  test("of another client ask before they switch to them", async ({ page }) => {
    const word = unique();
    const mine = await addClient(page, `Mine ${word}`);
    const theirs = await addClient(page, `Theirs ${word}`);
    await saveReport(page, theirs, report(`${word} house`, { rate: 5.875 }));
    await openList(page, mine);
    await expect(list(page).getByText("You currently have no saved scenarios.")).toBeVisible();
    await list(page).getByRole("switch", { name: "View all clients" }).click();
    await search(page).fill(word);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).click();
    const question = page.getByRole("alertdialog", { name: `Switch to Theirs ${word}?` });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(list(page)).toBeVisible();
    await rows(page).click();
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(`${word} house loaded.`)).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(`Theirs ${word}`) })).toBeVisible();
    const loan = { program: "conventional", term: 30, rate: 5.875, downPaymentPercentage: 20 } as const;
    await expectFigures(
      page,
      1,
      figuresOf({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [loan] })[0]!,
    );
  });
});
