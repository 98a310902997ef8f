import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

/** At no width of a screen does a line of the facts begin with the button that changes them. */
async function expectChangeBesideFacts(page: Page) {
  const change = page.getByRole("button", { name: "Change", exact: true });
  const alone = await change.evaluate((button) => {
    const fact = button.parentElement!;
    const line = fact.parentElement!;
    const widest = line.clientWidth;
    const narrowest = widest - (innerWidth - 1024);
    const found: number[] = [];
    for (let width = narrowest; width <= widest; width += 8) {
      line.style.width = `${width}px`;
      if (button.getBoundingClientRect().left <= line.firstElementChild!.getBoundingClientRect().left + 12)
        found.push(width);
    }
    line.style.width = "";
    return found;
  });
  expect(alone, "widths of the facts at which it stands alone").toEqual([]);
}

/** Goes on with the Tab key until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await has()); tabs++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test(
  "an officer starts a campaign, writes a message, pauses and stops it",
  { tag: "@phone" },
  async ({ page, be }, { project }) => {
    const isPhone = project.name === "phone";
    // On a phone a message is a page of its own, from which the list is one step back.
    const toList = async () => {
      if (isPhone) await page.getByRole("button", { name: "Back to the messages" }).click();
    };
    // Its head has room for one button with a word on a phone, and keeps the others behind a menu.
    const choose = async (name: string) => {
      if (isPhone) await page.getByRole("button", { name: "More for this campaign" }).click();
      await press(page.getByRole(isPhone ? "menuitem" : "button", { name }));
    };
    // On a screen what a press does is done by keys.
    const press = async (target: Locator) => {
      if (isPhone) return target.click();
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    };
    await be(people.officer);
    const name = `Cam ${unique()}`;
    const client = await addClient(page, name, { primaryEmail: `${unique()}@example.com` });
    await saveReport(page, client, report(`Campaign ${unique()}`));
    await page.goto(`/members/clients/${client}`);
    await press(page.getByRole("link", { name: "90-day campaign" }));
    await expect(page.getByRole("heading", { name: "Fourteen messages over 90 days" })).toBeVisible();
    await expectAccessible(page, "before a campaign");
    const price = page.getByLabel("Highest price of the prequalification");
    if (isPhone) await price.click();
    else await tabTo(page, price);
    await page.keyboard.type("500000");
    await press(page.getByRole("button", { name: "Start the campaign" }));
    await expect(page.getByText("None of the 14 messages has gone out yet.")).toBeVisible();
    if (!isPhone) await expectChangeBesideFacts(page);

    const line = page.getByRole("button", { name: /Can we talk\?/ });
    await line.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await press(line);
    await expect(page.getByRole("heading", { name: "Day 85: Can we talk?" })).toBeVisible();
    if (isPhone) {
      await toList();
      await expect(line).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await line.click();
    }
    const message = page.getByRole("textbox", { name: "Message" });
    // The figures are there once their values are known.
    await expect(page.getByRole("button", { name: "Insert a figure" })).toBeVisible();
    await message.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Shall we meet for coffee? ");
    // A slash opens the figures, and Escape leaves it in the text. Enter puts the first one in, and Backspace takes it out whole.
    const figures = page.getByRole("menu", { name: "Figures" });
    const firstFigure = figures.getByRole("menuitem", { name: "FIRSTNAME: Cam" });
    await page.keyboard.press("/");
    await expect(firstFigure).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(message).toContainText("coffee? /");
    await expect(message).toBeFocused();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("/");
    await expect(firstFigure).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(message.getByRole("img", { name: "Figure FIRSTNAME" })).toBeVisible();
    // The editor has the focus again a frame after the menu gave it up.
    await expect(message).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(message.getByRole("img", { name: "Figure FIRSTNAME" })).toHaveCount(0);
    await page.getByRole("button", { name: "Insert a figure" }).click();
    await figures.getByRole("menuitem", { name: /^OFFICER: / }).click();
    await expect(message.getByRole("img", { name: "Figure OFFICER" })).toBeVisible();

    // What is typed stays while another message is looked at.
    await toList();
    await page.getByRole("button", { name: /Documents that expire/ }).click();
    await expect(page.getByRole("heading", { name: "Day 55: Documents that expire" })).toBeVisible();
    await toList();
    await line.click();
    await expect(message).toContainText("meet for coffee");
    await page.getByRole("button", { name: "Save message" }).click();
    await expect(page.getByText("Message saved.")).toBeVisible();
    if (isPhone) await page.getByRole("link", { name: "Preview" }).click();
    await expect(page.getByText("Shall we meet for coffee?").last()).toBeVisible();
    if (isPhone) await expectAccessible(page, "the preview of a message");
    if (isPhone) await page.getByRole("link", { name: "Message" }).click();
    await press(page.getByRole("button", { name: "Skip this one" }));
    await expect(page.getByText("The message will be skipped.")).toBeVisible();
    await page.getByText("The message will be skipped.").locator("..").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Skip this one" })).toBeVisible();
    await expectAccessible(page, "a message of a campaign");
    await toList();

    await choose("The client replied: pause");
    await expect(page.getByText(/The campaign is paused because the client replied\./)).toBeVisible();
    await page.getByRole("button", { name: "Resume the campaign" }).click();
    await expect(page.getByText(/because the client replied/)).toHaveCount(0);
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("region", { name: "History" })).toBeVisible();
    await expectAccessible(page, "the history of a campaign");
    await choose("Stop the campaign");
    await page.getByRole("alertdialog").getByRole("button", { name: "Stop the campaign" }).click();
    await expect(page.getByText("The campaign was stopped.")).toBeVisible();
    // What has ended is read on, and stands in the list of all campaigns.
    await page.getByRole("link", { name: "Messages" }).click();
    await expect(page.getByRole("button", { name: /Can we talk\?/ })).toContainText("Not sent");
    await expectAccessible(page, "a campaign that has ended");
    await visit(page, "/mkit/campaigns");
    const listed = page.getByRole("link", { name: new RegExp(name) });
    await expect(listed).toContainText("The campaign was stopped.");
    await expectAccessible(page, "the list of campaigns");
    await listed.click();
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(page.getByRole("heading", { name: "Fourteen messages over 90 days" })).toBeVisible();
  },
);
