import type { Page } from "@playwright/test";
import { closeTop, judge, openScenario, press } from "./accessibility";
import { expect, people } from "./people";
import { addClient, call, report, saveReport, touchPage, unique, visit } from "./stage";

/** A report of one's own, whose client has an address. @returns its id and its name */
async function saveToShare(page: Page) {
  const primaryEmail = `${unique()}@example.com`;
  const clientID = await addClient(page, `Jordan ${unique()}`, { primaryEmail });
  const name = `Seen ${unique()}`;
  return { id: await saveReport(page, clientID, report(name)), name };
}

const openResults = (page: Page, { id, name }: { id: string; name: string }) =>
  openScenario(page, `/lc2/results?reportID=${id}`, name);

/** The share window of such a report. */
async function openShare(page: Page) {
  await openResults(page, await saveToShare(page));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Send/ }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toBeVisible();
}
const to = (page: Page) => page.getByRole("dialog").getByRole("combobox", { name: "To" });

const link = (page: Page) => page.getByRole("button", { name: /^ann\+/ });

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
  "what came of a send": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await press(page, "Remove nonsense");
      await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).fill("");
      await to(page).fill(`reject+${unique()}@simulator.test `);
      await page.getByRole("dialog").getByRole("button", { name: "Send to 2 people" }).click();
      await expect(page.getByText("Failed to send email.")).toBeVisible();
    },
  },
  "a client's idea": {
    fingers: true,
    as: people.officer,
    open: async (page) => {
      await closeTop(page);
      const saved = await saveToShare(page);
      await sendIdea(page, saved.id);
      await openResults(page, saved);
      await touchPage(page);
      await page.getByRole("button", { name: "Idea from Jordan" }).click();
      await expect(page.getByText("“A bit less?”")).toBeVisible();
    },
  },
  "links of a report": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      const { id } = await saveToShare(page);
      await sendTo(page, id);
      await visit(page, `/members/shared-links?report=${id}`);
      await expect(link(page)).toBeVisible();
    },
  },
  "a link": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await link(page).click();
      await expect(page.getByText(/^No one has opened it yet/)).toBeVisible();
    },
  },
  "sends of a report": {
    onPhone: true,
    as: people.officer,
    open: async (page) => {
      await visit(page, `/members/shared-links?tab=sends&report=${new URL(page.url()).searchParams.get("report")}`);
      await expect(page.getByText("Sent to 1 of 3 people")).toBeVisible();
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
});
