import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { draftStatus, enterFirstLoan, field, goToResults, newComparison, onPhone, type, typeInto } from "./editor";
import { expect, people, test } from "./people";
import { addClient, dropDraft, findReport, report, saveReport, unique } from "./stage";

/** A theme is a set of colours and nothing else: what does not depend on them is judged once. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What lies over the page, if anything does: the page below has a test of its own. */
const onTop = (page: Page) =>
  page.evaluate(() =>
    ["[role=alertdialog]", ":popover-open:not([role=tooltip])", "[role=dialog]"].find((selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    ),
  );

/** Axe finds nothing wrong with what is on the screen, in any theme. */
async function expectAccessible(page: Page) {
  const found: string[] = [];
  const top = await onTop(page);
  // A window has the same colours at both widths.
  const themes = top !== undefined && onPhone(page) ? ["light"] : ["light", "dark", "cvd", "cvd-dark"];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // What slides, fades or changes colour is judged where it ends.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    const whole = new AxeBuilder({ page }).setLegacyMode();
    const axe = top === undefined ? whole : whole.include(top);
    const { violations } = await (theme === "light" ? axe : axe.withRules(colourRules)).analyze();
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ html, any }) => `${theme}: ${id}, ${help}\n  ${html}\n  ${any[0]?.message ?? ""}`));
  }
  expect(found).toEqual([]);
}

type Screen = { as?: string; open: (page: Page) => Promise<void>; expected?: RegExp[] };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const press = (page: Page, name: string | RegExp) => button(page, name).first().click();

async function openSaved(page: Page, document = report(`Seen ${unique()}`), rate = "6.500") {
  await page.goto("/members/dashboard");
  const id = await saveReport(page, await addClient(page, `Client ${unique()}`), document);
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toHaveValue(rate);
  return id;
}

async function openDemo(page: Page) {
  await page.goto("/members/dashboard");
  const id = await findReport(page, "Raleigh or Cary");
  await dropDraft(page, id);
  await page.goto(`/lc2/property?reportID=${id}`);
  await expect(field(page, "Rate", 1)).toBeVisible();
}

/** A phone keeps it behind its menu. */
async function openSavedScenarios(page: Page) {
  await openDemo(page);
  if (onPhone(page)) await press(page, "More");
  await page.getByRole(onPhone(page) ? "menuitem" : "button", { name: "Saved scenarios" }).click();
  await expect(page.getByRole("button", { name: /^Load / }).first()).toBeVisible();
}

/** A press on a figure explains it. */
async function openWorking(page: Page) {
  await openDemo(page);
  await goToResults(page);
  await page.getByRole("button", { name: /^APR, Loan 3/ }).click();
  await expect(page.getByText("Show the working").first()).toBeVisible();
}

const screens: Record<string, Screen> = {
  "the sign-in": {
    open: async (page) => {
      await page.goto("/sign-in");
      await page.getByLabel("E-mail").fill("nobody");
      await press(page, "Email me a code");
      await expect(page.getByRole("alert")).toBeVisible();
    },
    expected: [/status of 400/],
  },
  "the code of the sign-in": {
    open: async (page) => {
      await page.goto("/sign-in");
      await page.getByLabel("E-mail").fill("nobody@example.com");
      await press(page, "Email me a code");
      await page.getByLabel("Six-digit code").fill("123456");
      await expect(page.getByRole("alert")).toBeVisible();
    },
    expected: [/status of 4\d\d/],
  },
  home: {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      const newest = report(`Newest ${unique()}`);
      await saveReport(page, await addClient(page, `Client ${unique()}`), newest);
      await page.reload();
      await expect(page.getByText(newest.name)).toBeVisible();
    },
  },
  "the home of a new officer": {
    as: people.admin,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await expect(page.getByText("Three steps to your first comparison")).toBeVisible();
    },
  },
  clients: {
    as: people.officer,
    open: async (page) => {
      await page.goto("/clients");
      await expect(page.getByText("Elena Marchetti")).toBeVisible();
    },
  },
  "the menu of a client": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/clients");
      await press(page, "Actions for Elena Marchetti");
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "clients that nobody is among": {
    as: people.admin,
    open: async (page) => {
      await page.goto("/clients");
      await expect(page.getByText("No clients yet")).toBeVisible();
    },
  },
  "the drawer of a client, with every error": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/clients?add");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Primary e-mail").fill("ada@");
      await drawer.getByLabel("Secondary e-mails").fill("one,");
      await drawer.getByLabel("Fed/State Tax Rate").fill("");
      await drawer.getByRole("button", { name: "Add client" }).click();
      await expect(drawer.getByText("Name is required")).toBeVisible();
    },
  },
  "the tax brackets beside a client's rate": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/clients?add");
      await page.getByRole("dialog").getByLabel("Name").fill("Ada");
      await press(page, "Federal tax brackets");
      await expect(page.getByRole("list", { name: /^Brackets of/ })).toBeVisible();
    },
  },
  "the question before typed changes of a client are thrown away": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/clients?add");
      await page.getByRole("dialog").getByLabel("Name").fill("Ada");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "an empty comparison": { as: people.officer, open: (page) => newComparison(page) },
  "the editor": { as: people.officer, open: openDemo },
  "the editor with its errors": {
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await enterFirstLoan(page);
      await typeInto(page, "Rate", 1, "600");
      await typeInto(page, "Term", 1, " ");
      await typeInto(page, "APR", 1, "7");
      await page.getByRole("combobox", { name: "Program, loan 1" }).selectOption("All cash");
      await page.getByRole("combobox", { name: "Program, loan 1" }).selectOption("FHA");
      await type(field(page, "Rate", 1), "600");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "the usual down payments": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, "Usual down payments for loan 1");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the charges of an APR": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, "Charges in the APR of loan 1");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the worksheet of an insurance": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, "Insurance worksheet of loan 1");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the terms of an adjustable rate": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await page.getByRole("combobox", { name: "Type, loan 1" }).selectOption("5/6 ARM");
      await press(page, /terms of the adjustable rate, loan 1/);
      await page.getByRole("radio", { name: "Custom" }).click();
      await press(page, "Add a rate");
      await type(page.getByRole("textbox", { name: "Rate of period 2, loan 1" }), " ");
      await expect(page.getByText("Rate is required")).toBeVisible();
    },
  },
  "the terms of a buydown": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await page.getByRole("combobox", { name: "Type, loan 1" }).selectOption("3/2/1 buydown");
      await press(page, /terms of the buydown, loan 1/);
      await expect(page.getByRole("table", { name: "Payments of the first years" })).toBeVisible();
    },
  },
  "a second loan": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /^Second loan, loan 1/);
      await type(page.getByRole("textbox", { name: "Rate of the second loan, loan 1" }), "600");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  "the months that are prepaid": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /^Months and days prepaid for loan 1|mo tax/);
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "a closing cost worksheet with a fee that cannot be": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /closing cost worksheet of loan 1$/i);
      await type(page.getByRole("textbox", { name: "Amount of Processing" }), "9999999999");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  "the question before a worksheet is deleted": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /closing cost worksheet of loan 1$/i);
      if (onPhone(page)) await page.getByRole("radio", { name: "Saved worksheets" }).click();
      await press(page, /^Delete Cary purchase/);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "a credits worksheet": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /credits worksheet of loan 1$/i);
      await press(page, "Add a credit");
      await expect(page.getByRole("textbox", { name: "Name of the credit" })).toBeVisible();
    },
  },
  "the mortgages and debts of a refinance, with their errors": {
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await press(page, onPhone(page) ? "More" : /^Type of the scenario/);
      await page.getByRole("menuitem", { name: "Refinance" }).click();
      await press(page, /^Mortgages and debts/);
      await press(page, "Add debt");
      await type(page.getByRole("textbox", { name: "Months left, debt 1" }), "700");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "the menu of a loan": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, "Loan 1 menu");
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "the drawer of a property": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, /^412 Brookhaven Dr/);
      await expect(page.getByRole("dialog").getByLabel("Location")).toBeVisible();
    },
  },
  "the drawer of a property whose place is being looked up": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      await press(page, /^18 Tidewater Ln/);
      await page.getByRole("dialog").getByLabel("Location").fill("4420 sag");
      await expect(page.getByRole("option", { name: /Saguaro Ridge/ })).toBeVisible();
    },
  },
  "the value of a property, drawn, with its errors": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      await press(page, /^18 Tidewater Ln/);
      const drawer = page.getByRole("dialog");
      await type(drawer.getByRole("textbox", { name: /^Cost to sell/ }), " ");
      for (const name of ["Historical", "Custom"]) await drawer.getByRole("checkbox", { name, exact: true }).click();
      await expect(drawer.getByText(/^No more than 2/)).toBeVisible();
      await expect(drawer.getByRole("slider", { name: "Value by year" })).toBeVisible();
    },
  },
  "the question before changes of a property are thrown away": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      await press(page, /^18 Tidewater Ln/);
      await page.getByRole("dialog").getByLabel("Name shown to the client").fill("The blue one");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "an alternate price": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      if (onPhone(page)) await press(page, /^412 Brookhaven Dr/);
      await press(page, /^Add alternate price/);
      await page.getByRole("dialog").last().getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("Price is required")).toBeVisible();
    },
  },
  "the search for a client": {
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      if (onPhone(page)) await press(page, /^New scenario/);
      await press(page, "Choose a client");
      await expect(page.getByRole("option", { name: /Elena Marchetti/ })).toBeVisible();
    },
  },
  "the shortcuts": {
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
  "the command palette": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("el");
      await expect(page.getByRole("option", { name: "New comparison for Elena Marchetti" })).toBeVisible();
    },
  },
  "the command palette of a client": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("jonah feld demo");
      await page
        .getByRole("group", { name: "Clients" })
        .getByRole("option", { name: /^Jonah/ })
        .click();
      await expect(page.getByRole("option", { name: "Edit Jonah Feld demo" })).toBeVisible();
      await expect(page.getByRole("group", { name: "Scenarios" })).toBeVisible();
    },
  },
  "the question whose scenario it is": {
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await enterFirstLoan(page);
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByRole("dialog", { name: "Save scenario" })).toBeVisible();
    },
  },
  "the question before unsaved work is left": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      await typeInto(page, "Rate", 1, "7");
      await page.getByRole("link", { name: onPhone(page) ? "Back to home" : "Home", exact: true }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "the notice that unsaved work is back": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      await typeInto(page, "Rate", 1, "7");
      await expect(draftStatus(page)).toContainText("Draft saved");
      await page.reload();
      await expect(page.getByText(/Your unsaved changes/)).toBeVisible();
    },
  },
  "two states of one scenario": {
    as: people.newOfficer,
    open: async (page) => {
      const id = await openSaved(page);
      const other = await page.context().newPage();
      await other.goto(`/lc2/property?reportID=${id}`);
      await typeInto(other, "Rate", 1, "7");
      await other.keyboard.press("ControlOrMeta+s");
      await expect(other.getByText(/ saved\.$/)).toBeVisible();
      await other.close();
      await typeInto(page, "Closing costs", 1, "6240");
      await page.keyboard.press("ControlOrMeta+s");
      await press(page, "Compare");
      await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    },
    expected: [/status of 409/],
  },
  "the end of a session": {
    as: people.harborOfficer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await page.route("**/v2/client/working-copies/**", (route) =>
        route.fulfill({ status: 401, json: { error: {} } }),
      );
      await newComparison(page);
      await enterFirstLoan(page);
      await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    },
    expected: [/status of 401/],
  },
  results: {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await goToResults(page);
      await expect(page.getByRole("heading", { name: /Break-even/ })).toBeVisible();
    },
  },
  "results of a loan that lacks its rate": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page, report(`Seen ${unique()}`, { rate: undefined }), "");
      await goToResults(page);
      await expect(page.getByRole("link", { name: "Edit the scenario" })).toBeVisible();
    },
  },
  "the working of a figure": { as: people.officer, open: openWorking },
  "the drawer of a loan, with an error": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await goToResults(page);
      await press(page, "Edit loan 2");
      const drawer = page.getByRole("dialog");
      await type(drawer.getByRole("textbox", { name: "Rate, loan 2" }), " ");
      await expect(drawer.getByText("Rate is required")).toBeVisible();
    },
  },
  "the question whether other reports may change too": {
    as: people.newOfficer,
    open: async (page) => {
      const toolMeta = { attachedReports: [{ tool: "pa", id: `rpt_${unique().padEnd(26, "0")}` }] };
      const clientID = await page.goto("/members/dashboard").then(() => addClient(page, `Client ${unique()}`));
      await saveReport(page, clientID, { ...report(`Seen ${unique()}`), toolMeta });
      const id = await saveReport(page, clientID, { ...report(`Seen ${unique()}`), toolMeta });
      await page.goto(`/lc2/results?reportID=${id}`);
      await press(page, "Edit loan 1");
      await type(page.getByRole("dialog").getByRole("textbox", { name: "Rate, loan 1" }), "6");
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
      await expect(page.getByText(/^Changes will be applied across all reports/)).toBeVisible();
    },
  },
  "the sections of the results": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await goToResults(page);
      await press(page, "Sections");
      await expect(page.getByRole("dialog", { name: "Sections" })).toBeVisible();
    },
  },
  "the years of the results, with an error": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await goToResults(page);
      await press(page, "Years");
      await page.getByLabel("Add a year").fill("51");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Enter a horizon of 1 to 50 years")).toBeVisible();
    },
  },
  "a report as its client reads it": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await page.goto(`/lc2/load?reportID=${await findReport(page, "Raleigh or Cary")}`);
      await expect(page.getByRole("slider", { name: "Total cost by year" })).toBeVisible();
    },
  },
  "the amortization schedule": {
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await page.goto(page.url().replace("/property", "/results/schedule"));
      await page.getByRole("radio", { name: "Monthly" }).click();
      await expect(page.getByRole("row", { name: /^1 ?Feb 2027/ })).toBeVisible();
    },
  },
  "the payments that a loan is paid back faster by, with their errors": {
    as: people.newOfficer,
    open: async (page) => {
      const id = await openSaved(page);
      await page.goto(`/lc2/results/schedule?reportID=${id}`);
      await press(page, "Add Payment");
      await type(page.getByRole("textbox", { name: "Lump sum" }), "20000");
      await type(page.getByRole("textbox", { name: "After payment" }), "361");
      await expect(page.getByText("Payment number cannot exceed the maximum term of the loan")).toBeVisible();
    },
  },
  "the reinvestment calculator, with every error": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page);
      if (onPhone(page)) await press(page, "More");
      await page.getByRole(onPhone(page) ? "menuitem" : "button", { name: "Reinvestment calculator" }).click();
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("textbox", { name: "Assumed Rate of Return" }).fill("6");
      await drawer.getByRole("textbox", { name: "Years" }).fill("10");
      await drawer.getByRole("textbox", { name: "Lump Sum Payment" }).fill("25000");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByRole("region", { name: /^Saved for/ })).toBeVisible();
      await drawer.getByRole("textbox", { name: "Assumed Rate of Return" }).fill("600");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByRole("alert").first()).toBeVisible();
    },
  },
  "saved scenarios": { as: people.officer, open: openSavedScenarios },
  "saved scenarios that are not found": {
    as: people.officer,
    open: async (page) => {
      await openSavedScenarios(page);
      await page.getByRole("textbox", { name: "Search name or location" }).fill("zebra");
      await expect(page.getByText("No results found")).toBeVisible();
    },
  },
  "the question before a scenario is deleted": {
    as: people.officer,
    open: async (page) => {
      await openSavedScenarios(page);
      await press(page, /^Delete /);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "the question before another client": {
    as: people.officer,
    open: async (page) => {
      await openSavedScenarios(page);
      await page.getByRole("switch", { name: "View all clients" }).click();
      await press(page, /^Load First home/);
      await expect(page.getByRole("alertdialog", { name: "Switch to Jonah Feld demo?" })).toBeVisible();
    },
  },
  profile: {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/administration/profile");
      await expect(page.getByText("This browser").first()).toBeVisible();
      await page.getByRole("button", { name: /^Account of/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "a page that is not there": {
    open: async (page) => {
      await page.goto("/no/such/page");
      await expect(page.getByText("404: Page not found")).toBeVisible();
    },
  },
  "a scenario that is not there": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/lc2/property?reportID=rpt_00000000000000000000000000");
      await expect(page.getByText("This scenario is not here any more")).toBeVisible();
    },
    expected: [/status of 404/],
  },
  "a page that broke": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await page.route("**/assets/clients-*.js", (route) => route.abort());
      await page.getByRole("link", { name: "Clients", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    },
    expected: [/./],
  },
  "a list that could not be read": {
    as: people.officer,
    open: async (page) => {
      await page.route("**/v2/client?**", (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto("/clients");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
    expected: [/status of 500/],
  },
};

for (const [name, { as, open, expected = [] }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ expected, contextOptions: { reducedMotion: "reduce" } });

    test("is accessible in all four themes", async ({ page, be }) => {
      if (as) await be(as);
      await open(page);
      await expectAccessible(page);
    });
  });
