import { closeTop, judge, openDemo, openSaved, openScenario, press } from "./accessibility";
import { onPhone, type } from "./editor";
import { monthPaid } from "./figures";
import { expect, people } from "./people";
import { addClient, copyDemo, report, saveReport, unique } from "./stage";

judge("the results", {
  results: {
    onPhone: true,
    inAllThemes: true,
    as: people.officer,
    open: async (page) => {
      const clientID = await openDemo(page, "results");
      await saveReport(page, clientID, report("A lower payment to start with"));
      await page.getByRole("checkbox", { name: "All details" }).check();
      await expect(page.getByRole("slider", { name: "Net gain by year" })).toBeVisible();
      await expect(page.getByRole("slider", { name: "Escrow balance by month" })).toBeVisible();
    },
  },
  "the sections of the results": {
    as: people.officer,
    open: async (page) => {
      await press(page, "Sections");
      await expect(page.getByRole("dialog", { name: "Sections" })).toBeVisible();
    },
  },
  "the years of the results, with an error": {
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, "Years");
      await page.getByLabel("Add a year").fill("51");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Enter a horizon of 1 to 50 years")).toBeVisible();
    },
  },
  "the reports that can be attached, one of them attached": {
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, "Attach report");
      await press(page, "Attach A lower payment to start with");
      await expect(page.getByRole("list", { name: "Attached reports", includeHidden: true })).toBeAttached();
    },
  },
  // A press on a figure explains it.
  "the working of a figure": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await page.getByRole("button", { name: /^APR, Loan C/ }).click();
      await expect(page.getByText("How this is calculated").first()).toBeVisible();
    },
  },
  "the drawer of a loan, with an error": {
    fingers: true,
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, "Edit loan B");
      const drawer = page.getByRole("dialog");
      await type(drawer.getByRole("textbox", { name: "Rate, loan B" }), " ");
      await expect(drawer.getByText("Rate is required")).toBeVisible();
    },
  },
  "a report as its client reads it": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      const { id, name } = await copyDemo(page);
      await openScenario(page, `/lc2/load?reportID=${id}`, name);
      await expect(page.getByRole("heading", { name: "What you owe, and what is yours" })).toBeVisible();
    },
  },
  "the amortization schedule": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      const { id, name } = await copyDemo(page);
      await openScenario(page, `/lc2/results/schedule?reportID=${id}`, name);
      await page.getByRole("radio", { name: "Monthly" }).click();
      await expect(page.getByRole("row", { name: new RegExp(`^1 ?${monthPaid(1)}`) })).toBeVisible();
    },
  },
  "results of a loan that lacks its rate": {
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page, { tab: "results", loan: { rate: undefined } });
      await expect(page.getByText("What is missing", { exact: true })).toBeVisible();
    },
  },
  "the reinvestment calculator, with every error": {
    fingers: true,
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
  "the payments that a loan is paid back faster by, with their errors": {
    onPhone: true,
    staysUnsaved: true,
    as: people.newOfficer,
    open: async (page) => {
      await openSaved(page, { tab: "results/schedule" });
      await press(page, "Add Payment");
      await type(page.getByRole("textbox", { name: "Lump sum" }), "20000");
      await type(page.getByRole("textbox", { name: "After payment" }), "361");
      await expect(page.getByText("Payment number cannot exceed the maximum term of the loan")).toBeVisible();
    },
  },
  "the question whether other reports may change too": {
    staysUnsaved: true,
    as: people.newOfficer,
    open: async (page) => {
      const toolMeta = { attachedReports: [{ tool: "pa", id: `rpt_${unique().padEnd(26, "0")}` }] };
      const clientID = await addClient(page, `Client ${unique()}`);
      await saveReport(page, clientID, { ...report(`Seen ${unique()}`), toolMeta });
      const name = `Seen ${unique()}`;
      const id = await saveReport(page, clientID, { ...report(name), toolMeta });
      await openScenario(page, `/lc2/results?reportID=${id}`, name);
      await press(page, "Edit loan A");
      await type(page.getByRole("dialog").getByRole("textbox", { name: "Rate, loan A" }), "6");
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
      await expect(page.getByText(/^Changes will be applied across all reports/)).toBeVisible();
    },
    // The analysis that both reports belong to is another tool's, and not there.
    expected: [/status of 404/],
  },
});
