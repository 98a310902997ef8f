import type { Page } from "@playwright/test";
import {
  draftStatus,
  enterFirstLoan,
  expectFigures,
  expectSummary,
  field,
  newComparison,
  onPhone,
  typeInto,
  undo,
} from "./editor";
import { figuresOf } from "./figures";
import { askAndEnter, expect, people, signIn, test } from "./people";
import { addClient, endSession, readDraft, readReport, report, saveReport, unique } from "./stage";

const thirtyYears = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
const figures = (loan: object) =>
  figuresOf({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [{ ...thirtyYears, ...loan }] })[0]!;

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();
const goHome = (page: Page) =>
  page.getByRole("link", { name: onPhone(page) ? "Back to home" : "Home", exact: true }).click();

/** A saved scenario of a client of its own, open in the editor. */
async function openSaved(page: Page) {
  const name = `Kept ${unique()}`;
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(name));
  await page.goto(`/lc2/property?reportID=${id}`);
  await expectFigures(page, 1, figures({}));
  return { id, name };
}

test.describe("what is typed", () => {
  test.beforeEach(({ be }) => be(people.newOfficer));

  test("is there after a reload, and after the window was closed on what could not be sent, which asks first", async ({
    page,
    expected,
  }) => {
    await newComparison(page);
    await enterFirstLoan(page);
    await expect(draftStatus(page)).toContainText("Kept");
    await page.reload();
    await expectFigures(page, 1, figures({}));
    await expect(page.getByText(/Continuing your draft from/)).toBeVisible();

    expected.push(/ERR_FAILED .*working-copies/);
    await page.route("**/v2/client/working-copies/**", (route) => route.abort());
    await typeInto(page, "Rate", 1, "7");
    await expect(draftStatus(page)).toContainText("Offline");
    let asked = false;
    page.on("dialog", (dialog) => {
      asked = dialog.type() === "beforeunload";
      return dialog.accept();
    });
    await page.reload();
    expect(asked, "the browser asks before unsent work is left").toBe(true);
    await page.unroute("**/v2/client/working-copies/**");
    await expectFigures(page, 1, figures({ rate: 7 }));
  });

  test("is kept as a draft of a saved scenario, which can be gone back to", async ({ page }) => {
    const { id } = await openSaved(page);
    const place = async () => (await field(page, "Rate", 1).boundingBox())?.y;
    await typeInto(page, "Rate", 1, "7");
    await expect(draftStatus(page)).toContainText("Kept");
    const before = await place();
    await page.reload();
    await expectFigures(page, 1, figures({ rate: 7 }));
    await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
    expect(await place(), "the notice pushes no line under the sums").toBe(before);
    await page.getByRole("button", { name: "Go back to the saved one" }).click();
    await expectFigures(page, 1, figures({}));
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(6.5);
  });

  test("asks before it is left, and can be kept or saved then", { tag: "@phone" }, async ({ page }) => {
    const { id, name } = await openSaved(page);
    await typeInto(page, "Rate", 1, "7");
    await goHome(page);
    const dialog = page.getByRole("alertdialog", { name: "Save your changes?" });
    await dialog.getByRole("button", { name: "Stay here" }).click();
    await expect(dialog).toBeHidden();
    await expectFigures(page, 1, figures({ rate: 7 }));

    await goHome(page);
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/dashboard/);
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(6.5);
    await page.getByRole("link", { name }).click();
    await expectFigures(page, 1, figures({ rate: 7 }));

    await typeInto(page, "Rate", 1, "7.125");
    await goHome(page);
    await dialog.getByRole("button", { name: "Save and leave" }).click();
    await expect(page).toHaveURL(/dashboard/);
    await expect(page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7.125);
  });

  test("is saved once and nobody is asked, when the server is gone before it has answered", async ({
    page,
    expected,
  }) => {
    const { id, name } = await openSaved(page);
    await typeInto(page, "Rate", 1, "7");
    expected.push(/ERR_FAILED .*client\/reports/, /409 .*client\/reports/);
    const address = `**/v2/client/reports/${id}`;
    await page.route(address, async (route) => {
      if (route.request().method() === "PUT") await route.fetch();
      await route.abort();
    });
    await save(page);
    await expect(page.getByText("Highway did not answer.")).toBeVisible();
    await page.unroute(address);
    await typeInto(page, "Rate", 1, "7.125");
    await save(page);
    await expect(page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    await expect(page.getByText("Highway did not answer.")).toBeHidden();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7.125);
  });

  test("leaves nothing to ask about once it is saved", async ({ page }) => {
    const { name } = await openSaved(page);
    await typeInto(page, "Rate", 1, "7");
    await save(page);
    await expect(page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    await goHome(page);
    await expect(page).toHaveURL(/dashboard/);
  });
});

/** Lets the page find no moment to fetch anything ahead, until told. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const rest = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run) => waiting.push(() => rest(run));
    addEventListener("now-idle", () => {
      window.requestIdleCallback = rest;
      for (const run of waiting.splice(0)) run();
    });
  });
  return () => page.evaluate(() => dispatchEvent(new Event("now-idle")));
}

const credits = (page: Page) => page.getByRole("button", { name: /credits worksheet of loan A$/i });
const cancelCredits = (page: Page) =>
  page.getByRole("dialog", { name: "Credits Worksheet" }).getByRole("button", { name: "Cancel" }).click();

test.describe("without a network", () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/], isFirstVisit: true, savesData: false });

  test("what is typed stays on the device, says so, and is sent when the network is back", async ({ page, be }) => {
    await be(people.newOfficer);
    const rest = await keepBusy(page);
    const { id } = await openSaved(page);
    await page.context().setOffline(true);
    await rest();
    await typeInto(page, "Rate", 1, "7");
    await expect(draftStatus(page)).toContainText("Offline, kept on this device");
    await expectFigures(page, 1, figures({ rate: 7 }));
    await save(page);
    const offline = page.getByText("You are offline. Check your connection and try again.");
    await expect(offline).toBeVisible();
    // A window whose code has not come yet cannot be had now: the page stands, and the next press asks again.
    await page.getByRole("button", { name: "Dismiss" }).last().click();
    await credits(page).click();
    await expect(offline).toBeVisible();
    await expectFigures(page, 1, figures({ rate: 7 }));
    await page.context().setOffline(false);
    await expect(draftStatus(page)).toContainText("Kept");
    await credits(page).click();
    await cancelCredits(page);
    await save(page);
    await expect(page.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7);
  });

  test("the windows of a page that has come to rest open all the same", async ({ page, be }) => {
    await be(people.newOfficer);
    await openSaved(page);
    // Nobody touches the page, so it waits before it fetches.
    await expect(page.locator("html")).toHaveAttribute("data-windows", "here", { timeout: 30_000 });
    await page.context().setOffline(true);
    await credits(page).click();
    await cancelCredits(page);
  });
});

test.describe("when the session ends while someone types", () => {
  test.use({ expected: [/status of 401/] });

  test("signing in again over the page loses nothing", async ({ page }) => {
    await signIn(page, people.newOfficer);
    const { id, name } = await openSaved(page);
    await endSession(page);
    // The window may open between two keys, and takes the second.
    await field(page, "Rate", 1).fill("7");
    const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
    await expect(dialog).toBeVisible();
    await askAndEnter(page, people.newOfficer);
    await expect(dialog).toBeHidden();
    await expect(field(page, "Rate", 1)).toHaveValue("7.000");
    await expectFigures(page, 1, figures({ rate: 7 }));
    await expect(draftStatus(page)).toContainText("Kept");
    await save(page);
    await expect(page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7);
  });
});

test.describe("a scenario that two tabs changed", () => {
  test.use({ expected: [/status of 409/] });
  test.beforeEach(({ page }) => test.skip(onPhone(page), "two tabs stand beside each other on a desktop"));

  /** The second tab holds other closing costs while the first has saved another rate. */
  async function collide(page: Page) {
    const { id, name } = await openSaved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectFigures(other, 1, figures({}));
    await typeInto(page, "Rate", 1, "7");
    await save(page);
    await expect(page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    await typeInto(other, "Closing costs", 1, "6240");
    await save(other);
    const dialog = other.getByRole("dialog", { name: "This scenario was changed after you opened it" });
    await expect(dialog).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]).toMatchObject({ rate: 7, closingCosts: null });
    return { id, name, other, dialog };
  }

  test("is told in each tab before it is saved, and the other tab's draft can be taken and undone", async ({
    page,
    be,
  }) => {
    await be(people.newOfficer);
    await openSaved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectFigures(other, 1, figures({}));
    await typeInto(page, "Rate", 1, "7");
    await expect(other.getByText(/^Another tab or device changed this scenario/)).toBeVisible();
    await typeInto(other, "Closing costs", 1, "6240");
    await expect(page.getByText(/^Another tab or device changed this scenario/)).toBeVisible();
    await other.getByRole("button", { name: "Use the other draft" }).click();
    await expect(field(other, "Rate", 1)).toHaveValue("7.000");
    await undo(other);
    await expect(field(other, "Closing costs", 1)).toHaveValue("6,240");
  });

  test("is never overwritten as a draft: another device's is compared first, and mine kept only when I say so", async ({
    page,
    be,
    browser,
  }) => {
    await be(people.newOfficer);
    const { id } = await openSaved(page);
    const device = await browser.newContext();
    await device.addCookies(await page.context().cookies());
    const other = await device.newPage();
    await other.goto(page.url());
    await expectFigures(other, 1, figures({}));
    await typeInto(page, "Rate", 1, "7");
    await expect(draftStatus(page)).toContainText("Kept");
    await typeInto(other, "Closing costs", 1, "6240");
    await expect(other.getByText(/^Another tab or device changed this scenario/)).toBeVisible();
    expect((await readDraft(page, id)).loans[0]).toMatchObject({ rate: 7, closingCosts: null });
    await other.getByRole("button", { name: "Compare" }).click();
    const dialog = other.getByRole("dialog", { name: "Two drafts of this scenario" });
    await expect(dialog.getByRole("row", { name: "Loan A · Rate" })).toContainText("6.5%7%");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(draftStatus(other)).toContainText("Kept");
    expect((await readDraft(page, id)).loans[0]).toMatchObject({ rate: 6.5, closingCosts: 6240 });
    await typeInto(page, "Rate", 1, "7.125");
    await expect(page.getByText(/^Another tab or device changed this scenario/)).toBeVisible();
    await device.close();
  });

  test("is compared, and mine saved over it only when I say so", async ({ page, be }) => {
    await be(people.newOfficer);
    const { id, name, other, dialog } = await collide(page);
    await dialog.getByRole("button", { name: "Compare" }).click();
    await expect(dialog.getByRole("row", { name: "Loan A · Rate" })).toContainText("6.5%7%");
    await expect(dialog.getByRole("row", { name: "Loan A · Closing costs" })).toContainText("$6,240");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(other.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`))).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await readReport(page, id)).report.loans[0]).toMatchObject({ rate: 6.5, closingCosts: 6240 });
  });

  test("can be loaded instead, and undo brings mine back", async ({ page, be }) => {
    await be(people.newOfficer);
    const { other, dialog } = await collide(page);
    await dialog.getByRole("button", { name: "Load the saved one" }).click();
    await expect(dialog).toBeHidden();
    await expectSummary(other, 1, figures({ rate: 7 }));
    await undo(other);
    await expectSummary(other, 1, figures({ closingCosts: 6240 }));
  });
});
