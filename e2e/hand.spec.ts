/** How fast a hand is: all by the keyboard, whole columns at once, a thumb on a phone. */
import type { Page } from "@playwright/test";
import {
  cell,
  choice,
  enterFirstLoan,
  expectSummary,
  field,
  newComparison,
  onPhone,
  priceField,
  showLoan,
  typeInto,
  undo,
} from "./editor";
import { figuresOf } from "./figures";
import { pressField, tabTo } from "./hand";
import { expect, people, test } from "./people";
import { addClient, saveReport, unique, visit, report as whole } from "./stage";

const thirtyYears = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
const figures = (loan: object, price = 450_000) =>
  figuresOf({ properties: [{ purchaseDetails: [{ price }] }], loans: [{ ...thirtyYears, ...loan }] })[0]!;

test("two loans are built, read and saved without a mouse", async ({ page, be }) => {
  await be(people.newOfficer);
  const client = `Keys ${unique()}`;
  await addClient(page, client);
  await newComparison(page);
  const keys = page.keyboard;

  await tabTo(priceField(page));
  await keys.type("450k");
  await tabTo(choice(page, "Program", 1));
  await keys.press("f");
  for (const next of [choice(page, "Type", 1), field(page, "Term", 1), field(page, "Rate", 1)]) {
    await keys.press("Enter");
    await expect(next).toBeFocused();
  }
  await keys.type("6 3/8");
  await keys.press("ArrowUp");
  await expect(field(page, "Rate", 1)).toHaveValue("6.500");
  await tabTo(field(page, "Down payment", 1));
  await keys.type("3.5");
  await keys.press("Shift+Enter");
  await expect(field(page, "APR", 1)).toBeFocused();
  const fha = figures({ program: "fha", downPaymentPercentage: 3.5, MIWorksheet: { isFinanced: true } });
  await expectSummary(page, 1, fha);

  await keys.press("Shift+Tab");
  await tabTo(page.getByRole("button", { name: "Add loan" }), "Shift+Tab");
  await keys.press("Enter");
  await expect(field(page, "Rate", 2)).toBeFocused();
  await keys.type("5.75");
  await keys.press("Alt+ArrowLeft");
  await expect(field(page, "Rate", 1)).toBeFocused();
  await keys.press("Alt+ArrowRight");
  await expect(field(page, "Rate", 2)).toBeFocused();

  const results = page.getByRole("link", { name: /Results$/ });
  await tabTo(results, "Shift+Tab");
  await keys.press("Enter");
  await expect(page.getByRole("grid", { name: "First figures" })).toContainText(fha.total);
  await keys.press("ControlOrMeta+s");
  await expect(page.getByRole("dialog", { name: "Save scenario" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Choose a client", exact: true })).toBeFocused();
  await keys.press("Enter");
  await keys.type(client);
  await expect(page.getByRole("option", { name: new RegExp(`^${client}`) })).toBeVisible();
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await tabTo(page.getByRole("dialog").getByLabel("Name"));
  const name = `By keys ${unique()}`;
  await keys.type(name);
  await keys.press("Enter");
  await expect(page.getByText(`${name} saved as a draft.`)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Save scenario" })).toBeHidden();
  const missing = page.getByRole("dialog", { name: /^Draft: / });
  await expect(missing.getByRole("button", { name: /^Property 1: Location/i })).toBeFocused();
  await keys.press("Escape");
  await expect(missing).toBeHidden();
});

test("Escape closes the top one alone, and the focus goes back to what opened it", async ({ page, be }) => {
  await be(people.admin);
  const id = await saveReport(page, await addClient(page, `Keys ${unique()}`), whole(`Escape ${unique()}`));
  await page.goto(`/lc2/review?reportID=${id}`);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await tabTo(share);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(share).toBeFocused();

  await visit(page, "/clients");
  await page.getByRole("button", { name: "Add client" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add client" });
  await drawer.getByLabel("Name").fill("Escape");
  const brackets = drawer.getByRole("button", { name: "Federal tax brackets" });
  await brackets.press("Enter");
  await expect(page.locator(":popover-open")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(brackets).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

/** Types, and counts the keys that only lead from field to field. */
function countingKeys(page: Page) {
  let led = 0;
  return {
    type: (text: string) => page.keyboard.type(text),
    lead: async (key: string, times = 1) => {
      for (let i = 0; i < times; i++) await page.keyboard.press(key);
      led += times;
    },
    count: () => led,
  };
}

test.describe("a page whose windows have come", () => {
  test.use({ savesData: false });

  test("four loans on two homes take at most 45 keys from field to field", async ({ page, be }) => {
    await be(people.newOfficer);
    await newComparison(page);
    await expect(page.locator("html")).toHaveAttribute("data-windows", "here", { timeout: 30_000 });
    const { type, lead, count } = countingKeys(page);
    const drawer = page.getByRole("dialog");
    const findPlace = async (text: string, name: RegExp) => {
      await expect(drawer.getByLabel("Location")).toBeFocused();
      await type(text);
      await expect(page.getByRole("option", { name })).toBeVisible();
      await lead("ArrowDown");
      await lead("Enter");
      await expect(drawer.getByLabel("ZIP")).not.toHaveValue("");
    };

    await expect(priceField(page)).toBeFocused();
    await lead("Shift+Tab");
    await lead("Enter");
    await findPlace("412 brook", /Brookhaven/);
    await lead("Tab");
    await type("500k");
    await lead("Enter");
    await expect(drawer).toBeHidden();
    await lead("Tab");
    await expect(priceField(page)).toBeFocused();
    await lead("Enter");
    await type("6.5");

    await lead("ControlOrMeta+Enter");
    await type("6.125");
    await lead("Enter");
    await type("1");

    await lead("ControlOrMeta+Enter");
    await type("6.125");
    await lead("Shift+Enter", 3);
    await expect(choice(page, "Program", 3)).toBeFocused();
    await type("f");
    await lead("Enter", 4);
    await type("0");
    await lead("Enter", 2);
    await expect(field(page, "Down payment", 3)).toBeFocused();
    await type("3.5");

    await lead("ControlOrMeta+Shift+Enter");
    await findPlace("4420 sag", /Saguaro/);
    await lead("Tab");
    await type("465k");
    await lead("Enter");
    await expect(drawer).toBeHidden();
    await expect(field(page, "Down payment", 3)).toBeFocused();

    await lead("ControlOrMeta+Enter");
    await type("5.75");
    await lead("Enter", 3);
    await type("10");
    await lead("Shift+Enter", 4);
    await type("15");
    await lead("Shift+Enter", 2);
    await expect(choice(page, "Program", 4)).toBeFocused();
    await type("c");
    await lead("Shift+Enter", 3);
    await expect(choice(page, "Property and price", 4)).toBeFocused();
    await type("s");

    for (const [loan, rate, down, program, term, points] of [
      [1, "6.500", "20", "conventional", /^30/, /^(0\.000)?$/],
      [2, "6.125", "20", "conventional", /^30/, /^1\.000$/],
      [3, "6.125", "3.5", "fha", /^30/, /^(0\.000)?$/],
      [4, "5.750", "10", "conventional", /^15/, /^(0\.000)?$/],
    ] as const) {
      await expect(field(page, "Rate", loan)).toHaveValue(rate);
      await expect(choice(page, "Program", loan)).toHaveValue(program);
      await expect(field(page, "Term", loan)).toHaveValue(term);
      await expect(field(page, "Points", loan)).toHaveValue(points);
      await expect(field(page, "Down payment", loan)).toHaveValue(down);
      await expect(cell(page, "Total payment", loan)).toContainText("$");
    }
    await expect(cell(page, "Loan amount", 4)).toContainText("$418,500");
    const names = page.getByRole("textbox", { name: /^Name of loan/ });
    for (const name of await names.all())
      expect(
        await name.evaluate((input) => input.scrollWidth - input.clientWidth),
        "a name is whole",
      ).toBeLessThanOrEqual(0);
    const amounts = page.getByText(/^ · \$\d{3},000$/);
    await expect(amounts).toHaveCount(4);
    expect(count()).toBeLessThanOrEqual(45);
  });
});

/**
 * In the page: the corners of each figure's box, on a phone of its whole line, and in words where a press would not give the field the focus. The middle
 * of the edges is walked over on every screen (fields.ts). Where a button, a list or a check box lies, it answers for itself.
 */
function cornersOf(inputs: (HTMLElement | SVGElement)[]) {
  const faults: string[] = [];
  const corners: { x: number; y: number }[] = [];
  for (const input of inputs) {
    input.scrollIntoView({ block: "center" });
    const line = matchMedia("(max-width: 720px)").matches ? input.closest("[role=row]") : null;
    const { left, right, top, bottom } = (line ?? input.closest("[data-field-box]"))!.getBoundingClientRect();
    const inset = 4;
    // A finger is broad: the browser gives it what lies beside the point too.
    const others = (x: number, y: number) =>
      [-16, 0, 16].some((aside) => document.elementFromPoint(x + aside, y)?.closest("button, select, label, a"));
    for (const x of [left + inset, right - inset])
      for (const y of [top + inset, bottom - inset]) {
        if (others(x, y)) continue;
        corners.push({ x, y });
        (document.activeElement as HTMLElement | null)?.blur();
        const hit = document.elementFromPoint(x, y);
        hit?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, button: 0 }));
        if (hit !== input && document.activeElement !== input)
          faults.push(`${input.ariaLabel} pressed at ${Math.round(x)}, ${Math.round(y)}`);
      }
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return { faults, corners };
}

/** A press anywhere in a field's box goes to the field: told of all, and done by hand to one. */
async function pressCorners(page: Page) {
  const inputs = page.locator("main input[inputmode=decimal]:visible");
  expect(await inputs.count()).toBeGreaterThan(5);
  expect((await inputs.evaluateAll(cornersOf)).faults).toEqual([]);
  const rate = field(page, "Rate", 1);
  const { corners } = await rate.evaluateAll(cornersOf);
  expect(corners.length).toBeGreaterThan(1);
  for (const { x, y } of corners) {
    await rate.blur();
    await (onPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect(rate, `pressed at ${Math.round(x)}, ${Math.round(y)}`).toBeFocused();
  }
}

test("a field takes a press anywhere in its box, the keys of its default and of its unit, and a column of a spreadsheet", async ({
  page,
  be,
}) => {
  await be(people.newOfficer);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await newComparison(page);
  await enterFirstLoan(page);
  await pressCorners(page);

  await test.step("a default brought back by its key, a unit turned over, and Enter in the last field keep the focus", async () => {
    const prepaids = field(page, "Prepaids and escrows", 1);
    await prepaids.fill("4800");
    await expect(page.getByRole("button", { name: /^Back to the default of .*, loan A/ })).toHaveAttribute(
      "tabindex",
      "-1",
    );
    await page.keyboard.press("ControlOrMeta+Backspace");
    await expect(prepaids).toHaveValue("");
    await expect(prepaids).toBeFocused();
    await pressField(field(page, "Down payment", 1));
    await page.keyboard.press("ControlOrMeta+.");
    await expect(field(page, "Down payment", 1)).toHaveValue("90,000");
    await page.keyboard.press("ControlOrMeta+.");
    await expect(field(page, "Down payment", 1)).toHaveValue("20");
    for (let i = 0; i < 12; i++) await page.keyboard.press("Enter");
    await expect(field(page, "Upfront MI", 1)).toBeFocused();
  });

  await test.step("a column goes down the loan, and one undo takes it back", async () => {
    const rate = field(page, "Rate", 1);
    await pressField(rate);
    await page.evaluate(() => navigator.clipboard.writeText("6 1/8\r\n1%\r\n\r\n$90,000\r\n6,240\r\n(2,000)\r\n"));
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page.getByText("5 values pasted.", { exact: true })).toBeVisible();
    await expect(rate).toBeFocused();
    await expect(rate).toHaveValue("6.125");
    const typed = { rate: 6.125, points: 1, downPaymentPercentage: undefined, downPayment: 90_000 };
    await expectSummary(page, 1, figures({ ...typed, closingCosts: 6240, credits: 2000 }));
    await undo(page);
    await expectSummary(page, 1, figures({}));
  });
});

test("a phone goes to the next loan by a swipe, and by a tab pressed while another is still sliding in", {
  tag: "@phone",
}, async ({ page, be }) => {
  test.skip(!onPhone(page), "a desktop shows all loans");
  await be(people.newOfficer);
  await newComparison(page);
  await enterFirstLoan(page);
  await pressCorners(page);
  await page.getByRole("button", { name: "Add loan" }).click();
  await typeInto(page, "Rate", 2, "5.5");
  await expectSummary(page, 2, figures({ rate: 5.5 }));
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.synthesizeScrollGesture", { x: 60, y: 420, xDistance: 300, yDistance: 0, speed: 1600 });
  await expectSummary(page, 1, figures({}));

  for (let loan = 3; loan <= 4; loan++) {
    await page.getByRole("button", { name: "Add loan" }).click();
    await showLoan(page, loan);
  }
  const tab = (loan: number) => page.getByRole("navigation", { name: "Loans" }).getByText(`Loan ${"ABCDEF"[loan - 1]}`);
  // Pressed by the page itself: on a busy machine a slide is over before a press from outside comes.
  const pressed = tab(2).evaluate(
    (second) =>
      new Promise<void>((done) => {
        const pages = document.querySelector("[data-loan-pages]")!;
        const pass = () => {
          if (pages.scrollLeft > 1.5 * pages.clientWidth) return;
          pages.removeEventListener("scroll", pass);
          (second as HTMLElement).click();
          done();
        };
        pages.addEventListener("scroll", pass);
      }),
  );
  await tab(1).click();
  await pressed;
  await expect.poll(async () => (await page.getByRole("table", { name: "Loan B" }).boundingBox())?.x).toBe(0);
  await field(page, "Rate", 2).click({ timeout: 5000 });
});
