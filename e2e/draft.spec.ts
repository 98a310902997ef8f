/** A scenario from which something is missing: where it says so, where its lines lead, and what cannot go out yet. */
import { cutNames, field } from "./editor";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

/** Whether the head's parts lie over one another, or beyond its end. */
const isFull = (head: Element) => {
  const parts = [...head.querySelectorAll("nav, input, button, a:not(nav a)")].map((part) =>
    part.getBoundingClientRect(),
  );
  const shown = parts.filter(({ width }) => width > 0).sort((one, other) => one.left - other.left);
  return head.scrollWidth > head.clientWidth || shown.some(({ left }, at) => at > 0 && left < shown[at - 1]!.right - 1);
};

test("a draft goes to its results, and its review says what is wanting", async ({ page, be }) => {
  await be(people.newOfficer);
  const clientID = await addClient(page, `Client ${unique()}`);
  const id = await saveReport(page, clientID, report(`Draft ${unique()}`, { rate: null }));
  await page.goto(`/lc2/results?reportID=${id}`);
  await expect(
    page.getByText("This is a draft. Press Draft above to see what is missing", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Review report" })).toHaveCount(0);
  await page.goto(`/lc2/load?reportID=${id}`);
  await expect(page).toHaveURL(`/lc2/results?reportID=${id}`);
  await page.goto(`/lc2/review?reportID=${id}`);
  await expect(page.getByText(/ is a draft$/)).toBeVisible();
});

test("a draft says what is missing, and each line goes to its field", { tag: "@phone" }, async ({ page, be }, info) => {
  const isPhone = info.project.name === "phone";
  await be(people.officer);
  // A name of its own would be wider in some runs than in others.
  const clientID = await addClient(page, "Ada Missing");
  const id = await saveReport(page, clientID, {
    name: "Raleigh or Cary, 20% down",
    properties: [{ id: "home", purchaseDetails: [{ id: "price", price: 500_000 }] }],
    loans: [{ id: "loan", propertyID: "home", purchaseDetailsID: "price", term: 30, downPaymentPercentage: 20 }],
  });
  await page.goto(`/lc2/results?reportID=${id}`);
  // Beside the draft's badge and the time of the save there is room for both names, and none of them is shortened.
  await expect(page.locator("main header").getByRole("status")).toContainText("Saved");
  const { width: usual, height } = page.viewportSize()!;
  for (const width of isPhone ? [700, 390] : [921, 1024, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutNames(page), { message: `names in the head at ${width} px` }).toEqual([]);
    expect(await page.locator("main header").first().evaluate(isFull), `the head at ${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: usual, height });
  await page.getByRole("button", { name: "Loan A: Rate is required." }).click();
  await expect(field(page, "Rate", 1)).toBeFocused();
  await page.getByRole("textbox", { name: "Rate, loan A" }).fill("6.5");
  // The phone's summary is one link to the results; its bar of what is missing leads to the field.
  const says = isPhone
    ? page.getByText("without property tax")
    : page.getByRole("button", { name: "without property tax" });
  await expect(says.first()).toBeVisible();
  const home = page.getByRole("dialog").filter({ hasText: "Location" }).first();
  if (!isPhone) {
    await says.first().click();
    await expect(home).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(home).toBeHidden();
  }
  const list = page.getByRole("dialog", { name: /^Draft: / });
  const location = list.getByRole("button", { name: /^Property 1: Location/i });
  await page.getByRole("button", { name: /^Draft: / }).click();
  await location.click();
  await expect(home).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(home).toBeHidden();
  // The same list comes by itself with a save that leaves the scenario a draft.
  await expect(list).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(location).toBeFocused();
  await location.click();
  await expect(home).toBeVisible();
});

test("a send that would save a draft lists what is missing", { tag: "@phone" }, async ({ page, be }, info) => {
  const isPhone = info.project.name === "phone";
  await be(people.officer);
  const clientID = await addClient(page, `Unsent ${unique()}`);
  const id = await saveReport(page, clientID, report("Half a loan"));
  await page.goto(`/lc2/property?reportID=${id}`);
  const rate = page.getByRole("textbox", { name: "Rate, loan A" });
  await rate.fill("");
  await rate.press("Tab");
  const send = async () => {
    await page.getByRole("button", { name: isPhone ? "More" : "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: isPhone ? /^Send the report/ : /^Send/ }).click();
  };
  await send();
  await page
    .getByRole("dialog", { name: /^Send / })
    .getByRole("button", { name: "Copy link" })
    .click();
  const missing = page.getByRole("button", { name: "Loan A: Rate is required." });
  await expect(missing).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rate).toBeFocused();
  // It is a draft now: another send comes to the same list, and nothing goes out.
  await send();
  await expect(missing).toBeFocused();
});
