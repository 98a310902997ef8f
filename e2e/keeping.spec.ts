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
import { askAndEnter, expect, people, test } from "./people";
import { addClient, call, readDraft, readReport, report, resize, saveReport, unique } from "./stage";

const thirtyYears = { program: "conventional", term: 30, rate: 6.5, downPaymentPercentage: 20 } as const;
const figures = (loan: object) =>
  figuresOf({ properties: [{ purchaseDetails: [{ price: 450_000 }] }], loans: [{ ...thirtyYears, ...loan }] })[0]!;

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();
const saved = (page: Page, name: string) => page.getByText(new RegExp(`^${name} saved( as a draft.*)?\\.$`));
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

  test("in a new comparison is there after a reload", async ({ page }) => {
    await newComparison(page);
    await enterFirstLoan(page);
    await expect(draftStatus(page)).toContainText("Kept");
    await page.reload();
    await expectFigures(page, 1, figures({}));
    await expect(page.getByText(/Continuing your draft from/)).toBeVisible();
  });

  test("is a draft after a reload, also of what could not be sent, which asks first; the saved one can be gone back to", async ({
    page,
    expected,
  }) => {
    const { id } = await openSaved(page);
    const place = async () => (await field(page, "Rate", 1).boundingBox())?.y;
    await typeInto(page, "Rate", 1, "7");
    await expect(draftStatus(page)).toContainText("Kept");
    const before = await place();
    await page.reload();
    await expectFigures(page, 1, figures({ rate: 7 }));
    await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
    expect(await place(), "the notice pushes no line under the sums").toBe(before);

    expected.push(/ERR_FAILED .*working-copies/);
    await page.route("**/v2/client/working-copies/**", (route) => route.abort());
    await typeInto(page, "Rate", 1, "7.25");
    await expect(draftStatus(page)).toContainText("Offline");
    let asked = false;
    page.on("dialog", (dialog) => {
      asked = dialog.type() === "beforeunload";
      return dialog.accept();
    });
    await page.reload();
    expect(asked, "the browser asks before unsent work is left").toBe(true);
    await page.unroute("**/v2/client/working-copies/**");
    await expectFigures(page, 1, figures({ rate: 7.25 }));

    await page.getByRole("button", { name: "Go back to the saved one" }).click();
    await expectFigures(page, 1, figures({}));
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(6.5);
  });

  test("asks before it is left, and can be kept or saved then", { tag: "@phone" }, async ({ page }) => {
    const { id, name } = await openSaved(page);
    await typeInto(page, "Rate", 1, "7");
    await goHome(page);
    const dialog = page.getByRole("alertdialog", { name: "Save your changes?" });
    await expect(dialog).toBeVisible();
    const size = page.viewportSize()!;
    for (const width of [size.width, 320]) {
      await resize(page, { ...size, width });
      for (const button of await dialog.getByRole("button").all())
        await expect(button, `whole at ${width} px`).toBeInViewport({ ratio: 1 });
    }
    await resize(page, size);
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
    await expect(saved(page, name)).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7.125);

    if (onPhone(page)) return;
    await page.getByRole("link", { name }).click();
    await typeInto(page, "Rate", 1, "7.25");
    const report = `**/v2/client/reports/${id}`;
    await page.route(report, async (route) => {
      if (route.request().method() === "PUT") await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await save(page);
    await goHome(page);
    await expect(page, "nothing to ask about once it is saved").toHaveURL(/dashboard/);
    await page.unroute(report);
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7.25);
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

  test("signing in again over the page loses nothing", async ({ page, be }) => {
    await be(people.newOfficer);
    const { id, name } = await openSaved(page);
    // The others of this worker share the session, so it is not ended but taken away: the next call is refused alike.
    await page.context().clearCookies();
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
    await expect(saved(page, name)).toBeVisible();
    expect((await readReport(page, id)).report.loans[0]!.rate).toBe(7);
  });
});

test.describe("a scenario that two tabs changed", () => {
  test.use({ expected: [/status of 409/] });
  test.beforeEach(({ page }) => test.skip(onPhone(page), "two tabs stand beside each other on a desktop"));

  const told = (page: Page) => page.getByText(/^Another tab or device changed this scenario/);

  test("in two tabs is told in each before it is saved, compared before one saves over the other, or loaded", async ({
    page,
    be,
  }) => {
    await be(people.newOfficer);
    const { id, name } = await openSaved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectFigures(other, 1, figures({}));

    await test.step("the other tab's draft can be taken, and undone", async () => {
      await typeInto(page, "Rate", 1, "7");
      await expect(told(other)).toBeVisible();
      await typeInto(other, "Closing costs", 1, "6240");
      await expect(told(page)).toBeVisible();
      await other.getByRole("button", { name: "Use the other draft" }).click();
      await expect(field(other, "Rate", 1)).toHaveValue("7.000");
      await undo(other);
      await expect(field(other, "Closing costs", 1)).toHaveValue("6,240");
    });

    await test.step("the tab that saves second compares, and saves over the first only when I say so", async () => {
      await save(page);
      await expect(saved(page, name)).toBeVisible();
      await save(other);
      const dialog = other.getByRole("dialog", { name: "This scenario was changed after you opened it" });
      await expect(dialog).toBeVisible();
      expect((await readReport(page, id)).report.loans[0]).toMatchObject({ rate: 7, closingCosts: null });
      await dialog.getByRole("button", { name: "Compare" }).click();
      await expect(dialog.getByRole("row", { name: "Loan A · Rate" })).toContainText("6.5%7%");
      await expect(dialog.getByRole("row", { name: "Loan A · Closing costs" })).toContainText("$6,240");
      await dialog.getByRole("button", { name: "Keep mine" }).click();
      await expect(saved(other, name)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect((await readReport(page, id)).report.loans[0]).toMatchObject({ rate: 6.5, closingCosts: 6240 });
    });

    await test.step("what is saved is loaded over mine, and undo brings mine back", async () => {
      await typeInto(page, "Rate", 1, "7.125");
      await save(page);
      const dialog = page.getByRole("dialog", { name: "This scenario was changed after you opened it" });
      await dialog.getByRole("button", { name: "Load the saved one" }).click();
      await expect(dialog).toBeHidden();
      await expectSummary(page, 1, figures({ closingCosts: 6240 }));
      await undo(page);
      await expectSummary(page, 1, figures({ rate: 7.125 }));
    });
  });

  test("on another device is never overwritten as a draft: it is compared first, and mine kept only when I say so", async ({
    page,
    be,
  }) => {
    await be(people.newOfficer);
    const { id } = await openSaved(page);
    const { client, report } = await readReport(page, id);
    const document = { ...report, loans: report.loans.map((loan) => ({ ...loan, rate: 7 })) };
    const elsewhere = { clientID: client._id, basedOn: report.lastUpdated, document };
    await call(page, "PUT", `/v2/client/working-copies/${id}`, elsewhere);
    await typeInto(page, "Closing costs", 1, "6240");
    await expect(told(page)).toBeVisible();
    expect((await readDraft(page, id)).loans[0]).toMatchObject({ rate: 7, closingCosts: null });
    await page.getByRole("button", { name: "Compare" }).click();
    const dialog = page.getByRole("dialog", { name: "Two drafts of this scenario" });
    await expect(dialog.getByRole("row", { name: "Loan A · Rate" })).toContainText("6.5%7%");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(draftStatus(page)).toContainText("Kept");
    expect((await readDraft(page, id)).loans[0]).toMatchObject({ rate: 6.5, closingCosts: 6240 });
  });
});
