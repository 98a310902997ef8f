import type { Page } from "@playwright/test";
import { discardTop, judge, press } from "./accessibility";
import { onPhone } from "./editor";
import { expect, people } from "./people";
import { call, unique, visit } from "./stage";

/** Each has a title of its own, which says that the page before is gone. */
async function open(page: Page, path: string) {
  const before = await page.title();
  await visit(page, path);
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
}

/** Pages of one make: what differs between them is what they say. */
const pages = (paths: readonly string[], more: { as?: string; onPhone?: true; fingers?: true }) =>
  Object.fromEntries(paths.map((path) => [path, { ...more, open: (page: Page) => open(page, path) }]));
const toRead = ["about", "learning-center", "support", "compatibility", "terms-of-service", "cookie-policy"];
const tabs = ["corporation", "disclaimers", "themes", "ads", "alerts", "approvals", "activity"];

judge("a corporation, and what everyone can read", {
  ...pages(["/members/privacy-policy?lang=es"], { onPhone: true }),
  ...pages(["/members/accessibility?lang=es", ...toRead.map((page) => `/members/${page}`)], {}),
  "the corporations that staff look after, and one more with every error": {
    fingers: true,
    as: people.staff,
    open: async (page) => {
      await visit(page, "/admin");
      await press(page, "Add a corporation");
      await press(page, "Add and invite");
      await expect(page.getByText("Name is required").first()).toBeVisible();
    },
  },
  "the panel of the staff": {
    fingers: true,
    as: people.staff,
    open: async (page) => {
      await visit(page, "/members/feedback");
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("staff panel");
      await page.getByRole("option", { name: "Open the staff panel" }).click();
      if (!onPhone(page)) await page.getByRole("radio", { name: "Small" }).click();
      await expect(page.getByRole("switch", { name: "Always require a passcode" })).toBeVisible();
    },
  },
  ...pages(["/admin?tab=permissions"], { as: people.admin, onPhone: true }),
  ...pages(
    tabs.map((tab) => `/admin?tab=${tab}`),
    { as: people.admin, fingers: true },
  ),
  "the drawer of a theme, with every error": {
    onPhone: true,
    as: people.admin,
    open: async (page) => {
      await visit(page, "/admin?tab=themes");
      await press(page, "Add a theme");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Primary color, hex").fill("#fe");
      await drawer.getByLabel("Secondary color, hex").fill("#ffee00");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByText("Theme name is required")).toBeVisible();
    },
  },
  "the people of a corporation, with an invitation": {
    onPhone: true,
    as: people.admin,
    open: async (page) => {
      await discardTop(page);
      const invited = { email: `noor-${unique()}@summit.test`, fullName: "Noor Haddad", isAdmin: false };
      await call(page, "POST", "/v1/corp/invitations", invited);
      await visit(page, "/admin?tab=people");
      await expect(page.getByRole("button", { name: `Send again to ${invited.email}` })).toBeVisible();
    },
  },
  "the drawer of an ad, with every error": {
    fingers: true,
    as: people.admin,
    open: async (page) => {
      await visit(page, "/admin?tab=ads");
      await press(page, "Add an ad");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Link").fill("summit.example");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByText("Invalid URL.")).toBeVisible();
    },
  },
  "the licenses of a corporation, with every error": {
    fingers: true,
    as: people.admin,
    open: async (page) => {
      await discardTop(page);
      await visit(page, "/admin?tab=licenses");
      await press(page, "Add a state");
      await press(page, "Save");
      await expect(page.getByText("License is required")).toBeVisible();
    },
  },
  feedback: {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await visit(page, "/members/feedback");
      await press(page, "Send");
      await expect(page.getByText("Feedback is required")).toBeVisible();
    },
  },
});
