import { expectAccessible, judge, press } from "./accessibility";
import { expect, people, test } from "./people";
import { call, unique } from "./stage";

judge("what an admin and an officer fill in", {
  "the licenses of a corporation, with every error": {
    as: people.admin,
    open: async (page) => {
      await page.goto("/admin?tab=licenses");
      await press(page, "Add a state");
      await press(page, "Save");
      await expect(page.getByText("License is required")).toBeVisible();
    },
  },
  "the drawer of a theme, with every error": {
    onPhone: true,
    as: people.admin,
    open: async (page) => {
      await page.goto("/admin?tab=themes");
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
      const invited = { email: `noor-${unique()}@summit.test`, fullName: "Noor Haddad", isAdmin: false };
      await call(page, "POST", "/v1/corp/invitations", invited);
      await page.goto("/admin?tab=people");
      await expect(page.getByRole("button", { name: `Send again to ${invited.email}` })).toBeVisible();
    },
  },
  feedback: {
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/feedback");
      await press(page, "Send");
      await expect(page.getByText("Feedback is required")).toBeVisible();
    },
  },
});

/** Pages of one make stand in one test: what differs between them is what they say. */
const families: Record<string, { as?: string; pages: readonly string[]; onPhone: readonly string[] }> = {
  "the administration": {
    as: people.admin,
    pages: ["permissions", "corporation", "disclaimers", "themes", "activity"].map((part) => `/admin?tab=${part}`),
    onPhone: ["/admin?tab=permissions"],
  },
  "the pages that everyone can read": {
    pages: [
      "about",
      "learning-center",
      "support",
      "compatibility",
      "terms-of-service",
      "privacy-policy?lang=es",
      "cookie-policy",
      "accessibility?lang=es",
    ].map((page) => `/members/${page}`),
    onPhone: ["/members/privacy-policy?lang=es"],
  },
};

for (const [name, { as, pages, onPhone }] of Object.entries(families))
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("are accessible", async ({ page, be, isMobile }) => {
      if (as) await be(as);
      for (const address of isMobile ? onPhone : pages)
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
          await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
          await expectAccessible(page, address);
        });
    });
  });
