/** What journeys of every tool that answers in a sentence do: begin, move a figure, save and send. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { onPhone } from "./editor";
import { expect, mailsTo } from "./people";
import { addClient, saveReport, unique } from "./stage";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** On a phone the sliders are in a sheet, which the answer stays in sight of. */
export async function openPanel(page: Page) {
  if (!onPhone(page)) return;
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expectAccessible(page, "what changes the answer");
}
export async function closePanel(page: Page) {
  if (onPhone(page)) await page.getByRole("button", { name: "Done", exact: true }).click();
}

/** The field of a slider. */
export const typed = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).last();

type Begun = { tool: string; another: string };
type Sent = { tool: string; primaryEmail: string; began: number };

/** A new client of the officer, on whose page a report of the tool is begun. `saved`: a report that the client has already. */
export async function beginOnClientsPage(
  page: Page,
  first: string,
  { tool, another, saved }: Begun & { saved?: object },
): Promise<Sent> {
  const [name, primaryEmail] = [`${first} ${unique()}`, `${unique()}@example.com`];
  const clientID = await addClient(page, name, { primaryEmail, monthlyIncome: 8000, filingStatus: "single" });
  if (saved) await saveReport(page, clientID, saved);
  const began = Date.now();
  await page.goto(`/members/clients/${clientID}`);
  await page.getByRole("button", { name: "New report of another tool" }).click();
  await page.getByRole("menuitem", { name: another }).click();
  await expect(page).toHaveURL(new RegExp(`/${tool}/property`));
  return { tool, primaryEmail, began };
}

export async function addLocation(page: Page) {
  await page
    .getByRole("button", { name: /Add the location/ })
    .first()
    .click();
  const location = page.getByRole("dialog").getByLabel("Location");
  await location.fill("412 brook");
  await page.getByRole("option", { name: /Brookhaven/ }).click();
  await expect(page.getByRole("dialog").getByLabel("ZIP")).not.toHaveValue("");
  await page.keyboard.press("Escape");
}

export async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText(/ saved\.$/)).toBeVisible();
}

/** Saves the report and sends it, which takes less than two minutes from the client's page on. */
export async function saveAndSend(page: Page, { tool, primaryEmail, began }: Sent) {
  await save(page);
  if (onPhone(page)) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Send the report/ }).click();
  } else {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Send/ }).click();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Share email sent.")).toBeVisible();
  expect((Date.now() - began) / 1000, "seconds from the client's page to the sent report").toBeLessThan(120);
  await expect
    .poll(async () =>
      (await mailsTo(page.request, primaryEmail)).some(({ text }) => text.includes(`/${tool}/live-share`)),
    )
    .toBe(true);
}
