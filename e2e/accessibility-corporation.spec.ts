import { expectAccessible, expectReachable, judge, press } from "./accessibility";
import { expect, people, test } from "./people";
import { call, unique } from "./stage";

judge("what an admin and an officer fill in", {
  "the corporations that staff look after, and one more with every error": {
    fingers: true,
    as: people.staff,
    open: async (page) => {
      await page.goto("/admin");
      await press(page, "Add a corporation");
      await press(page, "Add and invite");
      await expect(page.getByText("Name is required").first()).toBeVisible();
    },
  },
  "the licenses of a corporation, with every error": {
    fingers: true,
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
  "the drawer of an ad, with every error": {
    fingers: true,
    as: people.admin,
    open: async (page) => {
      await page.goto("/admin?tab=ads");
      await press(page, "Add an ad");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Link").fill("summit.example");
      await drawer.getByRole("button", { name: "Save" }).click();
      await expect(drawer.getByText("Invalid URL.")).toBeVisible();
    },
  },
  feedback: {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await page.goto("/members/feedback");
      await press(page, "Send");
      await expect(page.getByText("Feedback is required")).toBeVisible();
    },
  },
});

/** Pages of one make stand in one test: what differs between them is what they say. */
type Family = {
  as?: string;
  pages: readonly string[];
  /** Those that a phone lays out otherwise. */
  judgedOnPhone: readonly string[];
  /** They have fields, which a hand walks over on a phone too. */
  fingers?: true;
};
const families: Record<string, Family> = {
  "the administration": {
    as: people.admin,
    pages: ["permissions", "corporation", "disclaimers", "themes", "ads", "alerts", "approvals", "activity"].map(
      (part) => `/admin?tab=${part}`,
    ),
    judgedOnPhone: ["/admin?tab=permissions"],
    fingers: true,
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
    judgedOnPhone: ["/members/privacy-policy?lang=es"],
  },
};

for (const [name, { as, pages, judgedOnPhone, fingers }] of Object.entries(families))
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("are accessible", async ({ page, be, isMobile }) => {
      if (as) await be(as);
      for (const address of isMobile && !fingers ? judgedOnPhone : pages)
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
          await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
          const look = !isMobile || judgedOnPhone.includes(address) ? expectAccessible : expectReachable;
          await look(page, address);
        });
    });
  });
