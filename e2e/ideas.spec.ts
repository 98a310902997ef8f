/** What a client answers from the report: an idea that is tried by finger. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { closePanel, openPanel, typed } from "./answer";
import { undo } from "./editor";
import { pressField, pressSlider } from "./hand";
import { expect, people, test } from "./people";
import { addClient, call, saveReport, touchPage, unique } from "./stage";

type Point = { x: number; y: number };

/** A finger on the glass: down, along in steps as a hand does, and up. */
async function swipe(session: CDPSession, from: Point, to: Point) {
  const steps = 12;
  const touch = (type: string, touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await touch("touchStart", [from]);
  for (let step = 1; step <= steps; step++) {
    const at = (one: number, other: number) => one + ((other - one) * step) / steps;
    await touch("touchMove", [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
  }
  await touch("touchEnd", []);
}

/** The slider in the middle of the screen, once nothing glides or arrives any more; the place at a share of its way, and what it stands for. */
async function railOf(page: Page, slider: Locator) {
  await expect(async () => {
    await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await slider.boundingBox();
    await page.waitForTimeout(200);
    expect(await slider.boundingBox()).toEqual(before);
  }).toPass();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const [min, max, step] = await slider.evaluate((element) => {
    const { min, max, step } = element as HTMLInputElement;
    return [min, max, step].map(Number) as [number, number, number];
  });
  const at = (share: number): Point => ({ x: x + 14 + (width - 28) * share, y: y + height / 2 });
  const valueAt = (share: number) => String(min + Math.round((share * (max - min)) / step) * step);
  return { at, valueAt };
}

test("a client moves what an answer rests on, typed and by finger, sends it, and the officer opens it as an edit with an undo", {
  tag: "@phone",
}, async ({ page, be, context, isMobile }) => {
  test.skip(!isMobile, "a finger");
  await be(people.officer);
  const clientID = await addClient(page, `Ida ${unique()}`, { monthlyIncome: 8000, filingStatus: "single" });
  const home = { id: "home", address: "27 Larkspur Ln", purchaseDetails: [{ id: "ask", price: 450_000 }] };
  const loan = { propertyID: "home", purchaseDetailsID: "ask", term: 30, rate: 6.5, downPaymentPercentage: 20 };
  const document = { toolName: "bvr", properties: [home], loans: [loan], assumptions: { rent: 2400 } };
  const id = await saveReport(page, clientID, { name: "Larkspur", ...document });
  const sharing = { reportID: id, tool: "bvr" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", sharing);
  await context.clearCookies();
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Try an idea" }) });
  const effect = card.getByRole("status");
  const figure = effect.getByText(/^\$[\d,]+$/).first();
  const rent = card.getByRole("slider", { name: "Monthly rent" });
  await expect(rent).toHaveValue("2400");
  const before = await figure.innerText();
  await pressField(card.getByRole("textbox", { name: "Monthly rent: type a figure" }));
  await page.keyboard.type("2725");
  await page.keyboard.press("Enter");
  await expect(rent).toHaveValue("2725");
  await expect(effect).toContainText("With your idea");
  await expect(figure).not.toHaveText(before);
  const said = await figure.innerText();
  await expectAccessible(page, "the client's page with an idea");
  await card.getByRole("button", { name: /^Send this idea/ }).click();
  await expect(card.getByText(/has your idea\./)).toBeVisible();

  await test.step("a finger that scrolls moves nothing, on the rail or on the thumb; sideways it does", async () => {
    const session = await context.newCDPSession(page);
    const scrolled = () => page.evaluate(() => scrollY);
    // The thumb stands at 0.57: at 0.59 it is touched beside its middle.
    for (const share of [0.85, 0.59]) {
      const { at } = await railOf(page, rent);
      const before = await scrolled();
      await swipe(session, at(share), { ...at(share), y: at(share).y - 250 });
      await expect(rent).toHaveValue("2725");
      expect(Math.abs((await scrolled()) - before), "the page went along").toBeGreaterThan(0);
    }
    const tapped = await railOf(page, rent);
    await page.touchscreen.tap(tapped.at(0.85).x, tapped.at(0.85).y);
    await expect(rent, "a tap on the rail has the slider").toBeFocused();
    await expect(rent, "and moves nothing").toHaveValue("2725");
    for (const [from, to] of [
      [0.7, 0.9],
      [0.9, 0.5],
    ] as const) {
      const { at, valueAt } = await railOf(page, rent);
      await swipe(session, at(from), at(to));
      await expect(rent).toHaveValue(valueAt(to));
    }
    await session.detach();
  });

  await be(people.officer);
  await page.goto(`/bvr/load?reportID=${id}&destination=edit`);
  await touchPage(page);
  await page.getByRole("button", { name: "Idea from Ida" }).click();
  await page.getByRole("button", { name: "Open this idea" }).click();
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
  await openPanel(page);
  await expect(typed(page, "Monthly rent")).toHaveValue(/2,725/);
  await closePanel(page);
  await undo(page);
  await openPanel(page);
  await expect(typed(page, "Monthly rent")).toHaveValue(/2,400/);
});

const owedHome = {
  id: "home",
  address: "4 Quarry Rd",
  userEstimatedValue: 520_000,
  purchaseDetails: [{ id: "worth", price: 520_000 }],
};
const refinance = { category: "refinance", propertyID: "home", purchaseDetailsID: "worth" };
const owed = {
  toolName: "dc",
  name: "Quarry",
  toolMeta: { type: "refinance" },
  properties: [owedHome],
  loans: [
    { ...refinance, id: "long", term: 30, rate: 6.75 },
    { ...refinance, id: "short", term: 15, rate: 5.875 },
    { ...refinance, id: "now", category: "existing", balance: 285_000, rate: 3.25, monthsLeft: 300, payOff: true },
  ],
  debts: [
    { id: "card", name: "Card A", type: "card", balance: 18_400, payment: 552, rate: 24.99, payOff: true },
    { id: "auto", name: "Auto", type: "auto", balance: 23_600, payment: 612, rate: 8.9, payOff: true },
  ],
};

test("a client leaves a debt out, pays more and takes the shorter loan, and the officer opens that as one edit", async ({
  page,
  be,
  context,
}) => {
  await be(people.officer);
  const clientID = await addClient(page, `Ida ${unique()}`);
  const id = await saveReport(page, clientID, owed);
  const sharing = { reportID: id, tool: "dc" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", sharing);
  await context.clearCookies();
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Try an idea" }) });
  await expect(card).toContainText("Leave a debt out, or pay more each month");
  const effect = card.getByRole("status");
  await expect(effect).toContainText("As prepared");
  const cards = card.getByRole("checkbox", { name: /^Card A \$18,400 at 24\.99%, \$552\.00 a month$/ });
  const auto = card.getByRole("checkbox", { name: /^Auto / });
  const mortgage = card.getByRole("checkbox", { name: /^Mortgage / });
  for (const each of [auto, cards, mortgage]) await each.uncheck();
  await expect(card.getByRole("alert")).toContainText("Leave at least one debt in the loan.");
  for (const each of [cards, mortgage]) await each.check();
  await expect(card.getByRole("alert")).toHaveCount(0);
  const added = card.getByRole("slider", { name: "Added payment each month" });
  // The mortgage's payment was in it while the mortgage was left out.
  await expect(added).toHaveValue("0");
  await pressSlider(added);
  await pressField(card.getByRole("textbox", { name: "Added payment each month: type a figure" }));
  await page.keyboard.type("250");
  await page.keyboard.press("Enter");
  await card.getByText("15 years at 5.875%").click();
  await expect(effect).toContainText("$250.00 more each month, you are done in 13 years");
  await expect(effect).toContainText("With your idea");
  const figure = effect.getByText(/^\$[\d,]+\.\d\d$/).first();
  const said = await figure.innerText();
  await expectAccessible(page, "the client's page with an idea");
  await card.getByRole("button", { name: /^Send this idea/ }).click();
  await expect(card.getByText(/has your idea\./)).toBeVisible();

  await be(people.officer);
  await page.goto(`/dc/load?reportID=${id}&destination=edit`);
  await touchPage(page);
  await page.getByRole("button", { name: "Idea from Ida" }).click();
  await expect(
    page.getByText(/left out of the loan Auto, added payment each month \$250, new loan 15 years/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Open this idea" }).click();
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Auto" })).not.toBeChecked();
  await undo(page);
  await expect(page.getByRole("checkbox", { name: "Auto" })).toBeChecked();
});
