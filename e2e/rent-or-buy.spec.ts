/** Buying or renting, from signing in to a report that a client can open. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { addLocation, beginOnClientsPage, closePanel, heading, openPanel, save, saveAndSend, typed } from "./answer";
import { draftStatus, field, onPhone, priceField, type, undo } from "./editor";
import { expect, people, test } from "./people";
import { addClient, unique } from "./stage";

const sentence = (page: Page) => page.getByRole("button", { name: /^Renting wins while the rent is below/ });

test("a buy or rent report is made, saved and sent with only what is on the screen, in less than two minutes", {
  tag: "@phone",
}, async ({ page, be }) => {
  await be(people.officer);
  const begun = await beginOnClientsPage(page, "Rena", { tool: "bvr", another: "New buy or rent" });
  await addLocation(page);
  await type(priceField(page), "450000");
  await type(field(page, "Rate", 1), "6.5");
  if (onPhone(page)) {
    await page.getByRole("button", { name: "Next: What would the same home rent for?" }).click();
    await expect(page.getByRole("textbox", { name: "Monthly rent for the same home" })).toBeFocused();
  }
  await expectAccessible(page, "the home and the loan");
  await page.getByRole("link", { name: "See the answer" }).click();

  // The break-even rent is known already, and the rent is all that is asked for.
  await expect(heading(page).filter({ hasText: "What is your rent?" })).toBeVisible();
  await page
    .getByRole("textbox", { name: /^Monthly rent/ })
    .first()
    .fill("2400");
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  await expect(page.getByText("If prices stay flat")).toBeVisible();
  await expectAccessible(page, "the answer");

  await openPanel(page);
  const before = await typed(page, "Years").inputValue();
  await typed(page, "Years").fill("7");
  await closePanel(page);
  await expect(page.getByText("0% a year, after 7 years")).toBeVisible();
  await undo(page);
  await expect(page.getByText(`0% a year, after ${before} years`)).toBeVisible();
  await expect(draftStatus(page)).toContainText("Kept");

  // A phone's way to send a report is every tool's, and is walked with a debt consolidation.
  if (onPhone(page)) return save(page);
  await expectLaidOutWhenNear(page);
  await saveAndSend(page, begun);
});

/** What is far below is laid out once it comes near. */
async function expectLaidOutWhenNear(page: Page) {
  const assumptions = page.getByLabel("Assumptions", { exact: true });
  const isLaidOut = () =>
    assumptions.evaluate(({ firstElementChild }) =>
      firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  await expect.poll(isLaidOut).toBe(false);
  await assumptions.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
}

test("a report is made for a client by keyboard alone, from the client's page to the saved answer", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const name = `Rena ${unique()}`;
  const clientID = await addClient(page, name, { monthlyIncome: 8000, filingStatus: "single" });
  await page.goto(`/members/clients/${clientID}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("buy or rent");
  await expect(page.getByRole("option").first()).toHaveText(`New buy or rent for ${name}`);
  await page.keyboard.press("Enter");
  await expect(priceField(page)).toBeFocused();
  await page.keyboard.type("450000");
  await page.keyboard.press("Enter");
  await page.keyboard.type("6.5");
  // The rows between the rate and the rent have their usual values: one key goes on to what is asked, and again to the answer.
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("textbox", { name: "Monthly rent for the same home" })).toBeFocused();
  await page.keyboard.type("2400");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(sentence(page)).toContainText("Yours is $2,400.");
  // Nobody said where the home is: what that leaves out stands above the answer, and the report is a draft.
  await expect(page.getByText("Owning is counted without property tax. Enter its rate.")).toBeVisible();
  await expect(page.getByText(/^Home prices are assumed not to change\./)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/ saved as a draft\./)).toBeVisible();
});
