/** How an officer looks to clients: from the first day without a header to a report with a face, a logo and a co-brand. */
import { pictures } from "@highway/local/demo/pictures";
import type { Page } from "@playwright/test";
import { expect, mailTo, people, test } from "./people";
import { addClient, call, report, saveReport, unique, visit } from "./stage";

const png = (bytes: Uint8Array) => ({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(bytes) });

/** Chooses a picture where the page asks for one, cuts it and keeps it. */
async function putPicture(page: Page, noun: "photo" | "logo", bytes: Uint8Array) {
  await page.getByLabel(`Choose ${noun}`).setInputFiles(png(bytes));
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByRole("slider", { name: "Zoom" })).toHaveValue("1.2");
  await page.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByRole("dialog", { name: `Position the ${noun}` })).toBeHidden();
}

async function typeHeader(page: Page, company: string) {
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Nia Cole");
  await putPicture(page, "photo", pictures.officer());
  await expect(page.getByText("Photo saved.")).toBeVisible();
  await putPicture(page, "logo", pictures.summit());
  // A square logo is whole in its frame.
  const logo = page.getByRole("img", { name: "Logo", exact: true }).first();
  await expect(logo).toBeVisible();
  const room = () =>
    logo.evaluate((img) => img.parentElement!.getBoundingClientRect().bottom - img.getBoundingClientRect().bottom);
  await expect.poll(room).toBeGreaterThan(0);
  await page.getByRole("textbox", { name: "Company", exact: true }).fill(company);
  await page.getByLabel("License number").fill("1482093");
  await page.getByRole("textbox", { name: "First phone", exact: true }).fill("919.555.0142");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Header saved.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First phone", exact: true })).toHaveValue("(919) 555-0142");
}

async function addCobrand(page: Page, name: string) {
  await visit(page, "/members/administration/cobranded-marketing");
  await expect(page).toHaveURL(/custom-settings\?tab=cobrands$/);
  await page.getByRole("button", { name: "Add a co-brand" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a co-brand" });
  await drawer.getByLabel("Name").fill(name);
  await drawer.getByLabel("Company").fill("Oakline Realty");
  await putPicture(page, "photo", pictures.agent());
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();
}

/** Puts the co-brand at the right of the officer. */
async function choose(page: Page, name: string) {
  await page.getByRole("button", { name: "Co-branding" }).click();
  const dialog = page.getByRole("dialog", { name: "Co-branding" });
  await dialog.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
  await dialog.getByRole("radio", { name: "Right" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Co-branding updated.")).toBeVisible();
}

async function sentLink(page: Page, to: string) {
  const { html, text } = await mailTo(page.request, to);
  return { html, link: text.match(/https?:\S+live-share\S+/)?.[0] ?? "" };
}

test("a new officer gets a header, a face and a co-brand, and their client sees them", async ({ page, be }) => {
  const id = unique();
  const officer = `nia-${id}@summit.test`;
  const client = `ida-${id}@example.com`;
  const [company, partner] = [`Cole Loans ${id}`, `Paul ${id}`];
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email: officer, fullName: "Nia Cole" });
  await be(officer);
  await page.goto("/members/dashboard");
  const banner = page.getByRole("region", { name: "Branding" });
  await expect(banner).toHaveText("Complete your branding information in the “header” section of the “settings” page.");
  await banner.getByRole("link", { name: "settings" }).click();
  await typeHeader(page, company);
  await visit(page, "/members/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();

  await addCobrand(page, partner);
  const reportID = await saveReport(page, await addClient(page, `Ida ${id}`), report(`Lake ${id}`));
  await visit(page, `/lc2/review?reportID=${reportID}`);
  const head = page.getByRole("region", { name: "Who the report is from" });
  await expect(head).toContainText(/Nia ColeNMLS #1482093/);
  await choose(page, partner);
  await expect(head).toHaveText(new RegExp(`Nia Cole.*${partner}`));
  await expect(page.getByText(`Oakline Realty and ${company} are not affiliated.`)).toBeVisible();

  await call(page, "POST", "/v2/share/send-live-share", { reportID, clientEmail: client, hasPasscode: false });
  const { html, link } = await sentLink(page, client);
  expect(html).toContain("Oakline Realty");
  // The page of the officer would ask on without a session.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(partner).first()).toBeVisible();
  await expect(page.getByText(`Oakline Realty and ${company} are not affiliated.`)).toBeAttached();
  const faces = page.locator("img[src*='kind=headshot'], img[src*='kind=cobrand'], img[src*='kind=logo']");
  await expect
    .poll(() => faces.evaluateAll((all) => all.map((face) => (face as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true]);
});
