import type { Page } from "@playwright/test";
import { judge, openDemo, openSaved, press } from "./accessibility";
import { draftStatus, enterFirstLoan, field, newComparison, onPhone, typeInto } from "./editor";
import { expect, people } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

/** A phone keeps it behind its menu. */
async function openSavedScenarios(page: Page) {
  await openDemo(page);
  if (onPhone(page)) await press(page, "More");
  await page.getByRole(onPhone(page) ? "menuitem" : "button", { name: "Saved scenarios" }).click();
  await expect(page.getByRole("button", { name: /^Load / }).first()).toBeVisible();
}

judge("keeping and finding scenarios", {
  "the question whose scenario it is": {
    fingers: true,
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
      await expect(draftStatus(page)).toContainText("Kept");
      await page.reload();
      await expect(page.getByText(/Your unsaved changes/)).toBeVisible();
    },
  },
  "two states of one scenario": {
    onPhone: true,
    as: people.newOfficer,
    open: async (page) => {
      const id = await openSaved(page);
      const other = await page.context().newPage();
      await other.goto(`/lc2/property?reportID=${id}`);
      await typeInto(other, "Rate", 1, "7");
      await other.keyboard.press("ControlOrMeta+s");
      await expect(other.getByText(/ saved( as a draft.*)?\.$/)).toBeVisible();
      await other.close();
      await typeInto(page, "Closing costs", 1, "6240");
      await page.keyboard.press("ControlOrMeta+s");
      const question = page.getByRole("dialog", { name: "This scenario was changed after you opened it" });
      await question.getByRole("button", { name: "Compare" }).click();
      await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    },
    expected: [/status of 409/],
  },
  "the end of a session": {
    as: people.harborOfficer,
    open: async (page) => {
      await page.route("**/v2/client/working-copies/**", (route) =>
        route.fulfill({ status: 401, json: { error: {} } }),
      );
      await newComparison(page);
      // At once: the window may open between two keys, and takes the second.
      await field(page, "Rate", 1).fill("7");
      await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    },
    expected: [/status of 401/],
  },
  "saved scenarios": { as: people.officer, open: openSavedScenarios, onPhone: true },
  "saved scenarios that are not found": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await page.getByRole("textbox", { name: "Search name, client or location" }).fill("zebra");
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
      const [client, scenario] = [`Client ${unique()}`, `Another's ${unique()}`];
      await saveReport(page, await addClient(page, client), report(scenario));
      await openSavedScenarios(page);
      await page.getByRole("switch", { name: "View all clients" }).click();
      await press(page, new RegExp(`^Load ${scenario}`));
      await expect(page.getByRole("alertdialog", { name: `Switch to ${client}?` })).toBeVisible();
    },
  },
});
