import type { Page } from "@playwright/test";
import { expectAccessible, expectReachable, judge } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, touchPage, unique } from "./stage";

const origin = (page: Page) => new URL(page.url()).origin;

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: { origin: origin(page) } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).data[0];
}

/** The share window of a report of one's own. */
async function openShare(page: Page) {
  const primaryEmail = `${unique()}@example.com`;
  const clientID = await addClient(page, `Jordan ${unique()}`, { primaryEmail });
  const reportID = await saveReport(page, clientID, report(`Seen ${unique()}`));
  await page.goto(`/lc2/results?reportID=${reportID}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Send/ }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toBeVisible();
  return reportID;
}
const to = (page: Page) => page.getByRole("dialog").getByRole("combobox", { name: "To" });

/** Sent to three people, of whom two may not have it. */
const sendTo = (page: Page, reportID: string) =>
  post(page, "/v2/share/send-live-share", {
    reportID,
    clientEmail: ["ann", "reject", "silent"].map((name) => `${name}+${unique()}@simulator.test`),
  });

/** A client's idea, sent through a link. */
async function sendIdea(page: Page, reportID: string) {
  const { url } = await post(page, "/v2/share/get-live-share", { reportID, tool: "lc2" });
  const token = new URL(url).searchParams.get("data");
  const { link } = await post(page, `/v2/share/live-share-view?share-data=${token}&tool=lc2`, {});
  await post(page, `/v2/share/ideas?link=${link}`, {
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
      const reportID = await openShare(page);
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
    const look = async (name: string) => {
      await expectAccessible(page, name);
      await expectReachable(page, name);
    };
    await be(people.officer);
    const reportID = await openShare(page);
    await sendTo(page, reportID);
    await page.goto(`/members/shared-links?report=${reportID}`);
    const link = page.getByRole("button", { name: /^ann\+/ });
    await expect(link).toBeVisible();
    await look("links");
    await link.click();
    await expect(page.getByText(/^No one has opened it yet/)).toBeVisible();
    await look("a link");
    await page.goto(`/members/shared-links?tab=sends&report=${reportID}`);
    await expect(page.getByText("Sent to 1 of 3 people")).toBeVisible();
    await look("sends");
  });
});
