import type { Page } from "@playwright/test";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";

const unique = () => Math.random().toString(36).slice(2, 8);
const headers = (page: Page) => ({ origin: new URL(page.url()).origin });

async function plantClient(page: Page, name: string): Promise<string> {
  const response = await page.request.post("/v2/client", { data: { name }, headers: headers(page) });
  return (await response.json()).data[0]._id;
}

/** A report as the editor saves it. */
async function plantReport(page: Page, clientID: string, name: string, city = "Raleigh") {
  const properties = [
    {
      id: "home",
      address: `1 Elm St, ${city}, NC`,
      city,
      state: "NC",
      purchaseDetails: [{ id: "price", price: 400_000 }],
    },
  ];
  const loans = [
    { id: "loan", program: "conventional", type: "fixed", term: 30, rate: 6.5, downPaymentPercentage: 20 },
  ];
  const data = { clientID, report: { name, properties, loans } };
  const response = await page.request.post("/v2/client/reports", { data, headers: headers(page) });
  expect(response.status()).toBe(201);
  return (await response.json()).data[0].report.id as string;
}

async function openList(page: Page) {
  await page.goto("/members/dashboard");
  await page.getByRole("button", { name: "View all scenarios" }).click();
  const list = page.getByRole("dialog", { name: "Saved scenarios" });
  await expect(list).toBeVisible();
  return list;
}

test.beforeEach(async ({ page, be }) => {
  await be(people.harborOfficer);
  await page.goto("/members/dashboard");
});

test("lists ten at a time, finds by any word of name or place, and sorts both ways", async ({ page }) => {
  const word = `Heron${unique()}`;
  const clientID = await plantClient(page, `Paging ${word}`);
  for (let i = 1; i <= 12; i++)
    await plantReport(page, clientID, `Plan ${i} ${word}`, i === 7 ? `Ash${word}` : "Durham");
  const list = await openList(page);
  // The whole list begins with the same ten: the search must have answered before more is asked for.
  const found = page.waitForResponse(/searchText=/);
  await list.getByRole("textbox", { name: /Search/ }).fill(word);
  await found;
  const loads = list.getByRole("button", { name: new RegExp(`^Load Plan \\d+ ${word}`) });
  await expect(loads).toHaveCount(10);
  await expect(loads.first()).toHaveAccessibleName(`Load Plan 12 ${word}`);
  await list.getByRole("button", { name: "View More" }).click();
  await expect(loads).toHaveCount(12);
  if (!onPhone(page)) {
    await list.getByRole("button", { name: /^Updated/ }).click();
    await expect(loads.first()).toHaveAccessibleName(`Load Plan 1 ${word}`);
  }
  await list.getByRole("textbox", { name: /Search/ }).fill(`ash${word.toLowerCase()}`);
  await expect(loads).toHaveCount(1);
  await expect(loads.first()).toHaveAccessibleName(`Load Plan 7 ${word}`);
  await list.getByRole("textbox", { name: /Search/ }).fill("nothing-is-called-this");
  await expect(list.getByText("No results found")).toBeVisible();
});

test("deletes after asking, and not when the answer is no", async ({ page }) => {
  const name = `Short-lived ${unique()}`;
  await plantReport(page, await plantClient(page, `Owner of ${name}`), name);
  const list = await openList(page);
  await list.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(list.getByRole("button", { name: `Load ${name}` })).toBeVisible();
  await list.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Scenario deleted.")).toBeVisible();
  await expect(list.getByRole("button", { name: `Load ${name}` })).toHaveCount(0);
});

test("asks before it loads another client's scenario, and then is that client's", async ({ page }) => {
  const mine = `Mine ${unique()}`;
  const other = `Other ${unique()}`;
  const reportID = await plantReport(page, await plantClient(page, `Client of ${mine}`), mine);
  await plantReport(page, await plantClient(page, `Client of ${other}`), other);
  await page.goto(`/lc2/property?reportID=${reportID}`);
  if (onPhone(page)) await page.getByRole("button", { name: "More" }).click();
  await page.getByRole(onPhone(page) ? "menuitem" : "button", { name: "Saved scenarios" }).click();
  const list = page.getByRole("dialog", { name: "Saved scenarios" });
  await expect(list.getByRole("button", { name: `Load ${mine}` })).toBeVisible();
  await expect(list.getByRole("button", { name: `Load ${other}` })).toHaveCount(0);
  await list.getByRole("switch", { name: "View all clients" }).click();
  await list.getByRole("button", { name: `Load ${other}` }).click();
  const question = page.getByRole("alertdialog", { name: `Switch to Client of ${other}?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(list).toBeVisible();
  await list.getByRole("button", { name: `Load ${other}` }).click();
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`${other} loaded.`)).toBeVisible();
  await expect(page.getByText(`Client of ${other}`).first()).toBeVisible();
});
