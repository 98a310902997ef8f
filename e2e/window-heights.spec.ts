/** A window whose list comes late has its height from the start: what is pressed in it stays under the pointer. */
import type { Locator, Page } from "@playwright/test";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";
import { addClient, report, saveReport, unique, visit } from "./stage";

/** Opens a window while the answer to `path` waits, and compares where its frame stands then and once it came. */
async function expectStill(page: Page, path: string, open: () => Promise<Locator>) {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await late;
    await route.continue();
  });
  const window = await open();
  const loading = window.getByRole("status", { name: /^Loading/ });
  await expect(loading).toBeVisible();
  const before = await boxOf(window);
  answer();
  await expect(loading).toBeHidden();
  expect(await boxOf(window)).toEqual(before);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

const boxOf = (window: Locator) => window.locator(".shadow-pop").first().boundingBox();

test("co-branding's and a report's to attach stand still when their lists come @phone", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Still ${unique()}`);
  const id = await saveReport(page, client, report(`Still ${unique()}`));
  const choose = async (name: string, title: string) => {
    await page.getByRole("button", { name }).first().click();
    return page.getByRole("dialog", { name: title });
  };
  await expectStill(page, "/v1/user/get-all-cobrands", async () => {
    // The head of the review asks for them too, as soon as it is there.
    await page.goto(`/lc2/review?reportID=${id}`);
    return choose("Co-branding", "Co-branding");
  });
  await page.keyboard.press("Escape");
  // A phone offers it in the menu of its head, and lays both windows out alike.
  if (onPhone(page)) return;
  await visit(page, `/lc2/results?reportID=${id}`);
  await expectStill(page, "/v2/client/report-lines/page", () => choose("Attach report", "Attach a report"));
});

test("the window that sends stands still when the editor of its message comes", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Still ${unique()}`, { primaryEmail: `${unique()}@example.com` });
  const id = await saveReport(page, client, report(`Still ${unique()}`));
  await expectStill(page, "/assets/rich-text-editor", async () => {
    await page.goto(`/lc2/review?reportID=${id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Send/ }).click();
    const window = page.getByRole("dialog", { name: /^Send / });
    // The pointer rests where the press would be, once the window has come to its place.
    await window.getByRole("button", { name: "Send", exact: true }).hover();
    return window;
  });
});

test("a saved report for an analysis is chosen in a window that stands still when its list comes @phone", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const client = await addClient(page, `Still ${unique()}`);
  const name = `Still ${unique()}`;
  await saveReport(page, client, report(name));
  await visit(page, `/pa/results?clientID=${client}`);
  await page.getByRole("button", { name: `Begin with ${name}` }).click();
  await expectStill(page, "/v2/client/reports?", async () => {
    await page.getByRole("button", { name: "Add a chapter", exact: true }).click();
    await page.getByRole("menuitem", { name: "A saved report" }).click();
    return page.getByRole("dialog", { name: "Add a saved report" });
  });
});

test("many co-brands scroll within their window, whose buttons stay on the screen @phone", async ({ page, be }) => {
  await be(people.officer);
  const client = await addClient(page, `Many ${unique()}`);
  const id = await saveReport(page, client, report(`Many ${unique()}`));
  await page.route("**/v1/user/get-all-cobrands*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const of = (at: number) => ({
      name: `Partner ${at + 1}`,
      title: "Agent",
      company: "Harbor Realty",
      headshot: null,
    });
    const many = Array.from({ length: 12 }, (_, at) => ({ cbID: 900 + at, cbData: JSON.stringify(of(at)) }));
    await route.fulfill({ response, json: { ...answer, data: many } });
  });
  await page.goto(`/lc2/review?reportID=${id}`);
  await page.getByRole("button", { name: "Co-branding" }).first().click();
  const window = page.getByRole("dialog", { name: "Co-branding" });
  const last = window.getByRole("radio", { name: "Partner 12" });
  await last.check();
  for (const shown of [last, window.getByText("Left"), window.getByRole("button", { name: "Save" })])
    await expect(shown).toBeInViewport({ ratio: 1 });
  const choices = (await window.getByRole("group", { name: "Who appears with you" }).boundingBox())!;
  const side = (await window.getByRole("link", { name: "Edit co-brands" }).boundingBox())!;
  expect(choices.y + choices.height).toBeLessThanOrEqual(side.y);
});
