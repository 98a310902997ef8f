import type { Page } from "@playwright/test";
import { closeTop, judge, openDemo, openSaved, press } from "./accessibility";
import { draftStatus, enterFirstLoan, field, newComparison, onPhone, typeInto } from "./editor";
import { expect, people } from "./people";
import { addClient, call, report, saveReport, unique } from "./stage";

/** Saves another rate for the scenario meanwhile, as another device would. */
async function saveElsewhere(page: Page, id: string) {
  const path = `/v2/client/reports/${id}`;
  const [{ report: saved }] = await call<[{ report: { loans: object[] } }]>(page, "GET", path);
  await call(page, "PUT", path, { report: { ...saved, loans: [{ ...saved.loans[0], rate: 7 }] } });
}

const another = { client: `Client ${unique()}`, scenario: `Another's ${unique()}` };

judge("keeping and finding scenarios", {
  // A phone keeps them behind its menu.
  "saved scenarios": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await saveReport(page, await addClient(page, another.client), report(another.scenario));
      await openDemo(page);
      if (onPhone(page)) await press(page, "More");
      await page.getByRole(onPhone(page) ? "menuitem" : "button", { name: "Saved scenarios" }).click();
      await expect(page.getByRole("button", { name: /^Load / }).first()).toBeVisible();
    },
  },
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
      await page.getByRole("textbox", { name: "Search name, client or location" }).fill("");
      await press(page, /^Delete /);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "the question before another client": {
    as: people.officer,
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("switch", { name: "View all clients" }).click();
      await press(page, new RegExp(`^Load ${another.scenario}`));
      await expect(page.getByRole("alertdialog", { name: `Switch to ${another.client}?` })).toBeVisible();
    },
  },
  "the question whose scenario it is": {
    fingers: true,
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await newComparison(page);
      await enterFirstLoan(page);
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByRole("dialog", { name: "Save scenario" })).toBeVisible();
    },
  },
  "the question before unsaved work is left": {
    as: people.officer,
    open: async (page) => {
      await openSaved(page);
      await typeInto(page, "Rate", 1, "7");
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "the notice that unsaved work is back": {
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await expect(draftStatus(page)).toContainText("Kept");
      await page.reload();
      await expect(page.getByText(/Your unsaved changes/)).toBeVisible();
    },
  },
  "two states of one scenario": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      if (onPhone(page)) await openSaved(page);
      await saveElsewhere(page, new URL(page.url()).searchParams.get("reportID")!);
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
        route.fulfill({ status: 401, json: { error: { code: "signedOut" } } }),
      );
      await newComparison(page);
      // At once: the window may open between two keys, and takes the second.
      await field(page, "Rate", 1).fill("7");
      await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    },
    expected: [/status of 401/],
  },
});
