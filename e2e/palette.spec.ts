import type { Page } from "@playwright/test";
import { expectFigures, field, onPhone, typeInto } from "./editor";
import { figuresOf } from "./figures";
import { pressField } from "./hand";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

const figures = (rate: number) =>
  figuresOf({
    properties: [{ purchaseDetails: [{ price: 450_000 }] }],
    loans: [{ program: "conventional", term: 30, rate, downPaymentPercentage: 20 }],
  })[0]!;

const palette = (page: Page) => page.getByRole("combobox", { name: /^Search/ });
const line = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

/** By its key; a phone has a button for it, inside the tool behind its menu. */
async function openPalette(page: Page) {
  if (!onPhone(page)) {
    // The key is heard once the page knows who is signed in.
    await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
  } else if (/lc2/.test(page.url())) {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Search" }).click();
  } else await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(palette(page)).toBeFocused();
}

test("the palette finds a client's scenario, acts on it, and asks before it is left for another's", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  const mark = unique();
  const one = await addClient(page, `Abel ${mark}`);
  const other = await addClient(page, `Zoë ${mark}`);
  await saveReport(page, one, report(`Palette ${mark}`));
  const otherID = await saveReport(page, other, report(`Beyond ${mark}`, { rate: 7 }));
  await page.goto("/members/dashboard");

  await openPalette(page);
  await palette(page).fill(`abel ${mark}`);
  await expect(line(page, `New comparison for Abel ${mark}`)).toBeVisible();
  await page.getByRole("group", { name: "Clients" }).getByRole("option").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Abel ${mark}`);
  await openPalette(page);
  await palette(page).fill(`abel ${mark}`);
  await line(page, new RegExp(`^Palette ${mark}`)).click();
  await expectFigures(page, 1, figures(6.5));

  const undoByPalette = async (rate: string) => {
    await openPalette(page);
    await page.keyboard.type("und");
    await page.keyboard.press("Enter");
    await expect(field(page, "Rate", 1)).toHaveValue(rate);
  };
  await typeInto(page, "Rate", 1, "8");
  await pressField(field(page, "Rate", 1));
  await undoByPalette("6.500");
  await expect(field(page, "Rate", 1)).toBeFocused();
  await expectFigures(page, 1, figures(6.5));

  await typeInto(page, "Rate", 1, "8");
  await openPalette(page);
  await palette(page).fill(`zoe ${mark}`);
  await line(page, new RegExp(`^Beyond ${mark}`)).click();
  await page
    .getByRole("alertdialog", { name: `Switch to Zoë ${mark}?` })
    .getByRole("button", { name: "Confirm" })
    .click();
  const question = page.getByRole("alertdialog", { name: "Save your changes?" });
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(new RegExp(otherID));
  await expectFigures(page, 1, figures(7));

  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await test.step("on a phone behind the tool's menu, and elsewhere behind a button", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await typeInto(page, "Rate", 1, "8");
    await undoByPalette("7.000");
    await expectFigures(page, 1, figures(7));
    await visit(page, "/members/dashboard");
    await openPalette(page);
    await palette(page).fill(`abel ${mark}`);
    await expect(line(page, new RegExp(`^Palette ${mark}`))).toBeVisible();
  });
});
