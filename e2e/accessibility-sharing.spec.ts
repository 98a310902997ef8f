import type { Page } from "@playwright/test";
import { expectAccessible, judge } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, call, report, saveReport, touchPage, unique } from "./stage";

/** A report of one's own, whose client has an address. @returns its id */
async function saveToShare(page: Page) {
  const primaryEmail = `${unique()}@example.com`;
  const clientID = await addClient(page, `Jordan ${unique()}`, { primaryEmail });
  return saveReport(page, clientID, report(`Seen ${unique()}`));
}

/** The share window of such a report. */
async function openShare(page: Page) {
  await page.goto(`/lc2/results?reportID=${await saveToShare(page)}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Send/ }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toBeVisible();
}
const to = (page: Page) => page.getByRole("dialog").getByRole("combobox", { name: "To" });

/** Sent to three people, of whom two may not have it. */
const sendTo = (page: Page, reportID: string) =>
  call(page, "POST", "/v2/share/send-live-share", {
    reportID,
    clientEmail: ["ann", "reject", "silent"].map((name) => `${name}+${unique()}@simulator.test`),
  });

/** A client's idea, sent through a link. */
async function sendIdea(page: Page, reportID: string) {
  const sharing = { reportID, tool: "lc2" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", sharing);
  const seen = `/v2/share/live-share-view?share-data=${new URL(url).searchParams.get("data")}&tool=lc2`;
  const [{ link }] = await call<[{ link: string }]>(page, "POST", seen, {});
  await call(page, "POST", `/v2/share/ideas?link=${link}`, {
    loanID: "loan",
    changes: { price: 440_000 },
    note: "A bit less?",
  });
}

judge("sharing", {
  "the share window, with what is wrong in it": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await openShare(page);
      await to(page).fill("nonsense ");
      await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).fill("It is $2,000 at 12 Oak Street.");
      await expect(page.getByText("Invalid email: nonsense")).toBeVisible();
      await expect(page.getByText(/^The message contains a figure and a street number/)).toBeVisible();
    },
  },
  "the share window of an officer without a header": {
    fingers: true,
    as: people.newOfficer,
    open: async (page) => {
      await openShare(page);
      await expect(page.getByRole("dialog").getByText(/^Complete your branding information/)).toBeVisible();
    },
  },
  "what came of a send": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await openShare(page);
      await to(page).fill(`reject+${unique()}@simulator.test `);
      await page.getByRole("dialog").getByRole("button", { name: "Send to 2 people" }).click();
      await expect(page.getByText("Failed to send email.")).toBeVisible();
    },
  },
  "a client's idea": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      const reportID = await saveToShare(page);
      await sendIdea(page, reportID);
      await page.goto(`/lc2/results?reportID=${reportID}`);
      await touchPage(page);
      await page.getByRole("button", { name: "Idea from Jordan" }).click();
      await expect(page.getByText("“A bit less?”")).toBeVisible();
    },
  },
});

test.describe("links and sends", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("are accessible", async ({ page, be }) => {
    await be(people.officer);
    const reportID = await saveToShare(page);
    await sendTo(page, reportID);
    await page.goto(`/members/shared-links?report=${reportID}`);
    const link = page.getByRole("button", { name: /^ann\+/ });
    await expect(link).toBeVisible();
    await expectAccessible(page, "links");
    await link.click();
    await expect(page.getByText(/^No one has opened it yet/)).toBeVisible();
    await expectAccessible(page, "a link");
    await page.goto(`/members/shared-links?tab=sends&report=${reportID}`);
    await expect(page.getByText("Sent to 1 of 3 people")).toBeVisible();
    await expectAccessible(page, "sends");
  });
});
