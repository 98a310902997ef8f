import { closeTop, discardTop, judge, openDemo, press } from "./accessibility";
import { type } from "./editor";
import { expect, people } from "./people";

judge("the loan form", {
  "the usual down payments": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await press(page, "Common down payments for loan A");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the charges of an APR": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, "Charges in the APR of loan A");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the worksheet of an insurance": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, "Insurance worksheet of loan A");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the terms of an adjustable rate": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await page.getByRole("combobox", { name: "Type, loan A" }).selectOption("5/6 ARM");
      await press(page, /terms of the adjustable rate, loan A/);
      await page.getByRole("radio", { name: "Custom" }).click();
      await press(page, "Add a rate");
      await type(page.getByRole("textbox", { name: "Rate of period 2, loan A" }), " ");
      await expect(page.getByText("Rate is required")).toBeVisible();
    },
  },
  "the terms of a buydown": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await page.getByRole("combobox", { name: "Type, loan A" }).selectOption("3/2/1 buydown");
      await press(page, /terms of the buydown, loan A/);
      await expect(page.getByRole("table", { name: "Payments in the first years" })).toBeVisible();
    },
  },
  "a second loan": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /^Second loan, loan A/);
      await type(page.getByRole("textbox", { name: "Rate of the second loan, loan A" }), "600");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  "the months that are prepaid": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /^Months and days prepaid for loan A|mo tax/);
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "a closing cost worksheet with a fee that cannot be": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /closing cost worksheet of loan A$/i);
      await type(page.getByRole("textbox", { name: "Amount of Processing" }), "9999999999");
      await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
  "a credits worksheet": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await discardTop(page);
      await press(page, /credits worksheet of loan A$/i);
      await press(page, "Add a credit");
      await expect(page.getByRole("textbox", { name: "Name of the credit" })).toBeVisible();
    },
  },
  "the question before a worksheet is deleted": {
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await press(page, /closing cost worksheet of loan A$/i);
      await press(page, /^Delete Cary purchase/);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
});
