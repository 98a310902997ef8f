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

const names = (buttons: Locator) => buttons.evaluateAll((all) => all.map((each) => each.ariaLabel));

test.describe("saved scenarios", () => {
  test.beforeEach(({ be }) => be(people.harborOfficer));

  test("keep their heads and search in sight, are sorted and filtered, and ask before they switch to another client", async ({
    page,
  }) => {
    const word = unique();
    const mine = await addClient(page, `Mine ${word}`);
    const theirs = await addClient(page, `Theirs ${word}`);
    const loan = { program: "conventional", term: 30, rate: 5.875, downPaymentPercentage: 20 } as const;
    for (let i = 1; i <= 12; i += 4)
      await Promise.all(
        [0, 1, 2, 3].map((n) =>
          saveReport(page, theirs, report(`${word} ${i + n}`, { rate: i === 1 ? null : loan.rate })),
        ),
      );
    // So low that twelve rows have no room in it.
    await page.setViewportSize({ width: 1440, height: 560 });
    await openList(page, mine);
    await expect(search(page)).toBeFocused();
    await expect(list(page).getByText("You currently have no saved scenarios.")).toBeVisible();
    await list(page).getByRole("switch", { name: "View all clients" }).click();
    await search(page).fill(word);
    await expect(list(page).getByText(/^12 of \d+ scenarios$/)).toBeVisible();
    await list(page).getByRole("button", { name: "Name" }).click();
    await expect(rows(page).first()).toHaveAccessibleName(`Load ${word} 1`);
    await list(page).getByRole("button", { name: "Name" }).click();
    await expect(rows(page).first()).toHaveAccessibleName(`Load ${word} 12`);
    const first = list(page).getByRole("button", { name: `Load ${word} 1`, exact: true });
    await expect(first).not.toBeInViewport();
    await list(page).getByRole("table").hover();
    await page.mouse.wheel(0, 5000);
    await expect(first).toBeInViewport();
    await expect(list(page).getByRole("button", { name: "Updated" })).toBeInViewport();
    await expect(search(page)).toBeInViewport();
    await list(page).getByRole("combobox", { name: "Status" }).selectOption("Draft");
    await expect(list(page).getByText(/^4 of \d+ scenarios$/)).toBeVisible();
    expect(await names(rows(page))).toEqual([4, 3, 2, 1].map((i) => `Load ${word} ${i}`));

    await search(page).fill(`${word} 12`);
    await list(page).getByRole("combobox", { name: "Status" }).selectOption("Complete");
    await expect(rows(page)).toHaveCount(1);
    await rows(page).click();
    const question = page.getByRole("alertdialog", { name: `Switch to Theirs ${word}?` });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(list(page)).toBeVisible();
    await rows(page).click();
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(`${word} 12 loaded.`)).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(`Theirs ${word}`) })).toBeVisible();
    const [figures] = figuresOf({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [loan] });
    await expectFigures(page, 1, figures!);
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

  test("stand on a phone beside the box that selects them, and below boxes that hold their words", {
    tag: "@phone",
  }, async ({ page }) => {
    test.skip(!onPhone(page), "a table has a column for the box, and the filters stand in one line");
    const name = `Beside ${unique()}`;
    const client = await addClient(page, `Boxed ${unique()}`);
    await saveReport(page, client, report(name));
    await page.goto(`/lc2/property?clientID=${client}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Saved scenarios" }).click();
    await expect(list(page).getByRole("switch", { name: "View all clients" })).toBeVisible();
    for (const filter of ["Type", "Status"]) {
      const room = await list(page).getByRole("combobox", { name: filter, exact: true }).evaluate(roomBeside);
      expect(room, `pixels left beside the longest word of ${filter}`).toBeGreaterThanOrEqual(0);
    }
    const box = list(page).getByRole("checkbox", { name: `Select ${name}` });
    const words = list(page).getByText(name, { exact: true }).last();
    const edge = async () => {
      const [left, right] = [await box.boundingBox(), await words.boundingBox()];
      return right!.x - (left!.x + left!.width);
    };
    await expect.poll(edge, { message: "room between the box and the name" }).toBeGreaterThanOrEqual(8);
  });
});
