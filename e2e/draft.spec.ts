/** A scenario from which something is missing: where it says so, where its lines lead, and what cannot go out yet. */
import { cutNames, field } from "./editor";
import { expect, people, test } from "./people";
import { addClient, saveReport, visit } from "./stage";

/** Whether the head's parts lie over one another, or beyond its end. */
const isFull = (head: Element) => {
  const parts = [...head.querySelectorAll("nav, input, button, a:not(nav a)")].map((part) =>
    part.getBoundingClientRect(),
  );
  const shown = parts.filter(({ width }) => width > 0).sort((one, other) => one.left - other.left);
  return head.scrollWidth > head.clientWidth || shown.some(({ left }, at) => at > 0 && left < shown[at - 1]!.right - 1);
};

test("a draft says everywhere what is missing, each line goes to its field, and a send that would save one lists it", async ({
  page,
  be,
}) => {
  await be(people.officer);
  // A name of its own would be wider in some runs than in others.
  const clientID = await addClient(page, "Ada Missing");
  const id = await saveReport(page, clientID, {
    name: "Raleigh or Cary, 20% down",
    properties: [{ id: "home", purchaseDetails: [{ id: "price", price: 500_000 }] }],
    loans: [{ id: "loan", propertyID: "home", purchaseDetailsID: "price", term: 30, downPaymentPercentage: 20 }],
  });
  const { height } = page.viewportSize()!;
  const wide = (width: number) => page.setViewportSize({ width, height });
  const list = page.getByRole("dialog", { name: /^Draft: / });
  const location = list.getByRole("button", { name: /^Property 1: Location/i });
  const home = page.getByRole("dialog").filter({ hasText: "Location" }).first();

  await test.step("its review says so, and what leads to it goes to its results", async () => {
    await page.goto(`/lc2/review?reportID=${id}`);
    await expect(page.getByText(/ is a draft$/)).toBeVisible();
    await visit(page, `/lc2/load?reportID=${id}`);
    await expect(page).toHaveURL(`/lc2/results?reportID=${id}`);
    await expect(
      page.getByText("This is a draft. Press Draft above to see what is missing", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Review report" })).toHaveCount(0);
  });

  await test.step("the head has room for both names beside the draft's badge and the time of the save", async () => {
    await expect(page.locator("main header").getByRole("status")).toContainText("Saved");
    for (const width of [390, 700, 921, 1024, 1200, 1280, 1440]) {
      await wide(width);
      await expect.poll(() => cutNames(page), { message: `names in the head at ${width} px` }).toEqual([]);
      expect(await page.locator("main header").first().evaluate(isFull), `the head at ${width} px`).toBe(false);
    }
  });

  await test.step("each line goes to its field", async () => {
    await page.getByRole("button", { name: "Loan A: Rate is required." }).click();
    await expect(field(page, "Rate", 1)).toBeFocused();
    await field(page, "Rate", 1).fill("6.5");
    await page.getByRole("button", { name: "without property tax" }).first().click();
    await expect(home).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(home).toBeHidden();
    await page.getByRole("button", { name: /^Draft: / }).click();
    await location.click();
    await expect(home).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(home).toBeHidden();
  });

  await test.step("the same list comes by itself with a save that leaves the scenario a draft", async () => {
    await expect(list).toBeHidden();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(location).toBeFocused();
    await location.click();
    await home.getByLabel("Location").fill("18 Tidewater Ln");
    await home.getByRole("button", { name: "Done" }).click();
    await expect(home).toBeHidden();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Raleigh or Cary, 20% down saved.")).toBeVisible();
  });

  for (const width of [1440, 390])
    await test.step(`a send that would save a draft lists what is missing, at ${width} px`, async () => {
      await wide(width);
      const isPhone = width === 390;
      const rate = field(page, "Rate", 1);
      const missing = page.getByRole("button", { name: "Loan A: Rate is required." });
      const send = async () => {
        await page.getByRole("button", { name: isPhone ? "More" : "Share", exact: true }).click();
        await page.getByRole("menuitem", { name: isPhone ? /^Send the report/ : /^Send/ }).click();
      };
      await rate.fill("");
      await rate.press("Tab");
      await send();
      await page
        .getByRole("dialog", { name: /^Send / })
        .getByRole("button", { name: "Copy link" })
        .click();
      await expect(missing).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(rate).toBeFocused();
      // It is a draft now: another send comes to the same list, and nothing goes out.
      await send();
      await expect(missing).toBeFocused();
      await page.keyboard.press("Enter");
      await rate.fill("6.5");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Raleigh or Cary, 20% down saved.").first()).toBeVisible();
      await expect(page.getByRole("button", { name: /^Draft: / })).toHaveCount(0);
    });
});
