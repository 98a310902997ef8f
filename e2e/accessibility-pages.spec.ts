import { closeTop, judge, openDemo, press } from "./accessibility";
import { expect, people } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

judge("the pages", {
  "the sign-in": {
    onPhone: true,
    open: async (page) => {
      await visit(page, "/sign-in");
      await page.getByLabel("Email").fill("nobody");
      await press(page, "Email me a code");
      await expect(page.getByRole("alert")).toBeVisible();
    },
    expected: [/status of 400/],
  },
  "the code of the sign-in": {
    fingers: true,
    open: async (page) => {
      await visit(page, "/sign-in");
      await page.getByLabel("Email").fill("nobody@example.com");
      await press(page, "Email me a code");
      await page.getByLabel("Six-digit code").fill("123456");
      await expect(page.getByRole("alert")).toBeVisible();
    },
    expected: [/status of 4\d\d/],
  },
  "a page that is not there": {
    open: async (page) => {
      await visit(page, "/no/such/page");
      await expect(page.getByText("404: Page not found")).toBeVisible();
    },
  },
  "clients that nobody is among": {
    fingers: true,
    as: people.admin,
    open: async (page) => {
      // Other journeys are this person too, and add clients.
      await page.route("**/v2/client?*", (route) => route.fulfill({ json: { data: [{ data: [] }] } }));
      await visit(page, "/clients");
      await expect(page.getByText("No clients yet")).toBeVisible();
    },
  },
  "the home of a new officer": {
    fingers: true,
    as: people.admin,
    open: async (page) => {
      await visit(page, "/members/dashboard");
      await expect(page.getByText("Three steps to your first comparison")).toBeVisible();
    },
  },
  home: {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      const newest = report(`Newest ${unique()}`);
      await saveReport(page, await addClient(page, `Client ${unique()}`), newest);
      await visit(page, "/members/dashboard");
      await expect(page.getByText(newest.name)).toBeVisible();
      // News waits until somebody is there.
      await page.mouse.move(700, 700);
      await expect(page.getByRole("button", { name: "All news" })).toBeVisible();
    },
  },
  "all of the market's news": {
    as: people.officer,
    open: async (page) => {
      await press(page, "All news");
      const news = page.getByRole("dialog", { name: "Market news" });
      await expect(news.getByRole("link", { name: /^Sample: minutes of a meeting/ })).toBeVisible();
    },
  },
  clients: {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await visit(page, "/clients");
      await expect(page).toHaveTitle(/^Clients/);
      await expect(page.getByRole("button", { name: /^Actions for / }).first()).toBeVisible();
    },
  },
  "the menu of a client": {
    as: people.officer,
    open: async (page) => {
      await press(page, /^Actions for /);
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "the drawer of a client, with every error": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      await visit(page, "/clients?add");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Primary email").fill("ada@");
      await drawer.getByLabel("Secondary emails").fill("one,");
      await drawer.getByLabel("Fed/State Tax Rate").fill("");
      await drawer.getByRole("button", { name: "Add client" }).click();
      await expect(drawer.getByText("Name is required")).toBeVisible();
    },
  },
  "the tax brackets beside a client's rate": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await page.getByRole("dialog").getByLabel("Name").fill("Ada");
      await press(page, "Federal tax brackets");
      await expect(page.getByRole("list", { name: /^\d{4} brackets$/ })).toBeVisible();
    },
  },
  "the question before typed changes of a client are thrown away": {
    fingers: true,
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("list", { name: /^\d{4} brackets$/ })).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  "the command palette": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await openDemo(page);
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("el");
      await expect(page.getByRole("option", { name: "New comparison for Elena Marchetti" })).toBeVisible();
    },
  },
  "the page of a client": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await page.getByRole("combobox", { name: /^Search/ }).fill("jonah feld demo");
      await page
        .getByRole("group", { name: "Clients" })
        .getByRole("option", { name: /^Jonah/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jonah Feld demo");
      await expect(page.getByText(/^Nothing has been sent yet. /)).toBeVisible();
    },
  },
  profile: {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await visit(page, "/members/administration/profile");
      await expect(page.getByRole("radio", { name: "Light", exact: true })).toBeVisible();
      await page.getByRole("button", { name: /^Account of/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  "the sign-in and security": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await visit(page, "/members/administration/security");
      await expect(page.getByText("This browser").first()).toBeVisible();
      await expect(page.getByText("Sign in with your fingerprint, your face or a PIN")).toBeVisible();
    },
  },
  "the setting up of an authenticator app": {
    as: people.officer,
    open: async (page) => {
      await press(page, "Set up an app");
      await expect(page.getByRole("img", { name: /authenticator app/ })).toBeVisible();
    },
  },
  "a scenario that is not there": {
    as: people.officer,
    open: async (page) => {
      await visit(page, "/lc2/property?reportID=rpt_00000000000000000000000000");
      await expect(page.getByText("This scenario no longer exists")).toBeVisible();
    },
    expected: [/status of 404/],
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
  "the report card of a county, and how a figure is calculated": {
    onPhone: true,
    staysUnsaved: true,
    as: people.officer,
    open: async (page) => {
      await visit(page, "/counties?county=37183&with=37119");
      await expect(page.getByRole("heading", { name: /^Prices in Wake County rose 7.2% a year/ })).toBeVisible({
        timeout: 20_000,
      });
      await page
        .getByRole("button", { name: /: 27\.368%$/ })
        .first()
        .click();
      await expect(page.getByText("Principal and interest", { exact: true })).toBeVisible();
    },
  },
  "a page that broke": {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/dashboard");
      await page.route("**/assets/page-*.js", (route) => route.abort());
      await page.getByRole("link", { name: "Clients", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    },
    expected: [/./],
  },
});
