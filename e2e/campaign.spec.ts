import { expectAccessible } from "./accessibility";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique } from "./stage";

test("an officer starts a campaign, changes a message, pauses and stops it", { tag: "@phone" }, async ({
  page,
  be,
}) => {
  await be(people.officer);
  const name = `Cam ${unique()}`;
  const client = await addClient(page, name, { primaryEmail: `${unique()}@example.com` });
  await saveReport(page, client, report(`Campaign ${unique()}`));
  await page.goto(`/members/clients/${client}`);
  await page.getByRole("link", { name: "90-day campaign" }).click();
  await expect(page.getByRole("heading", { name: "Fourteen messages over 90 days" })).toBeVisible();
  await expectAccessible(page, "before a campaign");
  await page.getByLabel("Highest price of the prequalification").fill("500000");
  await page.getByRole("button", { name: "Start the campaign" }).click();
  await expect(page.getByText("0 of 14 messages went out.")).toBeVisible();
  await page.getByRole("button", { name: /Shall we talk\?/ }).click();
  await expect(page.getByRole("heading", { name: "Day 85: Shall we talk?" })).toBeVisible();
  await page.getByLabel("Message", { exact: true }).fill("Shall we meet for coffee?\n\n[[OFFICER]]");
  await page.getByRole("button", { name: /Documents that expire/ }).click();
  await expect(page.getByRole("heading", { name: "Day 55: Documents that expire" })).toBeVisible();
  await page.getByRole("button", { name: /Shall we talk\?/ }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/meet for coffee/);
  await page.getByRole("button", { name: "Save message" }).click();
  await expect(page.getByText("Message saved.")).toBeVisible();
  await expect(page.getByText("Shall we meet for coffee?").last()).toBeVisible();
  await page.getByRole("button", { name: "Skip this one" }).click();
  await expect(page.getByRole("button", { name: "Send this one after all" })).toBeVisible();
  await expectAccessible(page, "a message of a campaign");
  await page.getByRole("button", { name: "Pause the campaign" }).click();
  await expect(page.getByText(/The campaign is paused\./)).toBeVisible();
  await page.getByRole("button", { name: "Stop the campaign" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop the campaign" }).click();
  await expect(page.getByText("The campaign was stopped.")).toBeVisible();
});
