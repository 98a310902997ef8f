import { pictures } from "@highway/local/demo/pictures";
import type { Page } from "@playwright/test";
import { closeTop, judge, press } from "./accessibility";
import { expect, people } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

const open = (page: Page, tab: string) => visit(page, `/members/administration/custom-settings?tab=${tab}`);

judge("what an officer brands", {
  "a reviewed report, from its head to what stands below": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      const id = await saveReport(page, await addClient(page, `Client ${unique()}`), report(`Seen ${unique()}`));
      await visit(page, `/lc2/review?reportID=${id}`);
      await expect(page.getByText("All rights reserved.")).toBeVisible();
    },
  },
  "the co-branding of a report": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await press(page, "Co-branding");
      await page.getByRole("radio", { name: /^Priya Raman/ }).check();
      await expect(page.getByRole("radio", { name: "Right" })).toBeVisible();
    },
  },
  "the header of the settings, with an error and something unsaved": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await open(page, "customheader");
      await page.getByRole("textbox", { name: "First phone", exact: true }).fill("555");
      await press(page, "Save changes");
      await expect(page.getByText("Enter a phone number with 10 digits")).toBeVisible();
    },
  },
  "the licenses of the settings, with every error": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await open(page, "licenses");
      // The wrong phone of the screen before is kept, and a save would go to it, on its own tab.
      await press(page, "Discard");
      await press(page, "Add a state");
      await press(page, "Save changes");
      await expect(page.getByText("License number is required")).toBeVisible();
    },
  },
  "the disclaimers of the settings": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await open(page, "disclaimers");
      await press(page, /^Loan-to-value/);
      await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(/\{ltv\}/);
    },
  },
  "the compliance marks of the settings": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await open(page, "compliance");
      await expect(page.getByRole("checkbox", { name: "NCUA" })).toBeVisible();
    },
  },
  "the themes of the settings": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await open(page, "themes");
      await expect(page.getByRole("radio").first()).toBeVisible();
    },
  },
  "the co-brands of the settings": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await open(page, "cobrands");
      await expect(page.getByRole("button", { name: "Edit Priya Raman" })).toBeVisible();
    },
  },
  "the editor of a co-brand, with an error": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await press(page, "Add a co-brand");
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Name is required")).toBeVisible();
    },
  },
  "the window that cuts a picture": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await open(page, "customheader");
      const file = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pictures.summit()) };
      await page.getByLabel("Choose logo").setInputFiles(file);
      await expect(page.getByRole("radio", { name: "Square" })).toBeVisible();
    },
  },
});
